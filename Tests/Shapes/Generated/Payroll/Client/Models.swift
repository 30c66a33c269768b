// Written by authgen from tenant-paths.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Payroll {
  public struct SignInAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var session: Secret

    public init(session: Secret) {
      self.session = session
    }

    public var tokens: [GrantedToken] { [GrantedToken("session", session)] }
  }

  public struct SlipAnswer: Codable, Hashable, Sendable {
    public var gross: Double
    public var net: Double

    public init(gross: Double, net: Double) {
      self.gross = gross
      self.net = net
    }
  }

  public struct HealthAnswer: Codable, Hashable, Sendable {
    public var isUp: Bool

    public init(isUp: Bool) {
      self.isUp = isUp
    }
  }
}
