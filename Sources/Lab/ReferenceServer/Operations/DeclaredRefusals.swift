import ContractModel

/// Refusals for which the contract has a word at an endpoint.
final class DeclaredRefusals: Sendable {
  private let settings: OperationSettings

  init(
    settings: OperationSettings
  ) {
    self.settings = settings
  }

  func declares(_ reason: Meaning, at input: OperationInput) -> Bool {
    settings.declares(reason, input.endpoint)
  }

  /// The refusal of an unknown account: told as such where the contract tells, and else like a wrong password or code.
  func unknown(_ input: OperationInput, otherwise reason: Meaning, left: Int? = nil)
    -> OperationRefusal
  {
    //! unknown-account-hidden
    OperationRefusal(declares(.accountUnknown, at: input) ? .accountUnknown : reason, left: left)
  }
}
