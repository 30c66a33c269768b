/// A fault of a transport with its cause.
struct TransportFailure: Error, Hashable {
  let fault: Fault
  let cause: FaultCause?

  init(_ fault: Fault, _ cause: FaultCause? = nil) { (self.fault, self.cause) = (fault, cause) }
}
