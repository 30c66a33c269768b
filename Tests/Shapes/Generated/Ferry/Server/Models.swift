// Written by authgen from retry-after.yaml: change the contract, not this file.

import AuthServer

extension Ferry {
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

  public struct CrossingsAnswer: Hashable, Sendable, JSONConvertible {
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

extension Ferry {
  public struct SendCodeRequest: IncomingRequest {
    public var phone: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.phone = try body.required("phone", keeping: .phone)
    }
  }

  public struct SignInRequest: IncomingRequest {
    public var phone: String
    public var code: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.phone = try body.required("phone", keeping: .phone)
      self.code = try body.required("code")
    }
  }

  public struct CrossingsRequest: IncomingRequest {
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
