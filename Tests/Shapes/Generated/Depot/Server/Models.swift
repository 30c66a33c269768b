// Written by authgen from deployment-values.yaml: change the contract, not this file.

import AuthServer

extension Depot {
  public struct SignInAnswer: Equatable, Sendable, JSONConvertible {
    public var session: Secret

    public init(session: Secret) {
      self.session = session
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.session = try fields.required("session")
    }

    public var json: JSONValue {
      ["session": session.json]
    }
  }

  public struct ParcelsAnswer: Hashable, Sendable, JSONConvertible {
    public var parcels: [String]

    public init(parcels: [String]) {
      self.parcels = parcels
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.parcels = try fields.required("parcels")
    }

    public var json: JSONValue {
      ["parcels": parcels.json]
    }
  }
}

// What each endpoint takes.

extension Depot {
  public struct SignInRequest: IncomingRequest {
    public var apiKey: Secret
    public var username: String
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.apiKey = try incoming.headers.required("X-Api-Key", keeping: incoming.deployment.rule("apiKey"))
      let body = try incoming.jsonBody()
      self.username = try body.required("username")
      self.password = try body.required("password")
    }
  }

  public struct ParcelsRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?
    public var apiKey: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.bearer
      self.apiKey = try incoming.headers.required("X-Api-Key", keeping: incoming.deployment.rule("apiKey"))
    }
  }

  public struct SignOutRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?
    public var apiKey: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.bearer
      self.apiKey = try incoming.headers.required("X-Api-Key", keeping: incoming.deployment.rule("apiKey"))
    }
  }
}
