public import AuthServer

// The stubs that the generator is to write for the contract "Longde", by hand.

/// Sign in with Apple, bearer access tokens and rotating refresh tokens.
public enum Longde {}

extension Longde {
  public struct User: Hashable, Sendable, JSONConvertible {
    public var id: UUID
    public var email: String?
    public var fullName: String?
    public var status: Status

    public init(id: UUID, email: String? = nil, fullName: String? = nil, status: Status) {
      self.id = id
      self.email = email
      self.fullName = fullName
      self.status = status
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      id = try fields.required("id")
      email = try fields.optional("email")
      fullName = try fields.optional("fullName")
      status = try fields.required("status")
    }

    public var json: JSONValue {
      ["id": id.json, "email": email?.json, "fullName": fullName?.json, "status": status.json]
    }
  }

  public enum Status: String, JSONEnumeration {
    case active
    case deleted
  }

  public struct Session: Sendable, Equatable, JSONConvertible {
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
      accessToken = try fields.required("accessToken")
      refreshToken = try fields.required("refreshToken")
      user = try fields.required("user")
    }

    public var json: JSONValue {
      ["accessToken": accessToken.json, "refreshToken": refreshToken.json, "user": user.json]
    }
  }
}

extension Longde {
  public protocol API: Sendable {
    func signInWithApple(
      _ request: SignInWithAppleRequest
    ) async throws(ServerRefusal<SignInWithAppleRefusal>) -> Session
    func me(_ request: MeRequest) async throws(ServerRefusal<MeRefusal>) -> User
    func renewSession(
      _ request: RenewSessionRequest
    ) async throws(ServerRefusal<RenewSessionRefusal>) -> Session
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<NoRefusal>)
  }

  public struct Routes<Service: API>: RoutedHandler {
    public let router: Router

    public init(_ service: Service, limits: Limits = Limits()) {
      router = Router(
        limits: limits,
        routes: [
          Route(.post, "/api/auth/apple", service.signInWithApple),
          Route(.get, "/api/users/me", service.me),
          Route(.post, "/api/auth/refresh", service.renewSession),
          Route(.post, "/api/auth/logout", status: 200, service.signOut),
        ])
    }
  }
}

extension Longde {
  public struct SignInWithAppleRequest: IncomingRequest {
    public var identityToken: Secret
    public var fullName: String?
    public var email: String?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      identityToken = try body.required("identityToken")
      fullName = try body.optional("fullName")
      email = try body.optional("email")
    }
  }

  public struct MeRequest: IncomingRequest {
    public var access: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      access = incoming.bearer
    }
  }

  public struct RenewSessionRequest: IncomingRequest {
    public var refreshToken: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      refreshToken = try body.required("refreshToken")
    }
  }

  public struct SignOutRequest: IncomingRequest {
    public var refreshToken: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      refreshToken = try body.required("refreshToken")
    }
  }
}

extension Longde {
  public enum SignInWithAppleRefusal: DeclaredRefusal {
    case appleUnavailable, accountDisabled

    public var answer: RefusalAnswer {
      switch self {
      case .appleUnavailable: Refusals.appleUnavailable
      case .accountDisabled: Refusals.accountDisabled
      }
    }
  }

  public enum MeRefusal: DeclaredRefusal {
    case notSignedIn, sessionExpired, accountDisabled, accountGone

    public var answer: RefusalAnswer {
      switch self {
      case .notSignedIn: Refusals.notSignedIn
      case .sessionExpired: Refusals.sessionExpired
      case .accountDisabled: Refusals.accountDisabled
      case .accountGone: Refusals.accountGone
      }
    }
  }

  public enum RenewSessionRefusal: DeclaredRefusal {
    case sessionExpired, accountDisabled, accountGone

    public var answer: RefusalAnswer {
      switch self {
      case .sessionExpired: Refusals.sessionExpired
      case .accountDisabled: Refusals.accountDisabled
      case .accountGone: Refusals.accountGone
      }
    }
  }

  enum Refusals {
    static let notSignedIn = RefusalAnswer(
      status: 401, body: ["message": "\u{8BF7}\u{5148}\u{767B}\u{5F55}"])
    static let sessionExpired = RefusalAnswer(
      status: 401,
      body: [
        "message":
          "\u{767B}\u{5F55}\u{5DF2}\u{8FC7}\u{671F},\u{8BF7}\u{91CD}\u{65B0}\u{767B}\u{5F55}"
      ])
    static let accountDisabled = RefusalAnswer(
      status: 401, body: ["message": "\u{8D26}\u{53F7}\u{5DF2}\u{88AB}\u{7981}\u{7528}"])
    static let accountGone = RefusalAnswer(
      status: 401,
      body: [
        "message":
          "\u{8D26}\u{53F7}\u{4E0D}\u{5B58}\u{5728}\u{6216}\u{5DF2}\u{6CE8}\u{9500}"
      ])
    static let appleUnavailable = RefusalAnswer(
      status: 401, body: ["message": "Apple \u{767B}\u{5F55}\u{672A}\u{914D}\u{7F6E}"])
  }
}
