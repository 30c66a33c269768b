package import SessionCore

/// The end of each call as its caller was told, where somebody compares it. It makes no difference between two worlds.
package struct CallEndings: Hashable, Sendable {
  package struct Ending: Hashable, Sendable {
    package let process: Int
    package let call: Int
    package let kind: CallKind
    package let words: CallEnding
  }

  /// Nil where nobody compares.
  private var all: [Ending]?
  /// The last answer to each call and to each flight.
  private var answers: [Key: CallResult] = [:]
  private var failures: [Key: CallEnding] = [:]

  private struct Key: Hashable {
    let process: Int
    let number: Int
  }

  static let unheard = CallEndings(all: nil)
  static let heard = CallEndings(all: [])

  private init(all: [Ending]?) { self.all = all }

  var list: [Ending] { all ?? [] }

  mutating func hear(_ event: SessionEvent, of process: Int) {
    guard all != nil else { return }
    switch event {
    case .answered(let number, let result), .renewalAnswered(let number, let result):
      answers[Key(process: process, number: number)] = result
    case .signedIn(let number, _, let grants, _):
      answers[Key(process: process, number: number)] = CallResult(.answered, grants: grants)
    default: break
    }
  }

  /// The process is over, and its numbers begin anew.
  mutating func forget(_ process: Int) {
    answers = answers.filter { $0.key.process != process }
    failures = failures.filter { $0.key.process != process }
  }

  mutating func land(_ flight: Int, _ end: FlightEnd, of process: Int) {
    guard all != nil, case .failed(let failure) = end else { return }
    let key = Key(process: process, number: flight)
    failures[key] = ending(failure, .renewal, of: process)
  }

  mutating func add(_ call: Int, _ kind: CallKind, _ verdict: Verdict, of process: Int) {
    guard all != nil else { return }
    let ending: CallEnding =
      switch verdict {
      case .deliver:
        answers[Key(process: process, number: call)].map { CallEnding($0) } ?? .answered
      // A launch tells nobody of a failure.
      case .fail(let failure) where kind != .launch: self.ending(failure, kind, of: process)
      default: .answered
      }
    all?.append(Ending(process: process, call: call, kind: kind, words: ending))
  }

  private func ending(_ failure: SessionFailure, _ kind: CallKind, of process: Int) -> CallEnding {
    switch failure {
    case .fault(let fault): return .fault(fault)
    case .signedOut(let name): return .signedOut(because: name)
    case .renewal(let flight):
      let key = Key(process: process, number: flight)
      let answered = answers[key].map { result in
        kind == .renewal ? CallEnding(result) : CallEnding(renewal: result)
      }
      return failures[key] ?? answered ?? .fault(.cancelled)
    }
  }

  package static func == (left: CallEndings, right: CallEndings) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}

/// How a call ended for whoever made it.
package enum CallEnding: Hashable, Sendable {
  case answered
  case refused(String)
  case undeclared(status: Int)
  case fault(SessionFault)
  case signedOut(because: String?)

  init(_ result: CallResult) {
    switch result.outcome {
    case .answered: self = .answered
    case .refused(let refusal): self = .refused(refusal.name)
    case .undeclared(let status, _): self = .undeclared(status: status)
    case .fault(let fault): self = .fault(fault)
    }
  }

  /// The end of a call that waited for this renewal.
  fileprivate init(renewal result: CallResult) {
    self.init(result)
    guard case .refused(let refusal) = result.outcome else { return }
    self =
      refusal.asksToSignIn && !refusal.passes
      ? .signedOut(because: refusal.name) : .refused(refusal.name)
  }
}

extension World {
  /// The same world, in which is kept what each caller is told.
  package var hearing: World {
    var world = self
    world.endings = .heard
    return world
  }

  /// The ends of calls so far, in that order.
  package var told: [CallEndings.Ending] { endings.list }
}
