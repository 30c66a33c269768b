import AuthClient
import AuthWeb
import CognitoClient
import Foundation
import TestDevice
import Testing

extension ScriptTests {
  /// The generated client of Cognito and the stubs of all its servers in TypeScript: twelve operations at one path, forms,
  /// and names in three spellings.
  @Suite struct CognitoTests {
    private func client(_ transport: NodeServer, _ clientId: String = "client-1") -> Cognito.Client
    {
      Cognito.Client(
        configuration: .init(
          poolId: "ap-southeast-1_X", clientId: clientId,
          apiURL: URL(string: "https://api.example.com")!), store: MemoryStore(),
        options: ClientOptions(transport: transport, clock: VirtualClock()))
    }

    private func proved(_ client: Cognito.Client, _ signature: String) async throws
      -> Cognito.SignInAnswer
    {
      let asked = try await client.startSignIn(username: "ann", srpA: "ab").challengeParameters
      #expect(asked.srpB == "ab" && asked.secretBlock.reveal() == "b")
      return try await client.provePassword(
        userId: asked.userId, secretBlock: asked.secretBlock, timestamp: "now",
        signature: Secret(signature))
    }

    @Test(arguments: Way.allCases)
    func operationsOnOnePathAreDistinguished(_ way: Way) async throws {
      let transport = try NodeServer("cognito", way)
      let client = client(transport)
      let attribute = Cognito.Attribute.emailAttribute(.init(value: "ann@example.com"))
      let signedUp = try await client.signUp(
        username: "ann", password: Secret("long enough"), userAttributes: [attribute])
      #expect(signedUp.codeDeliveryDetails?.destination == "ann@example.com")
      try await client.confirmSignUp(username: "ann", confirmationCode: Secret("123456"))
      #expect(try await proved(client, "right").answerName == "TokenAnswer")
      _ = try await client.renewTokens()
      _ = try await client.updateAttributes(userAttributes: [])
      #expect(try await client.deleteProfile().success)
      await #expect(throws: CallFailure<Cognito.DeletePoolUserRefusal>.refused(.missingScope)) {
        try await client.deletePoolUser()
      }
      #expect(client.session.state == .signedOut)
    }

    @Test(arguments: Way.allCases)
    func differentAnswersAreDecoded(_ way: Way) async throws {
      let transport = try NodeServer("cognito", way)
      let client = client(transport)
      guard case .smsChallenge(let challenge) = try await proved(client, "sms") else {
        Issue.record("another answer")
        return
      }
      #expect(challenge.challengeParameters.destination == "+86***0")
      let next = try await client.answerSms(userId: "u", code: Secret("123456"))
      #expect(next.answerName == "NewPasswordChallenge")
      _ = try await client.setNewPassword(userId: "u", newPassword: Secret("another one"))
      #expect(client.session.state == .signedIn)
    }

    @Test(arguments: Way.allCases)
    func refusalsMatchPool(_ way: Way) async throws {
      let transport = try NodeServer("cognito", way)
      let client = client(transport)
      await #expect(throws: CallFailure<Cognito.StartSignInRefusal>.refused(.userUnknown)) {
        try await client.startSignIn(username: "gone", srpA: "a")
      }
      await #expect(throws: CallFailure<Cognito.ProvePasswordRefusal>.refused(.wrongPassword)) {
        try await proved(client, "wrong")
      }
      await #expect(throws: CallFailure<Cognito.ResendCodeRefusal>.refused(.limitExceeded)) {
        try await client.resendCode(username: "ann")
      }
    }

    @Test(arguments: Way.allCases)
    func pageReturnsCodeThatYieldsTokens(_ way: Way) async throws {
      let transport = try NodeServer("cognito", way)
      let client = client(transport)
      let browser = FakeBrowser { page in
        let request = HTTPRequest(endpoint: "page", method: .get, url: page)
        let answer = try? await transport.send(request)
        return answer?.headers["Location"].flatMap { URL(string: $0) }.map(Result.success)
          ?? .failure(.failed)
      }
      let web = WebSignIn(browser: browser)
      let arrival = try await client.openPage(identityProvider: .signInWithApple, in: web)
      #expect(arrival.code.reveal() == "code+/=")
      let tokens = try await client.exchangeCode(
        code: arrival.code, codeVerifier: arrival.codeVerifier)
      #expect(tokens.expiresIn == 3600)
      #expect(client.session.state == .signedIn)
      await #expect(throws: WebFault.arrival(.callback(.refused(.accessDenied)))) {
        try await client.openPage(identityProvider: .google, in: web)
      }
      _ = try await client.leavePage(in: web)
    }

    /// The deployment's value is compared before a method runs.
    @Test(arguments: Way.allCases)
    func otherClientIDIsRejected(_ way: Way) async throws {
      let transport = try NodeServer("cognito", way)
      await #expect(throws: (any Error).self) {
        try await client(transport, "client-2").confirmSignUp(
          username: "ann", confirmationCode: Secret("123456"))
      }
      let body = Data(#"{"ClientId":"client-2","Username":"a","ConfirmationCode":"1"}"#.utf8)
      let answer = try await transport.send(
        HTTPRequest(
          endpoint: "x", method: .post,
          url: URL(string: "https://cognito-idp.ap-southeast-1.amazonaws.com/")!,
          headers: [
            "Content-Type": "application/x-amz-json-1.1",
            "X-Amz-Target": "AWSCognitoIdentityProviderService.ConfirmSignUp",
          ], body: body))
      #expect(answer.status == 400)
      #expect(
        String(decoding: answer.body, as: UTF8.self)
          == #"{"__type":"invalidValue","message":"body ClientId: expected this deployment's clientId"}"#
      )
    }
  }
}
