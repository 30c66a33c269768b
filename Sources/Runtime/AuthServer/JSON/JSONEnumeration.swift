/// An enumeration of texts. A server refuses any other text; it does not pass on what it can't
/// name.
public protocol JSONEnumeration: RawRepresentable, CaseIterable, JSONConvertible, TextConvertible
where RawValue == String {}

extension JSONEnumeration {
  public init(json: JSONValue) throws(InvalidValue) {
    guard case .string(let text) = json,
      let value = Self.allCases.first(where: { ExactText.isSame($0.rawValue, text) })
    else {
      let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw InvalidValue(expected: "one of \(names)")
    }
    self = value
  }

  public var json: JSONValue { .string(rawValue) }
}
