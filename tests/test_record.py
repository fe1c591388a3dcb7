"""Records as text: they lead back to the same match, and whatever is wrong with one is said in one clear sentence."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import katabasis
from katabasis.engine.chance import Rng
from katabasis.engine.dealers import Human, commitment, derived_seed
from katabasis.engine.errors import BadRecord
from katabasis.engine.match import Match
from katabasis.engine.record import Entry, Promise, Record, parse
from katabasis.games.ahuris.meta import MODES
from scenario_ahuris import AHURIS, hero
from texts import one_sentence

SEEDS = ["reef", "", "深海🐙", 'with "quotes"', "two\nlines", "back\\slash", " blanks ", "\u2028", "colon: comma,"]
POSITION = {
    "mode": "duo",
    "goal": 40,
    "heroes": {"bard": hero("d"), "teller": hero("hs", life=1), "pirate": hero("s", paralysis=2)},
    "pockets": [[1, 9, 9, 4]],
}


def played(match: Match, answers: int, undos: bool = True) -> Match:
    """Some answers at random, some of them taken back."""
    chooser = Rng("records")
    for _ in range(answers):
        if match.over:
            break
        legal = match.legal_actions()
        match.play(legal[chooser.below(len(legal))])
        if undos and chooser.below(4) == 0:
            match.undo(consent=not match.undoable(match.answers[-1].seat))
    return match


@cache
def sample() -> Match:
    """A duo with answers taken back freely and by consent.  Not to be changed."""
    match = played(AHURIS.match(seed="reef", options={"mode": "duo"}), 12)
    match.undo(consent=True)
    return match


SECRET = "00112233445566778899aabbccddeeff"


def promise(start: int = 0, said: list[str] | None = None, secret: str = SECRET) -> Promise:
    """For a duo: what a server would publish, with the words of two seats."""
    return Promise(start, commitment(secret), ["salt", "poivre « gris »"] if said is None else said, secret)


def promised() -> Match:
    """A duo dealt from a secret and two words."""
    return played(AHURIS.match(options={"mode": "duo"}, promise=promise()), 12)


def matches() -> dict[str, Match]:
    """One of each kind."""
    found = {mode: played(AHURIS.match(seed="kinds", options={"mode": mode}), 40) for mode in MODES}
    found["finished"] = played(AHURIS.match(seed="kinds", options={"mode": "solo"}), 10_000, undos=False)
    found["options"] = played(AHURIS.match(1, "récif 深海", {"goal": "gentle", "short_reward": "loss"}), 10)
    found["from a position"] = played(AHURIS.match(seed="kinds", position=POSITION), 15)
    found["a branch"] = played(sample().branch(40, "another"), 5)
    found["promised"] = promised()
    found["a promised branch"] = played(promised().branch(20, None, promise(20, ["", "pepper"])), 5)
    found["sealed"] = katabasis.loads(promised().record.sealed().text())
    found["by hand"] = played(AHURIS.match(1, dealer=Human()), 60)
    found["nothing answered"] = AHURIS.match(3, "kinds")
    return found


KINDS = list(matches())


def refused(text: str) -> str:
    """The one sentence about a text that is no good record."""
    return one_sentence(BadRecord, lambda: katabasis.loads(text))


def edited(change: Callable[[Record], object]) -> str:
    """The sample's text with something changed, its count and digest made to fit."""
    record = copy.deepcopy(sample().record)
    change(record)
    return record.text()


def without(name: str) -> str:
    """The sample's text without one line of its header."""
    text, found = re.subn(rf"^{name}.*\n", "", sample().record.text(), flags=re.MULTILINE)
    assert found == 1
    return text


def header_with(old: str, new: str) -> str:
    text = sample().record.text()
    assert text.count(old) == 1
    return text.replace(old, new)


def place_of(who: str, verb: str = "") -> int:
    """The first line of the sample by this one that begins with this word."""
    entries = sample().record.entries
    return next(n for n, entry in enumerate(entries) if entry.who == who and entry.text.startswith(verb))


# There and back


@pytest.mark.parametrize("kind", KINDS)
def test_a_record_leads_back_to_the_same_match(kind: str) -> None:
    match = matches()[kind]
    text = match.record.text()
    assert parse(text) == match.record
    again = katabasis.loads(text)
    assert again.record == match.record
    assert again.record.text() == text
    assert again.state == match.state
    assert again.answers == match.answers
    assert again.seat_names == match.seat_names


