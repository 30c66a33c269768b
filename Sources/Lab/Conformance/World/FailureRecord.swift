import Primitives

/// The calls of a control or of a stand-in that did not do what the tester asked for.
final class FailureRecord: Sendable {
  private let calls = Locked((count: 0, outages: [String]()))

  /// All of them.
  var count: Int { calls.use { $0.count } }

  /// The reasons of those that no answer explains: it is down, or fails. In the order in which they came.
  var outages: [String] { calls.use { $0.outages } }

  func note(_ why: String, isOutage: Bool) -> ControlFailure {
    calls.use { calls in
      calls.count += 1
      if isOutage { calls.outages.append(why) }
    }
    return ControlFailure(why: why)
  }

  /// Notes an answer that is none of the good ones. A server may leave a call out: 404, 405 or 501 says so.
  func note(_ why: String, status: Int) -> ControlFailure {
    note(why, isOutage: status >= 500 && status != 501)  //! control-outage-told
  }
}
