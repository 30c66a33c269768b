import ContractModel
import Crypto
import Providers
import Stores

extension Failure {
  /// Whatever an operation ended with. What nobody foresaw is a failure of this server and no answer to the caller's question.
  init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let refused as OperationRefusal: self = .refused(refused)
    case let fault as StoreFault:
      Trace.current?.note(why: fault.why)
      self = .unavailable(retryAfter: fault.retryAfter)  //! store-fault-unavailable
    case PasswordFault.busy, PasswordFault.noMemory: self = .unavailable(retryAfter: 2)
    case PasswordFault.tooLong: self = .refused(OperationRefusal(.requestInvalid))
    case VerificationError.refused: self = .refused(OperationRefusal(.providerRefused))
    case VerificationError.notSetUp: self = .refused(OperationRefusal(.providerNotSetUp))
    default: self = .unavailable(retryAfter: 60)
    }
  }
}
