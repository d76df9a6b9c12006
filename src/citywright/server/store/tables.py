"""The tables of the database. A table's log is the truth; its seats and result are stored as well, for queries."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

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
)
