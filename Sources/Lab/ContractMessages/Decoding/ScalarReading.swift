package import AuthServer
package import ContractModel

/// Reads simple values: what is not the scalar that the contract names is refused.
package enum ScalarReading {
  /// `isText` where numbers and truths travel as text. What comes back is in the normal form: numbers
  /// as numbers, UUIDs in small letters.
  package static func read(
    _ value: JSONValue, as scalar: ScalarType, isText: Bool, isURLSafe: Bool = false
  ) throws(InvalidValue) -> JSONValue {
    let value = isText ? typed(value, scalar) : value
    switch scalar {
    case .json: return value
    case .int, .seconds: return try Int(json: value).json
    case .number:
      _ = try Double(json: value)
      return value
    case .unixTime: return try UnixTime(json: value).json
    case .bool: return try Bool(json: value).json
    case .instant:
      _ = try Date(json: value)
      return value
    case .uuid: return try UUID(json: value).json
    case .url: return try URL(json: value).json
    case .bytes: return try bytes(value, isURLSafe: isURLSafe)
    case .string, .duration, .email, .phone, .username, .identifier, .password, .newPassword, .code,
      .jwt:
      try TextForm.check(String(json: value), as: scalar)
      return value
    }
  }

  /// A text of the contract as the JSON value that it stands for in a field.
  static func constant(_ text: String, of field: Field) -> JSONValue {
    guard case .scalar(let scalar) = field.shape.element, !field.shape.travelsAsText else {
      return .string(text)
    }
    return (try? read(.string(text), as: scalar, isText: true)) ?? .string(text)
  }

  /// A number or a truth that was written as text; anything else stays what it is.
  private static func typed(_ value: JSONValue, _ scalar: ScalarType) -> JSONValue {
    guard case .string(let text) = value else { return value }
    if scalar == .bool { return Bool(text).map(JSONValue.bool) ?? value }
    return scalar.isNumber ? JSONNumber(text).map(JSONValue.number) ?? value : value
  }

  private static func bytes(
    _ value: JSONValue, isURLSafe: Bool
  ) throws(InvalidValue) -> JSONValue {
    guard isURLSafe else { return try Base64Bytes(json: value).json }
    let text = try String(json: value)
    let isPlain = text.utf8.allSatisfy { TextForm.isLetterOrDigit($0) || "-_".utf8.contains($0) }
    guard isPlain, text.utf8.count % 4 != 1 else { throw InvalidValue(expected: "base64url") }
    return value
  }
}
