"""Builds the wheel: with the core compiled by mypyc if a C compiler is there, in pure Python otherwise.

KATABASIS_PURE=1 asks for pure Python.  Everything else about the package is in pyproject.toml.
"""

import os
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

COMPILED = [
    "bots",
    "engine/action.py",
    "engine/batch.py",
    "engine/bits.py",
    "engine/buffers.py",
    "engine/chance.py",
    "engine/estimate.py",
    "engine/event.py",
    "engine/features.py",
    "engine/game.py",
    "engine/kinds.py",
    "engine/message.py",
    "engine/mind.py",
    "engine/option.py",
    "engine/playout.py",
    "engine/seats.py",
    "engine/stack.py",
    "engine/state.py",
    "engine/watch.py",
    "games/abyss",
    "games/ahuris",
    "games/cerbere",
]
# doors and words: never in a loop, and long to compile
INTERPRETED = [
    "**/__init__.py",
    "bots/ratings.py",
    "games/*/words/*.py",
    "games/*/mind/lessons.py",
    "games/*/mind/statistics.py",
    "games/cerbere/board/boards.py",
    "games/cerbere/board/drawing.py",
    "games/cerbere/board/faults.py",
    "games/cerbere/board/files.py",
    "games/cerbere/mind/bot_talk.py",
]
BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel", "develop", "install"}
ROOT = Path(__file__).parent
PACKAGE = Path("src/katabasis")


def compiler_works() -> bool:
    """Try it: a compiler without Python's headers is of no use."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        try:
            compiler.compile([str(source)], output_dir=folder, include_dirs=[sysconfig.get_paths()["include"]])
        except Exception:
            return False
    return True


def extensions() -> list:
    """The compiled core, or nothing; one line says which."""
    if not BUILDING & set(sys.argv):  # pip first asks for the metadata only
        return []
    if os.environ.get("KATABASIS_PURE"):
        print("katabasis: pure Python core, as asked by KATABASIS_PURE", file=sys.stderr)
        return []
    if not compiler_works():
        print("katabasis: pure Python core: no working C compiler with Python's headers", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    left_out = {path for pattern in INTERPRETED for path in PACKAGE.glob(pattern)}
    modules: list[str] = []
    for name in COMPILED:
        path = PACKAGE / name
        found = [path] if path.suffix else sorted(path.rglob("*.py"))
        modules += [str(module) for module in found if module not in left_out]
    print(f"katabasis: core compiled by mypyc, {len(modules)} modules", file=sys.stderr)
    built = mypycify(["--strict", *modules], opt_level=os.environ.get("KATABASIS_OPT", "3"), debug_level="0")
    if os.name == "posix":
        for extension in built:  # lets the compiler inline small functions although they are exported: a quarter faster
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return built


class BuildWithRulebook(build_py):
    """Puts docs/games into the package, where `katabasis rules` finds it."""

    def run(self) -> None:
        super().run()
        target = Path(self.build_lib) / "katabasis" / "rulebook"
        if not self.editable_mode:
            shutil.copytree(ROOT / "docs" / "games", target, dirs_exist_ok=True)


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithRulebook})
