import ContractModel
package import Diagnostics

/// One promise of a contract, and the way to see whether a server keeps it.
package struct ConformanceCase: Sendable {
  /// The same in every run: `lifetime.access.after`.
  package let id: String
  package let kind: PromiseKind
  /// A sentence about the server.
  package let promise: String
  /// The place in the contract that makes the promise.
  package let place: Span
  let run: @Sendable (CaseRun) async throws -> Void

  init(
    _ id: String, _ kind: PromiseKind, _ promise: String, at place: Span,
    run: @escaping @Sendable (CaseRun) async throws -> Void
  ) {
    self.id = id
    self.kind = kind
    self.promise = promise
    self.place = place
    self.run = run
  }
}

/// The subject of a promise.
package enum PromiseKind: String, CaseIterable, Sendable {
  case answers, requests, tokens, lifetimes, rotation, signOut, accounts, lockout, codes, passwords
  case sessions, enumeration, pages, scenarios, stories, transitions, refusals, times, traffic
  case client

  /// Its promises are the stories that follow from a contract, of which there are many.
  package var isDerived: Bool {
    [.stories, .transitions, .refusals, .times].contains(self)
  }
}
