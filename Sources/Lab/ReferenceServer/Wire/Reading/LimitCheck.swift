import AuthServer
import ContractModel

/// `min`, `max` and `pattern` of a field.
enum LimitCheck {
  /// A pattern is never held against a longer text: backtracking must not cost more than the call.
  private static let longest = 4 * 1_024

  static func check(_ value: JSONValue, _ limits: Field.Limits) throws(InvalidValue) {
    switch value {
    case .string(let text):
      try checkSize(Double(text.unicodeScalars.count), limits, "characters")
      try checkPattern(text, limits.pattern)
    case .number(let number):
      guard let size = number.double else { throw InvalidValue(expected: "a number") }
      try checkSize(size, limits, nil)
    default: break
    }
  }

  /// A text's size is its count of code points, as the client counts them.
  private static func checkSize(
    _ size: Double, _ limits: Field.Limits, _ unit: String?
  ) throws(InvalidValue) {
    let unit = unit.map { " \($0)" } ?? ""
    if let least = limits.min?.value, size < Double(least) {
      throw InvalidValue(expected: "at least \(least)\(unit)")
    }
    if let most = limits.max?.value, size > Double(most) {
      throw InvalidValue(expected: "at most \(most)\(unit)")
    }
  }

  private static func checkPattern(_ text: String, _ pattern: Text?) throws(InvalidValue) {
    guard let pattern, let regex = try? Regex(pattern.value) else { return }
    let fits = text.utf8.count <= longest && (try? regex.wholeMatch(in: text)) != nil
    guard fits else { throw InvalidValue(expected: "text like \(pattern.value)") }
  }
}
