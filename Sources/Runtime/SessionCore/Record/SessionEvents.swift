/// The names of the events of a machine, the most specific first.
package enum SessionEvents {
  package static func answered(_ endpoint: String, _ outcome: String?) -> [String] {
    [outcome.map { "\(endpoint).\($0)" }, endpoint].compactMap { $0 }
  }

  /// - Parameters:
  ///   - ofSession: the call carried the session's tokens, so the refusal says something about it.
  ///   - isFinal: no renewal follows.
  package static func refused(
    _ endpoint: String, _ refusal: RefusalFacts, ofSession: Bool, isFinal: Bool
  ) -> [String] {
    var events = ["\(endpoint).\(refusal.name)"]
    if ofSession { events.append("any.\(refusal.name)") }
    if isFinal, !refusal.passes { events.append("\(endpoint).refused") }
    return events
  }

  static func expired(_ token: String) -> [String] { ["\(token).expires"] }
}
