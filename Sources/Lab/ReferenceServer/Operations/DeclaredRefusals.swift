import ContractModel

/// Refusals for which the contract has a word at an endpoint.
final class DeclaredRefusals: Sendable {
  private let settings: OperationSettings

  init(
    settings: OperationSettings
  ) {
    self.settings = settings
  }

  func declares(_ reason: Meaning, at given: OperationInput) -> Bool {
    settings.declares(reason, given.endpoint)
  }

  /// The refusal of an unknown account: told as such where the contract tells, and else like a wrong password or code.
  func unknown(_ given: OperationInput, otherwise reason: Meaning, left: Int? = nil)
    -> OperationRefusal
  {
    // guard: unknown-account-hidden
    OperationRefusal(declares(.accountUnknown, at: given) ? .accountUnknown : reason, left: left)
  }
}
