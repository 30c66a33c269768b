/// The names of what happens, the most specific first.
enum SessionEvents {
  static func answered(_ endpoint: String, _ answer: Any) -> [String] {
    let outcome = (answer as? any NamesAnswer).map { "\(endpoint).\($0.answerName)" }
    return [outcome, endpoint].compactMap { $0 }
  }

  /// - Parameters:
  ///   - ofSession: the call carried the session's tokens, so the refusal says something about it.
  ///   - isFinal: no renewal follows.
  static func refused(
    _ endpoint: String, _ rule: RefusalRule, ofSession: Bool, isFinal: Bool
  ) -> [String] {
    var events = ["\(endpoint).\(rule.name)"]
    if ofSession { events.append("any.\(rule.name)") }
    if isFinal, !rule.passes { events.append("\(endpoint).refused") }
    return events
  }

  static func expired(_ token: String) -> [String] { ["\(token).expires"] }
}

/// An answer that is one of several types and says which, for events like
/// `startSignIn.SmsChallenge`.
public protocol NamesAnswer {
  var answerName: String { get }
}

/// None of the types that an answer may be.
public struct UnknownAnswer: Error {
  public init() {}
}
