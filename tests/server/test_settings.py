"""Settings: by flag, by environment, by default; what makes no sense is refused with a sentence."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest
import typer.main

from katabasis import cli
from katabasis.engine.errors import BadOption
from katabasis.server.settings import PREFIX, Settings, engine_url, from_environment, table

POSTGRES = "postgresql://club@localhost/club"

# By name, a value besides the default.
OTHER: dict[str, Any] = {
    "host": "0.0.0.0",
    "port": 8080,
    "database": POSTGRES,
    "processes": 2,
    "thinkers": 3,
    "public_url": "https://games.example.org",
    "origins": "https://one.example,https://two.example",
    "session_days": 7,
    "requests_per_second": 0,
    "messages_per_second": 10,
    "sockets": 100,
    "body_limit": 20_000,
    "body_seconds": 5,
    "cached_tables": 10,
    "tables_per_player": 7,
    "bot_tables_per_player": 2,
    "tables_per_hour": 0,
    "players_per_hour": 9,
    "sockets_per_player": 3,
    "sockets_per_address": 4,
    "spectators_per_table": 5,
    "reserved_sockets": 30,
    "record_lines": 1_000,
    "orders_per_match": 6,
    "log_level": "warning",
    "metrics": False,
}


def test_every_setting_has_another_value_here() -> None:
    assert OTHER.keys() == {part.name for part in fields(Settings)}
    assert all(OTHER[part.name] != part.default for part in fields(Settings))


def test_without_flags_and_variables_the_defaults_hold() -> None:
    assert from_environment({}) == Settings()
    assert from_environment({"PORT": "1", "KATABASIS": "1"}, port=None) == Settings()


@pytest.mark.parametrize("name", OTHER)
def test_a_variable_sets_it(name: str) -> None:
    written = Settings(**{"database": POSTGRES, name: OTHER[name]}).to_environment()
    wanted = {PREFIX + "DATABASE": POSTGRES, PREFIX + name.upper(): written[PREFIX + name.upper()]}
    assert getattr(from_environment(wanted), name) == OTHER[name]


@pytest.mark.parametrize("name", OTHER)
def test_a_flag_wins_over_the_variable(name: str) -> None:
    environment = Settings(**OTHER).to_environment()
    default = getattr(Settings(), name)
    if name == "database":
        environment[PREFIX + "PROCESSES"] = "1"
    assert getattr(from_environment(environment, **{name: default}), name) == default


def test_all_of_them_survive_the_way_into_another_process() -> None:
    chosen = Settings(**OTHER)
    assert from_environment(chosen.to_environment()) == chosen
    assert from_environment(Settings().to_environment()) == Settings()


def test_the_command_line_has_a_flag_for_each_and_hands_it_on(monkeypatch: pytest.MonkeyPatch) -> None:
    command: Any = typer.main.get_command(cli.app)
    flags = {part.name: part for part in command.commands["serve"].params}
    assert flags.keys() - {"browser", "lang"} == OTHER.keys()
    given: list[str] = []
    for name, value in OTHER.items():
        flag = "--" + name.replace("_", "-")
        assert flag in flags[name].opts
        given += ["--no-metrics"] if name == "metrics" else [flag, str(value)]
    seen: list[Settings] = []
    monkeypatch.setattr("katabasis.server.serve.serve", lambda settings, *_: seen.append(settings))
    cli.app(["serve", "--no-open", *given], standalone_mode=False)
    assert seen == [Settings(**OTHER)]


@pytest.mark.parametrize("text", ["1", "true", "TRUE", "yes"])
def test_yes_can_be_said_in_several_ways(text: str) -> None:
    assert from_environment({"KATABASIS_METRICS": text}).metrics is True


@pytest.mark.parametrize("text", ["0", "false", "No"])
def test_no_can_be_said_in_several_ways(text: str) -> None:
    assert from_environment({"KATABASIS_METRICS": text}).metrics is False


@pytest.mark.parametrize("text", ["eighty", "", "-1", "80.0", "8_0", "٨", " 80"])
def test_a_number_is_a_number(text: str) -> None:
    with pytest.raises(BadOption, match="KATABASIS_PORT should be a whole number"):
        from_environment({"KATABASIS_PORT": text})


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"port": 65_536}, "port should be a number from 0 to 65535, not 65536"),
        ({"port": -1}, "port should be a number from 0 to 65535, not -1"),
        ({"processes": 0}, "processes should be at least 1, not 0"),
        ({"thinkers": 0}, "thinkers should be at least 1, not 0"),
        ({"session_days": 0}, "session_days should be at least 1, not 0"),
        ({"sockets": 0}, "sockets should be at least 1, not 0"),
        ({"body_seconds": 0}, "body_seconds should be at least 1, not 0"),
        ({"cached_tables": 0}, "cached_tables should be at least 1, not 0"),
        ({"body_limit": 9_999}, "body_limit should be at least 10000 bytes, not 9999"),
        ({"requests_per_second": -1}, "requests_per_second should be 0 or more, not -1"),
        ({"messages_per_second": -1}, "messages_per_second should be 0 or more, not -1"),
        ({"thinkers": 9_999_999_999}, "thinkers should be at most 256, not 9999999999"),
        ({"processes": 10**5_000}, "processes should be at most 256, not a number of more than 4000 digits"),
        ({"session_days": 10**12}, "session_days should be at most 36500, not 1000000000000"),
        ({"reserved_sockets": 101}, "reserved_sockets should be at most 100, not 101"),
        ({"log_level": "loud"}, "log_level should be debug, info, warning or error, not 'loud'"),
        ({"public_url": "games.example.org"}, "public_url should begin with http:// or https://, not 'games.exam"),
        ({"public_url": "ftp://games.example.org"}, "public_url should begin with http:// or https://"),
        ({"processes": 2}, "several processes need PostgreSQL"),
        ({"public_url": "http://[bad"}, "public_url should be an address like https://games.example.org, not"),
        ({"public_url": "http://"}, "public_url should be an address like https://games.example.org, not"),
        ({"public_url": "https://a b.example/x?y"}, "public_url should be an address like https://games.example.org"),
        ({"public_url": "https://a.example:99999"}, "public_url should be an address like https://games.example.org"),
        ({"origins": "https://a.example,b.example"}, "origins should begin with http:// or https://, not 'b.example'"),
        ({"database": "postgresql://x:y@[::1"}, "the database should be postgresql://USER@HOST/DB; what was given"),
        ({"database": "postgresql://x@h:99999/d"}, "the database should be postgresql://USER@HOST/DB; what was given"),
        ({"database": "mysql://localhost/club"}, "the database should be sqlite:///FILE or postgresql://"),
        ({"database": "sqlite://"}, "the database should be sqlite:///FILE, not 'sqlite://'"),
        ({"database": "sqlite:///"}, "the database should be sqlite:///FILE, not 'sqlite:///'"),
        ({"database": "sqlite://club.db"}, "the database should be sqlite:///FILE, not 'sqlite://club.db'"),
        ({"database": ""}, "the database should be"),
    ],
)
def test_what_makes_no_sense_is_refused(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        Settings(**wrong)
    assert str(refused.value).startswith(sentence)
    with pytest.raises(BadOption):
        from_environment({}, **wrong)


@pytest.mark.parametrize(
    "edge",
    [{"port": 0}, {"port": 65_535}, {"body_limit": 10_000}, {"requests_per_second": 0}, {"public_url": "http://a"}],
)
def test_what_is_just_right_is_taken(edge: dict[str, Any]) -> None:
    assert {name: getattr(Settings(**edge), name) for name in edge} == edge


def test_a_password_is_not_repeated_in_a_refusal() -> None:
    with pytest.raises(BadOption) as refused:
        Settings(database="postgres+psycopg://club:lantern@localhost/club")
    assert "lantern" not in str(refused.value)


@pytest.mark.parametrize("database", [POSTGRES, "postgres://club@localhost/club"])
def test_postgresql_may_be_shared_under_both_its_names(database: str) -> None:
    assert Settings(database=database).shared
    assert Settings(database=database, processes=4).processes == 4
    assert engine_url(database) == "postgresql+asyncpg://club@localhost/club"


def test_a_file_may_not() -> None:
    assert not Settings().shared
    assert engine_url("sqlite:////var/lib/club.db") == "sqlite+aiosqlite:////var/lib/club.db"


def test_people_come_by_https_only_if_the_address_says_so() -> None:
    told = {url: Settings(public_url=url).secure for url in ("", "http://a.example", "https://a.example")}
    assert list(told.values()) == [False, False, True]


def test_settings_cannot_be_changed_afterwards() -> None:
    settings = Settings()
    with pytest.raises(AttributeError):
        settings.port = 1  # type: ignore[misc]


def test_the_table_has_a_line_for_each_with_its_sentence() -> None:
    head, _, *lines = table().splitlines()
    assert head == "| flag | environment | default | what for |"
    assert len(lines) == len(OTHER)
    for line, part in zip(lines, fields(Settings), strict=True):
        assert f"`--{part.name.replace('_', '-')}`" in line
        assert f"`{PREFIX}{part.name.upper()}`" in line
        assert part.metadata["about"] in line
        assert line.count(" | ") == 3
    assert "`8765`" in lines[1]
    assert "`(none)`" in table()
