#if canImport(AuthenticationServices) && !os(watchOS) && !os(tvOS)
  import AuthClient
  import AuthenticationServices

  /// The scopes and the nonce of one request to Apple.
  struct AppleRequest: Sendable {
    let rule: AppleRule
    private let scopes: Set<AppleScope>

    init(_ rule: AppleRule, _ scopes: Set<AppleScope>?) {
      self.rule = rule
      self.scopes = scopes ?? rule.scopes
    }

    func fill(_ request: ASAuthorizationAppleIDRequest, _ nonce: AppleNonce) {
      request.requestedScopes = AppleScope.allCases.filter(scopes.contains).map(\.asked)
      request.nonce = nonce.forApple
    }
  }

  extension AppleScope {
    fileprivate var asked: ASAuthorization.Scope {
      switch self {
      case .fullName: .fullName
      case .email: .email
      }
    }
  }

  extension AppleArrival {
    init(
      _ authorization: ASAuthorization, _ nonce: PendingAppleNonce, needs: Set<AppleRule.Proof>
    ) throws(AppleFault) {
      guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential else {
        throw .incomplete
      }
      self.init(
        identityToken: credential.identityToken, authorizationCode: credential.authorizationCode,
        nonce: try nonce.take(), needs: needs,
        profile: AppleProfile(
          userId: credential.user, fullName: credential.fullName.flatMap(PersonName.text),
          email: credential.email),
        realUser: AppleRealUser(credential.realUserStatus))
    }
  }

  extension AppleRealUser {
    fileprivate init(_ status: ASUserDetectionStatus) {
      switch status {
      case .likelyReal: self = .likelyReal
      case .unsupported: self = .unsupported
      case .unknown: self = .unknown
      @unknown default: self = .unknown
      }
    }
  }

  extension AppleFault {
    init(_ error: any Error) {
      switch (error as? ASAuthorizationError)?.code {
      case .canceled: self = .cancelled
      case .failed: self = .failed
      case .invalidResponse: self = .invalidResponse
      case .notHandled: self = .notHandled
      case .notInteractive: self = .notInteractive
      default: self = .unknown
      }
    }
  }
#endif
