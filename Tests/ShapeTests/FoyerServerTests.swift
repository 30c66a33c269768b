import AuthServer
import ShapeServers
import Testing

/// The stubs read bytes where the client writes them, as `FoyerTests` shows it.
@Suite struct FoyerServerTests {
  struct Service: Foyer.API {
    func setPicture(
      _ request: Foyer.SetPictureRequest
    ) async throws(ServerRefusal<Foyer.SetPictureRefusal>) {
      let bytes: [UInt8] = [0xFB, 0xFF, 0xFE, 0x41]
      let given = [request.preview, request.seal, request.crumb, request.picture]
      guard request.mark.bytes == bytes, given.allSatisfy({ $0?.bytes == bytes }) else {
        throw .unavailable(retryAfter: 1)
      }
    }

    func openPage(
      _ request: Foyer.OpenPageRequest
    ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<Foyer.ArrivalCallback> {
      throw .unavailable(retryAfter: 1)
    }

    func exchangeCode(
      _ request: Foyer.ExchangeCodeRequest
    ) async throws(ServerRefusal<Foyer.ExchangeCodeRefusal>) -> Foyer.TokenAnswer {
      throw .unavailable(retryAfter: 1)
    }

    func renewSession(
      _ request: Foyer.RenewSessionRequest
    ) async throws(ServerRefusal<Foyer.RenewSessionRefusal>) -> Foyer.TokenAnswer {
      throw .unavailable(retryAfter: 1)
    }

    func me(
      _ request: Foyer.MeRequest
    ) async throws(ServerRefusal<Foyer.MeRefusal>) -> Foyer.MeAnswer {
      throw .unavailable(retryAfter: 1)
    }

    func signOut(_ request: Foyer.SignOutRequest) async throws(ServerRefusal<NoRefusal>) {}
  }

  @Test func bytesAreReadFromEveryPlace() async {
    let coded = "%2B%2F%2F%2BQQ%3D%3D"
    let answer = await Foyer.Routes(Service()).respond(
      to: Request(
        .post, "/pictures/-__-QQ?preview=\(coded)",
        headers: [
          "Content-Type": "application/x-www-form-urlencoded", "Cookie": "crumb=+//+QQ==",
          "X-Seal": "+//+QQ==",
        ], body: Array("picture=\(coded)".utf8)))
    #expect(answer.status == 204)
  }
}
