import ContractModel
import ContractReader

/// The place of a key's example in a contract, with the keys that must be beside it.
struct KeyExample {
  let table: KeyTable
  let key: KeyTable.Key

  /// Every key of the language.
  static let all = LanguagePage.tables.flatMap { table in
    table.keys.map { KeyExample(table: table, key: $0) }
  }

  /// A part of a contract with the example in it.
  var fragment: String {
    table.owner == "a contract" ? "\(key.name): \(key.example)" : fragment(mapping)
  }

  /// A part of a contract with this mapping at the place of the table.
  func fragment(_ mapping: String) -> String {
    Self.places[table.owner, default: "no place for \(table.owner): %"]
      .split(separator: "%", omittingEmptySubsequences: false).joined(separator: mapping)
  }

  /// The mapping with the key.
  var mapping: String { Self.mapping(pairs) }

  /// The required keys, the keys that the key needs, and the key, in the order of the table.
  var pairs: [(name: String, text: String)] {
    var texts: [String: String] = [:]
    for other in table.keys where other.isRequired { texts[other.name] = other.example }
    if let need = key.needs { texts[need.key] = need.words.first ?? example(of: need.key) }
    let companions = Self.companions["\(table.owner).\(key.name)"] ?? Self.companions[table.owner]
    for (name, text) in companions ?? [:] { texts[name] = text }
    texts[key.name] = key.example
    return table.names.compactMap { name in texts[name].map { (name, $0) } }
  }

  private func example(of name: String) -> String? {
    table.keys.first { $0.name == name }?.example
  }

  /// A change of another key that leaves this one without effect.
  var withoutNeed: KeyMistake.Change? {
    guard let need = key.needs, let other = table.keys.first(where: { $0.name == need.key })
    else { return nil }
    guard !need.words.isEmpty else { return .with([:], without: [need.key]) }
    // The second word is the more telling one: all these lists begin with the usual choice.
    let words = other.kind.closedWords ?? []
    return (words.dropFirst() + words.prefix(1)).first { !need.words.contains($0) }.map {
      .with([need.key: $0], without: [])
    }
  }

  static func mapping(_ pairs: [(name: String, text: String)]) -> String {
    "{ \(pairs.map { "\($0.name): \($0.text)" }.joined(separator: ", ")) }"
  }

  private static let places = [
    "a server": "servers: { api: % }",
    "a field":
      "endpoints: { sample: { route: POST /sample, does: call, sends: { value: %, password: password } } }",
    "a token": "tokens: { sample: % }",
    "a place of a token": "tokens: { sample: { format: opaque, stored: keychain, sent: % } }",
    "the renewal": "renewal: %",
    "the app": "app: %",
    "the keychain": "app: { keychain: % }",
    "biometrics": "app: { biometrics: % }",
    "a provider": "providers: { sample: % }",
    "a callback": "callbacks: { sample: % }",
    "an error": "errors: { sample: % }",
    "a match": "errors: { sample: { status: 400, match: { message: % }, recover: tell } }",
    "an endpoint": "endpoints: { sample: % }",
    "a deprecation":
      "endpoints: { sample: { route: POST /sample, does: call, deprecated: % } }",
    "the policies": "policies: %",
    "the password policy": "policies: { password: % }",
    "a level of strength": "policies: { password: { strength: [%] } }",
    "the lockout": "policies: { lockout: % }",
    "a step of the lockout": "policies: { lockout: { counts: account, steps: [%] } }",
    "a code": "policies: { codes: { registrationMail: % } }",
    "the devices": "policies: { devices: % }",
    "the terms": "policies: { terms: % }",
    "the sign-out": "policies: { signOut: % }",
    "a machine": "flows: { sample: % }",
    "the session": "session: %",
    "a state":
      "session: { states: { sample: %, done: { after: { me: sample } }, left: { after: { me: sample } } } }",
    "a scenario": "scenarios: { sample: % }",
    "a step": "scenarios: { sample: { steps: [%] } }",
    "a step meanwhile": "scenarios: { sample: { steps: [{ do: signIn, meanwhile: [%] }] } }",
    "an expectation": "scenarios: { sample: { steps: [{ do: signIn, expect: % }] } }",
    "a reserved name": "reserved: [%]",
    "an open value": "open: [%]",
    "a waiver": "waive: [%]",
    "an included file": "include: [sample.yaml]",
  ]

  private static let companions = [
    "a server": ["refusal": "{ code: string, message: string }"],
    "a token.next": ["sent": "{ in: header, wire: access-token }"],
    "a field": ["type": "string"],
    "a field.type": [:],
    "a field.constant": [:],
    "a field.enum": [:],
    "a field.fields": [:],
    "a field.same": [:],
    "a field.as": ["type": "int"],
    "a field.words": ["enum": "[own, global]", "is": "signOut.scope"],
    "a field.account": ["type": "string", "stored": "keychain"],
    "a provider.issuer": ["kind": "oidc"],
    "an error": ["status": "400", "match": "{ code: SAMPLE }"],
    "an error.status": ["match": "{ code: SAMPLE }"],
    "an error.fault": [:],
    "an error.token": ["status": "400", "recover": "renew"],
    "an error.until": ["status": "423", "recover": "wait", "fields": "{ lockedUntil: instant }"],
    "an error.flow": ["status": "400", "recover": "continue"],
    "an endpoint.provider": ["does": "provider.signIn", "returns": "Session"],
    "an endpoint.code": ["does": "code.send"],
    "an endpoint.atLeastOne": ["sends": "{ email: optional email, phone: optional phone }"],
    "an endpoint.exactlyOne": ["sends": "{ email: optional email, phone: optional phone }"],
    "an endpoint.ends": ["does": "session.end"],
    "an endpoint.status": ["returns": "Session"],
    "an endpoint.opens": ["does": "web.signIn", "returns": "{ page: url }", "endsIn": "arrival"],
    "an endpoint.endsIn": ["does": "web.signIn"],
    "a step.with": ["do": "signIn"],
    "a step.from": ["do": "signIn"],
    "a step.times": ["do": "signIn"],
    "a step.refuses": ["do": "signIn"],
    "a step.loses": ["do": "signIn"],
    "a step.meanwhile": ["do": "signIn"],
    "a step meanwhile.with": ["do": "signIn"],
    "a step meanwhile.from": ["do": "signIn"],
    "a step meanwhile.times": ["do": "signIn"],
    "a step meanwhile.refuses": ["do": "signIn"],
    "a step meanwhile.loses": ["do": "signIn"],
    "a step meanwhile.expect": ["do": "me"],
    "a step.expect": ["do": "me"],
  ]
}
