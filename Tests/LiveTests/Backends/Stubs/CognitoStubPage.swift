import AuthServer
import CognitoServer
import Crypto
import Primitives
import TestLab

/// The pool's hosted page, behind which Apple alone is set up.
@StubActor
final class CognitoStubPage: Cognito.PageServer.API {
  typealias Page = Cognito.PageServer

  // servers.page.url, and providers.apple.clientId, which is open.
  private static let client = "lab-apple"
  private static let redirect =
    "https://my-app-auth.auth.ap-southeast-1.amazoncognito.com/oauth2/idpresponse"

  private let stub: CognitoStub
  private let visits: StubOpaqueTokens<(state: String, challenge: String)>
  private let codes: StubOpaqueTokens<(account: StubAccount, challenge: String)>

  init(_ stub: CognitoStub) {
    self.stub = stub
    visits = StubOpaqueTokens(stub.lab, lifetime: 600)
    codes = StubOpaqueTokens(stub.lab, lifetime: 300)
  }

  func openPage(
    _ request: Page.OpenPageRequest
  ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<Page.ArrivalCallback> {
    guard request.identityProvider == .signInWithApple,
      let visit = try? visits.issue((request.state, request.codeChallenge))
    else { return .refuses(.unauthorizedClient, state: request.state) }
    return .leads(
      Redirect(
        to: stub.lab.url("/apple/auth/authorize"),
        query: [
          ("client_id", Self.client), ("redirect_uri", Self.redirect), ("response_type", "code"),
          ("response_mode", "form_post"), ("scope", "name email"), ("state", visit.reveal()),
        ]))
  }

  func appleReturns(
    _ request: Page.AppleReturnsRequest
  ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<Page.ArrivalCallback> {
    guard let (state, challenge) = visits.take(Secret(request.state)) else {
      return .refuses(.accessDenied)
    }
    guard let account = try? await account(request.code),
      let code = try? codes.issue((account, challenge))
    else { return .refuses(.accessDenied, state: state) }
    return .ends(Page.ArrivalCallback(code: code, state: state))
  }

  /// The person at Apple whom a code stands for.
  private func account(_ code: Secret) async throws -> StubAccount {
    let answer = try await stub.lab.redeem(
      "/apple/auth/token",
      [
        "grant_type": "authorization_code", "code": code.reveal(), "client_id": Self.client,
        "redirect_uri": Self.redirect,
      ])
    let claims = try await stub.lab.appleClaims(
      answer["id_token"]?.text ?? "", for: Self.client)
    return stub.lab.account(of: claims["sub"]?.text ?? "", at: "apple")
  }

  func exchangeCode(
    _ request: Page.ExchangeCodeRequest
  ) async throws(ServerRefusal<Page.ExchangeCodeRefusal>) -> Page.TokenSet {
    try await refusing(Page.ExchangeCodeRefusal.self, { _ in .refused(.codeRefused) }) {
      let digest = Base64URL.encode(SHA256.hash(Array(request.codeVerifier.reveal().utf8)))
      guard let (account, challenge) = codes.take(request.code), challenge == digest else {
        throw Meant(.providerRefused)
      }
      try account.requireUsable()
      let session = stub.lab.begin(account)
      return Page.TokenSet(
        idToken: try stub.ids.issue(session), accessToken: try stub.access.issue(session),
        refreshToken: try stub.refresh.issue(session), expiresIn: stub.access.lifetime)
    }
  }

  func leavePage(
    _ request: Page.LeavePageRequest
  ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<Page.DepartureCallback> {
    .ends(Page.DepartureCallback())
  }
}
