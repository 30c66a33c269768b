package import ContractModel
import Diagnostics
import YAMLSource

extension KeyTable {
  package static let contract = KeyTable(
    "a contract",
    [
      .required(
        "authcontract", .number(1...1), "the version of the contract language", example: "1"),
      .required(
        "service", .serviceName, "the name of the service, also in generated code",
        example: "Longde"),
      .required("version", .text, "the version of this contract", example: "0.1.0"),
      .doc,
      .optional(
        "languages", .texts,
        "the languages of messages and docs; the first is the fallback",
        usual: "no messages", example: "[zh-Hans, en]"),
      .optional(
        "include", .files, "files with `types` and `errors` that several contracts share",
        example: "[shared/errors.yaml]"),
      .optional(
        "configuration", .fields,
        "values that differ per deployment, passed when the client is created",
        example: "{ clientId: string }"),
      .required(
        "servers", .definitions(Server.keys.table), "the services that the app talks to",
        example: "{ api: { url: https://api.example.com, refusal: { code: string } } }"),
      .optional(
        "tokens", .definitions(Token.keys.table), "the values that prove a session",
        example: "{ access: { format: jwt, lifetime: 1h, sent: bearer, stored: keychain } }"),
      .optional(
        "renewal", .mapping(RenewalRules.keys.table),
        "when the app refreshes, and with which endpoint",
        usual: "after a token expires, and once after an error with `recover: renew`",
        example: "{ before: 5m }"),
      .optional(
        "app", .mapping(AppRules.keys.table), "settings of the app's project",
        example: "{ urlSchemes: [myapp] }"),
      .optional(
        "providers", .definitions(Provider.keys.table),
        "the identity providers that users sign in with",
        example: "{ apple: { kind: apple, audience: com.example.app } }"),
      .optional(
        "callbacks", .definitions(Callback.keys.table), "the URLs that end a web sign-in",
        example: "{ arrival: { url: myapp://callback, fields: { code: string } } }"),
      .optional(
        "types", .definitionsOf(.typeDefinition), "the shapes of what is sent and returned",
        example: "{ User: { id: uuid, name: optional string } }"),
      .optional(
        "errors", .definitions(.refusal), "the errors and faults that a call can fail with",
        example: "{ sessionExpired: { status: 401, recover: renew } }"),
      .required(
        "endpoints", .definitions(.endpoint), "the calls",
        example: "{ me: { route: GET /me, does: account.read, needs: access, returns: User } }"),
      .optional(
        "policies", .mapping(Policies.keys.table),
        "rules for passwords, lockouts, codes, devices, terms and the sign-out",
        example: "{ password: { minLength: 8 } }"),
      .optional(
        "session", .mapping(.session),
        "states and events of the session beyond those that follow from the rest",
        usual: "it follows from `does` and `recover`",
        example:
          "{ states: { signedIn: { after: { app.launches: locked } }, locked: { after: { app.unlocks: signedIn } } } }"
      ),
      .optional(
        "flows", .definitions(.machine), "state machines for screens that take several calls",
        example:
          "{ registration: { start: enterCode, states: { enterCode: { after: { verifyCode: done } }, done: { } } } }"
      ),
      .optional(
        "scenarios", .definitions(.scenario), "stories of calls with a clock, which tests run",
        example:
          "{ renews: { steps: [{ do: signIn }, { wait: 1h56m }, { do: me, expect: { renewals: 1 } }] } }"
      ),
      .optional(
        "reserved", .list(ReservedName.keys.table), "removed names, which must not be reused",
        example: "[{ at: errors.accountFrozen, wire: ACCOUNT_FROZEN }]"),
      .optional(
        "open", .list(OpenPoint.keys.table), "values that are still undecided",
        example: "[{ at: tokens.refresh.lifetime, why: the document does not say }]"),
      .optional(
        "waive", .list(Waiver.keys.table), "waived rules, each with a reason and an end date",
        example: "[{ rule: lost-answer, at: tokens, why: it comes in May, until: \"2027-06-01\" }]"),
    ])
}

/// Reads the whole: names first, so that references may lead forwards, then each section.
struct ContractSection {
  private let reader: Reader

  init(_ reader: Reader) { self.reader = reader }

  func read(_ root: Node) -> Contract? {
    guard let keys = Mapping(root, .contract, reader) else { return nil }
    checkLanguageVersion(keys)
    reader.languages = languages(keys["languages"])
    let shared = Includes.read(keys["include"], reader)
    collectNames(keys, shared)
    return contract(root, keys, shared)
  }

