// Written by authgen from dispatch-by-header.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Ledger {
  public struct SignInAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var session: Secret

    public init(session: Secret) {
      self.session = session
    }

    public var tokens: [GrantedToken] { [GrantedToken("session", session)] }

    private enum CodingKeys: String, CodingKey {
      case session = "Session"
    }
  }

  public struct AccountsAnswer: Codable, Hashable, Sendable {
    public var accountNames: [String]

    public init(accountNames: [String]) {
      self.accountNames = accountNames
    }

    private enum CodingKeys: String, CodingKey {
      case accountNames = "AccountNames"
    }
  }
}
