// Written by authgen from sliding-session.yaml: change the contract, not this file.

import AuthServer

extension Clinic {
  public struct SignInAnswer: Equatable, Sendable, JSONConvertible {
    public var session: Secret
    public var expiresAt: Date

    public init(session: Secret, expiresAt: Date) {
      self.session = session
      self.expiresAt = expiresAt
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.session = try fields.required("session")
      self.expiresAt = try fields.required("expiresAt")
    }

    public var json: JSONValue {
      ["session": session.json, "expiresAt": expiresAt.json]
    }
  }

  public struct AppointmentsAnswer: Hashable, Sendable, JSONConvertible {
    public var today: [Date]

    public init(today: [Date]) {
      self.today = today
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.today = try fields.required("today")
    }

    public var json: JSONValue {
      ["today": today.json]
    }
  }
}

// The requests of the endpoints.

extension Clinic {
  public struct SignInRequest: IncomingRequest {
    public var username: String
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.username = try body.required("username")
      self.password = try body.required("password")
    }
  }

  public struct AppointmentsRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.bearer
    }
  }

  public struct SignOutRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.bearer
    }
  }
}
