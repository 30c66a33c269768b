"""Says in OpenAPI what a contract says, as far as OpenAPI can: its calls, what they send and return, and one shape for
all refusals of a server. For contracts like bureau.yaml with one server, JSON bodies and refusals in flat fields.

usage: openapi.py CONTRACT > DOCUMENT
"""
import json
import re
import sys

import yaml

PLAIN = {
    "int": {"type": "integer"}, "number": {"type": "number"}, "bool": {"type": "boolean"},
    "seconds": {"type": "integer"}, "instant": {"type": "string", "format": "date-time"},
    "uuid": {"type": "string", "format": "uuid"}, "email": {"type": "string", "format": "email"},
    "url": {"type": "string", "format": "uri"},
}
SLOTS = {"expiresIn": "seconds", "expiresAt": "instant"}


class Maker:
    def __init__(self, contract):
        self.contract = contract
        self.schemas = {}

    def document(self):
        contract = self.contract
        (server,) = contract["servers"].values()
        for name, type in contract["types"].items():
            self.schemas[name] = self.type(type)
        self.schemas["Refusal"] = self.refusal(server)
        paths = {}
        for name, endpoint in contract["endpoints"].items():
            method, path = endpoint["route"].split()
            paths.setdefault(path, {})[method.lower()] = self.operation(name, method, path, endpoint)
        return {
            "openapi": "3.0.3",
            "info": {key: contract[value] for key, value in
                     {"title": "service", "version": "version", "description": "doc"}.items()},
            "servers": [{"url": server["url"]}],
            "paths": paths,
            "components": {
                "schemas": self.schemas,
                "securitySchemes": {"bearer": {"type": "http", "scheme": "bearer"}},
            },
        }

    def refusal(self, server):
        """What a server's refusals hold, and all that some of them carry beside it."""
        fields = dict(server["refusal"])
        for error in self.contract["errors"].values():
            for name, field in error.get("fields", {}).items():
                if not isinstance(field, dict):
                    fields[name] = f"optional {field}"
        return self.object(fields)

    def operation(self, name, method, path, endpoint):
        sends = endpoint.get("sends", {})
        in_path = re.findall(r"{(\w+)}", path)
        in_query = [] if method in ("POST", "PUT", "PATCH") else [n for n in sends if n not in in_path]
        body = {n: field for n, field in sends.items() if n not in in_path + in_query}
        operation = {"operationId": name, "tags": ["Bureau"], "responses": self.responses(endpoint)}
        parameters = [self.parameter(n, "path", sends[n]) for n in in_path]
        parameters += [self.parameter(n, "query", sends[n]) for n in in_query]
        if parameters:
            operation["parameters"] = parameters
        if body:
            type = name[0].upper() + name[1:] + "Body"
            self.schemas[type] = self.object(body)
            operation["requestBody"] = {"required": True, "content": self.json(type)}
        if "needs" in endpoint:
            operation["security"] = [{"bearer": []}]
        return operation

    def parameter(self, name, place, field):
        schema, is_optional = self.field(field)
        return {"name": name, "in": place, "required": not is_optional, "schema": schema}

    def responses(self, endpoint):
        errors = self.contract["errors"]
        status = endpoint.get("status", 200 if "returns" in endpoint else 204)
        good = {"description": "It is done."}
        if "returns" in endpoint:
            good["content"] = {"application/json": {"schema": self.field(endpoint["returns"])[0]}}
        all = {str(status): good}
        for refusal in endpoint.get("refuses", []):
            status = str(errors[refusal]["status"])
            said = f"{all[status]['description'][:-1]}, {refusal}." if status in all else f"{refusal}."
            all[status] = {"description": said, "content": self.json("Refusal")}
        return all

    def json(self, schema):
        return {"application/json": {"schema": {"$ref": f"#/components/schemas/{schema}"}}}

    def type(self, type):
        if "oneOf" in type:
            return {"oneOf": [self.field(name)[0] for name in type["oneOf"]]}
        return self.object(type)

    def object(self, fields):
        read = {name: self.field(field) for name, field in fields.items()}
        required = [name for name, (_, is_optional) in read.items() if not is_optional]
        schema = {"type": "object", "properties": {name: schema for name, (schema, _) in read.items()}}
        return schema | ({"required": required} if required else {})

    def field(self, field):
        """The schema, and whether the field may be missing."""
        if isinstance(field, dict):
            if "enum" in field:
                return {"type": "string", "enum": field["enum"]}, False
            if "constant" in field:
                return {"type": "string", "enum": [field["constant"]]}, False
            field = field["type"]
        words = field.split()
        schema = self.named(words[-1])
        if "list" in words:
            schema = {"type": "array", "items": schema}
        return schema, words[0] == "optional"

    def named(self, name):
        if name in self.contract["types"]:
            return {"$ref": f"#/components/schemas/{name}"}
        return PLAIN.get(SLOTS.get(name.split(".")[-1], name), {"type": "string"})


def main():
    with open(sys.argv[1]) as file:
        json.dump(Maker(yaml.safe_load(file)).document(), sys.stdout, indent=2)


main()
