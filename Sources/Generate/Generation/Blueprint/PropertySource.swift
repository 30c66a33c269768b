import ContractModel

extension PropertyPlan {
  /// The source of a sent field's value, or the place to which that of an answer goes.
  package enum Source: Sendable {
    case given
    case token(String, TokenSlot)
    case constant(String)
    case provider(String, ProviderSlot)
    case configuration(String)
    /// The value of another field of the call, by its name.
    case same(String)
  }

  package var isConstant: Bool { if case .constant = source { true } else { false } }

  /// It can be read only by somebody who knows which server answered, or more than the body.
  package var isElsewhere: Bool {
    !wireNamesElsewhere.isEmpty || place.isBesideBody || isDeep
  }
}
