import ContractModel
import Diagnostics

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

  /// The reason for which somebody should care that it is kept.
  package var matters: String {
    switch self {
    case .answers: "an app cannot read another answer than the contract's"
    case .requests: "what the server takes against the contract, some app comes to rely on"
    case .tokens: "whoever can make up a token acts as somebody else"
    case .lifetimes:
      "apps renew by the contract's times; a token that ends earlier signs people out"
    case .rotation:
      "a stolen token that is used twice must not stay good, and a lost answer must not sign out"
    case .signOut: "a person who signed out expects that the tokens are worthless"
    case .accounts: "an account that was disabled or deleted must not go on calling"
    case .lockout: "passwords can be guessed where nobody counts the wrong ones"
    case .codes: "a code is short; only its few tries, its one use and its end make it safe"
    case .passwords: "app and server must agree on the passwords that people may choose"
    case .sessions: "people find strangers on their account by this list, and end them by it"
    case .enumeration: "answers that differ tell strangers who has an account"
    case .pages: "another site that frames, leads or reads a sign-in takes it over"
    case .traffic: "app and server rely on each other's part of the contract"
    case .client: "an app that errs here signs people out, or keeps what it should forget"
    case .stories: "apps meet this situation, and are built and tested by it"
    case .transitions: "an app goes through these states by what the server says"
    case .refusals: "an app can only do the right thing when it is told what is wrong"
    case .times: "an app counts by the same times, and one of the two is wrong otherwise"
    case .scenarios: "the contract tells this story, and apps are built by it"
    }
  }
}
