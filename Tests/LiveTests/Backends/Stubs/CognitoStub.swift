import AuthServer
import CognitoServer
import TestLab

/// The three servers of Cognito in memory: the pool, its page and a gateway. This is what they share.
@StubActor
final class CognitoStub {
  nonisolated static let poolName = "labPool"  // configuration.poolId, behind its underscore
  private static let clientId = "lab"  // configuration.clientId
  private static let issuer =
    "https://cognito-idp.ap-southeast-1.amazonaws.com/ap-southeast-1_labPool"

  let lab: StubLab
  let ids, access: StubSignedTokens
  let refresh: StubRefreshTokens

  static func servers(_ lab: StubLab) throws -> [any Handler] {
    let stub = try CognitoStub(lab)
    return [
      Cognito.PageServer.Routes(
        CognitoStubPage(stub), configuration: .init(clientId: clientId)),
      Cognito.ApiServer.Routes(CognitoStubGateway(stub: stub), base: ""),
      Cognito.PoolServer.Routes(
        CognitoStubPool(stub), configuration: .init(clientId: clientId)),
    ]
  }

  /// The stubs have no numbers of the contract: these stand beside their keys.
  private init(_ lab: StubLab) throws {
    self.lab = lab
    // tokens.id
    ids = try StubSignedTokens(
      lab, lifetime: 3600, issuer: Self.issuer, audience: Self.clientId
    ) { session in
      ["token_use": "id", "email": session.account.name("email").map(JSONValue.string)]
    }
    // tokens.access
    access = try StubSignedTokens(lab, lifetime: 3600, issuer: Self.issuer) { _ in
      ["token_use": "access", "client_id": .string(Self.clientId)]
    }
    // tokens.refresh; rotates is open
    refresh = StubRefreshTokens(lab, lifetime: 30 * 86_400)
  }

  /// The session that an access token shows.
  func session(_ token: Secret) throws -> StubSession {
    try access.session(token).use(at: lab.now)
  }
}

/// It does not ask the pool: an id token is good until its end.
struct CognitoStubGateway: Cognito.ApiServer.API {
  let stub: CognitoStub

  func deleteProfile(
    _ request: Cognito.ApiServer.DeleteProfileRequest
  ) async throws(ServerRefusal<Cognito.ApiServer.DeleteProfileRefusal>)
    -> Cognito.ApiServer.DeleteProfileAnswer
  {
    try await refusing(
      Cognito.ApiServer.DeleteProfileRefusal.self, { _ in .refused(.unauthorized) }
    ) {
      _ = try stub.ids.session(request.id)
      return Cognito.ApiServer.DeleteProfileAnswer(success: true)
    }
  }
}
