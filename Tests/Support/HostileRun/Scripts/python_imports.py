#!/usr/bin/env python3
"""Imports generated Python packages, many in one process, where `canary()` leaves a file behind. Prints `[fault, words]`
for what cannot be imported, and how many modules were. Wants FastAPI.

usage: python_imports.py CANARY RUNTIME FOLDER...

Each FOLDER holds one package. The runtime of all of them is in RUNTIME.
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


def load(folder):
    package = next(path for path in sorted(folder.iterdir()) if (path / "__init__.py").is_file())
    sys.path.insert(0, str(folder))
    modules = sorted(".".join(path.relative_to(folder).with_suffix("").parts) for path in package.rglob("*.py"))
    for name in modules:
        importlib.import_module(name.removesuffix(".__init__"))
    sys.path.remove(str(folder))
    return len(modules)


def main(runtime, folders):
    builtins.canary = canary
    sys.path.insert(0, runtime)
    count = 0
    for folder in folders:
        try:
            count += load(Path(folder))
        except BaseException as error:
            print(json.dumps(["not compiling", f"{folder}: {type(error).__name__}: {error}"]))
    print(json.dumps(["read", count]))


if __name__ == "__main__":
    main(sys.argv[2], sys.argv[3:])
