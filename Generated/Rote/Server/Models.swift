// Written by authgen from rote.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthServer

// The callbacks that end a web sign-in.

extension Rote {
  public struct ArrivalCallback: Equatable, WebCallback {
    public static let url = "rote://callback"

    /// The app looks for this name and no other.
    public var token: Secret
    /// Recommended.
    public var refreshToken: Secret?

    public init(token: Secret, refreshToken: Secret? = nil) {
      self.token = token
      self.refreshToken = refreshToken
    }

    public var fields: [(String, String?)] {
      [("token", token.wireText), ("refreshToken", refreshToken?.wireText)]
    }

    public func check() throws(InvalidValue) {
      let query = TextFields.answer(.query, fields)
      let _: Secret = try query.required("token")
      let _: Secret? = try query.optional("refreshToken")
    }
  }
}

// The requests of the endpoints.

extension Rote {
  public struct OpenLoginRequest: IncomingRequest {
    public init(_ incoming: Incoming) throws(InvalidValue) {
      let query = try incoming.query()
      try query.constant("type", "ioslogin")
    }
  }

  public struct SignInWithPasswordRequest: IncomingRequest {
    public var username: String
    public var password: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.formBody()
      self.username = try body.required("username")
      self.password = try body.required("password")
    }
  }

  public struct OpenGitHubRequest: IncomingRequest {
    public init(_ incoming: Incoming) throws(InvalidValue) {
      let query = try incoming.query()
      try query.constant("type", "ioslogin")
      try query.constant("redirect", "/login")
    }
  }

  public struct GitHubCallbackRequest: IncomingRequest {
    public var code: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let query = try incoming.query()
      self.code = try query.required("code")
    }
  }
}
