import ContractModel

/// Values for fixtures and docs: the author's where there are some, else ones that nobody takes for real.
struct Examples {
  private let records: [String: RecordPlan]
  private let enumerations: [String: EnumerationPlan]
  private let servers: [String: ServerPlan]

  init(_ blueprint: Blueprint) {
    records = Dictionary(uniqueKeysWithValues: blueprint.records.map { ($0.name, $0) })
    enumerations = Dictionary(uniqueKeysWithValues: blueprint.enumerations.map { ($0.name, $0) })
    servers = Dictionary(uniqueKeysWithValues: blueprint.servers.map { ($0.name, $0) })
  }

  static func token(_ name: String) -> String { "example-\(name)-token" }

  func object(_ properties: [PropertyPlan]) -> JSONText {
    .object(properties.map { ($0.wire, value($0)) })
  }

  /// What a refusal looks like: the texts that it is matched by, and example texts beside them.
  func body(of refusal: RefusalPlan, from call: CallPlan) -> JSONText? {
    let fields = servers[call.server]?.refusalFields ?? []
    let texts = fields.map { field in
      let condition = refusal.conditions.first { $0.wire == field.wire }
      return (wire: field.wire, text: condition?.text ?? refusal.name)
    }
    return RefusalBody(texts)?.json
  }

  /// The path with its query, filled and percent-encoded.
  func target(_ call: CallPlan) -> String {
    let path = call.path.map { part in
      switch part {
      case .literal(let text): return text
      case .field(let name):
        return call.pathFields.first { $0.name == name }.map { URLText.encode(text($0)) } ?? name
      }
    }
    let query = call.query.map { "\(URLText.encode($0.wire))=\(URLText.encode(text($0)))" }
    return "/" + path.joined(separator: "/")
      + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  /// The example of a field as plain text, for headers, paths and queries.
  func text(_ property: PropertyPlan) -> String {
    switch value(property) {
    case .string(let text), .plain(let text): text
    case .list, .object: ""
    }
  }

  func value(_ type: TypePlan, named name: String) -> JSONText {
    let one = element(type.element, named: name)
    return switch type.container {
    case .one: one
    case .list: .list([one])
    case .map: .object([("example", one)])
    }
  }

  private func value(_ property: PropertyPlan) -> JSONText {
    switch property.source {
    case .constant(let text): return .string(text)
    case .token(let name): return .string(Examples.token(name))
    case .given, .provider: break
    }
    if let example = property.example { return written(example, property.type) }
    return value(property.type, named: property.name)
  }

  /// The author's example, as the kind of JSON value that the field is.
  private func written(_ example: String, _ type: TypePlan) -> JSONText {
    switch type.element {
    case .integer, .number, .bool: .scalar(example)
    default: .string(example)
    }
  }

  private func element(_ element: TypePlan.Element, named name: String) -> JSONText {
    switch element {
    case .text:
      .string(name.lowercased().hasSuffix("email") ? "person@example.com" : "example \(name)")
    case .secret: .string("example-\(name)")
    case .integer: .plain("1")
    case .number: .plain("1.5")
    case .bool: .plain("true")
    case .uuid: .string("00000000-0000-4000-8000-000000000001")
    case .url: .string("https://example.com/")
    case .record(let name): records[name].map { object($0.properties) } ?? .object([])
    case .enumeration(let name): .string(enumerations[name]?.cases.first?.text ?? "")
    }
  }
}
