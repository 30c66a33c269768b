/// The contract's rule for a call that got no answer.
public struct FaultRule: Hashable, Sendable {
  public let name: String
  public let fault: Fault
  public let recovery: Recovery
  public let messages: Messages

  public init(name: String, fault: Fault, recovery: Recovery, messages: Messages = [:]) {
    self.name = name
    self.fault = fault
    self.recovery = recovery
    self.messages = messages
  }
}
