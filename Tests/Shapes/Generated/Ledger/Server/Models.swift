// Written by authgen from dispatch-by-header.yaml: change the contract, not this file.

import AuthServer

extension Ledger {
  public struct SignInAnswer: Equatable, Sendable, JSONConvertible {
    public var session: Secret

    public init(session: Secret) {
      self.session = session
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.session = try fields.required("Session")
    }

    public var json: JSONValue {
      ["Session": session.json]
    }
  }

  public struct AccountsAnswer: Hashable, Sendable, JSONConvertible {
    public var accountNames: [String]

    public init(accountNames: [String]) {
      self.accountNames = accountNames
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.accountNames = try fields.required("AccountNames")
    }

    public var json: JSONValue {
      ["AccountNames": accountNames.json]
    }
  }
}

// The requests of the endpoints.

extension Ledger {
  public struct SignInRequest: IncomingRequest {
    public var username: String
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.username = try body.required("Username")
      self.password = try body.required("Password")
    }
  }

  public struct AccountsRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.token(in: .header("X-Ledger-Session"))
    }
  }

  public struct SignOutRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.token(in: .header("X-Ledger-Session"))
    }
  }
}
