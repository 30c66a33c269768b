/// One step of a scenario, with all that follows from it until nothing is under way.
package enum StagedStep: Hashable, Sendable {
  case call(StagedCall)
  case wait(Double)
  /// The process ends, and the app is launched again.
  case launches
  case launchesLocked
  /// An event in the app that is running, such as `app.unlocks`.
  case event(String)
  /// The server ends the session by itself.
  case ended

  /// Steps that a reader has to follow.
  var weight: Int {
    guard case .call(let call) = self else { return 1 }
    return 1 + call.meanwhile.map(\.weight).reduce(0, +)
  }
}

/// A call in a scenario, and what disturbs it.
package struct StagedCall: Hashable, Sendable {
  package enum Loss: Hashable, Sendable {
    case request
    case answer
  }

  package let endpoint: String
  /// The process that makes it; 0 is the app.
  package let process: Int
  /// The refusal that the server gives for a reason of its own.
  package var refusal: String?
  package var loss: Loss?
  /// The name of the answer, where an endpoint has several; nil for the first.
  package var answer: String?
  /// The steps between the server's answer and its arrival.
  package var meanwhile: [StagedStep] = []

  package init(_ endpoint: String, process: Int = 0) {
    (self.endpoint, self.process) = (endpoint, process)
  }
}
