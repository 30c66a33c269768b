import SessionCore

/// The server's view of one call of an app, in the words of the app's contract.
struct ServedCall: Hashable {
  /// The outcome of each such call where the server does not know it in this form.
  var turnedAway: CallOutcome?
  var answers: [CallClass.Answer]
  var tokenRefusals: [CallClass.TokenFault: CallOutcome] = [:]
  var endsSession = false

  /// The class of calls with this server.
  func call(_ own: CallClass) -> CallClass {
    var known: [CallClass.TokenFault: RefusalFacts] = [:]
    var unknown: [CallClass.TokenFault: Int] = [:]
    for (fault, outcome) in tokenRefusals {
      switch outcome {
      case .refused(let facts): known[fault] = facts
      case .undeclared(let status, _): unknown[fault] = status
      case .answered, .fault: break
      }
    }
    var call = CallClass(
      own.endpoint, own.kind, carries: own.carries, answers: answers, refusals: own.refusals,
      tokenRefusals: known, endsSession: endsSession)
    (call.turnedAway, call.unknownRefusals) = (turnedAway, unknown)
    return call
  }
}
