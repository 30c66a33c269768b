package import AuthClient
package import AuthWeb
package import Foundation
package import LabInProcess
import Stores

import struct AuthServer.Request
package import struct ContractModel.Scenario

/// The server, the phone and the people of a contract's scenarios.
package struct ScenarioSetting: Sendable {
  /// The contract's file.
  package let path: String
  package var configuration: [String: String] = [:]
  /// The providers that the stand-in plays.
  package var providers: [String] = []

  package init(
    path: String, configuration: [String: String] = [:], providers: [String] = []
  ) {
    self.path = path
    self.configuration = configuration
    self.providers = providers
  }
}

/// The server of one scenario, the clock that it shares with the apps, and the person whom it knows.
package struct ScenarioWorld: Sendable {
  package let server: ScenarioServer
  package let clock: VirtualClock
  package let url = URL(string: ScenarioServer.url)!
  /// Stands between each app and the server.
  private let network: @Sendable (any Transport) -> any Transport
  /// Hears of each page that an app opens.
  private let pages: @Sendable (URL) -> Void
  /// The code that the person types; nil for the one that was sent last.
  private let typed: Secret?

  package init(
    server: ScenarioServer, clock: VirtualClock = VirtualClock(ScenarioServer.start),
    typing typed: Secret? = nil,
    through network: @escaping @Sendable (any Transport) -> any Transport = { $0 },
    opening pages: @escaping @Sendable (URL) -> Void = { _ in }
  ) {
    self.server = server
    self.clock = clock
    self.network = network
    self.pages = pages
    self.typed = typed
  }

  package func advance(by seconds: Int) {
    clock.advance(by: seconds)
    server.advance(by: seconds)
  }

  package func account(_ account: [String: Any]) async throws {
    _ = try await server.control("accounts", ["accounts": [account]])
  }

  /// The same, with a network of its own between the app and this one.
  func connected(_ own: @escaping @Sendable (any Transport) -> any Transport) -> ScenarioWorld {
    ScenarioWorld(
      server: server, clock: clock, typing: typed, through: { [network] in own(network($0)) },
      opening: pages)
  }

  /// The server ends all sessions, such as by a sign-out elsewhere.
  private func endSessions() async throws {
    for account in try await server.store.accounts() {
      for session in try await server.store.sessions(of: account.id) {
        _ = try await server.store.end(session: session.id, of: account.id)
      }
    }
  }

  /// Changes the account of the person, as an administrator does.
  package func change(_ change: Scenario.AccountChange) async throws {
    if change == .signedOut { return try await endSessions() }
    let accounts = try await server.control("accounts") as? [[String: Any]] ?? []
    for account in accounts {
      _ = try await server.control(
        "accounts/\(account["id"] ?? "")", ["state": change.rawValue], method: .patch)
    }
  }

  /// The next calls of the endpoint are refused so.
  package func refuse(_ endpoint: String, with refusal: String, times: Int) async throws {
    _ = try await server.control(
      "faults",
      ["endpoint": endpoint, "kind": "refusal", "refusal": refusal, "times": times])
  }

  /// The code that the person types.
  package func code() async throws -> Secret {
    if let typed { return typed }
    let answer: Any
    do { answer = try await server.control("outbox") } catch { throw Unexpected("\(error)") }
    let letters = answer as? [[String: Any]] ?? []
    guard let code = letters.last(where: { $0["code"] is String })?["code"] as? String else {
      throw Unexpected("no code was sent")
    }
    return Secret(code)
  }

  package func mint(_ provider: String, _ wish: [String: Any]) async throws -> [String: String] {
    do { return try await server.mint(provider, wish) } catch { throw Unexpected("\(error)") }
  }

  /// A browser on that device, in which a person types these.
  package func web(_ device: ScenarioDevice, typing answers: [String: String] = [:]) -> WebSignIn {
    WebSignIn(
      browser: Surfer(
        at: url, typing: answers, over: transport(device), opening: pages
      ).browser)
  }

  package func transport(_ device: ScenarioDevice) -> any Transport {
    network(ScenarioTransport(server: server, peer: device.peer))
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
