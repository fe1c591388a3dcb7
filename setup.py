"""Builds the wheel: with the core compiled by mypyc if a C compiler is there, in pure Python otherwise.

KATABASIS_PURE=1 asks for pure Python, KATABASIS_OPT=1 for less work of the C compiler, KATABASIS_WITHOUT_PAGE=1 for a
package without the page for browsers.  What was compiled is kept in build/ and compiled again when its C, its headers
or its flags change (docs/decisions/0022).  Everything else about the package is in pyproject.toml, and in MANIFEST.in
what an sdist holds (docs/decisions/0031).
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
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
    "engine/roomed.py",
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
PACKING = {"build", "bdist_wheel", "install", "sdist"}  # what others will get
ROOT = Path(__file__).parent
PACKAGE = Path("src/katabasis")
PAGE = PACKAGE / "server/site/index.html"
RULES = Path("docs/games")
GENERATED = Path("build/core")  # mypyc's C

# two files that call each other: the probe does to them what is done to the core
PROBE = {
    "here.c": "#include <Python.h>\nint there(void);\nint here(void) { return there() + PY_MAJOR_VERSION; }\n",
    "there.c": "#if !__GNUC__ || __clang__\n#error not gcc\n#endif\nint there(void) { return 1; }\n",
}
PROCESSORS = os.cpu_count() or 1
WHOLE = ["-flto", "-fvisibility=hidden"]  # how files are compiled that are optimised together, when they are linked
LINKED = [f"-flto={PROCESSORS}", "-fvisibility=hidden"]


def tell(text: str) -> None:
    print(f"katabasis: {text}", file=sys.stderr, flush=True)


def c_compiler() -> Any:
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    compiler: Any = new_compiler()
    customize_compiler(compiler)
    return compiler


def compiler_works() -> bool:
    """Try it: a compiler without Python's headers is of no use."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "here.c")
        source.write_text(PROBE["here.c"])
        try:
            c_compiler().compile([str(source)], output_dir=folder, include_dirs=[sysconfig.get_paths()["include"]])
        except Exception:
            return False
    return True


def optimises_when_linking() -> bool:
    """Try it: gcc that compiles files one by one and optimises them together when they are linked."""
    compiler = c_compiler()
    if compiler.compiler_type != "unix":
        return False
    with tempfile.TemporaryDirectory() as folder:
        sources = [Path(folder, name) for name in PROBE]
        objects = [str(source.with_suffix(".o")) for source in sources]
        steps = []
        for source, target in zip(sources, objects, strict=True):
            source.write_text(PROBE[source.name])
            include = "-I" + sysconfig.get_paths()["include"]
            steps.append([*compiler.compiler_so, *WHOLE, include, "-c", str(source), "-o", target])
        steps.append([*compiler.linker_so, *LINKED, *objects, "-o", f"{folder}/core.so"])
        try:
            for step in steps:
                subprocess.run(step, check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError):
            return False
    return True


def check_whole() -> None:
    """Whoever gets a package shall find everything in it; without the page only if that was asked for."""
    if not PACKING & set(sys.argv):
        return
    if not RULES.is_dir():
        raise SystemExit(f"katabasis: {RULES} is missing, and with it the rules that a package holds")
    if PAGE.is_file():
        return
    if not os.environ.get("KATABASIS_WITHOUT_PAGE"):
        raise SystemExit(
            f"katabasis: the page for browsers is not built ({PAGE} is missing); build it with: make web"
            "  (KATABASIS_WITHOUT_PAGE=1 makes a package without one)"
        )
    tell("without the page for browsers, as asked by KATABASIS_WITHOUT_PAGE")


def core_modules() -> list[str]:
    """What is compiled; a line above that fits nothing any more is a mistake."""
    left_out: set[Path] = set()
    for pattern in INTERPRETED:
        fitting = set(PACKAGE.glob(pattern))
        if not fitting:
            raise SystemExit(f"setup.py: nothing is called {pattern}")
        left_out |= fitting
    modules: list[str] = []
    for name in COMPILED:
        path = PACKAGE / name
        found = [path] if path.suffix else sorted(path.rglob("*.py"))
        if not found or not found[0].exists():
            raise SystemExit(f"setup.py: nothing is called {name}")
        modules += [str(module) for module in found if module not in left_out]
    return modules


