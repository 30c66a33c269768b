// Written by authgen from device-flow.yaml: change the contract, not this file.

import AuthServer

extension Cinema {
  public struct Session: Equatable, Sendable, JSONConvertible {
    public var accessToken: Secret
    public var refreshToken: Secret

    public init(accessToken: Secret, refreshToken: Secret) {
      self.accessToken = accessToken
      self.refreshToken = refreshToken
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.accessToken = try fields.required("access_token")
      self.refreshToken = try fields.required("refresh_token")
    }

    public var json: JSONValue {
      ["access_token": accessToken.json, "refresh_token": refreshToken.json]
    }
  }

  public struct BeginAnswer: Equatable, Sendable, JSONConvertible {
    public var deviceCode: Secret
    public var userCode: String
    public var page: URL
    public var interval: Int?

    public init(deviceCode: Secret, userCode: String, page: URL, interval: Int? = nil) {
      self.deviceCode = deviceCode
      self.userCode = userCode
      self.page = page
      self.interval = interval
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.deviceCode = try fields.required("device_code")
      self.userCode = try fields.required("user_code")
      self.page = try fields.required("page")
      self.interval = try fields.optional("interval")
    }

    public var json: JSONValue {
      [
        "device_code": deviceCode.json,
        "user_code": userCode.json,
        "page": page.json,
        "interval": interval?.json,
      ]
    }
  }

  public struct FilmsAnswer: Hashable, Sendable, JSONConvertible {
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

extension Cinema {
  public struct BeginRequest: IncomingRequest {
    public var appKey: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.appKey = try incoming.headers.required(
        "apikey", keeping: incoming.deployment.rule("appKey"))
    }
  }

  public struct RedeemRequest: IncomingRequest {
    public var appKey: String
    public var deviceCode: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.appKey = try incoming.headers.required(
        "apikey", keeping: incoming.deployment.rule("appKey"))
      let body = try incoming.jsonBody()
      self.deviceCode = try body.required("device_code")
    }
  }

  public struct RenewSessionRequest: IncomingRequest {
    public var appKey: String
    public var refreshToken: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.appKey = try incoming.headers.required(
        "apikey", keeping: incoming.deployment.rule("appKey"))
      let body = try incoming.jsonBody()
      self.refreshToken = try body.required("refresh_token")
    }
  }

  public struct SignUpRequest: IncomingRequest {
    public var appKey: String
    public var email: String
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.appKey = try incoming.headers.required(
        "apikey", keeping: incoming.deployment.rule("appKey"))
      let body = try incoming.jsonBody()
      self.email = try body.required("email", keeping: .email)
      self.password = try body.required("password")
    }
  }

  public struct SignUpAsGuestRequest: IncomingRequest {
    public var appKey: String
    public var data: JSONValue?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.appKey = try incoming.headers.required(
        "apikey", keeping: incoming.deployment.rule("appKey"))
      let body = try incoming.jsonBody()
      self.data = try body.optional("data")
    }
  }

  public struct FilmsRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var access: Secret?
    public var appKey: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
      self.appKey = try incoming.headers.required(
        "apikey", keeping: incoming.deployment.rule("appKey"))
    }
  }

  public struct SignOutRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var access: Secret?
    public var appKey: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.access = incoming.bearer
      self.appKey = try incoming.headers.required(
        "apikey", keeping: incoming.deployment.rule("appKey"))
    }
  }
}
