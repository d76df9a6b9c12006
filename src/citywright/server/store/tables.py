"""The tables of the database. A table's log is the truth; its seats and result are stored as well, for queries."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text

LONGEST_BOT = 20  # letters of a bot's name
metadata = MetaData()

kept = Table(  # single values by name, such as the secret that signs cookies
    "kept",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(40), unique=True),  # as typed
    Column("account_key", String(80), unique=True),  # ignoring case
    Column("password", Text),  # its hash
    Column("made_at", Float, nullable=False),
    Column("name_key", String(160)),  # names that look alike have the same key, as they are or in capitals
    Column("caps_key", String(160)),
    Column("seen_at", Float),  # when the player was last here, to the day
    Column("old_cookie_until", Float),  # how long a cookie of an earlier version counts; empty: not exchanged yet
    Column("muted_until", Float),  # may not chat before then
    Column("banned_until", Float),  # may do nothing before then
    Index("players_name_key", "name_key"),
    Index("players_caps_key", "caps_key"),
)

sessions = Table(  # who is signed in where; a cookie names one
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),  # a hash of what the cookie says
    Column("player", String(32), ForeignKey("players.id"), nullable=False),
    Column("made_at", Float, nullable=False),
    Column("ends_at", Float, nullable=False),
    Index("sessions_player", "player"),
    Index("sessions_ends_at", "ends_at"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("rules", String(20), nullable=False),  # their version
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("beginning", Text),  # of a what-if game: the moves it continues from
    Column("hints", Boolean, nullable=False),
    Column("undo", Boolean, nullable=False),
    Column("days", Integer, nullable=False),
    Column("made_by", String(32), ForeignKey("players.id"), nullable=False),
    Column("made_at", Float, nullable=False),
    Column("next_table", String(32)),
    Column("over_at", Float),
    Column("scores", Text),  # once it is over
    Column("winners", Text),
    Column("closed_at", Float),  # given up without a result
    Index("tables_made_by", "made_by"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", String(10), nullable=False),  # person, open, bot or automa
    Column("name", String(40), nullable=False),
    Column("player", String(32), ForeignKey("players.id")),
    Column("level", String(LONGEST_BOT)),
    Column("stood_in", Boolean, nullable=False),
    Index("seats_player", "player"),
)

log = Table(
    "log",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("kind", String(10), nullable=False),  # move, undo, or a change of seats
    Column("text", Text, nullable=False),
    Column("chance", Text, nullable=False),  # what chance did then; the seed must reproduce it
    Column("at", Float, nullable=False),
    Column("standing", Text),  # how the game stands after it, for lists
)

finished = Table(  # what is shown of a finished game, made by the rules it was played with
    "finished",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("file", Text, nullable=False),
    Column("replay", LargeBinary, nullable=False),  # compressed JSON
)

workers = Table(  # processes that serve; each holds a lock of PostgreSQL with its id as long as it lives
    "workers",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("door", Text, nullable=False),  # a Unix socket through which workers of one machine pass connections on
    Column("address", Text, nullable=False),  # where other machines reach it
)

leases = Table(  # which worker holds a table; a lease is worth as much as the worker's lock
    "leases",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("holder", Integer, nullable=False),
)

orders = Table(  # what `citywright admin` has changed, for servers that run meanwhile
    "orders",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # player, table or sessions
    Column("about", String(32), nullable=False),  # its id
    Column("at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("player", String(32), ForeignKey("players.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("chat_player", "player"),
)
