import YAMLSource

/// Security schemes: tokens, and keys of the deployment.
extension ContractDrafter {
  func readSecurity() {
    for entry in document.root["components"]?["securitySchemes"]?.members ?? [] {
      guard case .found(let node, _) = document.resolve(entry.value) else { continue }
      schemes[entry.key.text] = scheme(entry.key.text, node)
    }
    // A key that all calls carry is said once.
    for key in keysOfAllCalls { draft.sent.append(key) }
  }

  private func scheme(_ name: String, _ node: Node) -> SecurityScheme {
    switch (node["type"]?.text, node["scheme"]?.text?.lowercased()) {
    case ("http", "bearer"):
      return token(name, "bearer", isJWT: node["bearerFormat"]?.text?.uppercased() == "JWT")
    case ("oauth2", _), ("openIdConnect", _):
      note(
        "the flows of the scheme `\(name)` are left out; calls carry its token", at: node,
        help: "write a provider, or the calls that bring the token")
      return token(name, "bearer", isJWT: false)
    case ("apiKey", _): return key(name, node)
    default:
      note("the scheme `\(name)` is left out: a contract knows tokens and keys", at: node)
      return .leftOut
    }
  }

  private func key(_ name: String, _ node: Node) -> SecurityScheme {
    guard let place = node["in"]?.text, let wire = node["name"]?.text,
      ["header", "cookie", "query"].contains(place)
    else {
      note("the scheme `\(name)` does not say where its key goes", at: node)
      return .leftOut
    }
    let plain = (name + wire).lowercased().filter(\.isLetter)
    guard plain.contains("apikey"), place != "cookie" else {
      return token(name, "{ in: \(place), wire: \(YAMLText.scalar(wire)) }", isJWT: false)
    }
    let value = memberNames.claim(ImportName.member(name, orElse: "apiKey"))
    draft.configuration.append(
      DraftField(
        name: value, wire: value, shape: DraftShape(element: .word("string")), isSecret: true))
    return .key(
      DraftField(
        name: value, wire: wire, shape: DraftShape(element: .word("configuration.\(value)")),
        place: place))
  }

  private func token(_ name: String, _ sent: String, isJWT: Bool) -> SecurityScheme {
    let word = ImportName.member(name, orElse: "token")
    let isWord = ["user", "app", "any"].contains(word)
    let name = memberNames.claim(isWord ? word + "Token" : word)
    draft.tokens.append(DraftToken(name: name, isJWT: isJWT, sent: sent))
    draft.open.append(("tokens.\(name).lifetime", "the description does not say how long it lives"))
    return .token(name)
  }

  /// The keys of the requirement at the top, where no operation says otherwise.
  private var keysOfAllCalls: [DraftField] {
    let names = requirement(document.root["security"])
    let all = (document.root["paths"]?.members ?? []).flatMap(\.value.members).compactMap {
      $0.value["security"]
    }
    return names.compactMap { name in
      guard case .key(let field)? = schemes[name],
        all.allSatisfy({ requirement($0).contains(name) })
      else { return nil }
      return field
    }
  }

  /// The names of the first of several requirements.
  private func requirement(_ node: Node?) -> [String] {
    node?.items.first?.members.map(\.key.text) ?? []
  }

  /// The tokens that an operation needs, and the keys that it sends beside those of all calls.
  func security(of operation: Operation) -> (needs: [String], sends: [DraftField]) {
    let node = operation.node["security"] ?? document.root["security"]
    let others = (node?.items ?? []).dropFirst().filter { !$0.members.isEmpty }
    if let other = others.first {
      note("another way to prove who calls is left out", at: other)
    }
    var needs: [String] = []
    var sends: [DraftField] = []
    for name in requirement(node) {
      switch schemes[name] {
      case .token(let token): needs.append(token)
      case .key(let field):
        if !draft.sent.contains(where: { $0.name == field.name }) { sends.append(field) }
      case .leftOut, nil: break
      }
    }
    return (needs, sends)
  }
}
