import AuthServer
import ContractModel

/// Acceptance of terms in a call.
final class TermsCheck: Sendable {
  private let types: Definitions<TypeDefinition>

  init(
    types: Definitions<TypeDefinition>
  ) {
    self.types = types
  }

  /// Every required acceptance that the call sends must be true; optional ones only where there are no others. A call
  /// that sends none passes.
  func mustTick(_ given: OperationInput) throws {
    // guard: acceptance-ticked
    let ticks = SentFields(types: types).leaves(of: given)
      .filter { $0.field.role?.value == .termsAccepted }
    let required = ticks.filter { !$0.field.shape.isOptional }
    // guard: terms-accepted, optional-terms, declined-terms-refused
    guard (required.isEmpty ? ticks : required).allSatisfy(\.value.isTrue) else {
      throw OperationRefusal(.termsNotAccepted)
    }
  }
}
