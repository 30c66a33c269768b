import Testing

@testable import AllOutputs
@testable import Generation

@Suite struct PythonTextTests {
  @Test(arguments: [
    ("plain", "\"plain\""), ("it's", "\"it's\""), ("say \"no\"", "'say \"no\"'"),
    ("a\"b'c", "\"a\\\"b'c\""), ("back\\", "\"back\\\\\""), ("\r\n\t", "\"\\r\\n\\t\""),
    ("\u{7}é", "\"\\x07é\""), ("名\u{2028}", "\"名\\u2028\""),
    ("\u{1F600}", "\"\\U0001f600\""), ("{x}%s", "\"{x}%s\""),
  ])
  func literalsAreVisibleAndTerminated(_ text: String, _ literal: String) {
    #expect(PythonText.literal(text) == literal)
  }

  @Test(arguments: [
    ("signInWithApple", "sign_in_with_apple"), ("userID", "user_id"), ("URLValue", "url_value"),
    ("a_B", "a_b"), ("sha256Hex", "sha256_hex"), ("X", "x"),
  ])
  func namesAreSnakeCase(_ name: String, _ snake: String) {
    #expect(PythonNames.snake(name) == snake)
  }

  @Test(arguments: [
    ("class", "class_"), ("match", "match_"), ("json", "json_"), ("copy", "copy_"),
    ("modelDump", "model_dump_"), ("schema", "schema_"), ("type", "type"), ("str", "str_"),
  ])
  func pythonAndPydanticNamesAreAvoided(_ name: String, _ attribute: String) {
    #expect(PythonNames.attribute(name) == attribute)
  }

  @Test func similarNamesStayDistinct() {
    let names = PythonNames(["aB", "a_b", "b"], avoiding: ["aB": "b"], spell: PythonNames.snake)
    #expect([names["aB"], names["a_b"], names["b"]] == ["a_b", "a_b_", "b_"])
  }

  @Test(arguments: [
    ("none", "None_"), ("literal", "Literal_"), ("warning", "Warning_"), ("user", "User"),
  ])
  func typeNamesAvoidImports(_ name: String, _ type: String) {
    #expect(PythonText.type(name) == type)
  }

  @Test func docstringCannotBeTerminatedByText() {
    #expect(PythonText.docstring("a\"\"\"\nb\\") == "a''' b\\\\")
    let long = PythonText.docstring(String(repeating: "word ", count: 40))
    #expect(long.split(separator: "\n").allSatisfy { $0.count <= 88 } && long.hasSuffix("\n"))
  }

  @Test func longCallsAreWrapped() {
    let items = ["alpha", "beta"].map { PythonCode.text($0) }
    #expect(PythonCode.call("f", items).text == "f(alpha, beta)")
    let long = String(repeating: "a", count: 70)
    let call = PythonCode.call("f", [.text(long), .text("some more letters")])
    #expect(call.text == "f(\n    \(long),\n    some more letters,\n)")
    #expect(PythonCode.tuple([.text("x")]).text == "(x,)")
    #expect(
      PythonCode.union([long, "SomeMoreLetters"]).text
        == "(\n    \(long)\n    | SomeMoreLetters\n)")
  }
}
