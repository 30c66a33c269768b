extension Value {
  /// The properties of a context as keys: a text, code, a number or a Boolean stays what it is, nil becomes `null`.
  package init(encoding context: some Encodable) {
    do {
      self = try ValueEncoder.value(of: context)
    } catch {
      preconditionFailure("a template's context can't fail to encode: \(error)")
    }
  }
}

/// Code of the output language, which `{{ }}` writes without escaping it.
package struct Code: Sendable, Equatable, Encodable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package func encode(to encoder: any Encoder) throws { try text.encode(to: encoder) }
}

/// Collects the properties of one context, or the items of one list. Encodable, unlike a mirror, is compiled: it costs
/// about twice as much as a dictionary written by hand.
private final class ValueEncoder: Encoder {
  var members: [String: Value] = [:]
  private var items: [Value] = []
  private var isList = false

  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  static func value<T: Encodable>(of value: T) throws -> Value {
    switch value {
    case let text as String: return .text(text)
    case let code as Code: return .verbatim(code.text)
    case let bool as Bool: return .bool(bool)
    case let number as Int: return .text("\(number)")
    default: break
    }
    let encoder = ValueEncoder()
    try value.encode(to: encoder)
    return encoder.isList ? .list(encoder.items) : .object(encoder.members)
  }

  func add(_ item: Value) { items.append(item) }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Members(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    isList = true
    return Items(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { unsupported("a single value") }
}

private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: ValueEncoder
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) { encoder.members[key.stringValue] = .null }

  func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    encoder.members[key.stringValue] = try ValueEncoder.value(of: value)
  }

  func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { encodeNil(forKey: key) }
  }

  // Of Swift's own types there are variants, which would leave nil out.
  func encodeIfPresent(_ value: String?, forKey key: Key) throws {
    encoder.members[key.stringValue] = value.map(Value.text) ?? .null
  }

  func encodeIfPresent(_ value: Bool?, forKey key: Key) throws {
    encoder.members[key.stringValue] = value.map(Value.bool) ?? .null
  }

  func encodeIfPresent(_ value: Int?, forKey key: Key) throws {
    encoder.members[key.stringValue] = value.map { .text("\($0)") } ?? .null
  }

  func nestedContainer<N>(keyedBy: N.Type, forKey: Key) -> KeyedEncodingContainer<N> {
    unsupported("a nested container")
  }

  func nestedUnkeyedContainer(forKey: Key) -> any UnkeyedEncodingContainer {
    unsupported("a nested container")
  }

  func superEncoder() -> any Encoder { unsupported("a class") }

  func superEncoder(forKey: Key) -> any Encoder { unsupported("a class") }
}

private struct Items: UnkeyedEncodingContainer {
  let encoder: ValueEncoder
  var codingPath: [any CodingKey] { [] }
  var count: Int { 0 }

  func encodeNil() { encoder.add(.null) }

  func encode<T: Encodable>(_ value: T) throws { encoder.add(try ValueEncoder.value(of: value)) }

  func nestedContainer<N>(keyedBy: N.Type) -> KeyedEncodingContainer<N> {
    unsupported("a nested container")
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    unsupported("a nested container")
  }

  func superEncoder() -> any Encoder { unsupported("a class") }
}

private func unsupported(_ what: String) -> Never {
  preconditionFailure("a template's context is made of structs, lists and texts, not of \(what)")
}
