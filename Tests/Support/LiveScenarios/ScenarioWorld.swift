package import AuthClient
package import AuthWeb
package import Foundation
import Stores
package import TestDevice
package import TestLab

package import struct ContractModel.Scenario

/// The server of one scenario, the clock that it shares with the apps, and the person whom it knows.
package struct ScenarioWorld: Sendable {
  package let lab: Lab
  /// Stands between each app and the server.
  private let network: @Sendable (any Transport) -> any Transport
  /// Hears of each page that an app opens.
  private let pages: @Sendable (URL) -> Void
  /// The code that the person types; nil for the one that was sent last.
  private let typed: Secret?

  package init(
    _ lab: Lab, typing typed: Secret? = nil,
    through network: @escaping @Sendable (any Transport) -> any Transport = { $0 },
    opening pages: @escaping @Sendable (URL) -> Void = { _ in }
  ) {
    self.lab = lab
    self.network = network
    self.pages = pages
    self.typed = typed
  }

  package var clock: TestDevice.VirtualClock { lab.clock }

  package var url: URL { lab.url }

  package func advance(by seconds: Int) { lab.advance(by: seconds) }

  package func account(_ account: [String: Any]) async throws { try await lab.account(account) }

  /// The same, with a network of its own between the app and this one.
  func connected(_ own: @escaping @Sendable (any Transport) -> any Transport) -> ScenarioWorld {
    ScenarioWorld(
      lab, typing: typed, through: { [network] in own(network($0)) },
      opening: pages)
  }

  /// The server ends all sessions, such as by a sign-out elsewhere.
  private func endSessions() async throws {
    for account in try await lab.store.accounts() {
      for session in try await lab.store.sessions(of: account.id) {
        _ = try await lab.store.end(session: session.id, of: account.id)
      }
    }
  }

  /// Changes the account of the person, as an administrator does.
  package func change(_ change: Scenario.AccountChange) async throws {
    if change == .signedOut { return try await endSessions() }
    try await lab.setAll(change.rawValue)
  }

  /// The next calls of the endpoint are refused so.
  package func refuse(_ endpoint: String, with refusal: String, times: Int) async throws {
    try await lab.fault(endpoint, "refusal", ["refusal": refusal, "times": times])
  }

  /// The code that the person types.
  package func code() async throws -> Secret {
    if let typed { return typed }
    return try await lab.code()
  }

  package func mint(_ provider: String, _ wish: [String: Any]) async throws -> [String: String] {
    try await lab.mint(provider, wish)
  }

  /// A browser on that device, in which a person types these.
  package func web(_ device: ScenarioDevice, typing answers: [String: String] = [:]) -> WebSignIn {
    WebSignIn(
      browser: Surfer(
        at: url, typing: answers, over: transport(device), opening: pages
      ).browser)
  }

  package func transport(_ device: ScenarioDevice) -> any Transport {
    network(lab.transport(from: device.peer))
  }
}

/// One device of the person.
package struct ScenarioDevice: Sendable {
  package let fingerprint: String
  package let peer: String
}

extension ScenarioDevice {
  package static func of(_ caller: Scenario.Caller?) -> ScenarioDevice {
    switch caller {
    case nil, .otherProcess: ScenarioDevice(fingerprint: "phone", peer: "127.0.0.1")
    case .otherDevice: ScenarioDevice(fingerprint: "tablet", peer: "127.0.0.1")
    case .elsewhere: ScenarioDevice(fingerprint: "stranger", peer: "203.0.113.9")
    }
  }
}