@pytest.mark.parametrize("seed", SEEDS)
def test_any_text_is_a_seed(seed: str) -> None:
    match = played(AHURIS.match(1, seed), 5)
    again = katabasis.loads(match.record.text())
    assert again.record.seeds == [(0, seed)]
    assert again.misdealt == []
    assert again.state == match.state


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_holds_the_record(kind: str, tmp_path: Path) -> None:
    match = matches()[kind]
    path = tmp_path / "évening.kata"
    path.write_text("something older")
    match.save(path)
    assert path.read_bytes() == match.record.text().encode("utf-8")
    assert [file.name for file in tmp_path.iterdir()] == ["évening.kata"]  # no draft is left behind
    for name in (path, str(path)):
        assert katabasis.load(name).record == match.record


def test_the_header_says_all_that_a_later_default_could_change() -> None:
    header = sample().record.text().split("\n\n")[0].splitlines()
    assert header[0] == "katabasis 1"
    options = dict(line.removeprefix("option ").split(": ") for line in header if line.startswith("option "))
    assert options == {
        "mode": "duo",
        "goal": "100",
        "level_gain_life": "keep_wounds",
        "short_reward": "draw",
        "collection_value": "counted",
    }
    assert {"game: ahuris", "rules: 1", "seats: 2", "dealer: sfc32-sha256/1"} <= set(header)


def test_a_line_says_who_answered_what() -> None:
    assert str(Entry("=", "die 4")) == "=         die 4"
    assert str(Entry("heroes", "heal bard")) == "heroes    heal bard"
    assert [Entry("*", text).takes_back for text in ("undo 3", "undo 12", "heal bard")] == [3, 12, 0]


# Written by hand, or on another system


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.rstrip("\n"),
        lambda text: text + "\n\n  \n",
        lambda text: text.replace("\n\n", "\n\n\n\n"),
        lambda text: re.sub(r"^(\S+) +", r"  \1 ", text, flags=re.MULTILINE),
        lambda text: re.sub(r"(answers|digest): .*\n", "", text),
        lambda text: text.replace('seed 0: "reef"', "seed: reef"),
        lambda text: text.replace("option goal: 100\n", ""),
    ],
    ids=["windows", "no-end", "blanks", "gap", "spaces", "no-digest", "bare-seed", "default"],
)
def test_what_does_not_matter_is_forgiven(change: Callable[[str], str]) -> None:
    text = change(sample().record.text())
    assert text != sample().record.text()
    again = katabasis.loads(text)
    assert again.record == sample().record
    assert again.state == sample().state


def test_a_record_can_be_written_by_hand() -> None:
    match = katabasis.loads(
        "katabasis 1\ngame: ahuris\nrules: 1\nseats: 1\ndealer: human\n\n"
        "= level Jd\n= level Qh\n= level Ks\n= treasure 4\n= enemy Qh\n* undo 1\n= enemy Kd\n"
    )
    assert match.state.to_json()["foe"] == "Kd"
    assert match.record.options["mode"] == "solo"


# Not a record at all


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "hello",
        "katabasis 2\ngame: ahuris\n",
        "{}",
        "\x00\x01\x02" * 100,
        "game: ahuris\nkatabasis 1\n",
        "�" * 9,
    ],
    ids=range(8),
)
def test_a_foreign_text_is_not_a_record(text: str) -> None:
    assert refused(text) == "this is not a record: its first line should be 'katabasis 1'"


def test_there_is_no_such_file(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"there is no file '.*missing\.kata'"):
        katabasis.load(tmp_path / "missing.kata")


