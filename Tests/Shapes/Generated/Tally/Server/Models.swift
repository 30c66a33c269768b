// Written by authgen from wire-names.yaml: change the contract, not this file.

import AuthServer

extension Tally {
  public struct Session: Equatable, Sendable, JSONConvertible {
    public var accessToken: Secret
    public var refreshToken: Secret
    public var expiresIn: Int

    public init(accessToken: Secret, refreshToken: Secret, expiresIn: Int) {
      self.accessToken = accessToken
      self.refreshToken = refreshToken
      self.expiresIn = expiresIn
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.accessToken = try fields.required("access_token")
      self.refreshToken = try fields.required("refreshtoken")
      self.expiresIn = try fields.required("expires")
    }

    public var json: JSONValue {
      [
        "access_token": accessToken.json,
        "refreshtoken": refreshToken.json,
        "expires": expiresIn.json,
      ]
    }
  }

  public struct Balance: Hashable, Sendable, JSONConvertible {
    /// Larger than what JavaScript can hold.
    public var accountId: Int
    public var amount: Double
    public var isClosed: Bool
    public var rates: [AsText<Int>]?
    public var shares: [String: AsText<Double>]?
    public var changedAt: UnixTime

    public init(
      accountId: Int, amount: Double, isClosed: Bool, rates: [AsText<Int>]? = nil,
      shares: [String: AsText<Double>]? = nil, changedAt: UnixTime
    ) {
      self.accountId = accountId
      self.amount = amount
      self.isClosed = isClosed
      self.rates = rates
      self.shares = shares
      self.changedAt = changedAt
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.accountId = try fields.requiredText("account_id")
      self.amount = try fields.requiredText("amountEUR")
      self.isClosed = try fields.requiredText("closed")
      self.rates = try fields.optional("rates", keeping: .each(.inQuotes(.size(1...5))))
      self.shares = try fields.optional("shares", keeping: .each(.inQuotes(.size(.min...100))))
      self.changedAt = try fields.required("ts")
    }

    public var json: JSONValue {
      [
        "account_id": AsText(accountId).json,
        "amountEUR": AsText(amount).json,
        "closed": AsText(isClosed).json,
        "rates": rates?.json,
        "shares": shares?.json,
        "ts": changedAt.json,
      ]
    }
  }

  public struct Terms: Hashable, Sendable, JSONConvertible {
    public var dueAt: UnixTime
    public var pauses: [AsText<Int>]
    public var weights: [String: AsText<Double>]?
    public var isFixed: [String: AsText<Bool>]?

    public init(
      dueAt: UnixTime, pauses: [AsText<Int>], weights: [String: AsText<Double>]? = nil,
      isFixed: [String: AsText<Bool>]? = nil
    ) {
      self.dueAt = dueAt
      self.pauses = pauses
      self.weights = weights
      self.isFixed = isFixed
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.dueAt = try fields.requiredText("due_at")
      self.pauses = try fields.required("pauses")
      self.weights = try fields.optional("weights")
      self.isFixed = try fields.optional("is_fixed")
    }

    public var json: JSONValue {
      [
        "due_at": AsText(dueAt).json,
        "pauses": pauses.json,
        "weights": weights?.json,
        "is_fixed": isFixed?.json,
      ]
    }
  }
}

// The requests of the endpoints.

extension Tally {
  public struct SignInRequest: IncomingRequest {
    public var username: String
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.username = try body.required("userName")
      self.password = try body.required("pwd")
    }
  }

  public struct RenewSessionRequest: IncomingRequest {
    public var refreshToken: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.refreshToken = try body.required("refreshtoken")
    }
  }

  public struct BalanceRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var access: Secret?
    public var accountId: Int

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
      self.accountId = try incoming.path.required("accountId")
    }
  }

  public struct AgreeRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var access: Secret?
    public var accountId: Int
    public var from: UnixTime
    public var steps: [AsText<Int>]
    public var fees: [String: AsText<Double>]?
    public var terms: Terms

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
      self.accountId = try incoming.path.required("accountId")
      let body = try incoming.jsonBody()
      self.from = try body.requiredText("from")
      self.steps = try body.required("steps")
      self.fees = try body.optional("fees")
      self.terms = try body.required("terms")
    }
  }

  public struct SignOutRequest: IncomingRequest {
    public var refreshToken: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.refreshToken = try body.required("refreshtoken")
    }
  }
}
