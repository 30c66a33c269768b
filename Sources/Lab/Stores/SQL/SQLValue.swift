/// A value that goes into a statement or comes out of it.
package enum SQLValue: Equatable, Sendable {
  case null
  case int(Int64)
  case text(String)
  case bytes([UInt8])
}

extension SQLValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral
{
  package init(stringLiteral text: String) { self = .text(text) }
  package init(integerLiteral number: Int64) { self = .int(number) }
  package init(nilLiteral: ()) { self = .null }
}

extension SQLValue {
  static func int(_ number: Int) -> SQLValue { .int(Int64(number)) }
  static func moment(_ moment: Moment?) -> SQLValue {
    moment.map { .int($0.milliseconds) } ?? .null
  }
  static func fingerprint(_ fingerprint: Fingerprint) -> SQLValue { .bytes(fingerprint.bytes) }
  static func text(_ text: String?) -> SQLValue { text.map { .text($0) } ?? .null }
  static func int(_ number: Int?) -> SQLValue { number.map { .int(Int64($0)) } ?? .null }
  static func bool(_ value: Bool) -> SQLValue { .int(value ? 1 : 0) }
}
