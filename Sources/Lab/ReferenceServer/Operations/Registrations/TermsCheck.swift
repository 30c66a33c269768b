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
  func mustAccept(_ input: OperationInput) throws {
    let acceptances = SentFields(types: types).leaves(of: input)  //! acceptance-ticked
      .filter { $0.field.role?.value == .termsAccepted }
    let required = acceptances.filter { !$0.field.shape.isOptional }
    guard (required.isEmpty ? acceptances : required).allSatisfy(\.value.isTrue) else {
      throw OperationRefusal(.termsNotAccepted)
    }  //! terms-accepted
  }
}
