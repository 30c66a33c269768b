// Written by authgen from nested-refusals.yaml: change the contract, not this file.

import AuthServer

extension Atlas {
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

  public struct PlacesAnswer: Hashable, Sendable, JSONConvertible {
    public var places: [String]

    public init(places: [String]) {
      self.places = places
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.places = try fields.required("places")
    }

    public var json: JSONValue {
      ["places": places.json]
    }
  }
}

// The requests of the endpoints.

extension Atlas {
  public struct SignInRequest: IncomingRequest {
    public var username: String
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.username = try body.required("username")
      self.password = try body.required("password")
    }
  }

  public struct PlacesRequest: IncomingRequest {
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
