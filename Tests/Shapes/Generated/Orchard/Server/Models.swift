// Written by authgen from several-hosts.yaml: change the contract, not this file.

import AuthServer

extension Orchard.AccountsServer {
  public struct Person: Hashable, Sendable, JSONConvertible {
    public var personId: UUID
    public var displayName: String?

    public init(personId: UUID, displayName: String? = nil) {
      self.personId = personId
      self.displayName = displayName
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.personId = try fields.required("person_id")
      self.displayName = try fields.optional("display_name")
    }

    public var json: JSONValue {
      ["person_id": personId.json, "display_name": displayName?.json]
    }
  }

  public struct Session: Equatable, Sendable, JSONConvertible {
    public var accessToken: Secret
    public var refreshToken: Secret
    public var person: Person

    public init(accessToken: Secret, refreshToken: Secret, person: Person) {
      self.accessToken = accessToken
      self.refreshToken = refreshToken
      self.person = person
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.accessToken = try fields.required("access_token")
      self.refreshToken = try fields.required("refresh_token")
      self.person = try fields.required("person")
    }

    public var json: JSONValue {
      ["access_token": accessToken.json, "refresh_token": refreshToken.json, "person": person.json]
    }
  }
}

// The requests of the endpoints.

extension Orchard.AccountsServer {
  public struct SignInRequest: IncomingRequest {
    public var email: String
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.email = try body.required("email", keeping: .email)
      self.password = try body.required("password")
    }
  }

  public struct RenewSessionRequest: IncomingRequest {
    public var refreshToken: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.refreshToken = try body.required("refresh_token")
    }
  }

  public struct SignOutRequest: IncomingRequest {
    public var refreshToken: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.refreshToken = try body.required("refresh_token")
    }
  }
}

extension Orchard.DataServer {
  public struct Person: Hashable, Sendable, JSONConvertible {
    public var personId: UUID
    public var displayName: String?

    public init(personId: UUID, displayName: String? = nil) {
      self.personId = personId
      self.displayName = displayName
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.personId = try fields.required("personId")
      self.displayName = try fields.optional("displayName")
    }

    public var json: JSONValue {
      ["personId": personId.json, "displayName": displayName?.json]
    }
  }
}

// The requests of the endpoints.

extension Orchard.DataServer {
  public struct MeRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var access: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
    }
  }

  public struct SaveMeRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var access: Secret?
    public var person: Person

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
      let body = try incoming.jsonBody()
      self.person = try body.required("person")
    }
  }
}
