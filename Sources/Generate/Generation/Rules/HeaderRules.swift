import ContractModel
import Diagnostics

/// The rules for the header fields of a request, so that no text ends its line or takes another's place.
enum HeaderRules {
  static func problems(
    _ sent: [Field], of endpoint: Endpoint, _ contract: Contract
  ) -> [Diagnostic] {
    let headers = sent.filter { $0.location == .header }
    return headers.compactMap { nameProblem($0) { owner(of: $0, endpoint, sent, contract) } }
      + headers.flatMap { valueProblems($0, contract) }
  }

  static func valueProblems(_ field: Field, _ contract: Contract) -> [Diagnostic] {
    contract.givenTexts(field).filter { !isValue($0.value) }.map { .badHeaderValue($0) }
  }

  static func nameProblem(_ field: Field, _ owner: (String) -> String?) -> Diagnostic? {
    guard isToken(field.wireName) else { return .badHeaderName(field) }
    return owner(field.wireName.lowercased()).map { .takenHeader(field, $0) }
  }

  /// The owner of a header of that name, in words; nil if it has none.
  private static func owner(
    of name: String, _ endpoint: Endpoint, _ sent: [Field], _ contract: Contract
  ) -> String? {
    switch name {
    case "authorization":
      return endpoint.needs.isEmpty ? nil : "the token that the call needs goes there"
    case "content-type":
      return takesBody(endpoint, sent, contract) ? "it gives the type of the body" : nil
    case "cookie":
      return takesCookies(endpoint, sent, contract) ? "the call's other cookies go there" : nil
    default: break
    }
    return transport.contains(name) ? "the library that sends the request writes it" : nil
  }

  /// In Amazon's JSON what has no fields sends an empty object.
  private static func takesBody(
    _ endpoint: Endpoint, _ sent: [Field], _ contract: Contract
  ) -> Bool {
    if sent.contains(where: { $0.location == .body }) { return true }
    guard case .mediaType = contract.servers[endpoint.server].content else { return false }
    return endpoint.method.value.takesBody
  }

  private static func takesCookies(
    _ endpoint: Endpoint, _ sent: [Field], _ contract: Contract
  ) -> Bool {
    sent.contains { $0.location == .cookie }
      || endpoint.needs.contains { name in
        if case .cookie? = contract.tokens[name.value].sent?.value { true } else { false }
      }
  }

  static let transport: Set<String> = [
    "connection", "content-length", "host", "keep-alive", "proxy-connection", "te", "trailer",
    "transfer-encoding", "upgrade",
  ]

  /// A token of RFC 9110.
  static func isToken(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy {
        (0x21...0x7E).contains($0) && !"()<>@,;:\\\"/[]?={}".utf8.contains($0)
      }
  }

  /// Printable ASCII that begins and ends with something to see: what every reader takes as it is.
  private static func isValue(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x20...0x7E).contains($0) } && text.utf8.first != 0x20
      && text.utf8.last != 0x20
  }
}

extension Diagnostic {
  fileprivate static func badHeaderName(_ field: Field) -> Diagnostic {
    Diagnostic(
      "bad-header", "`\(field.wireName)` cannot be the name of a header", at: field.name.span,
      help: "use letters, digits and hyphens, as in `X-Request-Id`")
  }

  fileprivate static func takenHeader(_ field: Field, _ reason: String) -> Diagnostic {
    Diagnostic(
      "bad-header", "a field cannot be the header `\(field.wireName)` here", at: field.name.span,
      why: reason, help: "leave it out, or choose another header")
  }

  fileprivate static func badHeaderValue(_ text: Text) -> Diagnostic {
    Diagnostic(
      "bad-header", "`\(text.value)` cannot be the value of a header", at: text.span,
      why: "a line break would begin another header, and other letters arrive differently",
      help: "use printable ASCII without spaces at the ends")
  }
}
