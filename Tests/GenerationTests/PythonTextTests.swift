import Testing

@testable import AllOutputs
@testable import Generation

@Suite struct PythonTextTests {
  @Test(arguments: [
    ("plain", "\"plain\""), ("it's", "\"it's\""), ("say \"no\"", "'say \"no\"'"),
    ("a\"b'c", "\"a\\\"b'c\""), ("back\\", "\"back\\\\\""), ("\r\n\t", "\"\\r\\n\\t\""),
    ("\u{7}é", "\"\\x07\\xe9\""), ("名\u{2028}", "\"\\u540d\\u2028\""),
    ("\u{1F600}", "\"\\U0001f600\""), ("{x}%s", "\"{x}%s\""),
  ])
  func literalsAreASCIIAndTerminated(_ text: String, _ literal: String) {
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
    #expect(PythonText.docstring("a\"\"\"\nb\\", depth: 4) == "a''' b\\\\")
    let long = PythonText.docstring(String(repeating: "word ", count: 40), depth: 4)
    #expect(long.split(separator: "\n").allSatisfy { $0.count <= 88 } && long.hasSuffix("\n    "))
  }

  @Test func longCallsAreWrapped() {
    let items = ["alpha", "beta"].map { PythonCode.text($0) }
    let short = PythonCode.call("f", items)
    #expect(PythonLayout.lines(short, depth: 0) == "f(alpha, beta)")
    #expect(
      PythonLayout.lines(short, depth: 80)
        == "f(\n\(margin(84))alpha,\n\(margin(84))beta,\n\(margin(80)))")
    #expect(PythonLayout.lines(.tuple([.text("x")]), depth: 0) == "(x,)")
    #expect(
      PythonLayout.lines(.chain([.text("X = "), .union(["alpha", "beta"])]), depth: 78)
        == "X = (\n\(margin(82))alpha\n\(margin(82))| beta\n\(margin(78)))")
  }

  private func margin(_ count: Int) -> String { String(repeating: " ", count: count) }
}
