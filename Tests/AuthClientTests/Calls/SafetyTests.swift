import Foundation
import Testing

@testable import AuthClient

@Suite("Plain HTTP stays on this machine")
struct SafetyTests {
  @Test(arguments: [
    "https://a.example", "HTTPS://a.example", "http://localhost:8080", "http://LOCALHOST",
    "http://127.0.0.1:1", "http://127.255.0.9", "http://[::1]:8080",
  ])
  func httpsAndLocalURLsAreSafe(_ url: String) { #expect(URL(string: url)!.isSafe) }

  @Test(arguments: [
    "http://a.example", "http://localhost.a.example", "http://127.0.0.1.a.example",
    "http://127.1", "http://127.0.0.01", "http://0x7f.0.0.1", "http://127.0.0.256",
    "http://128.0.0.1", "http://10.0.0.1", "http://[::2]", "http://0.0.0.0", "ftp://localhost",
    "file:///etc/hosts", "//a.example", "a", "https:", "https:///a",
    "http://localhost@a.example", "http://127.0.0.1:1@a.example",
  ])
  func plainHTTPURLsAreUnsafe(_ url: String) { #expect(URL(string: url)?.isSafe != true) }

  @Test func nothingIsSentOverPlainHTTP() async {
    let world = World(["access": "a1", "refresh": "r1"], server: "http://longde.cloud")
    let me = await outcome { () throws(CallFailure<Longde.MeRefusal>) in
      try await world.client.me()
    }
    #expect(me.failure == .fault(.insecure))
    world.clock.advance(by: 3600)
    let renewal = await outcome { () throws(CallFailure<Longde.RenewSessionRefusal>) in
      try await world.client.renewSession()
    }
    #expect(renewal.failure == .fault(.insecure))
    #expect(world.script.calls.isEmpty)
    #expect(world.storedTokens["refresh"] == "r1")
  }
}