def test_a_directory_is_not_a_record(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be read as a record") as wrong:
        katabasis.load(tmp_path)
    assert str(tmp_path) in str(wrong.value)


@pytest.mark.parametrize(
    "content", [b"katabasis 1\nseed 0: \xff\xfe\n", bytes(range(256)), "katabasis 1".encode("utf-16")]
)
def test_a_file_that_is_not_utf_8_is_not_a_record(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "binary.kata"
    path.write_bytes(content)
    with pytest.raises(BadRecord, match=r"binary\.kata' cannot be read as a record: 'utf-8' codec") as wrong:
        katabasis.load(path)
    assert "\n" not in str(wrong.value)


# A wrong header


@pytest.mark.parametrize("name", ["game", "rules", "seats", "dealer"])
def test_a_header_without_this_is_refused(name: str) -> None:
    assert refused(without(name)) == f"the header does not say '{name}'"


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("rules: 1", "rules: 1\ncolour: red", "line 4: a record has no header 'colour'"),
        ("rules: 1", "rules 1", "line 3 of the header should be one 'name: value', not 'rules 1'"),
        ("rules: 1", "rules: 1\nrules: 2", "line 4 of the header should be one 'name: value', not 'rules: 2'"),
        ("rules: 1", "rules: one", "the header's 'rules' should be a whole number, not 'one'"),
        ("rules: 1", "rules: ²", "the header's 'rules' should be a whole number, not '²'"),
        (
            "rules: 1",
            "rules: 7",
            "this record was played under rules version 7 of ahuris; this program plays 1",
        ),
        ("game: ahuris", "game: chess", "this is a record of 'chess', a game this program does not know"),
        ("seats: 2", "seats: -2", "the header's 'seats' should be a whole number, not '-2'"),
        (
            "seats: 2",
            "seats: 9",
            "the header of this record is wrong: ahuris cannot be played with 9 seats; it takes 1, 2, 3, 4",
        ),
        ("seats: 2", "seats: 3", "the header of this record is wrong: mode duo takes 2 seats, not 3"),
        (
            "option goal: 100",
            "option gaol: 100",
            "the header of this record is wrong: ahuris has no option 'gaol'; did you mean 'goal'?",
        ),
        (
            "option goal: 100",
            "option goal: many",
            "the header of this record is wrong: option goal cannot be 'many'; give a number from 1 to 440 or one of",
        ),
        (
            "option short_reward: draw",
            "option short_reward: drew",
            "the header of this record is wrong: option short_reward cannot be 'drew'; did you mean 'draw'?",
        ),
        (
            "option mode: duo",
            "option mode: duoo",
            "the header of this record is wrong: option mode cannot be 'duoo'; did you mean 'duo'?",
        ),
        (
            "dealer: sfc32-sha256/1",
            "dealer: dice/2",
            "this record was dealt by 'dice/2', which this program does not know",
        ),
        ('seed 0: "reef"', 'seed x: "reef"', "'seed x' should be 'seed' and the line it deals from"),
        ('seed 0: "reef"', 'seed ٣: "reef"', "'seed ٣' should be 'seed' and the line it deals from"),
        ('seed 0: "reef"', 'seed 0: "reef', "the seed '\"reef' is not a text in quotes"),
        ('seed 0: "reef"', 'seed 0: "\\ud800"', "the seed '\\ud800' is not a text in quotes"),
        ('seed 0: "reef"', "position: {", "the header's position is not JSON: Expecting property name enclosed in "),
        ('seed 0: "reef"', "position: []", "the header's position should be an object"),
        ("rules: 1", "rules: 1\nposition: " + "[" * 100_000, "the header's position is not JSON: maximum recursion"),
    ],
)
def test_a_wrong_header_is_refused(old: str, new: str, sentence: str) -> None:
    assert refused(header_with(f"\n{old}\n", f"\n{new}\n")).startswith(sentence)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seats: 2\noption mode: duo", "seats: 1\noption mode: solo"),
        ("option goal: 40", "option goal: 41"),
        ('"goal": 40', '"goal": 41'),
        ("option short_reward: draw", "option short_reward: loss"),
    ],
)
def test_a_header_that_contradicts_its_position_is_refused(old: str, new: str) -> None:
    text = played(AHURIS.match(seed="kinds", position=POSITION), 15).record.text()
    assert text.count(old) == 1
    sentence = refused(text.replace(old, new))
    assert sentence == "the header of this record is wrong: its position has other seats or options than it says"


def test_two_seeds_for_one_line_are_refused() -> None:
    text = header_with('seed 0: "reef"', 'seed 0: "reef"\nseed 0: "cliff"')
    assert refused(text) == "the header gives two seeds for one line"


@pytest.mark.parametrize("name", ["answers: ", "rules: ", "seats: ", "seed "])
def test_thousands_of_digits_are_refused(name: str) -> None:
    """Python itself refuses to read so long a number."""
    text = re.sub(rf"^{name}\d+", name + "9" * 5_000, sample().record.text(), flags=re.MULTILINE)
    sentence = refused(text)
    assert name.strip(": ") in sentence


