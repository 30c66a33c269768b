import AuthClient
import AuthFiles
import Foundation
import LongdeClient
import TestDevice
import TestLab
import Testing

extension LiveTests {
  /// A sign-out of which the server does not hear, in a process that is killed then.
  @Suite struct SignOutProcessTests {
    @Test(arguments: ["locked", "plain"])
    func nextRunSendsPendingSignOut(_ kind: String) async throws {
      let lab = try await LabWorld(.longde)
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appending(path: "session.json")
      let minted = try await lab.mint("apple", ["audience": "cloud.longde.app", "subject": "001"])
      let client = Longde.Client(
        hosts: Longde.Hosts(api: lab.url), store: FileStore(file),
        options: ClientOptions(transport: SocketTransport()))
      _ = try await client.signInWithApple(
        identityToken: Secret(try #require(minted["identityToken"])))
      try await lab.fault("signOut", "status", ["status": 503, "times": 1])
      let first = try AppProcess(file: file, server: lab.url, clock: 0, kind)
      try first.signOut()
      #expect(first.answer() != "ok", "the server is told to fail")
      first.kill()
      #expect(first.answer() == nil)
      #expect(try FileStore(file).load() == nil, "it is over on the device")
      #expect(try await lab.sessions() == 1, "and not at the server")
      let second = try AppProcess(file: file, server: lab.url, clock: 60, kind)
      if kind == "plain" {
        // A store that holds no items keeps nothing for the next run.
        try second.call(clock: 60)
        _ = second.answer()
        #expect(try await lab.sessions() == 1)
      } else {
        try await lab.untilThereAreNoSessions()
      }
      withExtendedLifetime(second) {}
    }
  }
}

extension LabWorld {
  /// Asks until it is so; the run's own limit ends it where it never is.
  fileprivate func untilThereAreNoSessions() async throws {
    for _ in 0..<2_000 where try await sessions() > 0 { await Task.yield() }
    #expect(try await sessions() == 0)
  }
}
