public import AuthClient
import AuthWeb
import SessionCore
import SessionExploration

/// One process of an app: the generated client, its real session, and how each call ended.
final class ReplayedApp<System: ReplayedSystem>: @unchecked Sendable {
  let clock: ReplayClock
  let store: ReplayStore
  let network = HeldNetwork()
  private let client: System
  private(set) var endings: [Int: CallEnding] = [:]

  init(_ person: String, _ device: DeviceStore, _ time: ReplayTime) {
    clock = ReplayClock(time)
    store = ReplayStore(device)
    client = System(
      ReplayDevice(
        person: person, store: store, transport: network, clock: clock,
        web: WebSignIn(browser: network.browser)))
  }

  /// The session as its core has it now.
  var core: SessionCore {
    let box = Box<SessionCore>()
    work { box.value = await self.client.session.core }
    return box.value!
  }

  /// - Parameter number: by which its end is asked for.
  func call(_ endpoint: String, with brought: [String: String], as number: Int) {
    begin(number) { try await $0.call(endpoint, with: brought) }
  }

  func renew(as number: Int) { begin(number) { _ = try await $0.session.renew() } }

  func launch(as number: Int) { begin(number) { _ = await $0.session.start() } }

  func happen(_ event: String) {
    work { await self.client.session.happen(AppEvent(rawValue: event)) }
  }

  func look() { work { await self.client.session.restore() } }

  func notice() {
    store.tellOfChange()
    clock.executor.drain()
  }

  func ring(pause index: Int) {
    clock.ring(pause: index)
    clock.executor.drain()
  }

  func lend(_ index: Int) {
    store.lend(index)
    clock.executor.drain()
  }

  func timePassed() {
    clock.ringDeadlines()
    clock.executor.drain()
  }

  func arrive(_ request: HeldRequest) {
    request.arrive()
    clock.executor.drain()
  }

  func lose(_ request: HeldRequest) {
    request.isLost()
    clock.executor.drain()
  }

  /// The process ends. What it had under way comes to nothing.
  func kill(holding requests: [HeldRequest]) {
    store.cut()
    network.cut()
    for request in requests { request.isLost() }
    clock.executor.drain()
  }

  private func begin(_ number: Int, _ call: @escaping @Sendable (System) async throws -> Void) {
    work {
      let ending = await CallEnding { try await call(self.client) }
      self.endings[number] = ending
    }
  }

  private func work(_ body: @escaping @Sendable () async -> Void) {
    clock.executor.start(body)
    clock.executor.drain()
  }

  private final class Box<Value>: @unchecked Sendable { var value: Value? }
}

extension CallEnding {
  fileprivate init(of call: () async throws -> Void) async {
    do {
      try await call()
      self = .answered
    } catch let error as any EndingCall {
      self = error.ending
    } catch {
      self = .fault(.cancelled)
    }
  }
}

private protocol EndingCall: Error {
  var ending: CallEnding { get }
}

extension CallFailure: EndingCall {
  fileprivate var ending: CallEnding {
    switch self {
    case .refused(let refusal): .refused(refusal.rule.name)
    case .undeclared(let refusal):
      refusal.rule.map { .refused($0.name) } ?? .undeclared(status: refusal.status)
    case .fault(let fault): .fault(SessionFault(named: fault))
    case .signedOut(let rule): .signedOut(because: rule?.name)
    }
  }
}

extension SessionFault {
  fileprivate init(named fault: Fault) {
    switch fault {
    case .offline: self = .offline
    case .timeout: self = .timeout
    case .insecure: self = .insecure
    case .unreadable: self = .unreadable
    case .cancelled: self = .cancelled
    case .unsendable: self = .unsendable
    case .storeUnreadable, .sessionLost: self = .storeUnreadable
    case .storeUnwritable, .passcodeMissing, .storeUnusable: self = .storeUnwritable
    case .otherServer: self = .otherServer
    case .locked: self = .locked
    case .renewalDoesNotHelp: self = .renewalDoesNotHelp
    }
  }
}
