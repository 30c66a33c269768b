import AuthClient
import AuthWeb
import Foundation
import LabInProcess

/// The server, the phone and the people of a contract's scenarios.
struct ScenarioSetting: Sendable {
  /// The contract's file.
  let path: String
  var configuration: [String: String] = [:]
  /// The providers that the stand-in plays.
  var providers: [String] = []
}

/// The server of one scenario, the clock that it shares with the apps, and the person whom it knows.
struct ScenarioWorld: Sendable {
  let server: ScenarioServer
  let clock = VirtualClock(ScenarioServer.start)
  let url = URL(string: ScenarioServer.url)!

  func advance(by seconds: Int) {
    clock.advance(by: seconds)
    server.advance(by: seconds)
  }

  func account(_ account: [String: Any]) async throws {
    _ = try await server.control("accounts", ["accounts": [account]])
  }

  /// The account of the person becomes so.
  func change(to state: String) async throws {
    let accounts = try await server.control("accounts") as? [[String: Any]] ?? []
    for account in accounts {
      _ = try await server.control(
        "accounts/\(account["id"] ?? "")", ["state": state], method: .patch)
    }
  }

  /// The code that was sent last.
  func code() async throws -> Secret {
    let answer: Any
    do { answer = try await server.control("outbox") } catch { throw Unexpected("\(error)") }
    let letters = answer as? [[String: Any]] ?? []
    guard let code = letters.last(where: { $0["code"] is String })?["code"] as? String else {
      throw Unexpected("no code was sent")
    }
    return Secret(code)
  }

  func mint(_ provider: String, _ wish: [String: Any]) async throws -> [String: String] {
    do { return try await server.mint(provider, wish) } catch { throw Unexpected("\(error)") }
  }

  /// A browser on that device, in which a person types these.
  func web(_ device: ScenarioDevice, typing answers: [String: String] = [:]) -> WebSignIn {
    WebSignIn(
      browser: Surfer(at: url, typing: answers, over: transport(device)).browser)
  }

  func transport(_ device: ScenarioDevice) -> any Transport {
    ScenarioTransport(server: server, peer: device.peer)
  }
}

/// One device of the person.
struct ScenarioDevice: Sendable {
  let fingerprint: String
  let peer: String
}