def test_a_record_that_ends_within_its_header_is_truncated() -> None:
    header = sample().record.text().split("\n\n")[0].split("\n")
    assert len(header) > 10
    for length in range(1, len(header) + 1):
        sentence = refused("\n".join(header[:length]))
        assert sentence == "the record is truncated: it ends within its header"


# Promises


def header_lines(record: Record, *names: str) -> list[str]:
    return [line for line in record.text().split("\n\n")[0].splitlines() if line.startswith(names)]


def test_a_promise_stands_in_the_header() -> None:
    record = promised().record
    seed = derived_seed(SECRET, ["salt", "poivre « gris »"])
    assert header_lines(record, "commitment", "word", "secret", "seed") == [
        f"commitment 0: {commitment(SECRET)}",
        'word 0 1: "salt"',
        'word 0 2: "poivre « gris »"',
        f"secret 0: {SECRET}",
        f'seed 0: "{seed}"',
    ]
    assert parse(record.text()).promises == [promise()]


def test_a_seat_without_a_word_has_no_line() -> None:
    record = AHURIS.match(options={"mode": "duo"}, promise=promise(said=["", "x"])).record
    assert header_lines(record, "word") == ['word 0 2: "x"']
    assert parse(record.text()).promises[0].words == ["", "x"]


@pytest.mark.parametrize("word", ["", "x" * 80, 'with "quotes"', "back\\slash", " blanks ", "深海🐙", "colon: comma,"])
def test_any_line_of_text_is_a_word(word: str) -> None:
    record = AHURIS.match(options={"mode": "duo"}, promise=promise(said=[word, "x"])).record
    assert parse(record.text()) == record


def promise_with(old: str, new: str) -> str:
    """The text of a promised match with something else in its header."""
    text = promised().record.text()
    assert text.count(old) == 1
    return text.replace(old, new)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            f"commitment 0: {commitment(SECRET)}\n",
            "",
            "the header has 'secret 0', but no 'commitment 0' that it belongs to",
        ),
        ("secret 0:", "secret 7:", "the header has 'secret 7', but no 'commitment 7' that it belongs to"),
        ("word 0 1:", "word 3 1:", "the header has 'word 3 1', but no 'commitment 3' that it belongs to"),
        ("word 0 1:", "word 0 0:", "the header has a word of seat 0, but the match has 2 seats"),
        ("word 0 1:", "word 0 3:", "the header has a word of seat 3, but the match has 2 seats"),
        ("word 0 1:", "word 0 2:", "line 13 of the header gives 'word 0 2' a second time"),
        ("word 0 1:", "word 0  2:", "line 13 of the header gives 'word 0 2' a second time"),
        ("word 0 1:", "word 0 02:", "the header's 'word 0 02' should be 'word' and a line and a seat, counted in"),
        ("word 0 1:", "word 0:", "the header's 'word 0' should be 'word' and a line and a seat, counted in plain"),
        ("word 0 1:", "word 0 ²:", "the header's 'word 0 ²' should be 'word' and a line and a seat, counted in"),
        ("word 0 1:", "word 0 1 1:", "the header's 'word 0 1 1' should be 'word' and a line and a seat, counted"),
        ("secret 0:", "secret 00:", "the header's 'secret 00' should be 'secret' and the line it is for, counted"),
        ("commitment 0:", "commitment x:", "the header's 'commitment x' should be 'commitment' and the line it is"),
        ("commitment 0:", "commitment 999:", "the header makes a promise for line 999, but the record has "),
        ("commitment 0: ", "commitment 0: 0", "the header's 'commitment 0' should be a SHA-256 in hexadecimal"),
        ("commitment 0: 5", "commitment 0: G", "the header's 'commitment 0' should be a SHA-256 in hexadecimal"),
        (
            "secret 0: 0",
            "commitment 0: 0\nsecret 0: 0",
            "line 14 of the header gives 'commitment 0' a second time",
        ),
        (
            "secret 0: 0",
            "secret 0: 1\nsecret 0: 0",
            "line 15 of the header gives 'secret 0' a second time",
        ),
        (SECRET, "", "the header's 'secret 0' should be at most 128 hexadecimal digits"),
        (SECRET, "FF", "the header's 'secret 0' should be at most 128 hexadecimal digits"),
        (SECRET, "0" * 129, "the header's 'secret 0' should be at most 128 hexadecimal digits"),
        ('"salt"', "salt", "the header's 'word 0 1' should be in quotes, on one line, printable, and of at most 80 "),
        ('"salt"', '"salt', "the header's 'word 0 1' should be in quotes, on one line, printable, and of at most 80 "),
        ('"salt"', "7", "the header's 'word 0 1' should be in quotes, on one line, printable, and of at most 80 "),
        ('"salt"', "[" * 100_000, "the header's 'word 0 1' should be in quotes, on one line, printable, and of at "),
        ('"salt"', '"a\\nb"', "the header's 'word 0 1' should be in quotes, on one line, printable, and of at most"),
        ('"salt"', '"a\\u2028b"', "the header's 'word 0 1' should be in quotes, on one line, printable, and of at"),
        ('"salt"', '"\\ud800"', "the header's 'word 0 1' should be in quotes, on one line, printable, and of at most"),
        ('"salt"', f'"{"x" * 81}"', "the header's 'word 0 1' should be in quotes, on one line, printable, and of at"),
        ("seats: 2", "seats: 999999999", "the header speaks of 999999999 seats; a promise can have words of 64"),
        (
            "dealer: sfc32-sha256/1",
            "dealer: human",
            "the header says that 'human' dealt, and yet gives a seed or a promise of one",
        ),
    ],
)
def test_a_wrong_promise_is_refused(old: str, new: str, sentence: str) -> None:
    assert refused(promise_with(old, new)).startswith(sentence)


