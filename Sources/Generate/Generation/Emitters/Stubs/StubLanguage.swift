package import Mustache

/// The spelling of one language, of which templates of stubs get their words.
package protocol StubLanguage: Sendable {
  /// The name of a type that generated code declares.
  func typeName(_ name: String) -> String
  /// The name of a field, a method or an option.
  func memberName(_ name: String) -> String
  /// The name of a refusal where code declares it.
  func refusalName(_ name: String) -> String
  /// The type of a value, with the language's mark for one that may be missing.
  func type(_ type: TypePlan) -> String
  /// The text between the quotes of a literal.
  func inside(_ text: String) -> String
  func literal(_ value: StubLiteral) -> String
  /// The same as a value of JSON.
  func json(_ value: StubLiteral) -> String
  /// A text as one line of a doc comment.
  func doc(_ text: String) -> String
  /// The same for code.
  func code(_ text: String) -> String
  /// A text as one line of a comment that no tool reads.
  func comment(_ text: String) -> String
  /// Words that the templates of this language alone need beside the common ones.
  func words(of field: StubField) -> [String: Value]
}

extension StubLanguage {
  package func refusalName(_ name: String) -> String { typeName(name) }

  package func literal(_ text: String) -> String { "\"" + inside(text) + "\"" }

  package func literal(_ value: StubLiteral) -> String {
    switch value {
    case .text(let text): literal(text)
    case .number(let number): String(number)
    case .bool(let bool): String(bool)
    }
  }

  package func json(_ value: StubLiteral) -> String { literal(value) }

  package func words(of field: StubField) -> [String: Value] { [:] }
}
