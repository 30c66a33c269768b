// Written by authgen from cognito.yaml: change the contract, not this file.

import AuthServer

extension Cognito.PoolServer {
  /// Values of one deployment that calls send. One that is given is compared in constant time
  /// before an endpoint is called; any text passes if none is given.
  public struct Configuration: Sendable {
    public var clientId: String?

    public init(clientId: String? = nil) {
      self.clientId = clientId
    }
  }

  /// Takes each request to its endpoint, and refuses a request that cannot be decoded before a
  /// method is called.
  public struct Routes<Service: API>: RoutedHandler {
    public let router: Router

    /// - Parameters:
    ///   - base: the path of the server's URL, which comes before the path of every endpoint.
    ///   - onBrokenAnswer: takes each answer that the contract does not allow; the caller gets a
    ///     500\.
    public init(
      _ service: Service, configuration: Configuration, base: String = "",
      limits: Limits = Limits(), onBrokenAnswer: @escaping BrokenAnswer.Report = BrokenAnswer.log
    ) {
      router = Router(
        limits: limits,
        style: WireStyle(
          contentType: "application/x-amz-json-1.1",
          fault: WireStyle.fault(at: ["__type": .kind, "message": .text])),
        base: base,
        deployment: Deployment(["clientId": configuration.clientId]),
        onBrokenAnswer: onBrokenAnswer,
        routes: [
          Route(
            .post, "/",
            where: [.header("X-Amz-Target", "AWSCognitoIdentityProviderService.SignUp")],
            service.signUp),
          Route(
            .post, "/",
            where: [.header("X-Amz-Target", "AWSCognitoIdentityProviderService.ConfirmSignUp")],
            status: 200, service.confirmSignUp),
          Route(
            .post, "/",
            where: [
              .header("X-Amz-Target", "AWSCognitoIdentityProviderService.ResendConfirmationCode")
            ],
            service.resendCode),
          Route(
            .post, "/",
            where: [
              .header("X-Amz-Target", "AWSCognitoIdentityProviderService.InitiateAuth"),
              .body("AuthFlow", is: "USER_SRP_AUTH"),
            ],
            service.startSignIn),
          Route(
            .post, "/",
            where: [
              .header("X-Amz-Target", "AWSCognitoIdentityProviderService.RespondToAuthChallenge"),
              .body("ChallengeName", is: "PASSWORD_VERIFIER"),
            ],
            service.provePassword),
          Route(
            .post, "/",
            where: [
              .header("X-Amz-Target", "AWSCognitoIdentityProviderService.RespondToAuthChallenge"),
              .body("ChallengeName", is: "SMS_MFA"),
            ],
            service.answerSms),
          Route(
            .post, "/",
            where: [
              .header("X-Amz-Target", "AWSCognitoIdentityProviderService.RespondToAuthChallenge"),
              .body("ChallengeName", is: "SOFTWARE_TOKEN_MFA"),
            ],
            service.answerAuthenticator),
          Route(
            .post, "/",
            where: [
              .header("X-Amz-Target", "AWSCognitoIdentityProviderService.RespondToAuthChallenge"),
              .body("ChallengeName", is: "NEW_PASSWORD_REQUIRED"),
            ],
            service.setNewPassword),
          Route(
            .post, "/",
            where: [
              .header("X-Amz-Target", "AWSCognitoIdentityProviderService.InitiateAuth"),
              .body("AuthFlow", is: "REFRESH_TOKEN_AUTH"),
            ],
            service.renewTokens),
          Route(
            .post, "/",
            where: [
              .header("X-Amz-Target", "AWSCognitoIdentityProviderService.UpdateUserAttributes")
            ],
            service.updateAttributes),
          Route(
            .post, "/",
            where: [.header("X-Amz-Target", "AWSCognitoIdentityProviderService.RevokeToken")],
            status: 200, service.signOut),
          Route(
            .post, "/",
            where: [.header("X-Amz-Target", "AWSCognitoIdentityProviderService.GlobalSignOut")],
            status: 200, service.signOutEverywhere),
          Route(
            .post, "/",
            where: [.header("X-Amz-Target", "AWSCognitoIdentityProviderService.DeleteUser")],
            status: 200, service.deletePoolUser),
        ])
    }
  }
}

extension Cognito.PageServer {
  /// Values of one deployment that calls send. One that is given is compared in constant time
  /// before an endpoint is called; any text passes if none is given.
  public struct Configuration: Sendable {
    public var clientId: String?

    public init(clientId: String? = nil) {
      self.clientId = clientId
    }
  }

  /// Takes each request to its endpoint, and refuses a request that cannot be decoded before a
  /// method is called.
  public struct Routes<Service: API>: RoutedHandler {
    public let router: Router

    /// - Parameters:
    ///   - base: the path of the server's URL, which comes before the path of every endpoint.
    ///   - onBrokenAnswer: takes each answer that the contract does not allow; the caller gets a
    ///     500\.
    public init(
      _ service: Service, configuration: Configuration, base: String = "",
      limits: Limits = Limits(), onBrokenAnswer: @escaping BrokenAnswer.Report = BrokenAnswer.log
    ) {
      router = Router(
        limits: limits,
        style: WireStyle(takesForms: true, fault: WireStyle.fault(at: ["error": .text])),
        base: base,
        deployment: Deployment(["clientId": configuration.clientId]),
        onBrokenAnswer: onBrokenAnswer,
        routes: [
          Route(.get, "/oauth2/authorize", answersHead: false, service.openPage),
          Route(.post, "/oauth2/idpresponse", service.appleReturns),
          Route(.post, "/oauth2/token", service.exchangeCode),
          Route(.get, "/logout", answersHead: false, service.leavePage),
        ])
    }
  }
}

extension Cognito.ApiServer {
  /// Takes each request to its endpoint, and refuses a request that cannot be decoded before a
  /// method is called.
  public struct Routes<Service: API>: RoutedHandler {
    public let router: Router

    /// - Parameters:
    ///   - base: the path of the server's URL, which comes before the path of every endpoint.
    ///   - onBrokenAnswer: takes each answer that the contract does not allow; the caller gets a
    ///     500\.
    public init(
      _ service: Service, base: String = "", limits: Limits = Limits(),
      onBrokenAnswer: @escaping BrokenAnswer.Report = BrokenAnswer.log
    ) {
      router = Router(
        limits: limits,
        base: base,
        onBrokenAnswer: onBrokenAnswer,
        routes: [Route(.delete, "/api/user-profile/me", service.deleteProfile)])
    }
  }
}
