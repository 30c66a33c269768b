// Written by authgen from rote.yaml: change the contract, not this file.

import AuthServer

extension Rote {
  /// How `signInWithPassword` may refuse.
  public enum SignInWithPasswordRefusal: DeclaredRefusal, CaseIterable {
    case authenticationFailed

    public var answer: RefusalAnswer {
      switch self {
      case .authenticationFailed: Refusals.authenticationFailed
      }
    }
  }
}

extension Rote {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 401, . Authentication failed
    static let authenticationFailed = RefusalAnswer(status: 401, at: [".": "Authentication failed"])
  }
}
