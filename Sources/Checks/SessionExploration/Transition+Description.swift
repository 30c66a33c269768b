extension World.Transition {
  /// Says what happens, for a reader of a counterexample.
  package func description(in contract: ExploredContract) -> String {
    switch self {
    case .call(let process, let call):
      "process \(process) calls `\(contract.calls[call].endpoint)`"
    case .renew(let process): "process \(process) asks for a renewal"
    case .look(let process): "process \(process) looks at the state"
    case .kill(let process): "process \(process) is killed"
    case .notice(let process): "process \(process) is told that the store changed"
    case .appEvent(let process, let name): "process \(process) is told `\(name)`"
    case .job(let process, _): "process \(process) goes on"
    case .deliver(let message, .answer(let index)):
      "request \(message) arrives, and the server gives answer \(index)"
    case .deliver(let message, .refusal(let index)):
      "request \(message) arrives, and the server gives refusal \(index)"
    case .deliver(let message, .blame):
      "request \(message) arrives, and the server does not take its token"
    case .deliver(let message, .arrives): "the answer to request \(message) arrives"
    case .lose(let message): "request \(message) or its answer is lost"
    case .tick(let index): "\(Int(contract.pauses[index])) s pass"
    case .store: "the store fails, or works again"
    case .ended: "the server ends the session"
    }
  }
}
