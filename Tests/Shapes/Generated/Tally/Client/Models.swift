// Written by authgen from wire-names.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Tally {
  public struct Session: Codable, Hashable, Sendable, GrantsTokens {
    public var accessToken: Secret
    public var refreshToken: Secret
    public var expiresIn: Int

    public init(accessToken: Secret, refreshToken: Secret, expiresIn: Int) {
      self.accessToken = accessToken
      self.refreshToken = refreshToken
      self.expiresIn = expiresIn
    }

    public var tokens: [GrantedToken] {
      [
        GrantedToken("access", accessToken, expiresIn: Double(expiresIn)),
        GrantedToken("refresh", refreshToken),
      ]
    }

    private enum CodingKeys: String, CodingKey {
      case accessToken = "access_token"
      case refreshToken = "refreshtoken"
      case expiresIn = "expires"
    }
  }

  public struct Balance: Codable, Hashable, Sendable {
    /// Larger than what JavaScript can hold.
    @AsText public var accountId: Int
    @AsText public var amount: Double
    @AsText public var isClosed: Bool
    @AsOptionalText public var rates: [Int]?
    @AsOptionalText public var shares: [String: Double]?
    public var changedAt: UnixTime

    public init(
      accountId: Int, amount: Double, isClosed: Bool, rates: [Int]? = nil,
      shares: [String: Double]? = nil, changedAt: UnixTime
    ) {
      self.accountId = accountId
      self.amount = amount
      self.isClosed = isClosed
      self.rates = rates
      self.shares = shares
      self.changedAt = changedAt
    }

    private enum CodingKeys: String, CodingKey {
      case rates, shares
      case accountId = "account_id"
      case amount = "amountEUR"
      case isClosed = "closed"
      case changedAt = "ts"
    }
  }

  public struct Terms: Codable, Hashable, Sendable {
    @AsText public var dueAt: UnixTime
    @AsText public var pauses: [Int]
    @AsOptionalText public var weights: [String: Double]?
    @AsOptionalText public var isFixed: [String: Bool]?

    public init(
      dueAt: UnixTime, pauses: [Int], weights: [String: Double]? = nil,
      isFixed: [String: Bool]? = nil
    ) {
      self.dueAt = dueAt
      self.pauses = pauses
      self.weights = weights
      self.isFixed = isFixed
    }

    private enum CodingKeys: String, CodingKey {
      case pauses, weights
      case dueAt = "due_at"
      case isFixed = "is_fixed"
    }
  }

  public struct TooMuchDetails: Codable, Hashable, Sendable {
    @AsText public var most: [Double]

    public init(most: [Double]) {
      self.most = most
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.most = try (fields.read(at: "limits.most") as AsText<[Double]>).wrappedValue
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write(AsText(wrappedValue: self.most), at: "limits.most")
    }
  }
}
