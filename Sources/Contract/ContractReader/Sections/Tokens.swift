import ContractModel
import Diagnostics
import YAMLSource

extension Reader {
  func token(_ name: Text, _ node: Node) -> Token? {
    guard let draft = draft(Token.self, node, named: name) else { return nil }
    checkClaims(draft.model)
    check(account: draft.model.account)
    if let next = draft.keys.keySpan("next") {
      if draft.model.stored.value == .nowhere {
        report(.nextKeptNowhere(at: next, draft.keys.keySpan("stored")))
      }
      if let place = draft.model.next, case .query = place.value {
        report(.nextInQuery(at: place.span))
      }
    }
    return draft.whole
  }

  /// A claim that has a key of its own is no further claim.
  private func checkClaims(_ token: Token) {
    for field in token.claims {
      let key = ["iss": "issuer", "aud": "audience", "exp": "lifetime"][field.wireName]
      if let key { report(.claimWithKey(field, key)) }
    }
  }

  func placement(_ node: Node) -> Located<Token.Placement>? {
    if node.scalar != nil {
      return word(node, "sent", among: ["bearer"]).map { Located(.bearer, at: $0.span) }
    }
    return place(
      node, wanted: "a way to send a token", example: "bearer or { in: cookie, wire: sid }")
  }

  /// The place in a response to a call that carries the token.
  func nextPlace(_ node: Node) -> Located<Token.Placement>? {
    place(node, wanted: "a place of an answer", example: "{ in: header, wire: X-Token }")
  }

  private func place(
    _ node: Node, wanted: String, example: String
  ) -> Located<Token.Placement>? {
    guard node.isMapping else {
      report(.wrongKind(node, wanted: wanted, example: example))
      return nil
    }
    guard let draft = draft(Token.Place.self, node) else { return nil }
    if draft.keys["wire"]?.scalar != nil, !HeaderName.isValid(draft.model.wire.value) {
      report(.badWireName(draft.model.wire))
    }
    return draft.whole.map { Located($0.placement, at: node.span) }
  }
}

/// The grammar for names of headers, cookies and query values with a token (RFC 9110's token).
enum HeaderName {
  static func isValid(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy {
        (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0)
          || "!#$%&'*+-.^_`|~".utf8.contains($0)
      }
  }
}
