"""JSON of any form, and constants that are no texts."""

import json
import unittest
from typing import Annotated, Literal

import authcontract_server as rt
from authcontract_server.models import adapter
from authcontract_server.refusals import put_all
from authcontract_server.strict_json import read_json
from authcontract_server.values import Reading
from authcontract_server.web import cookie


class User(rt.Model):
    data: rt.Json
    more: rt.Json | None = None
    notes: list[rt.JsonItem] | None = None
    flags: rt.Map[rt.JsonItem] | None = None


class Step(rt.Model):
    level: Annotated[Literal[2], rt.Constant(2)] = 2
    last: Annotated[Literal[True], rt.Constant(True)] = True


class Other(rt.Model):
    last: Annotated[Literal[False], rt.Constant(False)] = False


Choice = Annotated[
    Step | Other, rt.OneOf((Step, {"level": 2, "last": True}), (Other, {"last": False}))
]


class Change(rt.Model):
    name: Annotated[rt.Text | None, rt.Clearable(), rt.Length(most=3)] = None
    note: rt.Text | None = None


def read(kind: object, text: str) -> object:
    value = read_json(text.encode(), rt.Limits())
    return adapter(kind).validate_python(value, context=Reading({}))


class NullClears(unittest.TestCase):
    def test_three_cases(self) -> None:
        for text, name, is_said in [
            ("{}", None, False),
            ('{"name":null,"note":null}', None, True),
            ('{"name":"Li"}', "Li", True),
        ]:
            change = read(Change, text)
            assert isinstance(change, Change)
            self.assertEqual(change.name, name)
            self.assertEqual("name" in change.model_fields_set, is_said)

    def test_a_value_keeps_its_rules(self) -> None:
        with self.assertRaises(ValueError):
            read(Change, '{"name":"long"}')


class AnyJson(unittest.TestCase):
    def test_it_comes_back_as_it_was(self) -> None:
        text = (
            '{"data":{"a":[1,2.5,90071992547409930001,true,null,"x"],"b":{}},'
            '"notes":[null,{"k":null}],"flags":{"on":true,"off":null}}'
        )
        user = read(User, text)
        assert isinstance(user, User)
        self.assertEqual(user.notes, [None, {"k": None}])
        self.assertEqual(rt.wire(User, user), json.loads(text))

    def test_null_is_missing(self) -> None:
        for text in ['{"data":null}', "{}", '{"data":1e400}']:
            with self.assertRaises(ValueError):
                read(User, text)

    def test_constants_are_of_their_kind(self) -> None:
        self.assertEqual(read(Step, '{"level":2.0,"last":true}'), Step())
        for text in [
            '{"level":"2","last":true}',
            '{"level":2,"last":1}',
            '{"level":2,"last":"true"}',
        ]:
            with self.assertRaises(ValueError):
                read(Step, text)
        self.assertIsInstance(read(Choice, '{"level":2,"last":true}'), Step)
        self.assertIsInstance(read(Choice, '{"last":false}'), Other)
        with self.assertRaises(ValueError):
            read(Choice, '{"level":2,"last":1}')

    def test_any_item_of_a_list_is_written_as_the_first(self) -> None:
        written = put_all(
            {"ui.nodes.*.messages.*.id": 7, "ui.nodes.*.messages.*.text": "No"}
        )
        self.assertEqual(
            written, {"ui": {"nodes": [{"messages": [{"id": 7, "text": "No"}]}]}}
        )

    def test_scripts_can_decode_their_cookies(self) -> None:
        self.assertTrue(cookie("a", "1%2", for_scripts=True).startswith("a=1%252;"))
        self.assertTrue(cookie("a", "1%2").startswith("a=1%2;"))