def extensions() -> list[Extension]:
    """The compiled core, or nothing; one line says which."""
    if not BUILDING & set(sys.argv):  # pip first asks for the metadata only
        return []
    if os.environ.get("KATABASIS_PURE"):
        tell("pure Python core, as asked by KATABASIS_PURE")
        return []
    if not compiler_works():
        tell("pure Python core: no working C compiler with Python's headers")
        return []
    from mypyc.build import mypycify

    modules = core_modules()
    tell(f"core compiled by mypyc, {len(modules)} modules")
    level = os.environ.get("KATABASIS_OPT", "3")
    BuildCore.whole = optimises_when_linking()
    built = mypycify(
        ["--strict", *modules],
        opt_level=level,
        debug_level="0",
        multi_file=BuildCore.whole
        or os.name == "nt",  # there mypy builds itself so: one large file takes too much memory
        target_dir=str(GENERATED),
    )
    if os.name == "posix":
        for extension in built:
            # lets the compiler inline small functions although they are exported: a quarter faster
            extension.extra_compile_args.append("-fno-semantic-interposition")
            # this warning alone took most of the time; who does not know it says nothing
            extension.extra_compile_args.append("-Wno-misleading-indentation")
    return built


class BuildCore(build_ext):
    """With gcc as many files at a time as there are processors, and only what changed; else as setuptools does it."""

    whole = False  # whether the core is optimised as a whole

    def build_extensions(self) -> None:
        if not self.whole:
            self.force = True  # by time alone a file looks done although its flags changed
            super().build_extensions()
            return
        core = next(extension for extension in self.extensions if len(extension.sources) > 1)
        began = time.monotonic()
        compiler = subprocess.run([self.compiler.compiler_so[0], "-v"], capture_output=True, text=True).stderr
        self.tools = (sys.version, version("mypy"), compiler)
        with ThreadPoolExecutor(PROCESSORS) as pool:
            files = [(extension, source) for extension in self.extensions for source in extension.sources]
            names = [source for _, source in files]
            objects = dict(zip(names, pool.map(lambda file: self.compile(*file, file[0] is core), files), strict=True))
            tell(f"{len(files)} files of C compiled after {time.monotonic() - began:.0f} s")
            shims = [extension for extension in self.extensions if extension is not core]
            list(pool.map(lambda extension: self.link(extension, objects, []), shims))
        flags = [flag for flag in core.extra_compile_args if flag.startswith(("-O", "-f"))]
        self.link(core, objects, [*flags, *LINKED])
        tell(f"core ready after {time.monotonic() - began:.0f} s")

    def compile(self, extension: Extension, source: str, in_core: bool) -> str:
        target = str(Path(self.build_temp, source).with_suffix(".o"))
        folders = [*extension.include_dirs, *self.include_dirs]
        # with a seed the same C gives the same object, and a core whose objects stay the same is not linked again
        in_whole = [*WHOLE, f"-frandom-seed={source}"] if in_core else []
        command = [*self.compiler.compiler_so, *extension.extra_compile_args, *in_whole]
        command += [*("-I" + folder for folder in folders), "-c", source, "-o", target]
        return self.make(target, command, [source, *extension.depends])

    def link(self, extension: Extension, objects: dict[str, str], flags: list[str]) -> None:
        made = [objects[source] for source in extension.sources]
        target = self.get_ext_fullpath(extension.name)
        self.make(target, [*self.compiler.linker_so, *flags, *made, "-o", target], made)

    def make(self, target: str, command: list[str], sources: list[str]) -> str:
        """Run a command, unless what it makes was made by the same one from the same bytes."""
        # where headers lie says nothing; which they are is told by the versions and, for those generated, their bytes
        flags = [part for part in command if not part.startswith("-I")]
        digest = hashlib.sha256(repr((self.tools, flags)).encode())
        for source in sources:
            digest.update(Path(source).read_bytes())
        note = Path(self.build_temp, "made", target.replace(os.sep, "_"))
        if Path(target).exists() and note.exists() and note.read_text() == digest.hexdigest():
            return target
        note.unlink(missing_ok=True)
        for path in (note, Path(target)):
            path.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(command, check=True)
        note.write_text(digest.hexdigest())
        return target


class BuildWithRulebook(build_py):
    """Puts docs/games into the package, where `katabasis rules` finds it."""

    def run(self) -> None:
        self.forget()
        super().run()
        target = Path(self.build_lib) / "katabasis" / "rulebook"
        if not self.editable_mode:
            shutil.copytree(ROOT / RULES, target, dirs_exist_ok=True)

    def forget(self) -> None:
        """What an earlier build left would go into the wheel: only compiled modules that are still built may stay."""
        base = Path(self.get_finalized_command("build").build_base)
        if not Path(self.build_lib).is_relative_to(base):
            return
        compiled = self.get_finalized_command("build_ext").get_outputs() if self.distribution.ext_modules else []
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and str(path) not in compiled:
                path.unlink()


check_whole()
setup(ext_modules=extensions(), cmdclass={"build_ext": BuildCore, "build_py": BuildWithRulebook})
