import AuthClient
import Diagnostics
import Foundation
import TestDevice

package import struct ContractModel.Scenario

/// The app on one device, or another process of it, with what it keeps there.
package final class ScenarioApp<Client: ScenarioClient>: @unchecked Sendable {
  private let world: ScenarioWorld
  private let device: ScenarioDevice
  private let renewals = RenewalCounter()
  private let kept: KeptSession
  /// These are of one process: a launch makes them anew.
  private(set) var network: ScenarioNetwork
  private var store: ScenarioStore
  private var client: Client
  /// How often it was launched.
  package private(set) var launches = 0
  /// The session as it was kept before the step, and before the last renewal.
  private var before: StoredSession?
  private var former: StoredSession?
  private var count = 0
  /// The words of the last answer that a call read.
  package private(set) var answer = ""

  package convenience init(_ world: ScenarioWorld, _ device: ScenarioDevice) {
    self.init(world, device, keeping: KeptSession())
  }

  private init(_ world: ScenarioWorld, _ device: ScenarioDevice, keeping kept: KeptSession) {
    (self.world, self.device, self.kept) = (world, device, kept)
    network = ScenarioNetwork()
    store = ScenarioStore(kept)
    client = Client(world.connected(network.connect), device, store, [renewals])
  }

  /// Another process on the same device.
  package var otherProcess: ScenarioApp {
    ScenarioApp(world, device, keeping: kept)
  }

  /// A step begins. An app looks at its session, and so its clock.
  ///
  /// - Returns: the renewals until then.
  @discardableResult
  package func begin() async -> Int {
    if renewals.value > count { former = before }
    count = renewals.value
    before = kept.content
    await client.session.restore()
    return count
  }

  package func call(_ call: Scenario.CallStep) async throws -> ScenarioEnding {
    let name = call.endpoint.value
    guard call.invalidInput?.value == .usedToken else {
      answer = ""
      return try await ScenarioEnding { [client] in
        answer = try await client.call(name, with: call.invalidInput?.value)
      }
    }
    guard let former else { throw Unexpected("no token was replaced before this step") }
    let thief = Client(world, device, MemoryStore(former), [])
    return try await ScenarioEnding { answer = try await thief.call(name, with: nil) }
  }

  package func live(_ moment: Scenario.AppMoment) async {
    switch moment {
    case .launches: await launch(isLocked: false)
    case .launchesLocked: await launch(isLocked: true)
    case .starts: await client.session.start()
    case .unlocks: await client.session.happen(.unlocks)
    case .unlockFails: await client.session.happen(.unlockFails)
    }
  }

  /// Another process reads what this one kept, and this one is over. The launch locks the session where the contract says so; where
  /// the person has no lock, the app unlocks it at once.
  private func launch(isLocked: Bool) async {
    launches += 1
    network.cut()
    store.cut()
    network = ScenarioNetwork()
    store = ScenarioStore(kept)
    client = Client(world.connected(network.connect), device, store, [renewals])
    await client.session.start()
    if !isLocked { await client.session.happen(.unlocks) }
  }

  /// The renewals since the step before. A renewal behind a call may end after it.
  private func renewals(since count: Int, expected: Int?) async -> Int {
    await Patience.wait { renewals.value - count >= expected ?? 0 }
    return renewals.value - count
  }

  /// The renewals until now that brought something.
  package var renewalsDone: Int { renewals.value }

  /// The texts of the tokens that the device keeps, by their names.
  package var keptTokens: [String: String] {
    (kept.content?.tokens ?? [:]).mapValues { $0.secret.reveal() }
  }

  package func state() async -> String { "\(await client.session.restore())" }

  /// The parts of the session that are not as the step expects.
  ///
  /// - Parameter count: the renewals when the step began.
  package func objection(to step: Scenario.Step, since count: Int) async -> String? {
    let renewed = await renewals(since: count, expected: step.renewals?.value)
    let state = await state()
    if let expected = step.renewals?.value, expected != renewed {
      return "\(expected) renewals were to be seen since the step before, and there were \(renewed)"
    }
    if let expected = step.state?.value, expected != state {
      return "the session was to be `\(expected)`, and is `\(state)`"
    }
    return nil
  }
}

/// Counts the renewals that brought something.
private final class RenewalCounter: ClientObserver, @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  var value: Int { lock.withLock { count } }

  func observe(_ event: ClientEvent) {
    if case .renewalEnded(true) = event { lock.withLock { count += 1 } }
  }
}
