#!/usr/bin/env python3
"""Imports generated Python packages, many in one process, where `canary()` leaves a file behind. Prints `[fault, words]`
for what cannot be imported, and how many modules were. Wants FastAPI.

usage: python_imports.py CANARY FOLDER...

The fixed part, which is the same for all (another script looks), is imported once.
"""

import builtins
import importlib
import json
import sys
from pathlib import Path

canary_file = Path(sys.argv[1])


def canary(*_):
    canary_file.write_text("executed")
    return "executed"


def share(package, runtime):
    """The package's runtime is one that is there already."""
    place = f"{package}.runtime"
    for name, module in list(sys.modules.items()):
        if name == runtime or name.startswith(runtime + "."):
            sys.modules[place + name[len(runtime):]] = module


def load(folder, shared):
    package = next(path for path in sorted(folder.iterdir()) if (path / "runtime").is_dir())
    sys.path.insert(0, str(folder))
    if shared:
        share(package.name, shared)
    modules = sorted(".".join(path.relative_to(folder).with_suffix("").parts) for path in package.rglob("*.py")
                     if "runtime" not in path.relative_to(folder).parts)
    for name in modules:
        importlib.import_module(name.removesuffix(".__init__"))
    sys.path.remove(str(folder))
    return package.name, len(modules)


def main(folders):
    builtins.canary = canary
    shared, count = None, 0
    for folder in folders:
        try:
            name, modules = load(Path(folder), shared)
        except BaseException as error:
            print(json.dumps(["not compiling", f"{folder}: {type(error).__name__}: {error}"]))
            continue
        shared = shared or f"{name}.runtime"
        count += modules
    print(json.dumps(["read", count]))


if __name__ == "__main__":
    main(sys.argv[2:])
