/// Named texts from a path, a query, a form or headers, read as the contract's scalars.
///
/// A name that comes twice is refused when it is asked for: two readers could each take another
/// one.
public struct TextFields: Sendable {
  private let part: InvalidValue.Part
  private let fields: [(name: String, text: String)]

  init(_ part: InvalidValue.Part, _ fields: [(name: String, text: String)]) {
    self.part = part
    self.fields = fields
  }

  /// The field's value; an absent one is refused.
  public func required<T: TextConvertible>(
    _ name: String, as type: T.Type = T.self
  ) throws(InvalidValue) -> T {
    guard let value: T = try optional(name) else { throw fault(name, expected: "a value") }
    return value
  }

  /// The field's value, nil where it is absent.
  public func optional<T: TextConvertible>(
    _ name: String, as type: T.Type = T.self
  ) throws(InvalidValue) -> T? {
    let texts = fields.lazy.filter { isSame($0.name, name) }.map(\.text)
    guard let text = texts.first else { return nil }
    guard texts.count == 1 else { throw fault(name, expected: "one value") }  //! duplicate-value
    do throws(InvalidValue) {
      return try T(text: text)
    } catch {
      throw fault(name, expected: error.expected)
    }
  }

  /// As `required`, for a value that has rules beside its type.
  public func required<T: TextConvertible>(
    _ name: String, keeping rules: ValueRule<T>...
  ) throws(InvalidValue) -> T {
    let value: T = try required(name)
    try check(value, name, rules)
    return value
  }

  /// As `optional`, for a value that has rules beside its type.
  public func optional<T: TextConvertible>(
    _ name: String, keeping rules: ValueRule<T>...
  ) throws(InvalidValue) -> T? {
    guard let value: T = try optional(name) else { return nil }
    try check(value, name, rules)
    return value
  }

  /// Refuses anything but this very text.
  public func constant(_ name: String, _ text: String) throws(InvalidValue) {
    guard has(name, text) else { throw fault(name, expected: text) }
  }

  /// The text if there is exactly one.
  func only(_ name: String) -> String? {
    let texts = fields.filter { isSame($0.name, name) }.map(\.text)
    return texts.count == 1 ? texts[0] : nil
  }

  /// Whether the field is there, however often.
  func isThere(_ name: String) -> Bool { fields.contains { isSame($0.name, name) } }

  /// Whether the field is there once, with this very text.
  public func has(_ name: String, _ text: String) -> Bool {
    only(name).map { ExactText.isSame($0, text) } ?? false
  }

  private func check<T>(
    _ value: T, _ name: String, _ rules: [ValueRule<T>]
  ) throws(InvalidValue) {
    for rule in rules where !rule.holds(value) { throw fault(name, expected: rule.expected) }
  }

  private func isSame(_ one: String, _ other: String) -> Bool {
    part == .header ? Headers.isSame(one, other) : ExactText.isSame(one, other)
  }

  private func fault(_ name: String, expected: String) -> InvalidValue {
    InvalidValue(expected: expected, part: part, place: FieldPath([.field(name)]))
  }
}

extension TextFields {
  /// The values of an answer beside its body, to be read back before they go out. Nil values are left out.
  public static func answer(
    _ part: InvalidValue.Part, _ fields: [(String, String?)]
  ) -> TextFields {
    TextFields(part, fields.compactMap { name, text in text.map { (name: name, text: $0) } })
  }
}

extension TextFields: Redacting {
  public var redacted: String { "\(fields.count) \(part.rawValue) values" }
}

extension TextFields {
  init(_ headers: Headers) {
    self.init(.header, headers.map { (name: $0.name, text: $0.value) })
  }

  /// The pairs of all `Cookie` headers, as they stand: nothing is decoded. A pair without a name is left out. Bytes
  /// tell where one ends: an accent behind a semicolon makes one character of both.
  init(cookies headers: Headers) {
    //! cookie-byte-split
    let pairs = headers.all("Cookie").flatMap { $0.utf8.split(separator: UInt8(ascii: ";")) }
    self.init(.cookie, pairs.compactMap(Self.cookie))
  }

  private static func cookie(_ pair: Substring.UTF8View) -> (name: String, text: String)? {
    let halves = pair.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let name = halves[0].drop { $0 == UInt8(ascii: " ") }
    guard halves.count == 2, !name.isEmpty else { return nil }
    return (String(Substring(name)), String(Substring(halves[1])))
  }

  /// `application/x-www-form-urlencoded`, the form of queries as well: a plus sign is a space.
  init(_ part: InvalidValue.Part, form: Substring, limit: Int) throws(InvalidValue) {
    guard form.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw InvalidValue(expected: "percent-encoded UTF-8", kind: .syntax, part: part)
    }
    let pairs = form.split(separator: "&")
    guard pairs.count <= limit else {
      throw InvalidValue(expected: "at most \(limit) fields", kind: .syntax, part: part)
    }
    let fields = pairs.map(Self.decoded)
    guard !fields.contains(where: { $0 == nil }) else {
      throw InvalidValue(expected: "percent-encoded UTF-8", kind: .syntax, part: part)
    }
    self.init(part, fields.compactMap { $0 })
  }

  private static func decoded(_ pair: Substring) -> (name: String, text: String)? {
    let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let text = halves.count == 2 ? halves[1] : ""
    guard let name = PercentCoding.decode(halves[0], plusIsSpace: true),
      let value = PercentCoding.decode(text, plusIsSpace: true)
    else { return nil }
    return (name, value)
  }
}
