// Written by authgen from two-bearers.yaml: change the contract, not this file.

import AuthServer

extension Aviary {
  public struct Session: Equatable, Sendable, JSONConvertible {
    public var accessJwt: Secret
    public var refreshJwt: Secret
    public var handle: String
    public var did: String
    public var didDoc: JSONValue?
    public var email: String?
    public var emailConfirmed: Bool?
    public var active: Bool?
    public var status: HostingStatus?

    public init(
      accessJwt: Secret, refreshJwt: Secret, handle: String, did: String, didDoc: JSONValue? = nil,
      email: String? = nil, emailConfirmed: Bool? = nil, active: Bool? = nil,
      status: HostingStatus? = nil
    ) {
      self.accessJwt = accessJwt
      self.refreshJwt = refreshJwt
      self.handle = handle
      self.did = did
      self.didDoc = didDoc
      self.email = email
      self.emailConfirmed = emailConfirmed
      self.active = active
      self.status = status
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.accessJwt = try fields.required("accessJwt")
      self.refreshJwt = try fields.required("refreshJwt")
      self.handle = try fields.required("handle")
      self.did = try fields.required("did")
      self.didDoc = try fields.optional("didDoc")
      self.email = try fields.optional("email", keeping: .email)
      self.emailConfirmed = try fields.optional("emailConfirmed")
      self.active = try fields.optional("active")
      self.status = try fields.optional("status")
    }

    public var json: JSONValue {
      [
        "accessJwt": accessJwt.json,
        "refreshJwt": refreshJwt.json,
        "handle": handle.json,
        "did": did.json,
        "didDoc": didDoc?.json,
        "email": email?.json,
        "emailConfirmed": emailConfirmed?.json,
        "active": active?.json,
        "status": status?.json,
      ]
    }
  }

  public struct Account: Hashable, Sendable, JSONConvertible {
    public var handle: String
    public var did: String
    public var email: String?
    public var emailConfirmed: Bool?

    public init(handle: String, did: String, email: String? = nil, emailConfirmed: Bool? = nil) {
      self.handle = handle
      self.did = did
      self.email = email
      self.emailConfirmed = emailConfirmed
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.handle = try fields.required("handle")
      self.did = try fields.required("did")
      self.email = try fields.optional("email", keeping: .email)
      self.emailConfirmed = try fields.optional("emailConfirmed")
    }

    public var json: JSONValue {
      [
        "handle": handle.json,
        "did": did.json,
        "email": email?.json,
        "emailConfirmed": emailConfirmed?.json,
      ]
    }
  }

  public enum HostingStatus: String, JSONEnumeration {
    case takendown
    case suspended
    case deactivated
  }
}

// The requests of the endpoints.

extension Aviary {
  public struct SignInRequest: IncomingRequest {
    public var identifier: String
    public var password: Secret
    public var authFactorToken: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.identifier = try body.required("identifier")
      self.password = try body.required("password")
      self.authFactorToken = try body.optional("authFactorToken")
    }
  }

  public struct RegisterRequest: IncomingRequest {
    public var handle: String
    public var email: String
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.handle = try body.required("handle")
      self.email = try body.required("email", keeping: .email)
      self.password = try body.required("password")
    }
  }

  public struct MeRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    /// It is a JWT that is signed with ES256, and with nothing else.
    public var access: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
    }
  }

  public struct RenewSessionRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    /// It is a JWT that is signed with ES256, and with nothing else.
    public var refresh: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.refresh = incoming.bearer
    }
  }

  public struct AskToConfirmRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    /// It is a JWT that is signed with ES256, and with nothing else.
    public var access: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
    }
  }

  public struct ConfirmEmailRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    /// It is a JWT that is signed with ES256, and with nothing else.
    public var access: Secret?
    public var email: String
    public var token: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
      let body = try incoming.jsonBody()
      self.email = try body.required("email", keeping: .email)
      self.token = try body.required("token")
    }
  }

  public struct DeleteAccountRequest: IncomingRequest {
    public var did: String
    public var password: Secret
    public var token: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.did = try body.required("did")
      self.password = try body.required("password")
      self.token = try body.required("token")
    }
  }

  public struct SignOutRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    /// It is a JWT that is signed with ES256, and with nothing else.
    public var refresh: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.refresh = incoming.bearer
    }
  }
}
