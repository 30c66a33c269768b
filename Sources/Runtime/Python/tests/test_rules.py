"""Rules for values, and secrets."""

import unittest

import authcontract_server as rt


class Rules(unittest.TestCase):
    def test_lengths_count_code_points(self) -> None:
        self.assertTrue(rt.Length(1, 2).holds("\U0001f600\U0001f600"))
        self.assertFalse(rt.Length(3).holds("\U0001f600\U0001f600"))

    def test_patterns_match_whole_texts(self) -> None:
        self.assertTrue(rt.Matches("[a-z]+").holds("abc"))
        for text in ["abc1", "abc\n", ""]:
            self.assertFalse(rt.Matches("[a-z]+").holds(text), text)

    def test_mail_addresses_and_phone_numbers(self) -> None:
        self.assertTrue(rt.Email().holds("li@example.org"))
        self.assertFalse(rt.Email().holds("li@"))
        self.assertTrue(rt.Phone().holds("+1 555 0100"))
        self.assertFalse(rt.Phone().holds("555-call"))

    def test_texts_are_compared_whatever_holds_them(self) -> None:
        self.assertTrue(rt.same("geheim", "geheim"))
        self.assertFalse(rt.same("geheim", "geheim "))


class Versions(unittest.TestCase):
    def test_stubs_of_another_version_are_refused_with_a_way_out(self) -> None:
        rt.require(rt.VERSION, "notes")
        with self.assertRaisesRegex(
            ImportError, r"notes need version 9\.9\.9.* install .*authgen"
        ):
            rt.require("9.9.9", "notes")
