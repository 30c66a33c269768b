import ContractModel
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
        "the languages that messages and docs come in; the first is the fallback",
        usual: "no messages", example: "[zh-Hans, en]"),
      .optional(
        "include", .files, "files with `types` and `errors` that several contracts share",
        example: "[shared/errors.yaml]"),
      .optional(
        "configuration", .fields, "values of one deployment, given when the client is made",
        example: "{ clientId: string }"),
      .required(
        "servers", .definitions(.server), "the services that the app talks to",
        example: "{ api: { url: https://api.example.com, refusal: { code: string } } }"),
      .optional(
        "tokens", .definitions(.token), "the values that prove a session",
        example: "{ access: { format: jwt, lifetime: 1h, sent: bearer, stored: keychain } }"),
      .optional(
        "renewal", .mapping(.renewal),
        "when and by which endpoint the app renews, beyond what the endpoints say",
        usual: "when a token has ended, and once when a refusal says so", example: "{ before: 5m }"),
      .optional(
        "app", .mapping(.app), "what the app's project must hold",
        example: "{ urlSchemes: [myapp] }"),
      .optional(
        "providers", .definitions(.provider), "the identity providers with which people sign in",
        example: "{ apple: { kind: apple, audience: com.example.app } }"),
      .optional(
        "callbacks", .definitions(.callback), "the URLs that end a web sign-in",
        example: "{ arrival: { url: myapp://callback, fields: { code: string } } }"),
      .optional(
        "types", .definitionsOf(.typeDefinition), "the shapes of what is sent and returned",
        example: "{ User: { id: uuid, name: optional string } }"),
      .optional(
        "errors", .definitions(.refusal), "the refusals and faults with which a call can fail",
        example: "{ sessionExpired: { status: 401, recover: renew } }"),
      .required(
        "endpoints", .definitions(.endpoint), "the calls",
        example: "{ me: { route: GET /me, does: account.read, needs: access, returns: User } }"),
      .optional(
        "policies", .mapping(.policies), "the rules that apply to every call",
        example: "{ password: { minLength: 8 } }"),
      .optional(
        "session", .mapping(.session),
        "states and events of the session beyond those that follow from the rest",
        usual: "it follows from `does` and `recover`",
        example:
          "{ states: { signedIn: { after: { app.launches: locked } }, locked: { after: { app.unlocks: signedIn } } } }"
      ),
      .optional(
        "flows", .definitions(.machine), "machines for screens and journeys",
        example:
          "{ registration: { start: enterCode, states: { enterCode: { after: { verifyCode: done } }, done: { } } } }"
      ),
      .optional(
        "scenarios", .definitions(.scenario), "named examples with a clock",
        example:
          "{ renews: { steps: [{ do: signIn }, { wait: 1h56m }, { do: me, expect: { renewals: 1 } }] } }"
      ),
      .optional(
        "reserved", .list(.reservedName), "names of what is gone, which nothing may have again",
        example: "[{ at: errors.accountFrozen, wire: ACCOUNT_FROZEN }]"),
      .optional(
        "open", .list(.openPoint), "values that nobody has decided yet",
        example: "[{ at: tokens.refresh.lifetime, why: the document does not say }]"),
      .optional(
        "waive", .list(.waiver), "rules set aside, with a reason and an end",
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
    collectInnerNames("codes", in: .policies, from: [keys["policies"]].compactMap { $0 })
    collectInnerNames("refusal", in: .server, from: keys["servers"]?.entries.map(\.value) ?? [])
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
