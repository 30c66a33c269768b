// Written by authgen from opaque-session.yaml: change the contract, not this file.

import AuthServer

extension Notebook {
  public struct SignInAnswer: Equatable, Sendable, JSONConvertible {
    public var token: Secret

    public init(token: Secret) {
      self.token = token
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.token = try fields.required("token")
    }

    public var json: JSONValue {
      ["token": token.json]
    }
  }

  public struct NotesAnswer: Hashable, Sendable, JSONConvertible {
    public var titles: [String]

    public init(titles: [String]) {
      self.titles = titles
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.titles = try fields.required("titles")
    }

    public var json: JSONValue {
      ["titles": titles.json]
    }
  }
}

// The requests of the endpoints.

extension Notebook {
  public struct SignInRequest: IncomingRequest {
    public var username: String
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.username = try body.required("username")
      self.password = try body.required("password")
    }
  }

  public struct NotesRequest: IncomingRequest {
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
