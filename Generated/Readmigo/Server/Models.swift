// Written by authgen from readmigo.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthServer

extension Readmigo {
  public struct User: Hashable, Sendable, JSONConvertible {
    public var id: String
    public var nickname: String?

    public init(id: String, nickname: String? = nil) {
      self.id = id
      self.nickname = nickname
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.id = try fields.required("id")
      self.nickname = try fields.optional("nickname")
    }

    public var json: JSONValue {
      ["id": id.json, "nickname": nickname?.json]
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

  public struct Device: Hashable, Sendable, JSONConvertible {
    public var id: String
    public var name: String
    public var current: Bool
    public var lastActive: Date

    public init(id: String, name: String, current: Bool, lastActive: Date) {
      self.id = id
      self.name = name
      self.current = current
      self.lastActive = lastActive
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.id = try fields.required("id")
      self.name = try fields.required("name")
      self.current = try fields.required("current")
      self.lastActive = try fields.required("lastActive")
    }

    public var json: JSONValue {
      [
        "id": id.json,
        "name": name.json,
        "current": current.json,
        "lastActive": lastActive.json,
      ]
    }
  }

  public struct RenewSessionAnswer: Equatable, Sendable, JSONConvertible {
    public var accessToken: Secret

    public init(accessToken: Secret) {
      self.accessToken = accessToken
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.accessToken = try fields.required("accessToken")
    }

    public var json: JSONValue {
      ["accessToken": accessToken.json]
    }
  }
}

// The requests of the endpoints.

extension Readmigo {
  public struct SignInWithAppleRequest: IncomingRequest {
    public var deviceFingerprint: Secret
    public var identityToken: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.deviceFingerprint = try incoming.headers.required("X-Device-Fingerprint")
      let body = try incoming.jsonBody()
      self.identityToken = try body.required("identityToken")
    }
  }

  public struct SignInWithEmailRequest: IncomingRequest {
    public var deviceFingerprint: Secret
    public var email: String
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.deviceFingerprint = try incoming.headers.required("X-Device-Fingerprint")
      let body = try incoming.jsonBody()
      self.email = try body.required("email", keeping: .email)
      self.password = try body.required("password")
    }
  }

  public struct SignInWithWeChatRequest: IncomingRequest {
    public var deviceFingerprint: Secret
    public var code: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.deviceFingerprint = try incoming.headers.required("X-Device-Fingerprint")
      let body = try incoming.jsonBody()
      self.code = try body.required("code")
    }
  }

  public struct SendPhoneCodeRequest: IncomingRequest {
    public var deviceFingerprint: Secret
    public var phone: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.deviceFingerprint = try incoming.headers.required("X-Device-Fingerprint")
      let body = try incoming.jsonBody()
      self.phone = try body.required("phone", keeping: .phone)
    }
  }

  public struct SignInWithPhoneRequest: IncomingRequest {
    public var deviceFingerprint: Secret
    public var phone: String
    public var code: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.deviceFingerprint = try incoming.headers.required("X-Device-Fingerprint")
      let body = try incoming.jsonBody()
      self.phone = try body.required("phone", keeping: .phone)
      self.code = try body.required("code")
    }
  }

  public struct ContinueSignInRequest: IncomingRequest {
    public var deviceFingerprint: Secret
    public var challenge: Secret
    public var code: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.deviceFingerprint = try incoming.headers.required("X-Device-Fingerprint")
      let body = try incoming.jsonBody()
      self.challenge = try body.required("challenge")
      self.code = try body.required("code")
    }
  }

  public struct RegisterRequest: IncomingRequest {
    public var deviceFingerprint: Secret
    public var email: String
    public var password: Secret
    public var acceptsTerms: Bool

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.deviceFingerprint = try incoming.headers.required("X-Device-Fingerprint")
      let body = try incoming.jsonBody()
      self.email = try body.required("email", keeping: .email)
      self.password = try body.required("password")
      self.acceptsTerms = try body.required("acceptsTerms")
    }
  }

  public struct SendMailCodeRequest: IncomingRequest {
    public var deviceFingerprint: Secret
    public var email: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.deviceFingerprint = try incoming.headers.required("X-Device-Fingerprint")
      let body = try incoming.jsonBody()
      self.email = try body.required("email", keeping: .email)
    }
  }

  public struct VerifyMailRequest: IncomingRequest {
    public var deviceFingerprint: Secret
    public var email: String
    public var code: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.deviceFingerprint = try incoming.headers.required("X-Device-Fingerprint")
      let body = try incoming.jsonBody()
      self.email = try body.required("email", keeping: .email)
      self.code = try body.required("code")
    }
  }

  public struct SaveProfileRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var access: Secret?
    public var deviceFingerprint: Secret
    public var nickname: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
      self.deviceFingerprint = try incoming.headers.required("X-Device-Fingerprint")
      let body = try incoming.jsonBody()
      self.nickname = try body.required("nickname")
    }
  }

  public struct RenewSessionRequest: IncomingRequest {
    public var deviceFingerprint: Secret
    public var refreshToken: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.deviceFingerprint = try incoming.headers.required("X-Device-Fingerprint")
      let body = try incoming.jsonBody()
      self.refreshToken = try body.required("refreshToken")
    }
  }

  public struct ListDevicesRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var access: Secret?
    public var deviceFingerprint: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
      self.deviceFingerprint = try incoming.headers.required("X-Device-Fingerprint")
    }
  }

  public struct SignOutDeviceRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var access: Secret?
    public var id: String
    public var deviceFingerprint: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
      self.id = try incoming.path.required("id")
      self.deviceFingerprint = try incoming.headers.required("X-Device-Fingerprint")
    }
  }

  public struct SignOutOthersRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var access: Secret?
    public var deviceFingerprint: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
      self.deviceFingerprint = try incoming.headers.required("X-Device-Fingerprint")
    }
  }

  public struct SignOutRequest: IncomingRequest {
    public var deviceFingerprint: Secret
    public var refreshToken: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.deviceFingerprint = try incoming.headers.required("X-Device-Fingerprint")
      let body = try incoming.jsonBody()
      self.refreshToken = try body.required("refreshToken")
    }
  }
}
