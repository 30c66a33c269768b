import ContractModel
import Diagnostics

/// The rules for the cookies of a request, so that no text ends one and begins another.
enum CookieRules {
  static func problems(_ sent: [Field], _ contract: Contract) -> [Diagnostic] {
    let cookies = sent.filter { $0.location == .cookie }
    return cookies.compactMap(nameProblem) + cookies.flatMap { valueProblems($0, contract) }
  }

  static func valueProblems(_ field: Field, _ contract: Contract) -> [Diagnostic] {
    //! cookie-value-form
    contract.givenTexts(field).filter { !isValue($0.value) }.map { .badCookieValue($0) }
  }

  static func nameProblem(_ field: Field) -> Diagnostic? {
    HeaderRules.isToken(field.wireName) ? nil : .badCookieName(field)  //! cookie-name-form
  }

  /// RFC 6265's cookie-octets.
  private static func isValue(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { (0x21...0x7E).contains($0) && !"\",;\\".utf8.contains($0) }
  }
}

extension Diagnostic {
  fileprivate static func badCookieName(_ field: Field) -> Diagnostic {
    Diagnostic(
      "bad-cookie", "`\(field.wireName)` cannot be the name of a cookie", at: field.name.span,
      help: "use letters, digits and hyphens, as in `session-id`")
  }

  fileprivate static func badCookieValue(_ text: Text) -> Diagnostic {
    Diagnostic(
      "bad-cookie", "`\(text.value)` cannot be the value of a cookie", at: text.span,
      why: "a semicolon would begin another cookie, and other letters arrive differently",
      help: "use printable ASCII without spaces, quotes, commas, semicolons and backslashes")
  }
}
