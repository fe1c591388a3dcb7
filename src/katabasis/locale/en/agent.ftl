# What programs are told that speak to a seat, in English.

agent-not-json = This line is no JSON; write one object a line: {"{"}"action": "…"{"}"}
agent-not-object = A line is a JSON object: {"{"}"action": "…"{"}"}
agent-one-of = Say exactly one of these, and nothing else besides the length: { $names }
agent-wants-text = { $name } is a text in quotes.
agent-wants-other = { $name } has a value of another type: choice is a number, show and quit are true.
agent-length = The length is a number, and comes with an action or a choice.
agent-too-long = This line is too long: at most { $most } characters.
agent-stale = The record has { $length } lines: answer with that length, or without any.
agent-no-choice = There is no such choice; they are numbered from 0 to { $last }.
