import ContractModel
import Diagnostics

extension Contract {
  /// The provider that the call is about.
  func provider(of input: OperationInput) throws -> Provider {
    guard let name = input.endpoint.object?.value, let provider = providers.find(name)
    else { throw OperationRefusal(.providerNotSetUp) }
    return provider
  }
}
