import TestStores
import Testing

@testable import Stores

@Suite struct PostgresURLTests {
  @Test func printingHidesPassword() throws {
    let url = try #require(PostgresURL("postgres://ada:hunter2@127.0.0.1:1/lab"))
    var dumped = ""
    dump(url, to: &dumped)
    for text in ["\(url)", String(reflecting: url), dumped] { #expect(!text.contains("hunter2")) }
  }

  @Test(arguments: ["", "redis://h", "postgres://[::1/lab", "postgres://h/d?nothing=1", "host=h"])
  func malformedURLIsRejected(_ text: String) { #expect(PostgresURL(text) == nil) }

  @Test func unreachableServerIsReported() async throws {
    let url = try #require(PostgresURL("postgresql://ada:hunter2@127.0.0.1:1/lab"))
    await #expect(throws: StoreFault.unavailable(retryAfter: 1)) {
      try await PostgresStore.open(url, clock: MachineClock())
    }
  }

  /// The server's error contains the name. Only its code is reported.
  @Test func missingDatabaseIsReportedWithoutItsName() async throws {
    let server = try PostgresServer.shared.get()
    let text = server.url.replacing("/postgres?", with: "/hunter2?")
    let url = try #require(PostgresURL(text))
    let fault = await #expect(throws: StoreFault.self) {
      try await PostgresStore.open(url, clock: MachineClock())
    }
    guard case .broken(let words)? = fault else { throw Unexpected() }
    #expect(words.contains("3D000") && !words.contains("hunter2"))
  }
}
