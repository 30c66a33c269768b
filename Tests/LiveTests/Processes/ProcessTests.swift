import AuthClient
import AuthFiles
import Foundation
import LongdeClient
import TestDevice
import TestLab
import Testing

extension LiveTests {
  /// Eight processes on one file: an app, its widgets and its extensions.
  @Suite struct ProcessTests {
    /// `Proofs/processes` makes it 2,000.
    private static let trials =
      ProcessInfo.processInfo.environment["AUTHCONTRACT_TRIALS"].flatMap { Int($0) } ?? 40

    /// The access token is over for all at once, and one or two are killed while they renew. The reference server ends the
    /// whole family of a token that is used again after the grace.
    ///
    /// - Parameter kind: with the locks of the store, and with the grace of the server alone.
    @Test(arguments: ["locked", "plain"])
    func killedProcessKeepsSession(_ kind: String) async throws {
      let lab = try await LabWorld(.longde)
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appending(path: "session.json")
      try await signIn(lab, file)
      var processes = try (0..<8).map { _ in
        try AppProcess(file: file, server: lab.url, clock: 0, kind)
      }
      var (lost, killed, cut) = ([String](), 0, 0)
      var random = SystemRandomNumberGenerator()
      for trial in 1...Self.trials {
        try await lab.advanceServer(by: 3600)
        for process in processes { try process.call(clock: trial * 3600) }
        for victim in processes.indices.shuffled(using: &random).prefix(.random(in: 1...2)) {
          usleep(.random(in: 0...12_000))
          processes[victim].kill()
        }
        for (index, process) in processes.enumerated() {
          let answer = process.answer()
          if answer == nil, process.isKilled { cut += 1 }
          if answer != "ok", !(answer == nil && process.isKilled) {
            lost.append("trial \(trial), process \(index): \(answer ?? "no answer")")
          }
        }
        for index in processes.indices where processes[index].isKilled {
          processes[index] = try AppProcess(file: file, server: lab.url, clock: trial * 3600, kind)
          killed += 1
        }
        guard lost.isEmpty else { break }
      }
      #expect(lost.isEmpty)
      #expect(try await lab.sessions() == 1)
      #expect(cut > 0, "no process was killed before its answer")
      let renewals = try lab.end().count { $0.endpoint == "renewSession" }
      print(
        "\(kind): \(Self.trials) trials, 8 processes, \(killed) killed, \(cut) before their answer, "
          + "\(renewals) renewals, \(lost.count) sessions lost")
    }

    private func signIn(_ lab: LabWorld, _ file: URL) async throws {
      let minted = try await lab.mint("apple", ["audience": "cloud.longde.app", "subject": "001"])
      let client = Longde.Client(
        hosts: Longde.Hosts(api: lab.url), store: FileStore(file),
        options: ClientOptions(transport: SocketTransport()))
      _ = try await client.signInWithApple(
        identityToken: Secret(try #require(minted["identityToken"])))
    }
  }
}
