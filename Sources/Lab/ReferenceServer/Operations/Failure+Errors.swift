import ContractModel
import Crypto
import Providers
import Stores

extension Failure {
  /// Whatever an operation ended with. What led to it goes into the log.
  init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let refused as OperationRefusal:
      if let because = refused.because { Trace.current?.note(why: because) }  //! log-refusal-cause
      self = .refused(refused)
    case let fault as StoreFault:
      Trace.current?.note(why: fault.why)
      self = .unavailable(retryAfter: fault.retryAfter)  //! store-fault-unavailable
    case PasswordFault.busy, PasswordFault.noMemory: self = .unavailable(retryAfter: 2)
    case PasswordFault.tooLong: self = .refused(OperationRefusal(.requestInvalid))
    case VerificationError.refused: self = .refused(OperationRefusal(.providerRefused))
    case VerificationError.notSetUp: self = .refused(OperationRefusal(.providerNotSetUp))
    case is CancellationError: self = .unavailable(retryAfter: 1)
    default:
      let cause = error.cause
      Trace.current?.note(why: cause)
      self = .unforeseen(cause: cause)
    }
  }
}

extension Error {
  /// For a log: the type, the case and the errors inside. No other value, since it may be a secret of the caller.
  var cause: String {
    if let error = self as? OpenSSLError { return "OpenSSLError: \(error)" }
    let name = String(describing: type(of: self))
    let mirror = Mirror(reflecting: self)
    guard mirror.displayStyle == .enum else { return name }
    guard let value = mirror.children.first else { return "\(name).\(self)" }
    let inner = (value.value as? any Error).map { ": \($0.cause)" } ?? ""  //! log-unforeseen-values
    return "\(name).\(value.label ?? "")\(inner)"
  }
}
