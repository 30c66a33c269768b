import LongdeService
import NIOHTTP1
import Testing
import Vapor
import VaporTesting

@testable import LongdeVapor

@Suite struct ConfigureTests {
  private var settings: LongdeSettings {
    var settings = LongdeSettings()
    settings.database = ":memory:"
    settings.origin = "https://app.example"
    settings.callsPerMinute = 2
    settings.proxies = 1
    return settings
  }

  @Test func callsAreLimitedByClientAddressBehindProxy() async throws {
    try await withApp(configure: { try await configure($0, settings) }) { app in
      for (address, status) in [
        ("1.1.1.1", 401), ("1.1.1.1", 401), ("1.1.1.1", 429), ("2.2.2.2", 401),
      ] {
        let headers: HTTPHeaders = [
          "X-Forwarded-For": "9.9.9.9, \(address)", "Origin": "https://app.example",
        ]
        try await app.testing().test(.GET, "/api/users/me", headers: headers) { answer in
          #expect(answer.status.code == UInt(status))
          #expect(
            answer.headers.first(name: "Access-Control-Allow-Origin") == "https://app.example")
        }
      }
    }
  }

  @Test func preflightIsAnsweredBeforeContractRoutes() async throws {
    try await withApp(configure: { try await configure($0, settings) }) { app in
      let headers: HTTPHeaders = [
        "Origin": "https://app.example", "Access-Control-Request-Method": "GET",
      ]
      try await app.testing().test(.OPTIONS, "/api/users/me", headers: headers) { answer in
        #expect(answer.status == .ok)
      }
    }
  }
}
