import ContractModel

/// Writes a drafted contract as text.
struct DraftText {
  private let draft: DraftContract

  init(_ draft: DraftContract) { self.draft = draft }

  var text: String {
    let sections = [
      head, section("configuration", draft.configuration.map { fieldLine($0, in: .camelCase) }),
      section("servers", servers), section("tokens", draft.tokens.map(token)),
      section("types", draft.types.flatMap(type)), section("errors", draft.errors.map(error)),
      section("endpoints", draft.endpoints.flatMap(endpoint)),
      section("open", draft.open.map { "- { at: \($0.at), why: \(YAMLText.quoted($0.why)) }" }),
    ]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var head: String {
    """
    authcontract: 1
    service: \(draft.service)
    version: \(YAMLText.quoted(draft.version))

    """
  }

  private func section(_ name: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "\(name):\n" + lines.map { "  \($0)\n" }.joined()
  }

  private var servers: [String] {
    var lines: [String] = []
    if draft.hasJSON || !draft.hasForms { lines += server("api", isForm: false) }
    if draft.hasForms { lines += server(draft.hasJSON ? "forms" : "api", isForm: true) }
    return lines
  }

  private func server(_ name: String, isForm: Bool) -> [String] {
    var lines = ["\(name):", "  url: \(draft.url)"]
    if draft.style != .camelCase { lines.append("  names: \(draft.style.rawValue)") }
    if isForm { lines.append("  content: form") }
    if !draft.refusal.isEmpty { lines.append("  refusal: \(fields(draft.refusal))") }
    if !draft.sent.isEmpty { lines.append("  sends: \(fields(draft.sent))") }
    return lines
  }

  private func token(_ token: DraftToken) -> String {
    let format = token.isJWT ? "jwt" : "opaque"
    return
      "\(token.name): { format: \(format), lifetime: 1h, sent: \(token.sent), stored: keychain }"
  }

  private func type(_ type: DraftType) -> [String] {
    switch type.content {
    case .record(let fields):
      fields.isEmpty
        ? ["\(type.name): { }"]
        : ["\(type.name):"] + fields.map { "  " + fieldLine($0, in: draft.style) }
    case .enumeration(let texts): ["\(type.name): { enum: \(list(texts)) }"]
    case .choice(let names): ["\(type.name): { oneOf: [\(names.joined(separator: ", "))] }"]
    }
  }

  private func error(_ error: DraftError) -> String {
    let match = error.code.map { " match: { code: \(YAMLText.scalar($0)) }," } ?? ""
    // RFC 6585 names the header.
    let wait =
      error.status == "429"
      ? " fields: { retryAfter: { type: optional seconds, in: header, wire: Retry-After } }," : ""
    return
      "\(error.name): { status: \(error.status),\(match) means: \(error.means),\(wait) recover: \(error.recover) }"
  }

  private func endpoint(_ endpoint: DraftEndpoint) -> [String] {
    var lines = ["route: \(endpoint.method) \(endpoint.path)"]
    if let doc = endpoint.doc { lines.append("doc: \(YAMLText.quoted(doc))") }
    if draft.hasForms && draft.hasJSON {
      lines.append("server: \(endpoint.isForm ? "forms" : "api")")
    }
    lines.append("does: call")
    if let token = endpoint.needs.first {
      lines.append(
        "needs: \(endpoint.needs.count == 1 ? token : "[\(endpoint.needs.joined(separator: ", "))]")"
      )
    }
    lines += block("sends", endpoint.sends)
    if let status = endpoint.status { lines.append("status: \(status)") }
    switch endpoint.returned {
    case .nothing: break
    case .shape(let shape): lines.append("returns: \(words(shape))")
    case .fields(let fields): lines += block("returns", fields)
    }
    if !endpoint.refuses.isEmpty {
      lines.append("refuses: [\(endpoint.refuses.joined(separator: ", "))]")
    }
    if endpoint.deprecated {
      lines.append("deprecated: { since: \(YAMLText.quoted(draft.version)) }")
    }
    return ["\(endpoint.name):"] + lines.map { "  " + $0 }
  }

  private func block(_ key: String, _ fields: [DraftField]) -> [String] {
    fields.isEmpty ? [] : ["\(key):"] + fields.map { "  " + fieldLine($0, in: draft.style) }
  }

  private func fields(_ fields: [DraftField]) -> String {
    "{ \(fields.map { fieldLine($0, in: draft.style) }.joined(separator: ", ")) }"
  }

  /// `name: type`, or the field in full where it says more.
  private func fieldLine(_ field: DraftField, in style: Server.NameStyle) -> String {
    var keys: [String] = []
    let isInPath = field.place == "path"
    let usual = isInPath ? field.name : WireNames.spell(field.name, style)
    if let place = field.place, !isInPath { keys.append("in: \(place)") }
    if usual != field.wire, !isInPath { keys.append("wire: \(YAMLText.scalar(field.wire))") }
    if let isSecret = field.isSecret { keys.append("secret: \(isSecret)") }
    if let min = field.min { keys.append("min: \(min)") }
    if let max = field.max { keys.append("max: \(max)") }
    if let pattern = field.pattern { keys.append("pattern: \(single(pattern))") }
    let form = form(field.shape)
    if keys.isEmpty, case .word = field.shape.element {
      return "\(field.name): \(words(field.shape))"
    }
    if keys.isEmpty, case .type = field.shape.element {
      return "\(field.name): \(words(field.shape))"
    }
    return "\(field.name): { \(([form] + keys).joined(separator: ", ")) }"
  }

  private func form(_ shape: DraftShape) -> String {
    switch shape.element {
    case .word, .type: "type: \(words(shape))"
    case .enumeration(let texts): "enum: \(list(texts))"
    case .constant(let text): "constant: \(YAMLText.scalar(text))"
    }
  }

  private func words(_ shape: DraftShape) -> String {
    let name =
      switch shape.element {
      case .word(let word): word
      case .type(let name): name
      case .enumeration, .constant: "string"
      }
    let container =
      switch shape.container {
      case .one: ""
      case .list: "list of "
      case .map: "map of "
      }
    return (shape.isClearable ? "clearable " : shape.isOptional ? "optional " : "") + container
      + name
  }

  private func list(_ texts: [String]) -> String {
    "[\(texts.map(YAMLText.scalar).joined(separator: ", "))]"
  }

  private func single(_ text: String) -> String {
    "'" + text.replacing("'", with: "''") + "'"
  }
}
