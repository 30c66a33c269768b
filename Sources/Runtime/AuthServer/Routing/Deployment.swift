/// Values of one deployment that calls must send, such as a client's id or an API key.
public struct Deployment: Sendable, Redacting {
  private let values: [String: String]

  /// A value that is nil is not compared.
  public init(_ values: [String: (any JSONConvertible)?] = [:]) {
    self.values = values.compactMapValues { $0?.json.text }
  }

  /// Holds for the deployment's own value, which is compared in constant time, and for any where it has none.
  public func rule<Value: JSONConvertible>(_ name: String) -> ValueRule<Value> {
    let wanted = values[name]
    return ValueRule("this deployment's \(name)") { value in
      wanted.map { ConstantTime.isSame($0, value.json.text) } ?? true  //! deployment-value-compared
    }
  }

  public var redacted: String { "\(values.count) values" }
}
