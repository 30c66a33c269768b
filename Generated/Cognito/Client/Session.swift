// Written by authgen from cognito.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import Foundation

nonisolated extension Cognito {
  /// The states of a session. `unknown` lasts until the store can be read.
  public enum SessionState: String, AuthState, CaseIterable {
    case unknown
    case signedOut
    case signedIn
    case expired
  }

  public static let tokens: [TokenRule] = [
    TokenRule("id", lifetime: 3600, sent: .bearer),
    TokenRule("access", lifetime: 3600),
    TokenRule("refresh", lifetime: 2_592_000, isOptional: true),
    TokenRule("challenge", lifetime: 180, stored: .inMemory, isStep: true),
  ]

  public static let machine = SessionMachine<SessionState>(
    start: .signedOut,
    states: [
      .signedOut: .init(
        after: [
          "provePassword.TokenAnswer": .signedIn,
          "answerSms.TokenAnswer": .signedIn,
          "answerAuthenticator.TokenAnswer": .signedIn,
          "setNewPassword.TokenAnswer": .signedIn,
          "exchangeCode": .signedIn,
        ]
      ),
      .signedIn: .init(
        holds: ["id", "access", "refresh"],
        after: [
          "id.expires": .expired,
          "access.expires": .expired,
          "renewTokens": .signedIn,
          "renewTokens.sessionEnded": .signedOut,
          "signOut": .signedOut,
          "signOutEverywhere": .signedOut,
          "departure": .signedOut,
          "deletePoolUser": .signedOut,
          "any.missingScope": .signedOut,
          "any.sessionEnded": .signedOut,
        ]
      ),
      .expired: .init(
        holds: ["refresh"],
        after: [
          "provePassword.TokenAnswer": .signedIn,
          "answerSms.TokenAnswer": .signedIn,
          "answerAuthenticator.TokenAnswer": .signedIn,
          "setNewPassword.TokenAnswer": .signedIn,
          "exchangeCode": .signedIn,
          "refresh.expires": .signedOut,
          "renewTokens": .signedIn,
          "renewTokens.sessionEnded": .signedOut,
          "signOut": .signedOut,
          "signOutEverywhere": .signedOut,
          "departure": .signedOut,
          "deletePoolUser": .signedOut,
          "any.missingScope": .signedOut,
          "any.sessionEnded": .signedOut,
        ]
      ),
    ]
  )

  public static let renewal = Renewal<TokenAnswer, RenewTokensRefusal>(
    renews: ["id", "access"],
    spends: "refresh"
  )
}

nonisolated extension Cognito {
  /// The form of each server's messages.
  enum Servers {
    static let pool = ServerRule("pool", contentType: "application/x-amz-json-1.1")
    static let page = ServerRule("page")
  }
}
