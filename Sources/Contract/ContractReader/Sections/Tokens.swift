import ContractModel
import Diagnostics
import YAMLSource

extension KeyTable {
  package static let token = KeyTable(
    "a token",
    [
      .required("format", .words(of: Token.Format.self), "the form of the token", example: "jwt"),
      .doc,
      .optional(
        "claims", .fields, "the claims of a JWT beside the registered ones",
        example: "{ type: { constant: user } }"),
      .optional(
        "issuer", .textOrConfiguration, "the issuer of a JWT, its `iss`",
        example: "https://auth.example.com"),
      .optional(
        "audience", .textOrConfiguration, "the audience of a JWT, its `aud`",
        example: "https://api.example.com"),
      .optional(
        "algorithms", .wordList(of: Token.Algorithm.self), "how a JWT may be signed",
        example: "[ES256]"),
      .optional(
        "lifetime", .lifetime, "how long it lives, from issue or from each rotation", example: "1h"),
      .optional("idle", .duration, "how long it lives without use", example: "14d"),
      .optional(
        "ends", .duration, "when it ends, from the sign-in, however often it was renewed",
        example: "90d"),
      .optional(
        "sent", .placement, "how a call carries it: `bearer`, or `{ in: cookie, wire: sid }`",
        usual: "only in fields", example: "bearer"),
      .optional(
        "next", .mapping(.placement),
        "the place in each answer to a call that carries it with the one to use next",
        usual: "answers bring none", example: "{ in: header, wire: access-token }"),
      .required(
        "stored", .words(of: Token.Storage.self), "where the app keeps it", example: "keychain"),
      .optional(
        "account", .text, "the name of its item in the keychain", example: "access_token"),
      .optional(
        "rotates", .yesNo, "each renewal replaces it", usual: "false", example: "true"),
      .optional(
        "grace", .duration, "how long a used token still gets the same successor",
        usual: "not at all", example: "30s"),
      .optional(
        "reuse", .words(of: Token.Reuse.self), "the effect of a used token after the grace",
        example: "revokeFamily"),
      .optional(
        "was", .texts,
        "its names in older versions of the contract, under which a store may hold it",
        example: "[refreshToken]"),
      .optional(
        "refuses", .names(in: "errors"), "the errors with which any call that carries it may end",
        example: "[sessionExpired]"),
      .optional(
        "bound", .words(of: Token.Binding.self), "the thing without which the token does not work",
        example: "device"),
    ])

  /// Keys that speak of what stands in a JWT.
  static let jwtKeys = ["claims", "issuer", "audience", "algorithms"]

  package static let placement = KeyTable(
    "a place of a token",
    [
      .required(
        "in", .word(["header", "cookie", "query"]), "which part of a call", example: "cookie"),
      .required("wire", .text, "its name there", example: "sid"),
    ])
}

extension Reader {
  func token(_ name: Text, _ node: Node) -> Token? {
    guard let keys = Mapping(node, .token, named: name, self) else { return nil }
    let format = word(keys["format"], "format", Token.Format.self)
    let stored = word(keys["stored"], "stored", Token.Storage.self)
    checkTokenKeys(keys, format)
    let token = Token(
      name: name, doc: localized(keys["doc"]), format: format?.value ?? .opaque,
      claims: claims(keys["claims"]), origin: origin(keys),
      life: Token.Lifespan(
        lifetime: lifetime(keys["lifetime"]), idle: seconds(keys["idle"]),
        ends: seconds(keys["ends"])),
      sent: placement(keys["sent"]), next: next(keys),
      stored: stored ?? Located(.nowhere, at: node.span),
      account: account(keys["account"]),
      rotation: Token.RotationRule(
        rotates: yesOrNo(keys["rotates"]), grace: seconds(keys["grace"]),
        reuse: word(keys["reuse"], "reuse")),
      bound: word(keys["bound"], "bound"),
      formerNames: set(keys["was"], "was"),
      refuses: references(keys["refuses"], to: "errors", "refuses"))
    return format != nil && stored != nil ? token : nil
  }

  /// A claim that has a key of its own is no further claim.
  private func claims(_ node: Node?) -> [Field] {
    let fields = fields(node, .free)
    for field in fields {
      let key = ["iss": "issuer", "aud": "audience", "exp": "lifetime"][field.wireName]
      if let key { report(.claimWithKey(field, key)) }
    }
    return fields
  }

  private func origin(_ keys: Mapping) -> Token.Origin {
    Token.Origin(
      issuer: reference(keys["issuer"]), audience: reference(keys["audience"]),
      algorithms: words(keys["algorithms"], "algorithms"))
  }

  private func placement(_ node: Node?) -> Located<Token.Placement>? {
    guard let node else { return nil }
    if node.scalar != nil {
      return word(node, "sent", Bearer.self).map { Located(.bearer, at: $0.span) }
    }
    guard node.isMapping else {
      report(
        .wrongKind(
          node, wanted: "a way to send a token", example: "bearer or { in: cookie, wire: sid }"))
      return nil
    }
    guard let keys = Mapping(node, .placement, self) else { return nil }
    let place = word(keys["in"], "in", TokenPlace.self)
    let wire = text(keys["wire"])
    if let wire, !HeaderName.isValid(wire.value) { report(.badWireName(wire)) }
    guard let place, let wire else { return nil }
    let placement: Token.Placement =
      switch place.value {
      case .header: .header(wire.value)
      case .cookie: .cookie(wire.value)
      case .query: .query(wire.value)
      }
    return Located(placement, at: node.span)
  }

  /// A call carries the token, and its answer brings the next one in a header or a cookie.
  private func next(_ keys: Mapping) -> Located<Token.Placement>? {
    guard let node = keys["next"], let key = keys.keySpan("next") else { return nil }
    guard node.isMapping else {
      report(
        .wrongKind(node, wanted: "a place of an answer", example: "{ in: header, wire: X-Token }"))
      return nil
    }
    if !keys.isMeant("sent") { report(.needsOther("next", "sent", at: key, other: nil)) }
    if keys["stored"]?.scalar?.text == Token.Storage.nowhere.rawValue {
      report(.nextKeptNowhere(at: key, keys.keySpan("stored")))
    }
    let place = placement(node)
    if case .query? = place?.value { report(.nextInQuery(at: node.span)) }
    return place
  }

  private enum Bearer: String, CaseIterable { case bearer }

  private enum TokenPlace: String, CaseIterable {
    case header
    case cookie
    case query
  }

  /// Keys that say nothing without another key.
  private func checkTokenKeys(_ keys: Mapping, _ format: Located<Token.Format>?) {
    if let format, format.value != .jwt {
      for key in KeyTable.jwtKeys {
        guard let span = keys.keySpan(key) else { continue }
        report(.needsOther(key, "format: jwt", at: span, other: format.span))
      }
    }
    for key in ["account", "was"] {
      guard let span = keys.keySpan(key), keys["stored"]?.scalar?.text != "keychain" else {
        continue
      }
      report(.needsOther(key, "stored: keychain", at: span, other: keys.keySpan("stored")))
    }
    guard keys["rotates"]?.scalar?.text != "true" else { return }
    for key in ["grace", "reuse"] {
      guard let span = keys.keySpan(key) else { continue }
      report(.needsOther(key, "rotates: true", at: span, other: keys.keySpan("rotates")))
    }
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
