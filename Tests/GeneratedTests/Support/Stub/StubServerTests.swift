import AuthClient
import Foundation
import TestDevice
import Testing

/// The stub is there, or says why not; and it complains of clients that break their contract.
@Suite struct StubServerTests {
  @Test func missingPythonIsReported() {
    let problem = #expect(throws: StubProblem.self) {
      try StubServer(python: "python-that-nobody-has")
    }
    #expect(problem?.description.hasPrefix("python-that-nobody-has is missing") == true)
  }

  @Test(.disabled(if: StubServer.isBehindStubs, "what no contract names does not get through them"))
  func unknownFieldIsReported() async throws {
    let world = try await StubWorld("syncnos")
    let request = HTTPRequest(
      endpoint: "renewTokens", method: .post, url: world.url.appending(path: "/auth/refresh"),
      headers: ["Content-Type": "application/json"], body: Data(#"{"refreshToken":"r"}"#.utf8))
    let response = try await SocketTransport().send(request)
    #expect(response.status == 418)
    #expect(
      String(decoding: response.body, as: UTF8.self).contains("refreshToken is in no document"))
  }

  @Test func worldsAreIsolated() async throws {
    let (one, other) = (try await StubWorld("rote"), try await StubWorld("rote"))
    let page = try #require(URL(string: "/login?type=ioslogin", relativeTo: one.url))
    let response = try await SocketTransport().send(
      HTTPRequest(endpoint: "openLogin", method: .get, url: page.absoluteURL))
    #expect(response.status == 200)
    #expect(try await one.received() == ["openLogin"])
    #expect(try await other.received().isEmpty)
  }
}
