/// A caller's wish about a value that the server has: to keep it, to set it, or to clear it.
public enum RequestedChange<Value: Sendable>: Sendable {
  /// The value stays as it is: the message lacks the field.
  case keep
  case set(Value)
  /// The value is gone: the message has null.
  case clear

  /// The value of before after this change.
  public func applied(to old: Value?) -> Value? {
    switch self {
    case .keep: old
    case .set(let value): value
    case .clear: nil
    }
  }
}

extension RequestedChange: Equatable where Value: Equatable {}
extension RequestedChange: Hashable where Value: Hashable {}

extension RequestedChange where Value: JSONAnswer {
  /// Nil for a field that is left out.
  public var json: JSONValue? {
    switch self {
    case .keep: nil
    case .set(let value): value.json
    case .clear: .null
    }
  }
}

extension RequestedChange: DeploymentValues where Value: DeploymentValues {
  public func compare(with deployment: Deployment) throws(InvalidValue) {
    if case .set(let value) = self { try value.compare(with: deployment) }
  }
}

extension JSONObject {
  /// A field that null clears, with the rules that a value of it has beside its type.
  public func change<T: JSONConvertible>(
    _ name: String, keeping rules: ValueRule<T>...
  ) throws(InvalidValue) -> RequestedChange<T> {
    guard self[name] != .null else { return .clear }  //! stub-null-clears
    guard let value: T = try optional(name) else { return .keep }
    try check(value, name, rules)
    return .set(value)
  }
}
