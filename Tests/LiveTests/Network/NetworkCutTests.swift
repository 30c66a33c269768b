import AuthClient
import Foundation
import LongdeClient
import TestDevice
import TestLab
import Testing

extension LiveTests {
  /// The network is gone for three seconds in the middle of a renewal's answer. Longde's grace is 30 seconds.
  @Suite struct NetworkCutTests {
    /// Bytes between two cuts; `AUTHCONTRACT_CUTS=1` cuts at each byte.
    private static let step =
      ProcessInfo.processInfo.environment["AUTHCONTRACT_CUTS"].flatMap { Int($0) } ?? 24
    private static let path = "/api/auth/refresh"

    @Test func truncatedResponseKeepsSession() async throws {
      let lab = try await LabWorld(.longde)
      let length = try await lengthOfAnswer(lab)
      #expect(length > 200)
      let places = Array(stride(from: 0, to: length, by: Self.step))
      var lost: [Int] = []
      for batch in stride(from: 0, to: places.count, by: 64) {
        let some = places[batch..<min(batch + 64, places.count)]
        lost += try await withThrowingTaskGroup(of: Int?.self) { group in
          for bytes in some { group.addTask { try await survives(bytes, lab) ? nil : bytes } }
          return try await group.reduce(into: []) { all, one in all += [one].compactMap { $0 } }
        }
      }
      #expect(lost.isEmpty)
      print("\(places.count) cuts in \(length) bytes, \(lost.count) sessions lost")
    }

    private func client(_ lab: LabWorld, _ proxy: CuttingProxy, _ name: String) async throws
      -> Longde.Client
    {
      let client = Longde.Client(
        hosts: Longde.Hosts(api: proxy.url), store: MemoryStore(),
        options: ClientOptions(transport: SocketTransport()))
      let minted = try await lab.mint("apple", ["audience": "cloud.longde.app", "subject": name])
      _ = try await client.signInWithApple(
        identityToken: Secret(try #require(minted["identityToken"])))
      return client
    }

    private func lengthOfAnswer(_ lab: LabWorld) async throws -> Int {
      let proxy = try CuttingProxy(to: lab.url, outage: 0)
      defer { proxy.stop() }
      let client = try await client(lab, proxy, "length")
      _ = try await client.renewSession()
      return proxy.lastLength
    }

    /// The session renews by itself once the network is back, and the server has not ended it.
    private func survives(_ bytes: Int, _ lab: LabWorld) async throws -> Bool {
      let proxy = try CuttingProxy(to: lab.url, outage: 3)
      defer { proxy.stop() }
      let client = try await client(lab, proxy, "cut \(bytes)")
      proxy.cut(Self.path, after: bytes)
      _ = try? await client.renewSession()
      try await Task.sleep(for: .seconds(7))
      guard (try? await client.me()) != nil, (try? await client.renewSession()) != nil else {
        return false
      }
      return client.session.state == .signedIn
    }
  }
}
