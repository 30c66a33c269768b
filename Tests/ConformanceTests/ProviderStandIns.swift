import AuthServer
import Conformance
import Foundation
import TestLab

/// The stand-in for the providers in a process of its own, on the real time. The tasks of other tests would keep one in
/// this process waiting for longer than a server waits for a provider.
struct ProviderStandIns: Sendable {
  let url: String

  /// - Throws: ``LabProcess/Failed``.
  static var shared: Self {
    get throws { Self(url: try LabProcess.issuer.get().url.absoluteString) }
  }

  func appleKeys() async throws -> String {
    let answer = try await channel("").send(Request(.get, "/apple/auth/keys"))
    return String(decoding: answer.body, as: UTF8.self)
  }

  func of(_ lab: LabContract) -> [String: ProviderStandIn] {
    Dictionary(
      uniqueKeysWithValues: lab.deployment.providers.map {
        ($0, ProviderStandIn(channel("/\($0)")))
      })
  }

  private func channel(_ path: String) -> WebChannel { WebChannel(url + path, timeout: 60) }
}
