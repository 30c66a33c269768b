// Written by authgen from cognito.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import AuthWeb
import Foundation

/// Sign-in at an Amazon Cognito user pool without a server of one's own in between. The
/// generated client stands where the document uses Amplify, Amplify's Cognito plugin and
/// its core from the package amplify-swift.
public nonisolated enum Cognito: AuthContract {}

nonisolated extension Cognito {
  /// An environment of the service.
  public enum Environment: String, CaseIterable, Sendable {
    case production
  }

  /// The URLs of an environment's servers.
  public struct Hosts: Sendable {
    /// The user pool. The app talks to it directly, so that passwords reach no server of ours
    /// and each step takes one trip less; development uses a real pool too.
    public let pool: URL
    /// The pool's hosted page. It signs in at Apple, Google and the others, and speaks OAuth to
    /// the app.
    public let page: URL
    /// Amazon's API gateway. Its own JWT authorizer checks the id token of every call in one
    /// place, in development too. The service behind it (Hono on App Runner) only does its
    /// business and takes the user's id and email from it.
    public let api: URL

    public init(_ environment: Environment, _ configuration: Configuration) {
      switch environment {
      case .production:
        self.pool = URL(string: "https://cognito-idp.ap-southeast-1.amazonaws.com")!
        self.page = URL(string: "https://my-app-auth.auth.ap-southeast-1.amazoncognito.com")!
        self.api = configuration.apiURL
      }
    }

    /// Servers at other URLs, such as one that runs on this machine.
    public init(pool: URL, page: URL, api: URL) {
      self.pool = pool
      self.page = page
      self.api = api
    }
  }

  /// The configuration of one deployment, for its client.
  public struct Configuration: Sendable {
    public var poolId: String
    public var clientId: String
    /// Where the API gateway answers.
    public var apiURL: URL

    public init(poolId: String, clientId: String, apiURL: URL) {
      self.poolId = poolId
      self.clientId = clientId
      self.apiURL = apiURL
    }
  }

  /// Every call, and the session that they share. Copies are the same client.
  public struct Client: Sendable {
    public private(set) var session: AuthSession<Cognito>
    private let hosts: Hosts
    private let configuration: Configuration

    public init(
      configuration: Configuration,
      environment: Environment = .production,
      store: any TokenStore,
      options: ClientOptions = ClientOptions()
    ) {
      self.init(
        configuration: configuration,
        hosts: Hosts(environment, configuration),
        store: store,
        options: options
      )
    }

    /// A client of servers at other URLs, such as one that runs on this machine.
    public init(
      configuration: Configuration,
      hosts: Hosts,
      store: any TokenStore,
      options: ClientOptions = ClientOptions()
    ) {
      session = AuthSession(
        server: hosts.pool,
        store: store,
        audiences: [TokenAudience(hosts.api, ["id"])],
        renewing: { tokens in
          try Call<TokenAnswer, RenewTokensRefusal>(
            "renewTokens",
            .post,
            "/",
            headers: ["X-Amz-Target": "AWSCognitoIdentityProviderService.InitiateAuth"],
            body: RenewTokensBody(
              clientId: configuration.clientId,
              authParameters: RenewTokensAuthParameters(refreshToken: tokens["refresh"])
            ),
            as: Servers.pool
          )
        },
        revoking: Revocation { tokens in
          try Call<NoAnswer, SignOutRefusal>(
            "signOut",
            .post,
            "/",
            headers: ["X-Amz-Target": "AWSCognitoIdentityProviderService.RevokeToken"],
            body: SignOutBody(clientId: configuration.clientId, token: tokens["refresh"]),
            as: Servers.pool
          )
        },
        options: options
      )
      self.hosts = hosts
      self.configuration = configuration
    }

    /// The same client, whose calls have these options. A renewal has none.
    public func with(_ options: CallOptions) -> Self {
      var client = self
      client.session = session.with(options)
      return client
    }

    /// Registers an account with a password.
    ///
    /// `POST /`
    public func signUp(
      username: String,
      password: Secret,
      userAttributes: [Attribute]
    ) async throws(CallFailure<SignUpRefusal>) -> SignUpAnswer {
      try await session.call(
        Call<SignUpAnswer, SignUpRefusal>(
          "signUp",
          .post,
          "/",
          headers: ["X-Amz-Target": "AWSCognitoIdentityProviderService.SignUp"],
          body: SignUpBody(
            clientId: configuration.clientId,
            username: username,
            password: password,
            userAttributes: userAttributes
          ),
          as: Servers.pool
        )
      )
    }

    /// Checks a code.
    ///
    /// `POST /`
    public func confirmSignUp(
      username: String,
      confirmationCode: Secret
    ) async throws(CallFailure<ConfirmSignUpRefusal>) {
      try await session.perform(
        Call<NoAnswer, ConfirmSignUpRefusal>(
          "confirmSignUp",
          .post,
          "/",
          headers: ["X-Amz-Target": "AWSCognitoIdentityProviderService.ConfirmSignUp"],
          body: ConfirmSignUpBody(
            clientId: configuration.clientId,
            username: username,
            confirmationCode: confirmationCode
          ),
          as: Servers.pool
        )
      )
    }

    /// Sends a code.
    ///
    /// `POST /`
    public func resendCode(
      username: String
    ) async throws(CallFailure<ResendCodeRefusal>) -> ResendCodeAnswer {
      try await session.call(
        Call<ResendCodeAnswer, ResendCodeRefusal>(
          "resendCode",
          .post,
          "/",
          headers: [
            "X-Amz-Target": "AWSCognitoIdentityProviderService.ResendConfirmationCode",
          ],
          body: ResendCodeBody(clientId: configuration.clientId, username: username),
          as: Servers.pool
        )
      )
    }

    /// The password itself is never sent.
    ///
    /// `POST /`
    public func startSignIn(
      username: String,
      srpA: String
    ) async throws(CallFailure<StartSignInRefusal>) -> PasswordChallenge {
      try await session.call(
        Call<PasswordChallenge, StartSignInRefusal>(
          "startSignIn",
          .post,
          "/",
          headers: ["X-Amz-Target": "AWSCognitoIdentityProviderService.InitiateAuth"],
          body: StartSignInBody(
            clientId: configuration.clientId,
            authParameters: StartSignInAuthParameters(username: username, srpA: srpA)
          ),
          as: Servers.pool
        )
      )
    }

    /// Continues a sign-in.
    ///
    /// `POST /`
    public func provePassword(
      userId: String,
      secretBlock: Secret,
      timestamp: String,
      signature: Secret
    ) async throws(CallFailure<ProvePasswordRefusal>) -> SignInAnswer {
      try await session.signIn(
        Call<SignInAnswer, ProvePasswordRefusal>(
          "provePassword",
          .post,
          "/",
          headers: [
            "X-Amz-Target": "AWSCognitoIdentityProviderService.RespondToAuthChallenge",
          ],
          body: ProvePasswordBody(
            clientId: configuration.clientId,
            challengeResponses: ProvePasswordChallengeResponses(
              userId: userId,
              secretBlock: secretBlock,
              timestamp: timestamp,
              signature: signature
            )
          ),
          as: Servers.pool
        )
      )
    }

    /// Continues a sign-in.
    ///
    /// `POST /`
    public func answerSms(
      userId: String,
      code: Secret
    ) async throws(CallFailure<AnswerSmsRefusal>) -> SignInAnswer {
      try await session.signIn { tokens in
        try Call<SignInAnswer, AnswerSmsRefusal>(
          "answerSms",
          .post,
          "/",
          headers: [
            "X-Amz-Target": "AWSCognitoIdentityProviderService.RespondToAuthChallenge",
          ],
          body: AnswerSmsBody(
            clientId: configuration.clientId,
            session: tokens["challenge"],
            challengeResponses: AnswerSmsChallengeResponses(userId: userId, code: code)
          ),
          as: Servers.pool
        )
      }
    }

    /// Continues a sign-in.
    ///
    /// `POST /`
    public func answerAuthenticator(
      userId: String,
      code: Secret
    ) async throws(CallFailure<AnswerAuthenticatorRefusal>) -> SignInAnswer {
      try await session.signIn { tokens in
        try Call<SignInAnswer, AnswerAuthenticatorRefusal>(
          "answerAuthenticator",
          .post,
          "/",
          headers: [
            "X-Amz-Target": "AWSCognitoIdentityProviderService.RespondToAuthChallenge",
          ],
          body: AnswerAuthenticatorBody(
            clientId: configuration.clientId,
            session: tokens["challenge"],
            challengeResponses: AnswerAuthenticatorChallengeResponses(
              userId: userId,
              code: code
            )
          ),
          as: Servers.pool
        )
      }
    }

    /// Continues a sign-in.
    ///
    /// `POST /`
    public func setNewPassword(
      userId: String,
      newPassword: Secret
    ) async throws(CallFailure<SetNewPasswordRefusal>) -> SignInAnswer {
      try await session.signIn { tokens in
        try Call<SignInAnswer, SetNewPasswordRefusal>(
          "setNewPassword",
          .post,
          "/",
          headers: [
            "X-Amz-Target": "AWSCognitoIdentityProviderService.RespondToAuthChallenge",
          ],
          body: SetNewPasswordBody(
            clientId: configuration.clientId,
            session: tokens["challenge"],
            challengeResponses: SetNewPasswordChallengeResponses(
              userId: userId,
              newPassword: newPassword
            )
          ),
          as: Servers.pool
        )
      }
    }

    /// Exchanges a provider's code for tokens.
    ///
    /// `POST /oauth2/token`
    public func exchangeCode(
      code: Secret,
      codeVerifier: Secret
    ) async throws(CallFailure<ExchangeCodeRefusal>) -> TokenSet {
      try await session.signIn(
        Call<TokenSet, ExchangeCodeRefusal>(
          "exchangeCode",
          .post,
          "/oauth2/token",
          form: [
            "grant_type": "authorization_code",
            "client_id": configuration.clientId,
            "code": code,
            "redirect_uri": "myapp://callback",
            "code_verifier": codeVerifier,
          ],
          server: hosts.page,
          as: Servers.page
        )
      )
    }

    /// Renews the session.
    ///
    /// `POST /`
    public func renewTokens() async throws(CallFailure<RenewTokensRefusal>) -> TokenAnswer {
      try await session.renew()
    }

    /// Updates the account.
    ///
    /// `POST /`
    public func updateAttributes(
      userAttributes: [Attribute]
    ) async throws(CallFailure<UpdateAttributesRefusal>) -> UpdateAttributesAnswer {
      try await session.call { tokens in
        try Call<UpdateAttributesAnswer, UpdateAttributesRefusal>(
          "updateAttributes",
          .post,
          "/",
          headers: [
            "X-Amz-Target": "AWSCognitoIdentityProviderService.UpdateUserAttributes",
          ],
          body: UpdateAttributesBody(
            accessToken: tokens["access"],
            userAttributes: userAttributes
          ),
          as: Servers.pool
        )
      }
    }

    /// Signs this device out: the pool revokes the refresh token and what it brought. The app
    /// forgets its tokens whatever the pool answers. The gateway goes on taking id tokens until
    /// they expire, because it does not ask the pool.
    ///
    /// `POST /`
    public func signOut() async throws(CallFailure<SignOutRefusal>) {
      try await session.end { tokens in
        try Call<NoAnswer, SignOutRefusal>(
          "signOut",
          .post,
          "/",
          headers: ["X-Amz-Target": "AWSCognitoIdentityProviderService.RevokeToken"],
          body: SignOutBody(clientId: configuration.clientId, token: tokens["refresh"]),
          as: Servers.pool
        )
      }
    }

    /// Signs the person out on every device.
    ///
    /// `POST /`
    public func signOutEverywhere() async throws(CallFailure<SignOutEverywhereRefusal>) {
      try await session.end { tokens in
        try Call<NoAnswer, SignOutEverywhereRefusal>(
          "signOutEverywhere",
          .post,
          "/",
          headers: ["X-Amz-Target": "AWSCognitoIdentityProviderService.GlobalSignOut"],
          body: SignOutEverywhereBody(accessToken: tokens["access"]),
          as: Servers.pool
        )
      }
    }

    /// Deletes what the service holds about the person, whom it knows by the token's user id.
    ///
    /// `DELETE /api/user-profile/me`
    public func deleteProfile() async throws(CallFailure<DeleteProfileRefusal>)
      -> DeleteProfileAnswer {
      try await session.call(
        Call<DeleteProfileAnswer, DeleteProfileRefusal>(
          "deleteProfile",
          .delete,
          "/api/user-profile/me",
          needs: ["id"],
          server: hosts.api
        )
      )
    }

    /// Deletes the account.
    ///
    /// `POST /`
    public func deletePoolUser() async throws(CallFailure<DeletePoolUserRefusal>) {
      try await session.perform { tokens in
        try Call<NoAnswer, DeletePoolUserRefusal>(
          "deletePoolUser",
          .post,
          "/",
          headers: ["X-Amz-Target": "AWSCognitoIdentityProviderService.DeleteUser"],
          body: DeletePoolUserBody(accessToken: tokens["access"]),
          as: Servers.pool
        )
      }
    }

    /// Starts a sign-in with Cognito.
    ///
    /// `GET /oauth2/authorize`
    public func openPage(
      identityProvider: OpenPageIdentityProvider,
      in web: WebSignIn
    ) async throws(WebFault) -> ArrivalCallback {
      try await session.open(
        { signIn in
          WebPage(
            hosts.page,
            "/oauth2/authorize",
            query: [
              "identity_provider": identityProvider,
              "response_type": "code",
              "client_id": configuration.clientId,
              "redirect_uri": "myapp://callback",
              "scope": "email openid profile aws.cognito.signin.user.admin",
              "state": signIn.state,
              "code_challenge": signIn.pkce.challenge,
              "code_challenge_method": "S256",
            ]
          )
        },
        in: web,
        isPrivate: true
      )
    }

    /// Signs out.
    ///
    /// `GET /logout`
    @discardableResult
    public func leavePage(in web: WebSignIn) async throws(WebFault) -> DepartureCallback {
      try await session.open(
        { _ in
          WebPage(
            hosts.page,
            "/logout",
            query: ["client_id": configuration.clientId, "logout_uri": "myapp://signout"]
          )
        },
        in: web,
        isPrivate: true
      )
    }
  }
}
