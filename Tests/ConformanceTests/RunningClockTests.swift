import AuthServer
import Conformance
import LabInProcess
import Synchronization
import Testing

/// A server whose clock goes on while the tester works, as that of a team's own server does on a loaded machine.
@Suite struct RunningClockTests {
  /// The time goes ahead of one request, whichever that is.
  @Test(arguments: 1...14)
  func timeThatPassesOnceBreaksNothing(_ number: Int) async throws {
    let report = try await report { $0 == number }
    #expect(report.broken.map(\.id) == [])
    #expect(report.count("kept") == 1)
  }

  /// A server that is always late cannot keep what it promises about times.
  @Test func timeThatAlwaysPassesIsTold() async throws {
    let report = try await report { _ in true }
    #expect(report.broken.map(\.id) == ["story.lockedAndOpenAgain"])
  }

  /// The story of a lock that holds until shortly before its end.
  private func report(
    isSlow: @escaping @Sendable (Int) -> Bool
  ) async throws -> ConformanceReport {
    let contract = try LabServer.atrium.contract
    let channel = SlowChannel(server: try await ScenarioServer(contract), isSlow: isSlow)
    let tested = ServerUnderTest(
      contract,
      channels: Dictionary(uniqueKeysWithValues: contract.servers.map { ($0.name.value, channel) }),
      control: ServerControl(channel))
    return await ConformanceRunner(tested, waiting: .virtual, mark: "c").run(
      CasePlan(contract).only(["story.lockedAndOpenAgain"]))
  }
}

/// Takes a minute of the server's time for some of its requests.
private final class SlowChannel: RequestChannel {
  private let server: ScenarioServer
  private let channel: ProcessChannel
  private let isSlow: @Sendable (Int) -> Bool
  private let count = Mutex(0)

  init(server: ScenarioServer, isSlow: @escaping @Sendable (Int) -> Bool) {
    self.server = server
    channel = ProcessChannel(server: server, port: 8080, prefix: "", fault: nil)
    self.isSlow = isSlow
  }

  var repeatsHeaders: Bool { channel.repeatsHeaders }
  var origin: String { channel.origin }

  func send(_ request: Request) async throws(MissingAnswer) -> Response {
    let number = count.withLock { count in
      count += 1
      return count
    }
    if isSlow(number) { server.advance(by: 60) }
    return try await channel.send(request)
  }
}
