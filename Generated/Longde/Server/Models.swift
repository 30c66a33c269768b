// Written by authgen from longde.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthServer

extension Longde {
  public struct User: Hashable, Sendable, JSONConvertible {
    public var id: UUID
    public var email: String?
    public var fullName: String?
    public var status: UserStatus

    public init(id: UUID, email: String? = nil, fullName: String? = nil, status: UserStatus) {
      self.id = id
      self.email = email
      self.fullName = fullName
      self.status = status
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.id = try fields.required("id")
      self.email = try fields.optional("email", keeping: .email)
      self.fullName = try fields.optional("fullName")
      self.status = try fields.required("status")
    }

    public var json: JSONValue {
      [
        "id": id.json,
        "email": email?.json,
        "fullName": fullName?.json,
        "status": status.json,
      ]
    }
  }

  public struct Session: Equatable, Sendable, JSONConvertible {
    public var accessToken: Secret
    public var refreshToken: Secret
    public var user: User

    public init(accessToken: Secret, refreshToken: Secret, user: User) {
      self.accessToken = accessToken
      self.refreshToken = refreshToken
      self.user = user
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.accessToken = try fields.required("accessToken")
      self.refreshToken = try fields.required("refreshToken")
      self.user = try fields.required("user")
    }

    public var json: JSONValue {
      [
        "accessToken": accessToken.json,
        "refreshToken": refreshToken.json,
        "user": user.json,
      ]
    }
  }

  public enum UserStatus: String, JSONEnumeration {
    case active
    case deleted
  }
}

// The requests of the endpoints.

extension Longde {
  public struct SignInWithAppleRequest: IncomingRequest {
    public var identityToken: Secret
    public var fullName: String?
    public var email: String?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.identityToken = try body.required("identityToken")
      self.fullName = try body.optional("fullName")
      self.email = try body.optional("email", keeping: .email)
    }
  }

  public struct MeRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var access: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
    }
  }

  public struct RenewSessionRequest: IncomingRequest {
    public var refreshToken: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.refreshToken = try body.required("refreshToken")
    }
  }

  public struct SignOutRequest: IncomingRequest {
    public var refreshToken: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.refreshToken = try body.required("refreshToken")
    }
  }
}
