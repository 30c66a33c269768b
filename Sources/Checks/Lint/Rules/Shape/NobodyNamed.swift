import ContractModel
import Diagnostics

/// A call about a person names one.
struct NobodyNamed: Rule {
  let id = "nobody-named"
  let title = "a call about a person names one"
  let severity = Severity.warning
  let why = "a call without any of them compiles in the app and fails only at the server"
  let reason =
    "Where each name is optional, `signIn(email: nil, phone: nil)` is a call like any other. `exactlyOne` and "
    + "`atLeastOne` say which calls are whole: a client has one form of the call for each name then, and none without."

  func findings(in contract: Contract) -> [Finding] {
    contract.endpoints.filter { $0.isAboutSomebody && $0.group == nil }.compactMap { endpoint in
      let names = endpoint.sends.filter(\.namesAPerson)
      //! nobody-named
      guard names.count > 1, names.allSatisfy(\.shape.isOptional) else { return nil }
      let list = names.map(\.name.value).joined(separator: ", ")
      return Finding(
        message: "`\(endpoint.name.value)` can be called without any of \(list)",
        span: endpoint.name.span,
        help:
          "add `exactlyOne: [\(list)]` to it if only one may be sent, else `atLeastOne: [\(list)]`",
        related: names.map { RelatedPlace($0.name.span, "it may be left out") })
    }
  }
}

extension Endpoint {
  /// The name is all that says who is meant: no token does.
  fileprivate var isAboutSomebody: Bool {
    let operations: [OperationKind] = [
      .passwordSignIn, .passwordRegister, .passwordForgot, .codeSend, .codeSignIn,
    ]
    return operations.contains(operation.value) && caller == .app && needs.isEmpty
  }
}

extension Field {
  fileprivate var namesAPerson: Bool {
    if case .scalar(let scalar) = shape.element { scalar.namesAPerson } else { false }
  }
}
