import ContractModel
import Diagnostics

/// The rules for calls beyond the reader's grammar, so that the generated code can make them.
enum CallRules {
  static func problems(_ contract: Contract, for outputs: Set<OutputKind>) -> [Diagnostic] {
    contract.endpoints.flatMap(PartRules(contract).problems)
      + contract.callbacks.flatMap(PartRules(contract).problems) + AddressRules.problems(contract)
      + AnswerRules(contract).problems + BrowserRules(contract).problems
      + HeadRules(contract).problems
      + givenToRenewal(contract)
      + (outputs.isDisjoint(with: OutputKind.stubs) ? [] : stubs(contract))
  }

  /// The problems that clients do not mind.
  private static func stubs(_ contract: Contract) -> [Diagnostic] {
    sharedRoutes(contract) + InsideRules(contract).problems
      + contract.endpoints.flatMap(PartRules(contract).slashes)
  }

  /// The session renews by itself: nobody is there to give it anything.
  private static func givenToRenewal(_ contract: Contract) -> [Diagnostic] {
    guard let renewal = contract.renewal else { return [] }
    return (renewal.sends + contract.sentBeside(renewal)).flatMap(given).map {
      .givenToRenewal($0, renewal)
    }  //! renewal-keeps-brings
  }

  private static func given(_ field: Field) -> [Field] {
    switch field.shape.element {
    case .token, .constant, .configuration: []
    case .record(let fields): fields.flatMap(given)
    case .scalar, .type, .provider, .enumeration: [field]
    }
  }

  /// The router of a server tells calls by method and path, and then by the constants that they send.
  private static func sharedRoutes(_ contract: Contract) -> [Diagnostic] {
    let routes = SharedRoutes(contract)
    return contract.endpoints.compactMap { endpoint in
      routes.twin(of: endpoint).map { .sharedRoute(endpoint, $0) }
    }
  }
}

extension Diagnostic {
  fileprivate static func givenToRenewal(_ field: Field, _ renewal: Endpoint) -> Diagnostic {
    Diagnostic(
      "renewal-alone", "`\(renewal.name.value)` asks for `\(field.name.value)`",
      at: field.name.span, related: [RelatedPlace(renewal.name.span, "this endpoint renews")],
      why: "the session renews by itself and has only its tokens and the deployment's values",
      help:
        "make it a constant, a token or a value of `configuration`, or leave it out; a server's "
        + "`sends` are sent with this call too")
  }

  fileprivate static func sharedRoute(_ endpoint: Endpoint, _ other: Endpoint) -> Diagnostic {
    Diagnostic(
      "duplicate-route",
      "`\(endpoint.name.value)` and `\(other.name.value)` have the same route",
      at: endpoint.method.span, related: [RelatedPlace(other.method.span, "the other endpoint")],
      why:
        "stubs tell calls of one route by constants in one field, and by a field that only one always sends",
      help:
        "change the method or the path of one, or let each send its own constant in the same field")
  }
}