def test_a_promise_has_one_place_for_a_word_of_each_seat() -> None:
    with pytest.raises(BadRecord, match="a promise has 3 words, but the match has 2 seats"):
        AHURIS.match(options={"mode": "duo"}, promise=promise(said=["a", "b", "c"]))


def test_a_branch_keeps_the_promises_before_it() -> None:
    record = promised().record
    assert record.branch(0, "x").promises == []
    assert record.branch(1, "x").promises == [promise()]
    later = record.branch(9, "x", promise(9, ["", "y"]))
    assert later.promises == [promise(), promise(9, ["", "y"])]
    assert later.branch(9, "z").promises == [promise()]
    assert later.branch(9, "z", promise(9, ["a", "b"])).promises == [promise(), promise(9, ["a", "b"])]
    later.promises[0].words[0] = "changed"
    assert record.promises == [promise()]
    with pytest.raises(BadRecord, match="a branch at 9 cannot have a promise for line 8"):
        record.branch(9, "x", promise(8))


# Sealed while the match runs


def test_a_sealed_record_shows_neither_seed_nor_secret() -> None:
    record = promised().record
    text = record.text()
    sealed = record.sealed()
    assert sealed.seeds == []
    assert sealed.promises == [Promise(0, commitment(SECRET), ["salt", "poivre « gris »"])]
    assert SECRET not in sealed.text()
    assert derived_seed(SECRET, promise().words) not in sealed.text()
    assert (sealed.entries, sealed.options, sealed.seats) == (record.entries, record.options, record.seats)
    assert sealed.sealed() == sealed
    sealed.entries[0].text = sealed.promises[0].words[0] = sealed.options["goal"] = "changed"
    assert record.text() == text


def test_a_sealed_branch_shows_what_the_match_before_it_has_shown() -> None:
    record = promised().record
    branch = record.branch(9, "new", promise(9, ["", "y"], "ab" * 16))
    sealed = branch.sealed()
    assert sealed.seeds == record.seeds
    assert [one.secret for one in sealed.promises] == [SECRET, ""]
    assert "ab" * 16 not in sealed.text()
    assert sealed.sealed() == sealed
    assert katabasis.loads(sealed.text()).misdealt == []


def test_of_a_match_without_words_all_seeds_are_sealed() -> None:
    """Nothing would tell from where on the first one does not deal any more."""
    record = sample().record
    for one in (record, record.branch(9, "new")):
        sealed = one.sealed()
        assert (sealed.seeds, sealed.commitment) == ([], record.commitment)
        assert "seed" not in sealed.text()
        assert katabasis.loads(sealed.text()).misdealt == []


def test_a_branch_of_a_sealed_record_never_shows_the_seed_of_the_match_that_still_runs() -> None:
    branch = promised().record.sealed().branch(9, "new", promise(9, ["", "y"], "ab" * 16))
    assert branch.seeds == [(9, "new")]
    assert SECRET not in branch.text()
    again = katabasis.loads(branch.text())
    again.deal()
    assert again.misdealt == []


