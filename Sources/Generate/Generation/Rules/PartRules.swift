import ContractModel
import Diagnostics

/// The rules for a field in the path, the query, a header or a cookie: one plain text, which such a place can hold. A
/// field that goes with every call of a server goes with this one.
struct PartRules {
  private let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  func problems(_ endpoint: Endpoint) -> [Diagnostic] {
    let server = contract.servers[endpoint.server]
    let sent = sent(endpoint)
    let outside = sent.filter { $0.location != .body }
    let inForm = server.content == .form ? sent.filter { $0.location == .body } : []
    return (outside + inForm).filter { !isPlain($0) }.map { .notPlain($0) }  //! get-without-body
      + sent.filter { $0.location == .body && !endpoint.method.value.takesBody }
      .map { .noBody($0, endpoint) }
      + outside.filter { $0.location == .path }.flatMap(contract.givenTexts)
      .filter { !isSegment($0.value) }.map { .noSegment($0) }
      + HeaderRules.problems(sent, of: endpoint, contract) + CookieRules.problems(sent, contract)
  }

  private func sent(_ endpoint: Endpoint) -> [Field] {
    endpoint.sends + contract.sentBeside(endpoint)  //! sent-beside-checked
  }

  /// In the URL that ends a web sign-in all is text.
  func problems(_ callback: Callback) -> [Diagnostic] {
    callback.fields.filter { !isPlain($0) }.map { .notPlainInURL($0) }  //! callback-no-list
  }

  /// The fields with slashes in a path. Stubs refuse an encoded one: a proxy may have taken it for a segment's end.
  func slashes(in endpoint: Endpoint) -> [Diagnostic] {
    //! path-part-slash
    sent(endpoint).filter { $0.location == .path && holdsSlashes($0.shape) }.map { .slashes($0) }
  }

  private func holdsSlashes(_ shape: Shape) -> Bool {
    switch shape.element {
    case .scalar(.url): true
    case .scalar(.bytes): !shape.isURLSafe
    case .configuration(let name): holdsSlashes(contract.configuration[name].field.shape)
    case .constant, .enumeration, .type: contract.words(shape).contains { $0.value.contains("/") }
    case .token, .provider, .record, .scalar: false
    }
  }

  /// True for a field that one text can say.
  func isPlain(_ field: Field) -> Bool {
    guard field.shape.container == .one else { return false }
    switch field.shape.element {
    case .record, .scalar(.json): return false
    case .type(let name):
      if case .enumeration = contract.types[name].content { return true } else { return false }
    case .scalar, .token, .provider, .configuration, .enumeration, .constant: return true
    }
  }

  /// No encoding keeps a segment what it is if it means a place or nothing.
  private func isSegment(_ text: String) -> Bool { !["", ".", ".."].contains(text) }
}

extension Contract {
  /// The texts that are said to stand in a field: its words, and what is shown of it or of the deployment's value in it.
  func givenTexts(_ field: Field) -> [Text] {
    let shown = [field.example].compactMap { $0 }
    guard case .configuration(let name) = field.shape.element else {
      return words(field.shape) + shown
    }
    return shown + [configuration[name].field.example].compactMap { $0 }  //! shown-deployment-value
  }

  /// All that a field of these may hold, where the contract lists it.
  fileprivate func words(_ shape: Shape) -> [Text] {
    switch shape.element {
    case .constant(let text): return [text]
    case .enumeration(let texts): return texts  //! enum-word-place
    case .type(let name):
      if case .enumeration(let texts) = types[name].content { return texts } else { return [] }
    case .scalar, .token, .provider, .configuration, .record: return []
    }
  }
}

extension Diagnostic {
  static func notPlain(_ field: Field) -> Diagnostic {
    Diagnostic(
      "not-plain", "`\(field.name.value)` is not a single value, and is sent in the \(part(field))",
      at: field.shape.span, why: "only JSON can hold lists, maps and fields within fields",
      help: field.location == .body
        ? "make it a simple value, or let the server take JSON"
        : "send it in the body, or make it a simple value")
  }

  fileprivate static func notPlainInURL(_ field: Field) -> Diagnostic {
    Diagnostic(
      "not-plain", "`\(field.name.value)` is not a single value, and comes in a URL",
      at: field.shape.span, why: "only JSON can hold lists, maps and fields within fields",
      help: "make it a simple value, or let a call bring it")
  }

  fileprivate static func noBody(_ field: Field, _ endpoint: Endpoint) -> Diagnostic {
    let method = endpoint.method.value.rawValue
    return Diagnostic(
      "no-body", "`\(field.name.value)` is sent in a body, but a \(method) has none",
      at: field.name.span, related: [RelatedPlace(endpoint.method.span, "the call")],
      why: "some systems refuse to send the call, or leave its body out",
      help: "write `in: query` or `in: header`, or use another method")
  }

  fileprivate static func noSegment(_ text: Text) -> Diagnostic {
    Diagnostic(
      "no-path-segment", "`\(text.value)` cannot be in a path", at: text.span,
      why: "an empty text, `.` and `..` lead to another path", help: "choose another text")
  }

  fileprivate static func slashes(_ field: Field) -> Diagnostic {
    Diagnostic(
      "no-path-segment", "`\(field.name.value)` cannot be in a path", at: field.shape.span,
      why: "it may hold a slash, which ends a part of a path, and stubs refuse an encoded one",
      help: "send it in the query or the body; bytes may travel `as: base64url`")
  }

  private static func part(_ field: Field) -> String {
    switch field.location {
    case .header: "headers"
    case .body: "form"
    case .path, .query, .cookie: field.location.rawValue
    }
  }
}
