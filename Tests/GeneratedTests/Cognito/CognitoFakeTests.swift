import AuthClient
import AuthTesting
import CognitoClient
import Foundation
import Testing

/// The fake stands for three servers at once, each with its own spelling.
@Suite struct CognitoFakeTests {
  private let server = FakeServer(Cognito.examples)

  private func client() -> Cognito.Client {
    let configuration = Cognito.Configuration(
      poolId: "eu-west-1_Pool", clientId: "c", apiURL: URL(string: "https://api.example.com")!)
    return Cognito.Client.fake(configuration: configuration, server: server)
  }

  private let tokens = Cognito.TokenSet(
    idToken: Secret("i"), accessToken: Secret("a"), refreshToken: Secret("r"), expiresIn: 3600)

  @Test func poolAnswersAreDecoded() async throws {
    let client = client()
    server.answer(
      Cognito.Endpoints.provePassword,
      with: .tokenAnswer(.init(authenticationResult: tokens)))
    _ = try await client.provePassword(
      userId: "u", secretBlock: Secret("b"), timestamp: "t", signature: Secret("s"))
    #expect(client.session.state == .signedIn)
    #expect(try await client.deleteProfile().success)
  }

  /// The page spells its tokens in lowercase, and so does the fake.
  @Test func pageAnswersAreDecoded() async throws {
    let client = client()
    _ = try await client.exchangeCode(code: Secret("c"), codeVerifier: Secret("v"))
    server.answer(Cognito.Endpoints.exchangeCode, with: tokens)
    _ = try await client.exchangeCode(code: Secret("c"), codeVerifier: Secret("v"))
  }
}
