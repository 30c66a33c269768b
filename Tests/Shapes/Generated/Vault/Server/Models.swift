// Written by authgen from second-factor.yaml: change the contract, not this file.

import AuthServer

extension Vault {
  public struct Session: Equatable, Sendable, JSONConvertible {
    public var accessToken: Secret
    public var refreshToken: Secret

    public init(accessToken: Secret, refreshToken: Secret) {
      self.accessToken = accessToken
      self.refreshToken = refreshToken
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      try fields.constant("step", .string("done"))
      self.accessToken = try fields.required("accessToken")
      self.refreshToken = try fields.required("refreshToken")
    }

    public var json: JSONValue {
      ["step": .string("done"), "accessToken": accessToken.json, "refreshToken": refreshToken.json]
    }
  }

  public struct AuthenticatorWanted: Equatable, Sendable, JSONConvertible {
    public var challenge: Secret

    public init(challenge: Secret) {
      self.challenge = challenge
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      try fields.constant("step", .string("totp"))
      self.challenge = try fields.required("challenge")
    }

    public var json: JSONValue {
      ["step": .string("totp"), "challenge": challenge.json]
    }
  }

  public struct MessageWanted: Equatable, Sendable, JSONConvertible {
    public var challenge: Secret
    public var sentTo: String

    public init(challenge: Secret, sentTo: String) {
      self.challenge = challenge
      self.sentTo = sentTo
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      try fields.constant("step", .string("sms"))
      self.challenge = try fields.required("challenge")
      self.sentTo = try fields.required("sentTo")
    }

    public var json: JSONValue {
      ["step": .string("sms"), "challenge": challenge.json, "sentTo": sentTo.json]
    }
  }

  public struct EnrolAuthenticatorAnswer: Equatable, Sendable, JSONConvertible {
    public var secret: Secret
    public var link: Secret

    public init(secret: Secret, link: Secret) {
      self.secret = secret
      self.link = link
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.secret = try fields.required("secret")
      self.link = try fields.required("link")
    }

    public var json: JSONValue {
      ["secret": secret.json, "link": link.json]
    }
  }

  public enum SignInAnswer: Equatable, Sendable, JSONConvertible {
    case session(Session)
    case authenticatorWanted(AuthenticatorWanted)
    case messageWanted(MessageWanted)

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      if fields.has("step", .string("done")) {
        self = .session(try Session(json: json))
      } else if fields.has("step", .string("totp")) {
        self = .authenticatorWanted(try AuthenticatorWanted(json: json))
      } else if fields.has("step", .string("sms")) {
        self = .messageWanted(try MessageWanted(json: json))
      } else {
        throw InvalidValue(expected: "one of Session, AuthenticatorWanted, MessageWanted")
      }
    }

    public var json: JSONValue {
      switch self {
      case .session(let value): value.json
      case .authenticatorWanted(let value): value.json
      case .messageWanted(let value): value.json
      }
    }
  }

  public enum SendMessageBy: String, JSONEnumeration {
    case sms
    case mail
  }
}

// The requests of the endpoints.

extension Vault {
  public struct SignInRequest: IncomingRequest {
    public var username: String
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.username = try body.required("username")
      self.password = try body.required("password")
    }
  }

  public struct SendMessageRequest: IncomingRequest {
    public var challenge: Secret
    public var by: SendMessageBy

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.challenge = try body.required("challenge")
      self.by = try body.required("by")
    }
  }

  public struct AnswerAuthenticatorRequest: IncomingRequest {
    public var challenge: Secret
    public var code: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.challenge = try body.required("challenge")
      self.code = try body.required("code")
    }
  }

  public struct AnswerMessageRequest: IncomingRequest {
    public var challenge: Secret
    public var code: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.challenge = try body.required("challenge")
      self.code = try body.required("code")
    }
  }

  public struct EnrolAuthenticatorRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var access: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
    }
  }

  public struct ConfirmAuthenticatorRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var access: Secret?
    public var code: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
      let body = try incoming.jsonBody()
      self.code = try body.required("code")
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
