import ContractModel
import Machines

extension Contract {
  /// Whether the call sends a value of this kind, wherever it stands.
  func sends(_ scalar: ScalarType, _ endpoint: Endpoint) -> Bool {
    sent(by: endpoint).contains(scalar)
  }

  func sent(by endpoint: Endpoint) -> Set<ScalarType> {
    FieldWalk(types).scalars(in: endpoint.sends)  //! nested-password-asked
  }
}
