"""Plays a whole match against the server's bot, then checks chance: python play_over_http.py http://127.0.0.1:8765"""

import json
import random
import sys
from hashlib import sha256
from urllib.request import Request, urlopen

headers = {"content-type": "application/json"}


def call(path: str, body: dict | None = None) -> dict:
    return json.load(urlopen(Request(sys.argv[1] + path, body and json.dumps(body).encode(), headers)))


headers["authorization"] = "Bearer " + call("/api/players", {"nickname": "Script", "script": True})["token"]
table = call("/api/matches", {"game": "ahuris", "seats": 2, "plan": [{"kind": "me"}, {"kind": "bot"}]})
match, promised = f"/api/matches/{table['id']}", table["promises"][0]["commitment"]
call(f"{match}/seats/0/ready", {"word": "lantern"})  # the match begins; my word is a part of its seed
now = call(f"{match}/view?seat=0")
while now["result"] is None:
    if now["choices"]:
        action = random.choice(now["choices"])["action"]
        now = call(f"{match}/answers", {"seat": 0, "length": now["length"], "action": action})
    else:  # the bot is asked: wait until the record is longer
        now = call(f"{match}/view?seat=0&since={now['length']}&wait=20")
chance = call(match)["promises"][0]  # its secret is shown now
parts = [chance["secret"], "\n".join([chance["secret"], *chance["words"]])]
honest = [sha256(part.encode()).hexdigest() for part in parts] == [promised, chance["seed"]]
print(now["result"]["text"], "Chance was", "as promised:" if honest else "NOT as promised:", f"{match}/record")
