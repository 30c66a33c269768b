/// A number or a bool that the wire carries as a text: `"12.50"`.
public struct AsText<Value: JSONConvertible & TextConvertible>:
  JSONConvertible, TextConvertible
{
  public let value: Value

  public init(_ value: Value) { self.value = value }

  public init(json: JSONValue) throws(InvalidValue) {
    guard case .string(let text) = json else {
      throw InvalidValue(expected: "a value in quotes")
    }
    value = try Value(text: text)
  }

  public init(text: String) throws(InvalidValue) { value = try Value(text: text) }

  public var json: JSONValue { .string(value.json.text) }
}

extension AsText: Equatable where Value: Equatable {}
extension AsText: Hashable where Value: Hashable {}

extension ValueRule {
  /// The rule holds for what stands in the quotes.
  public static func inQuotes<Inner>(_ rule: ValueRule<Inner>) -> ValueRule
  where Value == AsText<Inner> {
    ValueRule(rule.expected) { rule.holds($0.value) }
  }
}
