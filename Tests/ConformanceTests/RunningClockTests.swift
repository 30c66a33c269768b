import AuthServer
import Conformance
import ContractModel
import Diagnostics
import Synchronization
import TestLab
import Testing

/// A server whose clock goes on while the tester works, as that of a team's own server does on a loaded machine.
@Suite struct RunningClockTests {
  /// The clock advances before one request, whichever it is.
  @Test(arguments: 1...14)
  func singleClockJumpBreaksNothing(_ number: Int) async throws {
    let report = try await report { $0 == number }
    #expect(report.broken.map(\.id) == [])
    #expect(report.count("kept") == 1)
  }

  /// The report names what hides the promise.
  @Test func constantlyRunningClockIsReported() async throws {
    let report = try await report { _ in true }
    #expect(report.broken.map(\.id) == [])
    let reasons = report.results.compactMap(\.verdict.why)
    #expect(reasons.count == 1)
    #expect(reasons.allSatisfy { $0.contains("the server's clock went on by itself, by ") })
  }

  /// A promise that is broken independently of time stays broken, however late the server is.
  @Test func runningClockHidesNoOtherBreakage() async throws {
    let report = try await report(["answers.signIn"], { _ in true }) { answer in
      answer.status = 299
    }
    #expect(report.broken.map(\.id) == ["answers.signIn"])
  }

  /// A second that passes during a case doesn't make it depend on time.
  @Test func slowClockHidesNoUnrelatedBreakage() async throws {
    let report = try await report(["accounts.disabled.signsIn"], { _ in true }, late: 3) { answer in
      if answer.status != 200 { answer.status = 299 }
    }
    #expect(report.broken.map(\.id) == ["accounts.disabled.signsIn"])
  }

  /// A report on the story of a lock that holds until a second before its end, if nothing else is said.
  ///
  /// - Parameter mistake: what the server does to an answer of its sign-in.
  private func report(
    _ only: [String] = ["story.lockedAndOpenAgain"], _ isSlow: @escaping @Sendable (Int) -> Bool,
    late seconds: Int = 60, mistake: @escaping @Sendable (inout Response) -> Void = { _ in }
  ) async throws -> ConformanceReport {
    let contract = try LabContract.atrium.contract
    let channel = SlowChannel(
      lab: try await Lab(contract), isSlow: isSlow, seconds: seconds, mistake: mistake)
    let tested = ServerUnderTest(
      contract,
      channels: Dictionary(uniqueKeysWithValues: contract.servers.map { ($0.name.value, channel) }),
      control: ServerControl(channel))
    return await ConformanceRunner(tested, waiting: .virtual, mark: "c").run(
      CasePlan(contract).only(only))
  }
}

/// Takes some seconds of the server's time for some of its requests.
private final class SlowChannel: RequestChannel {
  private let lab: Lab
  private let channel: LabChannel
  private let isSlow: @Sendable (Int) -> Bool
  private let seconds: Int
  private let mistake: @Sendable (inout Response) -> Void
  private let count = Mutex(0)

  init(
    lab: Lab, isSlow: @escaping @Sendable (Int) -> Bool, seconds: Int,
    mistake: @escaping @Sendable (inout Response) -> Void
  ) {
    self.mistake = mistake
    self.seconds = seconds
    self.lab = lab
    channel = LabChannel(lab: lab)
    self.isSlow = isSlow
  }

  var repeatsHeaders: Bool { channel.repeatsHeaders }
  var origin: String { channel.origin }

  func send(_ request: Request) async throws(MissingAnswer) -> Response {
    let number = count.withLock { count in
      count += 1
      return count
    }
    if isSlow(number) { lab.advance(by: seconds) }
    var answer = try await channel.send(request)
    if request.target.hasSuffix("/sessions") { mistake(&answer) }
    return answer
  }
}