  private func contract(_ root: Node, _ keys: Mapping, _ shared: [SharedFile]) -> Contract? {
    let service = serviceName(keys)
    let version = reader.text(keys["version"])
    let doc = reader.localized(keys["doc"])
    let sections = Sections(reader, keys, shared).read()
    let roots = [root] + shared.compactMap(\.root)
    let reserved = ReservedNames(reader, roots, sections).read(keys["reserved"])
    let openPoints = reader.openPoints(keys["open"], in: roots)
    let waivers = reader.waivers(keys["waive"], in: roots)
    guard let service, let version else { return nil }
    var contract = Contract(
      source: reader.source, service: service, version: version, doc: doc,
      languages: reader.languages)
    sections.fill(&contract)
    contract.reservedNames = reserved
    contract.openPoints = openPoints
    contract.waivers = waivers
    contract.extras = roots.flatMap { reader.extras($0) }
    contract.notes = reader.diagnostics
    return contract
  }

  /// A language outside a list is reported once, and known to the texts that come in it.
  private func languages(_ node: Node?) -> [Text] {
    let list = reader.set(node, "languages")
    if let node, let scalar = node.scalar { return [Text(scalar.text, at: node.span)] }
    return list
  }

  private func checkLanguageVersion(_ keys: Mapping) {
    guard let node = keys["authcontract"] else { return }
    guard let scalar = node.scalar else {
      reader.report(.wrongKind(node, wanted: "the number 1"))
      return
    }
    if scalar.text != "1" { reader.report(.otherLanguageVersion(scalar.text, at: node.span)) }
  }

  private func collectNames(_ keys: Mapping, _ shared: [SharedFile]) {
    let sections = [
      "configuration", "servers", "tokens", "providers", "callbacks", "types", "errors",
      "endpoints", "flows",
    ]
    for section in sections {
      let parts = [keys[section]] + shared.map { $0.keys?[shared: section] }
      let isInDoubt =
        keys.isInDoubt(section) || shared.contains { $0.isInDoubt(section) }
      reader.names.collect(section, from: parts.compactMap { $0 }, isInDoubt: isInDoubt)
    }
    collectInnerNames("codes", in: Policies.keys.table, from: [keys["policies"]].compactMap { $0 })
    collectInnerNames(
      "refusal", in: Server.keys.table, from: keys["servers"]?.entries.map(\.value) ?? [])
    collectInnerNames("states", in: .session, from: [keys["session"]].compactMap { $0 })
    for (section, inner) in [("policies", "codes"), ("servers", "refusal"), ("session", "states")]
    where keys.isInDoubt(section) || !reader.names.isComplete(section) {
      reader.names.collect(inner, from: [], isInDoubt: true)
    }
    for callback in keys["callbacks"]?.entries ?? [] {
      reader.callbackURLs[callback.key.text] = callback.value["url"]?.scalar?.text
    }
    reader.checkEventNames()
  }

  /// Names that stand one level further in.
  private func collectInnerNames(_ key: String, in table: KeyTable, from nodes: [Node]) {
    let isInDoubt = nodes.contains { node in
      !node.isMapping || table.misspelt(in: node).contains(key)
        || node.entries.count { $0.key.text == key } > 1
    }
    reader.names.collect(key, from: nodes.compactMap { $0[key] }, isInDoubt: isInDoubt)
  }

  /// The service's name becomes a type and a folder.
  private func serviceName(_ keys: Mapping) -> Text? {
    guard let name = reader.text(keys["service"]) else { return nil }
    guard AuthorName.isWord(name.value), name.value.first?.isUppercase == true else {
      reader.report(.badServiceName(name))
      return nil
    }
    return name
  }
}

extension Reader {
  /// The `x-…` keys of a mapping and of all below it; most contracts have none.
  func extras(_ node: Node, at path: [String] = []) -> [Extra] {
    if extraKeys.isEmpty { return [] }
    switch node.content {
    case .scalar: return []
    case .sequence(let items):
      return items.enumerated().flatMap { extras($1, at: path + [String($0)]) }
    case .mapping(let entries):
      return entries.flatMap { entry in
        let key = Text(entry.key.text, at: entry.key.span)
        guard extraKeys.contains(key.span) else {
          return extras(entry.value, at: path + [key.value])
        }
        return [Extra(path: path, key: key, value: extraValue(entry.value))]
      }
    }
  }

  private func extraValue(_ node: Node) -> ExtraValue {
    switch node.content {
    case .scalar(let scalar): .text(scalar.text)
    case .sequence(let items): .list(items.map(extraValue))
    case .mapping(let entries): .object(entries.map { ($0.key.text, extraValue($0.value)) })
    }
  }
}
