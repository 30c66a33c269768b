import AuthClient
import CognitoClient
import Foundation
import TestDevice
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests of the app's own: the gateway's other routes, which no contract names.
@Suite struct CognitoRequestTests {
  @Test func idTokenGoesToGateway() async throws {
    let stub = try await CognitoStub()
    let store = MemoryStore()
    let client = try await stub.signedIn(store)
    stub.clock.advance(by: 3600)
    let request = URLRequest(url: URL(string: "https://\(CognitoWorld.apiHost)/api/books")!)
    let authorized = try await client.session.authorized(request)
    let id = try #require(store.load()?.tokens["id"]?.secret).reveal()
    #expect(authorized.value(forHTTPHeaderField: "Authorization") == "Bearer \(id)")
    #expect(stub.transport.count("renewTokens") == 1)
    let repeated = try await client.session.renew(unlessReplaced: authorized)
    #expect(repeated.value(forHTTPHeaderField: "Authorization") != "Bearer \(id)")
    #expect(stub.transport.count("renewTokens") == 2)
    let again = try await client.session.renew(unlessReplaced: authorized)
    #expect(again == repeated)
    #expect(stub.transport.count("renewTokens") == 2)
  }

  @Test(arguments: [
    "https://\(CognitoWorld.pageHost)/oauth2/userInfo", "https://\(CognitoWorld.poolHost)/",
    "https://example.com/api/books",
    "http://\(CognitoWorld.apiHost)/api/books", "https://\(CognitoWorld.apiHost):8443/",
  ])
  func idTokenGoesNowhereElse(_ url: String) async throws {
    let stub = try await CognitoStub()
    let client = try await stub.signedIn()
    await #expect(throws: CallFailure<NoRefusal>.fault(.insecure)) {
      try await client.session.authorized(URLRequest(url: try #require(URL(string: url))))
    }
  }
}
