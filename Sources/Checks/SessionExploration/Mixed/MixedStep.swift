/// One step of a way that an app goes, with all that follows from it until nothing is under way.
enum MixedStep: Hashable {
  /// A call, a sign-in or a page, and the name of the answer where there are several.
  case call(String, answer: String?, Mishap?)
  case signOut(String)
  case pause(Double)
  /// The process ends, and the app is launched again.
  case restart
  /// The server ends the session by itself.
  case ended

  /// Bad luck with the first renewal in a step.
  enum Mishap: Hashable {
    case answerLost
    /// The process is killed before it has the answer.
    case killed
  }

  /// It may happen to somebody at any time, and not to everybody.
  var isBadLuck: Bool { if case .call(_, _, .some) = self { true } else { false } }

  var endpoint: String? {
    switch self {
    case .call(let endpoint, _, _), .signOut(let endpoint): endpoint
    case .pause, .restart, .ended: nil
    }
  }
}
