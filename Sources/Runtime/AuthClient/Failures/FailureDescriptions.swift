extension CallFailure: CustomStringConvertible {
  /// A line for logs: `refused: wrongCredentials (401)`, `signed out (sessionRevoked)`, `offline`. It holds no text of the
  /// server, no token and no value that a refusal carries.
  public var description: String {
    switch self {
    case .refused(let refusal): "refused: \(refusal.rule)"
    case .undeclared(let refusal):
      "refused: \(refusal.rule?.name ?? "undeclared") (\(refusal.status))"
    case .fault(let fault): fault.rawValue
    case .signedOut(let rule): rule.map { "signed out (\($0.name))" } ?? "signed out"
    }
  }
}

extension RefusalRule: CustomStringConvertible {
  /// The error's name and status: `sessionRevoked (401)`.
  public var description: String { "\(name) (\(status))" }
}

extension FaultRule: CustomStringConvertible {
  /// The error's name and fault: `noConnection (offline)`.
  public var description: String { "\(name) (\(fault))" }
}

extension StatusPattern: CustomStringConvertible {
  /// `401` or `5xx`.
  public var description: String {
    switch self {
    case .exactly(let status): "\(status)"
    case .hundreds(let digit): "\(digit)xx"
    }
  }
}
