## Boards of Cerbère that somebody wrote: where a fault is

board-place-boards = boards
board-place-board = board { $board }
board-place-space = board { $board }, space { $name }
board-place-link = board { $board }, link { $name }
board-place-colon = :

## The file

board-fault-unreadable = the board { $path } cannot be read: { $why }
board-fault-not-text = the board { $path } is not a text in UTF-8
board-fault-file-not-toml = the board { $path } is not TOML: { $why }
board-fault-not-toml = this is not TOML: { $why }
board-fault-not-json = this is not JSON: { $why }
board-fault-too-long = a board is written in at most { $most } characters
board-fault-no-board = board must be a board file, or the boards themselves as JSON
board-fault-no-boards = a board file has one or more [[board]] tables

## Fields

board-fault-near = ; did you mean '{ $word }'?
board-fault-choices = ; choose one of: { $words }
board-fault-no-field = there is no field '{ $field }'
board-fault-no-such-word = { $field } cannot be { $value }
board-fault-no-flag = { $field } must be true or false, not { $value }
board-fault-no-number = { $field } must be a whole number from { $low } to { NUMBER($high, useGrouping: 0) }, not { $value }
board-fault-no-tables = { $field } must be a list of tables
board-fault-id = id must be a word of letters, digits and underscores
board-fault-twice = the id { $id } stands twice
board-fault-fixed = { $field } must be { $value }: the rules know no other

## The road

board-fault-road = a road is one full board, or start, intermediate ones and finish in order, not: { $roles }
board-fault-road-too-long = a road has at most { $spaces } spaces and { $symbols } symbols
board-fault-harpies = there are only three Harpy tokens
board-fault-treasures = there is only one Treasure beside the road

## The path

board-fault-next = next must be a list of one or two spaces: the path, then a branch
board-fault-leads-nowhere = { $field } leads to { $space }, which is not there
board-fault-exits = exactly one space leads to { $exit }, not { $count }
board-fault-comes-back = the path from { $first } comes back to { $space } instead of leading out
board-fault-den = the first space, and no other, is the den
board-fault-start = exactly one space of the path after the den is the start
board-fault-not-first = den and start belong to the first board
board-fault-no-reveal = reveal_before must name a space of the path
board-fault-reveal-early = reveal_before must lie beyond the start
board-fault-not-last = reveal_before belongs to the last board
board-fault-lost = it lies neither on the path nor in a branch
board-fault-no-branch = branch, deeper and back belong to side branches

## Links and branches

board-fault-ends = a and b must be spaces of the path, a nearer to the den
board-fault-gate = a gate closes the way between two neighbouring spaces
board-fault-opener = opener must name a space of the path: the stele or the lever
board-fault-lever = cerberus_opens_at must be the lever
board-fault-two-ends = two shortcuts end here; only one can
board-fault-second-way = the second way leads into no branch of links
board-fault-toboggan = a toboggan needs a branch that it leads into
board-fault-branch-spaces = spaces must list the branch's own spaces
board-fault-entry = entry must be the first of its spaces
board-fault-off-path = { $field } must be a space of the path
board-fault-door = the space { $space } must lead into the branch by its second next
board-fault-slide = the space { $space } must be of kind toboggan
board-fault-onward = { $wanted ->
        [none] { $space } must lead to nothing deeper, not to { $found }
       *[other] { $space } must lead to { $wanted }, not to { $found }
    }
board-fault-way-out = next and back of { $space } must both lead towards the way out
