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

  /// As `required`, for a value that has a rule beside its type. `expected` is a noun.
  public func required<T: JSONConvertible>(
    _ name: String, expected: String, where isRight: (T) -> Bool
  ) throws(InvalidValue) -> T {
    let value: T = try required(name)
    guard isRight(value) else { throw InvalidValue(expected: expected).inside(.field(name)) }
    return value
  }

  /// As `optional`, for a value that has a rule beside its type. `expected` is a noun.
  public func optional<T: JSONConvertible>(
    _ name: String, expected: String, where isRight: (T) -> Bool
  ) throws(InvalidValue) -> T? {
    guard let value: T = try optional(name) else { return nil }
    guard isRight(value) else { throw InvalidValue(expected: expected).inside(.field(name)) }
    return value
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
