# What the server says, whatever the game.

serve-greeting = Katabasis is open at { $address } (Ctrl+C closes it).
serve-shared = Friends on the same network can come in by this address.
serve-pageless = There is no page for browsers in this copy, only the door for programs. In a clone, “make web” builds the page; released packages bring it.

server-front-running = The server is running. Scripts and programs find everything here:
server-front-games = the games
server-front-lobby = open and running tables
server-front-schema = the interface (OpenAPI)
server-front-health = is it well?

server-refused-bad-request = The request cannot be understood.
server-refused-who-are-you = Nobody knows you here yet: give a nickname first (POST /api/players).
server-refused-session-unknown = Your token is unknown or has expired: give a nickname again (POST /api/players).
server-refused-foreign-origin = This request comes from a page of another site, and is refused for your safety.
server-refused-not-your-seat = This seat is not yours.
server-refused-not-the-host = Only the host of the table may do that.
server-refused-no-spectators = This table wants no spectators: take a seat, or come back when the match is over.
server-refused-only-watching = You are only watching: take a seat to play or to talk.
server-refused-hidden-until-the-end = Until the match is over you can look back only through your own eyes, or as the whole table saw it.
server-refused-bad-link = This link is unknown or was used already: ask for a new one.
server-refused-no-coach = At this table the coach may not be asked.
server-refused-not-alone = Answers are judged beforehand only where one person plays with bots.
server-refused-no-such-match = There is no such table; check the link.
server-refused-no-such-seat =
    There is no such seat; this table has { $count ->
        [one] one seat
       *[other] { $count } seats
    }, counted from 0.
server-refused-no-such-page = There is nothing at this address; /schema tells what there is.
server-refused-bad-method = This address does not take that method; /schema tells which.
server-refused-slow-request = The request took too long to arrive; send it again.
server-refused-seat-taken = Somebody else has taken this seat.
server-refused-seat-not-open = This seat cannot be taken now.
server-refused-not-gathering = The match has begun already.
server-refused-showing-words = The match is about to begin: words are being shown. Who does not show theirs can be given up after { $seconds } seconds.
server-refused-not-showing = No words are shown now: that is done once everybody is ready and some words are sealed.
server-refused-not-begun = The match has not begun: it begins when every seat is a bot's or says that it is ready.
server-refused-not-over = That is possible once the match is over.
server-refused-match-over = The match is over; nothing is asked any more.
server-refused-not-away = They are still there: a bot may mind their seat once they have been away for { $seconds } seconds.
server-refused-not-asked = It is not your turn: somebody else is asked.
server-refused-minded = A bot minds your seat: take it back first.
server-refused-not-possible = That is not possible now.
server-refused-nothing-to-undo = You have no answer of your own to take back.
server-refused-no-undo-asked = Nobody asks to take anything back now.
server-refused-rules-version = This match of { $game } was begun under rules version { $rules }, which this program does not play: it cannot go on here.
server-refused-broken-record = The record of this match cannot be read; the host finds the reason in the logs.
server-refused-too-long = That is too long: at most { $limit } bytes.
server-refused-foreign-host = This server is at another address: use the one that its host told you.
server-refused-too-many = Too many requests: wait a second.
server-refused-record-full = The record of this match has { $most } lines: it can be played to its end, but takes no more orders and undos.
server-refused-too-many-tables = You have { $most } tables under way: close one, or play it to its end, before you open another.
server-refused-too-many-bot-tables = You have { $most } tables where only bots play: wait until one of them is over.
server-refused-too-many-tables-here = From your address { $most } tables were opened within an hour: try again later.
server-refused-too-many-players = From your address { $most } new players came within an hour: try again later.
server-refused-too-many-sockets-of-yours = You have your seats open in { $most } windows: close one of them.
server-refused-too-many-sockets-here = From your address { $most } people watch already: try again in a moment.
server-refused-too-many-spectators = This table is watched by { $most } people already: try again in a moment.
server-refused-too-many-orders = You have given { $most } standing orders in this match, and can give no more.
server-refused-storage-down = The server cannot store anything right now. Nothing is lost: try again in a moment.
server-refused-too-many-sockets = Too many people are connected: try again in a moment.
server-refused-coach-silent = The coach has nothing to say right now: try again in a moment.

## What the table took back

server-table-took-back = The table took back: { $answers ->
    [none] something hidden
   *[other] { $answers }
}.
server-took-back = { $seat } took back: { $answers ->
    [none] something nobody else may know
   *[other] { $answers }
}.

## Values that many options have

option-value-true = yes
option-value-false = no
option-value-random = at random
