/// A JSON number in the text it was written in; it becomes a number only when one is asked for.
public struct JSONNumber: Sendable {
  public let text: String

  /// Nil unless the text is a number by the grammar of RFC 8259.
  public init?(_ text: String) {
    var reader = JSONReader(bytes: Array(text.utf8), limits: Limits(stringBytes: text.utf8.count))
    guard let number = try? reader.number(), reader.isAtEnd else { return nil }
    self = number
  }

  public init(_ number: Int) { text = number.description }

  /// Nil for infinity and for what is not a number: JSON can't write them.
  public init?(_ number: Double) {
    guard number.isFinite else { return nil }
    text = number.description
  }

  /// The reader has seen to the grammar.
  init(checked text: String) { self.text = text }

  /// The value if it is whole and fits: `1e2` is 100, `1.0` is 1, `1.5` is nil.
  public var int: Int? { DecimalDigits(text).int }

  /// The nearest value, or nil where that would be infinite.
  public var double: Double? {
    // A whole number of so few digits is exact, and read in a tenth of the time.
    if text.utf8.count <= 15, let whole = Int(text), whole != 0 { return Double(whole) }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}

extension JSONNumber: Equatable {
  /// Whole numbers that fit an `Int` are compared as such, all others by their text.
  public static func == (left: JSONNumber, right: JSONNumber) -> Bool {
    left.text == right.text || (left.int != nil && left.int == right.int)
  }
}

extension JSONNumber: Hashable {
  public func hash(into hasher: inout Hasher) {
    if let int { hasher.combine(int) } else { hasher.combine(text) }
  }
}

extension JSONNumber: Redacting {
  public var redacted: String { "number" }
}
