"""Great moments take the stage by name, for as long as they may, can be skipped, and leave the table as it is."""

from __future__ import annotations

import pytest
from conftest import Come
from moments import WRITTEN, Stage, Written, named, told

STEP = 0.1  # seconds
LEAST, MOST = 1.0, 2.5
ROUND = 8.0
GAMES = ["abyss", "ahuris", "cerbere"]
FIRST = [next(written for written in WRITTEN if written.game == game) for game in GAMES]


def staged(come: Come, written: Written, **settings: object) -> Stage:
    return Stage(come(**{"motion": "auto", "list": False, **settings}), written)


@pytest.mark.parametrize("game", GAMES)
def test_every_scene_is_written_for(game: str) -> None:
    """Whoever stages a new moment writes a stretch of a match in which it is seen."""
    assert named(game) == set().union(*(written.scenes for written in WRITTEN if written.game == game))


@pytest.mark.parametrize("written", WRITTEN, ids=str)
def test_the_moment_happens_in_what_is_written(written: Written) -> None:
    assert set(written.moments) <= set(told(written.play()))


@pytest.mark.parametrize("written", WRITTEN, ids=str)
def test_a_moment_is_seen_by_name_for_its_time_and_leaves_the_table_as_it_is(come: Come, written: Written) -> None:
    stage = staged(come, written)
    stage.happen()
    lasted: dict[str, float] = {}
    seconds = 0.0
    while stage.busy:
        if name := stage.staged:
            lasted[name] = lasted.get(name, 0) + STEP
        stage.visitor.let_pass(STEP)
        seconds += STEP
        assert seconds <= ROUND + STEP
    assert written.scenes <= set(lasted)
    for name, time in lasted.items():
        times = stage.mounted.count(name)
        assert LEAST - STEP <= time / times <= MOST + STEP, name
    assert stage.staged == ""
    shown = stage.table_now()
    stage.again(reduced_motion="reduce")
    assert (stage.busy, stage.mounted) == (False, [])
    assert stage.table_now() == shown


@pytest.mark.parametrize("written", FIRST, ids=str)
def test_a_scene_is_skipped_by_a_click_the_space_bar_and_escape(come: Come, written: Written) -> None:
    stage = staged(come, written)
    stage.happen()
    for skip in (lambda: stage.page.locator("[data-scene]").click(), lambda: stage.page.keyboard.press("Space")):
        while stage.busy and not stage.staged:
            stage.visitor.let_pass(STEP)
        if stage.staged:
            before = stage.told
            skip()
            assert stage.told == before + 1
    stage.page.mouse.move(0, 0)  # nothing is pointed at
    stage.page.keyboard.press("Escape")
    assert (stage.busy, stage.staged) == (False, "")
    skipped = stage.table_now()
    stage.again(reduced_motion="reduce")
    assert stage.table_now() == skipped


@pytest.mark.parametrize("written", FIRST, ids=str)
def test_a_moment_is_said_to_who_listens_and_its_picture_is_not(come: Come, written: Written) -> None:
    stage = staged(come, written)
    stage.happen()
    while stage.busy and not stage.staged:
        stage.visitor.let_pass(STEP)
    if stage.staged:
        assert stage.page.locator("[data-scene]").get_attribute("aria-hidden") == "true"
        assert stage.said
    stage.again(reduced_motion="reduce")
    if written.scenes:
        assert stage.said  # also where nothing is staged