# Lines lost, changed, exchanged


def test_lost_lines_are_noticed() -> None:
    whole = sample().record.text()
    count = len(sample().record)
    lines = whole.splitlines()
    for lost in (1, 2, count - 1, count):
        sentence = refused("\n".join(lines[:-lost]) + "\n")
        expected = f"its header announces {count} lines, it has {count - lost}"
        assert sentence == f"the record is truncated or was added to: {expected}"


def test_added_lines_are_noticed() -> None:
    sentence = refused(sample().record.text() + "heroes    combat\n")
    assert sentence.startswith("the record is truncated or was added to")


def test_a_changed_line_is_noticed() -> None:
    text = sample().record.text()
    face = re.search(r"die (\d)", text)
    assert face is not None
    other = text[: face.start(1)] + str(7 - int(face[1])) + text[face.end(1) :]
    assert refused(other) == "the record is corrupt: its lines do not give the digest in its header"


def test_exchanged_lines_are_noticed() -> None:
    lines = sample().record.text().splitlines()
    place = next(n for n in range(20, len(lines)) if lines[n] != lines[n + 1])
    lines[place], lines[place + 1] = lines[place + 1], lines[place]
    assert refused("\n".join(lines)) == "the record is corrupt: its lines do not give the digest in its header"


def test_a_changed_digest_is_noticed() -> None:
    text = re.sub(r"digest: .*", "digest: 0123456789abcdef", sample().record.text())
    assert refused(text).startswith("the record is corrupt")


# Lines that cannot be, with a digest that fits


def test_a_line_by_another_seat_is_refused() -> None:
    place = place_of("heroes")

    def change(record: Record) -> None:
        record.entries[place].who = "fortress"

    assert refused(edited(change)) == f"answer {place + 1} of the record is by 'fortress', but heroes was asked"


def test_a_line_by_somebody_unknown_is_refused() -> None:
    place = place_of("=")

    def change(record: Record) -> None:
        record.entries[place].who = "pirates"

    assert refused(edited(change)) == f"answer {place + 1} of the record is by 'pirates', but = was asked"


def test_an_illegal_answer_is_refused_with_its_place() -> None:
    place = place_of("heroes")

    def change(record: Record) -> None:
        record.entries[place].text = "leave"

    sentence = refused(edited(change))
    assert sentence.startswith(
        f"answer {place + 1} of the record, 'heroes leave': 'leave' is no answer to the question"
    )
    assert "; possible are: " in sentence


def test_a_card_that_cannot_come_is_refused_with_its_place() -> None:
    place = place_of("=", "level") + 1

    def change(record: Record) -> None:
        record.entries[place].text = record.entries[place - 1].text

    sentence = refused(edited(change))
    assert sentence.startswith(f"answer {place + 1} of the record, '= level ")
    assert "cannot come now; chance can answer: level " in sentence


def test_a_misspelt_answer_is_told_what_is_near() -> None:
    place = place_of("heroes", "combat")

    def change(record: Record) -> None:
        record.entries[place].text = "combta"

    assert refused(edited(change)) == (
        f"answer {place + 1} of the record, 'heroes combta': unknown action 'combta' in ahuris; did you mean 'combat'?"
    )


def test_a_misspelt_outcome_is_told_what_is_near() -> None:
    place = place_of("=", "die")

    def change(record: Record) -> None:
        record.entries[place].text = "dye 4"

    assert "unknown outcome 'dye 4' in ahuris; did you mean 'die 4'?" in refused(edited(change))


@pytest.mark.parametrize(
    "text", ["undo 0", "undo 999", "undo x", "undo -1", "undo ²", "undo 1 2", "undo", "undo " + "9" * 5_000]
)
def test_no_more_is_taken_back_than_there_is(text: str) -> None:
    place = place_of("*", "undo")

    def change(record: Record) -> None:
        record.entries[place].text = text

    sentence = refused(edited(change))
    assert sentence.startswith(f"answer {place + 1} of the record, '* {text}': ")
    assert sentence.endswith(f" answers can be taken back, not '{text}'")


def test_an_answer_after_the_end_is_refused() -> None:
    match = played(AHURIS.match(1, "over"), 10_000, undos=False)
    assert match.over
    match.record.entries.append(Entry("heroes", "combat"))
    assert refused(match.record.text()) == (
        f"answer {len(match.record)} of the record is by 'heroes', but nobody was asked"
    )


