// Written by authgen from rote.yaml: change the contract, not this file.

import AuthClient
import Foundation

// Machines of screens and journeys: in each state only the moves that lead on can be called.

extension Rote {
  public enum WebSignIn: Hashable, Sendable {
    case ready(ReadyState)
    case browsing(BrowsingState)
    /// The app has kept what it was given.
    case signedIn(SignedInState)

    /// Where it starts.
    public init() { self = .ready(ReadyState()) }

    public struct ReadyState: Hashable, Sendable {
      fileprivate init() {}
      public func userSignsInOnTheWeb() -> WebSignIn { .browsing(BrowsingState()) }
    }

    public struct BrowsingState: Hashable, Sendable {
      fileprivate init() {}
      public func arrival() -> WebSignIn { .signedIn(SignedInState()) }
      public func arrivalRefused() -> WebSignIn { .ready(ReadyState()) }
      public func userCancels() -> WebSignIn { .ready(ReadyState()) }
    }

    public struct SignedInState: Hashable, Sendable {
      fileprivate init() {}
    }
  }
}
