// Written by authgen from rote.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthServer

extension Rote {
  /// How `signInWithPassword` may refuse.
  public enum SignInWithPasswordRefusal: DeclaredRefusal, CaseIterable {
    case authenticationFailed

    public var answer: RefusalAnswer {
      switch self {
      case .authenticationFailed:
        Refusals.authenticationFailed
      }
    }
  }
}

extension Rote {
  /// How each refusal looks on the wire.
  private enum Refusals {
    static let authenticationFailed = RefusalAnswer(status: 401, at: [".": "Authentication failed"])
  }
}
