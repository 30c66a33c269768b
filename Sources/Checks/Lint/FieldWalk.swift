import ContractModel

/// Goes through fields, the records in them and the types that they name, each type once.
struct FieldWalk {
  private let types: Definitions<TypeDefinition>

  init(_ contract: Contract) { types = contract.types }

  /// The fields with all that stands below them.
  func all(_ fields: [Field]) -> [Field] {
    var seen: Set<String> = []
    return all(fields, &seen)
  }

  /// The fields of a good answer.
  func all(returnedBy endpoint: Endpoint) -> [Field] {
    var seen: Set<String> = []
    switch endpoint.returns {
    case .nothing: return []
    case .fields(let fields): return all(fields, &seen)
    case .shape(let shape): return below(shape, &seen)
    }
  }

  private func all(_ fields: [Field], _ seen: inout Set<String>) -> [Field] {
    fields.flatMap { [$0] + below($0.shape, &seen) }
  }

  private func below(_ shape: Shape, _ seen: inout Set<String>) -> [Field] {
    switch shape.element {
    case .record(let fields): return all(fields, &seen)
    case .type(let name): return below(type: name, &seen)
    default: return []
    }
  }

  private func below(type name: String, _ seen: inout Set<String>) -> [Field] {
    guard seen.insert(name).inserted else { return [] }
    switch types.find(name)?.content {
    case .record(let fields): return all(fields, &seen)
    case .oneOf(let names): return names.flatMap { below(type: $0.value, &seen) }
    case .enumeration, nil: return []
    }
  }
}

extension Contract {
  /// Every field that somebody wrote down for the wire, each once, in the order of the sections.
  var writtenFields: [Field] {
    let messages = endpoints.flatMap { endpoint -> [Field] in
      guard case .fields(let fields) = endpoint.returns else { return endpoint.sends }
      return endpoint.sends + fields
    }
    var top: [Field] = servers.flatMap { $0.refusal + $0.sends }
    top += callbacks.flatMap { $0.fields }
    top += types.flatMap { $0.fields }
    top += refusals.flatMap { $0.fields }
    top += messages
    return top.flatMap(\.withRecords)
  }
}

extension Field {
  /// The field and those of the records in it; no types.
  fileprivate var withRecords: [Field] {
    guard case .record(let fields) = shape.element else { return [self] }
    return [self] + fields.flatMap(\.withRecords)
  }

  /// Its name on the wire as far as it is written, without marks and in lower case: `client_secret`
  /// and `clientSecret` are one.
  var plainName: String { (wire ?? name).value.plainName }

  func holds(_ wanted: ProviderSlot) -> Bool {
    if case .provider(_, wanted) = shape.element { true } else { false }
  }

  func holds(_ wanted: ScalarType) -> Bool {
    if case .scalar(wanted) = shape.element { true } else { false }
  }

  /// The token itself, not what is said about it.
  var token: String? {
    if case .token(let name, .value) = shape.element { name } else { nil }
  }

  var constant: Text? { if case .constant(let text) = shape.element { text } else { nil } }
}

extension String {
  /// Letters and digits in lower case; nothing else.
  var plainName: String {
    String(
      decoding: utf8.compactMap { byte -> UInt8? in
        switch byte {
        case 0x41...0x5A: byte | 0x20
        case 0x61...0x7A, 0x30...0x39: byte
        default: nil
        }
      }, as: UTF8.self)
  }
}
