"""Writes the server's OpenAPI, from which `npm run types` makes the types of the browser client."""

import json

from katabasis.server.app import create_app
from katabasis.server.settings import Settings

print(json.dumps(create_app(Settings()).app.openapi_schema.to_schema()))
