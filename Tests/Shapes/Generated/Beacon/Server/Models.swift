// Written by authgen from tokens-in-headers.yaml: change the contract, not this file.

import AuthServer

extension Beacon {
  public struct Tokens: Equatable, Sendable, JSONAnswer {
    public var access: Secret
    public var refresh: Secret
    public var accessEnds: Date

    public init(access: Secret, refresh: Secret, accessEnds: Date) {
      self.access = access
      self.refresh = refresh
      self.accessEnds = accessEnds
    }

    public var json: JSONValue {
      [:]
    }

    public var answerHeaders: Headers {
      var headers = Headers()
      headers.add("X-Access-Token", self.access.wireText)
      headers.add("X-Refresh-Token", self.refresh.wireText)
      headers.add("X-Access-Expires", self.accessEnds.wireText)
      return headers
    }

    public func check() throws(InvalidValue) {
      let headers = TextFields.answer(
        .header,
        [
          ("X-Access-Token", self.access.wireText),
          ("X-Refresh-Token", self.refresh.wireText),
          ("X-Access-Expires", self.accessEnds.wireText),
        ])
      let _: Secret = try headers.required("X-Access-Token")
      let _: Secret = try headers.required("X-Refresh-Token")
      let _: Date = try headers.required("X-Access-Expires")
    }
  }

  public struct MeAnswer: Hashable, Sendable, JSONConvertible {
    public var id: UUID

    public init(id: UUID) {
      self.id = id
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.id = try fields.required("id")
    }

    public var json: JSONValue {
      ["id": id.json]
    }
  }

  public struct AboutAnswer: Hashable, Sendable, JSONAnswer {
    public var name: String

    public init(name: String) {
      self.name = name
    }

    public var json: JSONValue {
      ["name": name.json]
    }

    public var answerHeaders: Headers {
      var headers = Headers()
      headers.add("X-Version", "2")
      headers.add(cookie: "theme", "plain")
      return headers
    }

    public func check() throws(InvalidValue) {
      let fields = try json.fields()
      let _: String = try fields.required("name")
    }
  }
}

// The requests of the endpoints.

extension Beacon {
  public struct SignInRequest: IncomingRequest {
    public var username: String
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.username = try body.required("username")
      self.password = try body.required("password")
    }
  }

  public struct RenewSessionRequest: IncomingRequest {
    public var refresh: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.refresh = try incoming.headers.required("X-Refresh-Token")
    }
  }

  public struct MeRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var access: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.token(in: .header("X-Access-Token"))
    }
  }

  public struct AboutRequest: IncomingRequest {
    public init(_ incoming: Incoming) {}
  }

  public struct SignOutRequest: IncomingRequest {
    public var refresh: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.refresh = try incoming.headers.required("X-Refresh-Token")
    }
  }
}
