import Foundation
import Testing

@testable import AuthAccounts
@testable import AuthClient
@testable import AuthKeychain

/// A process that meets a condition, with a session that an earlier one stored.
final class StatusRun {
  private let condition: StatusCondition
  private let kind: StoreKind
  private let keychain: FakeKeychain
  private let folder: URL?
  private let clock = VirtualClock()
  private let log = EventList()
  private let store: KeychainStore
  private let clients: AccountClients<Longde.Client>
  private var client: Longde.Client { clients.client(of: DeviceAccount.firstID) }

  init(_ condition: StatusCondition, _ kind: StoreKind) throws {
    let plan = kind.plan(condition.accessibility)
    let keychain = try Self.signedIn(plan, clock.now)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let isShared = plan.items.accessGroup != nil
    if isShared, condition.hasFolder { try Self.make(folder) }
    self.folder = isShared ? folder : nil
    let (script, clock, shared) = (Script(), clock, self.folder)
    let open: @Sendable (String) -> KeychainStore = { id in
      KeychainStore(
        plan: plan.forAccount(id), keychain: KeychainOfStore(keychain: keychain), clock: clock,
        install: nil, folder: shared)
    }
    (self.condition, self.kind, self.keychain) = (condition, kind, keychain)
    store = open(DeviceAccount.firstID)
    clients = AccountClients(
      AccountPlaces(list: open(DeviceAccount.firstID)) { open($0) },
      make: { Longde.Client(store: $0, options: ClientOptions(transport: script, clock: clock)) },
      launch: { await $0.session.start() }, signOut: { try await $0.signOut() })
    script.on("me", Answers.me)
    script.on("renewSession", Answers.grants(2))
    script.on("signInWithApple", Answers.grants(3))
    script.on("signOut", .json(200, ""))
    client.session.add(log)
  }

  deinit { folder.map { try? FileManager.default.removeItem(at: $0) } }

  private static func make(_ folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private static func signedIn(_ plan: StoragePlan, _ now: Date) throws -> FakeKeychain {
    let keychain = FakeKeychain()
    let store = Samples.store(plan, keychain)
    var session = World.stored(["access": "a1", "refresh": "r1"], now)
    (session.id, session.server) = ("s1", "https longde.cloud 443")
    try store.save(session)
    if plan.guardedBy != nil {
      try store.setGuard(true)
      try store.save(session)
    }
    return keychain.afterwards
  }

  /// The condition begins: before this process, or while it uses the session.
  func begin(_ operation: StoreOperation) async {
    if operation == .renewal {
      await passGate()
      await client.session.start()
      clock.advance(by: 3600)
    }
    condition.begin(keychain)
    if condition.passesGate { await passGate() }
  }

  func end() async throws {
    keychain.change(condition.end)
    try folder.map(Self.make)
    await passGate()
  }

  private func passGate() async {
    guard kind.isGuarded else { return }
    store.open(with: UnlockProof())
    await client.session.openTokens(with: UnlockProof())
  }

  var state: String { client.session.state.rawValue }
  var hasDroppedGuard: Bool { log.events.contains(.guardDropped) }

  func perform(_ operation: StoreOperation) async -> StatusFailure? {
    do {
      switch operation {
      case .load, .renewal: _ = try await client.me()
      case .signIn: _ = try await client.signInWithApple(identityToken: Secret("apple"))
      case .signOut: try await client.signOut()
      case .save: try store.save(renewed)
      case .clear: try store.clear()
      case .add: _ = try clients.list.add(name: "work")
      case .rename: try clients.list.rename(DeviceAccount.firstID, "home")
      case .remove: try await clients.remove(DeviceAccount.firstID)
      }
      return nil
    } catch {
      return StatusFailure(error)
    }
  }

  /// The stored session with new tokens.
  private var renewed: StoredSession {
    var session = World.stored(["access": "a2", "refresh": "r2"], clock.now)
    session.id = "s1"
    return session
  }
}

/// A failure as an app sees it.
struct StatusFailure: Hashable {
  let name: String
  let recovery: Recovery
  let message: String

  init(_ error: any Error) {
    switch error {
    case let failure as StoreFailure:
      let name = FaultCause(failure).name ?? "system"
      self.init("`StoreFailure.\(name)`", failure.recovery, failure.description)
    case let failure as CallFailure<NoRefusal>: self.init(of: failure)
    case let failure as CallFailure<Longde.MeRefusal>: self.init(of: failure)
    case let failure as CallFailure<Longde.SignInWithAppleRefusal>: self.init(of: failure)
    default: self.init("\(error)", .ignore, "")
    }
  }

  private init<Refusal>(of failure: CallFailure<Refusal>) {
    guard case .fault(let fault) = failure else {
      self.init("\(failure)", failure.recovery, "Please sign in.")
      return
    }
    self.init(
      "`Fault.\(fault.rawValue)`", failure.recovery, fault.sentence.text(in: ["en"]) ?? "")
  }

  private init(_ name: String, _ recovery: Recovery, _ message: String) {
    (self.name, self.recovery, self.message) = (name, recovery, message)
  }
}
