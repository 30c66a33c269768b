// Written by authgen from cognito.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthServer

extension Cognito.PoolServer {
  /// Values that calls send, configured per deployment.
  ///
  /// A given value is compared in constant time before an endpoint is called. Without one, any text
  /// passes.
  public struct Configuration: Sendable {
    public var clientId: String?

    public init(clientId: String? = nil) {
      self.clientId = clientId
    }
  }

  /// Routes each request to its endpoint. Rejects a request that can't be decoded before a method
  /// is called.
  public struct Routes<Service: API>: RoutedHandler {
    public let router: Router

    /// - Parameters:
    ///   - base: The path of the server's URL, which precedes the path of every endpoint.
    ///   - onBrokenAnswer: Receives each answer that the contract doesn't allow. The caller gets
    ///     status 500.
    public init(
      _ service: Service,
      configuration: Configuration,
      base: String = "",
      limits: Limits = Limits(),
      onBrokenAnswer: @escaping BrokenAnswer.Report = BrokenAnswer.log
    ) {
      router = Router(
        limits: limits,
        style: WireStyle(
          contentType: "application/x-amz-json-1.1",
          fault: WireStyle.fault(at: ["__type": .kind, "message": .text])
        ),
        base: base,
        deployment: Deployment([
          "clientId": configuration.clientId,
        ]),
        onBrokenAnswer: onBrokenAnswer,
        routes: [
          Route(
            .post,
            "/",
            where: [.header("X-Amz-Target", "AWSCognitoIdentityProviderService.SignUp")],
            service.signUp
          ),
          Route(
            .post,
            "/",
            where: [.header("X-Amz-Target", "AWSCognitoIdentityProviderService.ConfirmSignUp")],
            status: 200,
            service.confirmSignUp
          ),
          Route(
            .post,
            "/",
            where: [
              .header("X-Amz-Target", "AWSCognitoIdentityProviderService.ResendConfirmationCode"),
            ],
            service.resendCode
          ),
          Route(
            .post,
            "/",
            where: [
              .header("X-Amz-Target", "AWSCognitoIdentityProviderService.InitiateAuth"),
              .body("AuthFlow", is: "USER_SRP_AUTH"),
            ],
            service.startSignIn
          ),
          Route(
            .post,
            "/",
            where: [
              .header("X-Amz-Target", "AWSCognitoIdentityProviderService.RespondToAuthChallenge"),
              .body("ChallengeName", is: "PASSWORD_VERIFIER"),
            ],
            service.provePassword
          ),
          Route(
            .post,
            "/",
            where: [
              .header("X-Amz-Target", "AWSCognitoIdentityProviderService.RespondToAuthChallenge"),
              .body("ChallengeName", is: "SMS_MFA"),
            ],
            service.answerSms
          ),
          Route(
            .post,
            "/",
            where: [
              .header("X-Amz-Target", "AWSCognitoIdentityProviderService.RespondToAuthChallenge"),
              .body("ChallengeName", is: "SOFTWARE_TOKEN_MFA"),
            ],
            service.answerAuthenticator
          ),
          Route(
            .post,
            "/",
            where: [
              .header("X-Amz-Target", "AWSCognitoIdentityProviderService.RespondToAuthChallenge"),
              .body("ChallengeName", is: "NEW_PASSWORD_REQUIRED"),
            ],
            service.setNewPassword
          ),
          Route(
            .post,
            "/",
            where: [
              .header("X-Amz-Target", "AWSCognitoIdentityProviderService.InitiateAuth"),
              .body("AuthFlow", is: "REFRESH_TOKEN_AUTH"),
            ],
            service.renewTokens
          ),
          Route(
            .post,
            "/",
            where: [
              .header("X-Amz-Target", "AWSCognitoIdentityProviderService.UpdateUserAttributes"),
            ],
            service.updateAttributes
          ),
          Route(
            .post,
            "/",
            where: [.header("X-Amz-Target", "AWSCognitoIdentityProviderService.RevokeToken")],
            status: 200,
            service.signOut
          ),
          Route(
            .post,
            "/",
            where: [.header("X-Amz-Target", "AWSCognitoIdentityProviderService.GlobalSignOut")],
            status: 200,
            service.signOutEverywhere
          ),
          Route(
            .post,
            "/",
            where: [.header("X-Amz-Target", "AWSCognitoIdentityProviderService.DeleteUser")],
            status: 200,
            service.deletePoolUser
          ),
        ]
      )
    }
  }
}

extension Cognito.PageServer {
  /// Values that calls send, configured per deployment.
  ///
  /// A given value is compared in constant time before an endpoint is called. Without one, any text
  /// passes.
  public struct Configuration: Sendable {
    public var clientId: String?

    public init(clientId: String? = nil) {
      self.clientId = clientId
    }
  }

  /// Routes each request to its endpoint. Rejects a request that can't be decoded before a method
  /// is called.
  public struct Routes<Service: API>: RoutedHandler {
    public let router: Router

    /// - Parameters:
    ///   - base: The path of the server's URL, which precedes the path of every endpoint.
    ///   - onBrokenAnswer: Receives each answer that the contract doesn't allow. The caller gets
    ///     status 500.
    public init(
      _ service: Service,
      configuration: Configuration,
      base: String = "",
      limits: Limits = Limits(),
      onBrokenAnswer: @escaping BrokenAnswer.Report = BrokenAnswer.log
    ) {
      router = Router(
        limits: limits,
        style: WireStyle(takesForms: true, fault: WireStyle.fault(at: ["error": .text])),
        base: base,
        deployment: Deployment([
          "clientId": configuration.clientId,
        ]),
        onBrokenAnswer: onBrokenAnswer,
        routes: [
          Route(.get, "/oauth2/authorize", answersHead: false, service.openPage),
          Route(.post, "/oauth2/idpresponse", service.appleReturns),
          Route(.post, "/oauth2/token", service.exchangeCode),
          Route(.get, "/logout", answersHead: false, service.leavePage),
        ]
      )
    }
  }
}

extension Cognito.ApiServer {
  /// Routes each request to its endpoint. Rejects a request that can't be decoded before a method
  /// is called.
  public struct Routes<Service: API>: RoutedHandler {
    public let router: Router

    /// - Parameters:
    ///   - base: The path of the server's URL, which precedes the path of every endpoint.
    ///   - onBrokenAnswer: Receives each answer that the contract doesn't allow. The caller gets
    ///     status 500.
    public init(
      _ service: Service,
      base: String = "",
      limits: Limits = Limits(),
      onBrokenAnswer: @escaping BrokenAnswer.Report = BrokenAnswer.log
    ) {
      router = Router(
        limits: limits,
        base: base,
        onBrokenAnswer: onBrokenAnswer,
        routes: [
          Route(.delete, "/api/user-profile/me", service.deleteProfile),
        ]
      )
    }
  }
}
