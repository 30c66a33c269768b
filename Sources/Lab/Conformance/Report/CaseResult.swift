package import Diagnostics

/// A promise and whether the server keeps it.
package struct CaseResult: Sendable {
  package let id: String
  package let kind: PromiseKind
  package let promise: String
  package let place: Span
  package let verdict: CaseVerdict
  /// The exchanges that showed it, without secrets, and what the tester did between them.
  package let exchanges: [RedactedExchange]
  /// The reason for which somebody should care.
  package let matters: String

  package init(
    id: String, kind: PromiseKind, promise: String, place: Span, verdict: CaseVerdict,
    exchanges: [RedactedExchange], wasAnswered: Bool = true, signedIn: Bool? = nil,
    matters: String? = nil
  ) {
    self.id = id
    self.kind = kind
    self.promise = promise
    self.place = place
    self.verdict = verdict
    self.exchanges = exchanges
    self.wasAnswered = wasAnswered
    self.signedIn = signedIn
    self.matters = matters ?? PromiseStakes(kind, id: id).text
  }

  /// The last request of the case got an answer, or there was none.
  let wasAnswered: Bool
  /// True where a sign-in brought a session; nil where the case has no sign-in.
  let signedIn: Bool?

  /// The exchanges are shown of a broken promise alone, and only the last ones.
  package var shown: [RedactedExchange] {
    verdict.isBroken ? exchanges.lastSteps(Self.most) { !$0.isEvent } : []
  }

  /// The exchanges that are shown.
  static let most = 4

  package var contractLine: String { "\(place.source.path):\(place.start.line)" }
}
