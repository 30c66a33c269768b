extension JSONObject {
  /// The field's value; absent and null are refused.
  public func required<T: JSONConvertible>(
    _ name: String, as type: T.Type = T.self
  ) throws(InvalidValue) -> T {
    do throws(InvalidValue) {
      guard let value = present(name) else { throw Self.missing(type) }
      return try T(json: value)
    } catch {
      throw error.inside(.field(name))
    }
  }

  /// The field's value; absent and null are read alike.
  public func optional<T: JSONConvertible>(
    _ name: String, as type: T.Type = T.self
  ) throws(InvalidValue) -> T? {
    guard let value = present(name) else { return nil }
    do throws(InvalidValue) {
      return try T(json: value)
    } catch {
      throw error.inside(.field(name))
    }
  }

  /// As `required`, for a value that has rules beside its type.
  public func required<T: JSONConvertible>(
    _ name: String, keeping rules: ValueRule<T>...
  ) throws(InvalidValue) -> T {
    let value: T = try required(name)
    try check(value, name, rules)
    return value
  }

  /// As `optional`, for a value that has rules beside its type.
  public func optional<T: JSONConvertible>(
    _ name: String, keeping rules: ValueRule<T>...
  ) throws(InvalidValue) -> T? {
    guard let value: T = try optional(name) else { return nil }
    try check(value, name, rules)
    return value
  }

  /// As `required`, for a number or a bool in quotes.
  public func requiredText<T: JSONConvertible & TextConvertible>(
    _ name: String, keeping rules: ValueRule<T>...
  ) throws(InvalidValue) -> T {
    let value: AsText<T> = try required(name)
    try check(value.value, name, rules)
    return value.value
  }

  /// As `optional`, for a number or a bool in quotes.
  public func optionalText<T: JSONConvertible & TextConvertible>(
    _ name: String, keeping rules: ValueRule<T>...
  ) throws(InvalidValue) -> T? {
    guard let value: AsText<T> = try optional(name) else { return nil }
    try check(value.value, name, rules)
    return value.value
  }

  func check<T>(
    _ value: T, _ name: String, _ rules: [ValueRule<T>]
  ) throws(InvalidValue) {
    do throws(InvalidValue) {
      for rule in rules { try rule.check(value) }
    } catch {
      throw error.inside(.field(name))
    }
  }

  /// Refuses anything but this very value.
  public func constant(_ name: String, _ value: JSONValue) throws(InvalidValue) {
    guard has(name, value) else {
      throw InvalidValue(expected: value.text).inside(.field(name))
    }
  }

  /// Whether the field has this very value: how the types of a `oneOf` are told apart.
  public func has(_ name: String, _ value: JSONValue) -> Bool { self[name] == value }

  private func present(_ name: String) -> JSONValue? {
    guard let value = self[name], value != .null else { return nil }
    return value
  }

  /// The type says in its own words what it would have wanted.
  private static func missing<T: JSONConvertible>(_ type: T.Type) -> InvalidValue {
    do throws(InvalidValue) {
      _ = try T(json: .null)
      return InvalidValue(expected: "a value")
    } catch {
      return InvalidValue(expected: error.expected)
    }
  }
}
