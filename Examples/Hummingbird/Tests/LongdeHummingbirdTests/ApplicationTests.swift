import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import LongdeService
import Testing

@testable import LongdeHummingbird

@Suite struct ApplicationTests {
  private var settings: LongdeSettings {
    var settings = LongdeSettings()
    settings.database = ":memory:"
    settings.origin = "https://app.example"
    settings.callsPerMinute = 2
    settings.proxies = 1
    return settings
  }

  @Test func callsAreLimitedByClientAddressBehindProxy() async throws {
    try await application(settings, logger: Logger(label: "test")).test(.router) { client in
      for (address, status) in [
        ("1.1.1.1", 401), ("1.1.1.1", 401), ("1.1.1.1", 429), ("2.2.2.2", 401),
      ] {
        let answer = try await client.execute(
          uri: "/api/users/me", method: .get,
          headers: [
            HTTPField.Name("X-Forwarded-For")!: "9.9.9.9, \(address)",
            .origin: "https://app.example",
          ])
        #expect(answer.status.code == status)
        #expect(answer.headers[.accessControlAllowOrigin] == "https://app.example")
      }
    }
  }

  @Test func preflightIsAnsweredBeforeContractRoutes() async throws {
    try await application(settings, logger: Logger(label: "test")).test(.router) { client in
      let answer = try await client.execute(
        uri: "/api/users/me", method: .options, headers: [.origin: "https://app.example"])
      #expect(answer.status == .noContent)
    }
  }
}
