"""How a document of JSON is read and written."""

import unittest
from decimal import Decimal

from authcontract_server.faults import Fault
from authcontract_server.limits import Limits
from authcontract_server.strict_json import read_json, read_number, write_json


class StrictJson(unittest.TestCase):
    def test_numbers_keep_their_digits(self) -> None:
        value = read_json(b'{"a": [1.50, 9007199254740993]}', Limits())
        self.assertEqual(value, {"a": [Decimal("1.50"), Decimal(9007199254740993)]})

    def test_what_is_no_strict_json_is_refused(self) -> None:
        for body in [
            b'{"a":1,"a":2}',
            b"[1,]",
            b"01",
            b'"\\ud800"',
            b'"\\u12',
            b'"\\u12xy"',
            b"NaN",
            b"",
            b"\xff",
        ]:
            with self.subTest(body), self.assertRaises(Fault):
                read_json(body, Limits())

    def test_the_limits_hold(self) -> None:
        for body, limits in [
            (b"[[[1]]]", Limits(json_depth=2)),
            (b'{"a":1,"b":2}', Limits(json_fields=1)),
            (b'"abcd"', Limits(string_bytes=3)),
        ]:
            with self.subTest(body), self.assertRaises(Fault):
                read_json(body, limits)

    def test_a_number_alone_follows_the_grammar_of_json(self) -> None:
        self.assertEqual(read_number("1e2"), Decimal(100))
        for text in ["01", " 1", "+1", "0x1", "true", ""]:
            self.assertIsNone(read_number(text), text)

    def test_it_is_written_without_spaces(self) -> None:
        self.assertEqual(
            write_json({"b": [1, "é"], "a": None}), '{"b":[1,"é"],"a":null}'.encode()
        )
