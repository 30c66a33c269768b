import AuthServer
import Testing

@testable import HTTPServer

/// A page whose name was led to this machine must not reach a server here.
@Suite struct VisitorsTests {
  private func isAdmitted(_ host: String, allowing names: [String] = []) -> Bool {
    let request = Request(.get, "/", headers: ["Host": host])
    return Visitors(names: names).admit(request)
  }

  @Test(arguments: [
    "127.0.0.1", "127.0.0.1:8080", "localhost:1", "LOCALHOST", "[::1]:8080", "192.168.1.5:8080",
    "authlab:8080", "app.localhost", "my-mac.local:80", "a.test", "",
  ])
  func localNameIsAdmitted(_ host: String) {
    #expect(isAdmitted(host))
  }

  @Test(arguments: [
    "evil.com", "rebound.evil.com:8080", "127.0.0.1.evil.com", "localhost.evil.com", "1.2.3",
    "1.2.3.4.5", "256.0.0.1", "127.0.0.1.nip.io", "evil.com.", "localhost.", "x.localhost.com",
    "localhost:1@evil.com", "evil.com:80:localhost",
  ])
  func registrableNameIsRejected(_ host: String) {
    #expect(!isAdmitted(host))
  }

  @Test func handlerSeesNoRequestForForeignName() async throws {
    let server = try SocketServer.start(Echo(), options: .calm)
    let request = "GET /one HTTP/1.1\r\nHost: evil.com\r\nConnection: close\r\n\r\n"
    let lines = try await exchange(request, port: server.address.port)
    await server.stop()
    #expect(lines.count == 1 && lines[0].hasPrefix("421"), "\(lines)")
  }

  @Test func allowedNameIsAdmitted() {
    #expect(isAdmitted("x.trycloudflare.com", allowing: ["X.trycloudflare.com"]))
    #expect(!isAdmitted("y.trycloudflare.com", allowing: ["x.trycloudflare.com"]))
  }
}