def test_a_line_of_one_word_is_refused() -> None:
    text = re.sub(r"(answers|digest): .*\n", "", sample().record.text()) + "heroes\n"
    assert refused(text) == f"line {len(text.splitlines())} should say who answered what, not 'heroes'"


def test_half_a_character_is_no_reason_to_stop() -> None:
    assert refused(sample().record.text() + "heroes \ud800\n").startswith("the record is truncated or was added to")
    place = place_of("heroes")
    lines = sample().record.text().splitlines()
    lines[lines.index("") + 1 + place] = "heroes    \udfff"
    assert refused("\n".join(lines)).startswith("the record is corrupt")


def test_a_hidden_line_says_where_the_whole_record_is_to_be_had() -> None:
    match = played(AHURIS.match(seed="hidden", options={"mode": "duo"}), 40)
    record = match.record.sealed()
    record.entries = [Entry(*line.split(maxsplit=1)) for line in match.transcript(0)]
    place = next(number for number, entry in enumerate(record.entries, 1) if entry.text == "?")
    assert refused(record.text()) == (
        f"line {place} of the record is hidden, because it was downloaded before the match ended; "
        "download it again when the match is over"
    )


# Any damage of one character


@cache
def texts() -> list[str]:
    short = played(AHURIS.match(3, "kinds"), 4).record.text()
    by_hand = played(AHURIS.match(1, dealer=Human()), 12).record.text()
    position = played(AHURIS.match(seed="kinds", position=POSITION), 2).record.text()
    return [short, by_hand, position, promised().record.text(), sample().record.text()]


@cache
def whole(text: str) -> Match:
    return katabasis.loads(text)


def read(text: str) -> Match | None:
    """The match that a text tells, if it tells one; else it is refused in one sentence, and in no other way."""
    try:
        return katabasis.loads(text)
    except katabasis.KatabasisError as wrong:
        sentence = str(wrong)
    assert "\n" not in sentence
    return None


def check_damaged(text: str, damaged: str, place: int) -> None:
    """A damaged record is refused, or tells the same match; only its header may say something else then."""
    original = whole(text)
    again = read(damaged)
    if again is not None:
        assert again.record.entries == original.record.entries
        if place > text.index("\n\n"):
            assert again.record == original.record
        if again.record == original.record:
            assert again.state == original.state
            assert again.answers == original.answers
            assert again.misdealt == original.misdealt


PLACES = st.integers(0, 9_999)  # ten-thousandths of the way through a text
LETTERS = st.one_of(st.sampled_from('\n\r\t :=*?"0123456789aehst-{}[]\\é²'), st.characters())
LOOKING = settings(max_examples=250, deadline=None, derandomize=True)


@LOOKING
@given(st.integers(0, 4), PLACES, LETTERS)
@example(0, 0, "\ufeff")
def test_an_inserted_character_is_noticed_or_harmless(number: int, where: int, letter: str) -> None:
    text = texts()[number]
    place = where * (len(text) + 1) // 10_000
    check_damaged(text, text[:place] + letter + text[place:], place)


@LOOKING
@given(st.integers(0, 4), PLACES, LETTERS)
def test_a_replaced_character_is_noticed_or_harmless(number: int, where: int, letter: str) -> None:
    text = texts()[number]
    place = where * len(text) // 10_000
    check_damaged(text, text[:place] + letter + text[place + 1 :], place)


@pytest.mark.parametrize("number", [0, 1])
def test_any_lost_character_is_noticed_or_harmless(number: int) -> None:
    text = texts()[number]
    for place in range(len(text)):
        check_damaged(text, text[:place] + text[place + 1 :], place)


@LOOKING
@given(st.integers(0, 4), PLACES, PLACES)
def test_of_a_record_with_a_piece_lost_nothing_is_made_up(number: int, where: int, until: int) -> None:
    """Without its digest too what is left may be a shorter record."""
    text = texts()[number]
    start, end = sorted([where * len(text) // 10_000, until * len(text) // 10_000])
    again = read(text[:start] + text[end:])
    if again is not None:
        said = [str(entry) for entry in whole(text).record.entries]
        assert all(str(entry) in said for entry in again.record.entries)


@LOOKING
@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    assert read(text) is None
    assert read("katabasis 1\n" + text) is None
    read(sample().record.text() + text)
    read(re.sub(r"(answers|digest): .*\n", "", sample().record.text()) + text)
