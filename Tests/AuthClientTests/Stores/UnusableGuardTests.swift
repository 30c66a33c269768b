import Foundation
import Primitives
import Testing

@testable import AuthBiometrics
@testable import AuthClient
@testable import AuthKeychain

/// Something that happens to Face ID while it guards tokens.
enum Misfortune: String, CaseIterable {
  case faceAdded, reset, denied, lockedOut, passcodeRemoved

  func happen(to device: inout FakeDevice) {
    switch self {
    case .faceAdded: device.enrolment = 2
    case .reset: device.enrolment = nil
    case .denied: device.allowsBiometry = false
    case .lockedOut: device.isLockedOut = true
    case .passcodeRemoved: (device.hasPasscode, device.enrolment) = (false, nil)
    }
  }

  /// A new guard can be bound, to what the device knows now.
  var keepsGuard: Bool { self == .faceAdded || self == .lockedOut }

  var availability: BiometricAvailability {
    switch self {
    case .faceAdded: .ready(.faceID, enrolment: [Data([2])])
    case .reset, .denied: .notEnrolled(.faceID)
    case .lockedOut: .lockedOut(.faceID)
    case .passcodeRemoved: .unavailable
    }
  }

  static let everywhere = allCases.flatMap { one in
    GuardedKeychainTests.plans.map { (one, $0) }
  }
}

/// A user who resets Face ID, or denies it to the app, can still sign in another way.
@Suite("A guard that no longer opens")
struct UnusableGuardTests {
  private let device = FakeUnlocker(proof: UnlockProof())
  private let memory = MemoryBiometricMemory()
  private let script = Script()
  private let clock = VirtualClock()
  private let log = EventList()

  private func session(_ plan: StoragePlan, _ keychain: FakeKeychain) -> AuthSession<Reader> {
    let store = KeychainStore(plan: plan, keychain: keychain, clock: clock, install: nil)
    let session = Reader.World.session(store, script, clock)
    session.add(log)
    return session
  }

  private func gate(_ session: AuthSession<Reader>) -> BiometricGate {
    BiometricGate(
      rule: BiometricRule(kinds: [.faceID], guards: .tokens, fallback: "signIn"),
      unlocker: device, memory: memory, session: session)
  }

  /// Signed in and switched on; then it happens, in this process.
  private func struck(
    _ one: Misfortune, _ plan: StoragePlan
  ) async throws -> (AuthSession<Reader>, FakeKeychain) {
    let keychain = FakeKeychain()
    let session = session(plan, keychain)
    script.on("signIn", Reader.grants(1, user: "u1"))
    _ = try await session.signIn(Reader.signIn)
    #expect(await gate(session).enrol(reason: "r") == .on)
    keychain.change(one.happen)
    device.become(one.availability)
    script.on("signIn", Reader.grants(2, user: "u1"))
    return (session, keychain)
  }

  @Test(arguments: Misfortune.everywhere)
  func signInReplacesUnusableGuard(_ one: Misfortune, _ plan: StoragePlan) async throws {
    let keychain = try await struck(one, plan).1.afterwards
    let session = session(plan, keychain)
    #expect(await session.start() == .unknown)
    guard case .fallback = await gate(session).pass(reason: "r") else {
      Issue.record("the gate must offer the sign-in")
      return
    }
    #expect(await read(session)?.recovery == .signIn)
    _ = try await session.signIn(Reader.signIn)
    #expect(session.state == .active)
    #expect(keychain.text.contains("r2"))
    try await check(one, plan, session, keychain)
  }

  /// Even in the process that had opened the tokens, whose proof has expired.
  @Test(arguments: Misfortune.everywhere)
  func signInInSameProcessReplacesUnusableGuard(_ one: Misfortune, _ plan: StoragePlan) async throws
  {
    let (session, keychain) = try await struck(one, plan)
    _ = try await session.signIn(Reader.signIn)
    #expect(keychain.text.contains("r2"))
    try await check(one, plan, session, keychain)
  }

  /// The guard is bound anew, or it is gone and everybody is told; the next launches ask for no sign-in.
  private func check(
    _ one: Misfortune, _ plan: StoragePlan, _ session: AuthSession<Reader>, _ keychain: FakeKeychain
  ) async throws {
    #expect(try await session.tokensAreGuarded() == one.keepsGuard)
    #expect(log.events.contains(.guardDropped) == !one.keepsGuard)
    #expect(keychain.items.values.contains { $0.guardedBy != nil } == one.keepsGuard)
    device.become(one == .lockedOut ? .faceID : one.availability)
    if one.keepsGuard { #expect(await gate(session).signedInInstead()) }
    for _ in 1...2 {
      let next = keychain.afterwards
      next.change { $0.isLockedOut = false }
      let session = self.session(plan, next)
      #expect(await gate(session).pass(reason: "r") == .open)
      #expect(await session.restore() != .unknown)
    }
    #expect((memory.load() != nil) == one.keepsGuard, "the choice was removed with the guard")
  }

  @Test(arguments: [Misfortune.reset, .denied])
  func signInInsteadReportsDroppedGuard(_ one: Misfortune) async throws {
    let (session, _) = try await struck(one, GuardedKeychainTests.plans[0])
    _ = try await session.signIn(Reader.signIn)
    #expect(await !gate(session).signedInInstead())
    #expect(memory.load() == nil)
    device.become(.faceID)
    #expect(await gate(session).offer() == .faceID, "it can be switched on again")
  }

  /// A refresh doesn't prove the user's presence, so its tokens aren't stored unguarded.
  @Test(arguments: [Misfortune.reset, .denied, .passcodeRemoved], GuardedKeychainTests.plans)
  func refreshDoesNotDropGuard(_ one: Misfortune, _ plan: StoragePlan) async throws {
    let (session, keychain) = try await struck(one, plan)
    clock.advance(by: 7200)
    script.on("renew", Reader.grants(3))
    #expect(await read(session) == .fault(.sessionLost))
    #expect(!keychain.text.contains("r3"))
    #expect(await read(session)?.recovery == .signIn)
    _ = try await session.signIn(Reader.signIn)
    #expect(log.events.contains(.guardDropped))
    #expect(await read(session) == nil)
  }

  @Test(arguments: [Misfortune.reset, .denied, .passcodeRemoved], GuardedKeychainTests.plans)
  func saveOfSameSessionDoesNotDropGuard(_ one: Misfortune, _ plan: StoragePlan) throws {
    let keychain = FakeKeychain()
    let store = Samples.store(plan, keychain)
    try store.save(Samples.session(1))
    try store.setGuard(true)
    try store.save(Samples.session(1))
    keychain.change(one.happen)
    #expect(throws: StoreFailure.guardUnusable) { try store.save(Samples.session(2)) }
    #expect(try store.isGuarded())
    #expect(!keychain.text.contains("refresh-2"))
  }

  /// Not even the save that enables the guard.
  @Test(arguments: GuardedKeychainTests.plans)
  func firstSaveDoesNotDropGuard(_ plan: StoragePlan) throws {
    let keychain = FakeKeychain()
    let store = Samples.store(plan, keychain)
    var session = Samples.session(1)
    session.id = "s1"
    try store.save(session)
    keychain.change { $0.allowsBiometry = false }
    try store.setGuard(true)
    #expect(throws: StoreFailure.guardUnusable) { try store.save(session) }
    #expect(try store.load() == session)
  }

  /// The guard still works, so a new proof opens it.
  @Test(arguments: GuardedKeychainTests.plans)
  func expiredProofIsNotUnusableGuard(_ plan: StoragePlan) async throws {
    let keychain = FakeKeychain()
    let store = Samples.store(plan, keychain)
    try store.save(Samples.session(1))
    try store.setGuard(true)
    try store.save(Samples.session(1))
    store.open(with: UnlockProof())
    keychain.change { $0.hasDeadProofs = true }
    #expect(throws: StoreFailure.locked) { try store.load() }
    #expect(keychain.proofs.use({ $0 == nil }))
    try store.save(Samples.session(2))
    #expect(try store.isGuarded())
    keychain.change { $0.hasDeadProofs = false }
    store.open(with: UnlockProof())
    #expect(try store.load() == Samples.session(2))
  }

  /// If the guard can't be enabled, the unguarded session stays.
  @Test(arguments: GuardedKeychainTests.plans)
  func unusableGuardIsNotSwitchedOn(_ plan: StoragePlan) async throws {
    let keychain = FakeKeychain()
    let session = session(plan, keychain)
    script.on("signIn", Reader.grants(1, user: "u1"))
    _ = try await session.signIn(Reader.signIn)
    keychain.change { $0.allowsBiometry = false }
    for count in 0...60 {
      let next = keychain.afterwards
      let store = Samples.store(plan, next)
      next.kill(afterCalls: count)
      try? store.setGuard(true)
      if let stored = try? store.load() { try? store.save(stored) }
      let found = try Samples.store(plan, next.afterwards).load()
      #expect(found?.tokens["refresh"]?.secret == Secret("r1"), "killed after \(count) calls")
    }
    #expect(await gate(session).enrol(reason: "r") == .notKept)
    #expect(await read(session) == nil)
    #expect(try !Samples.store(plan, keychain).isGuarded())
  }

  private func read(_ session: AuthSession<Reader>) async -> CallFailure<NoRefusal>? {
    script.on("read", .json(200, ""))
    return await outcome { () throws(CallFailure<NoRefusal>) in
      _ = try await session.call(Reader.read)
    }.failure
  }
}

/// Items that are only kept while the device has a passcode.
@Suite("A device without a passcode")
struct MissingPasscodeTests {
  @Test(arguments: [Samples.named, Samples.one])
  func missingPasscodeIsReported(_ items: StoragePlan.Items) async throws {
    let keychain = FakeKeychain()
    keychain.change { ($0.hasPasscode, $0.enrolment) = (false, nil) }
    let (script, clock) = (Script(), VirtualClock())
    let plan = StoragePlan(items, accessibility: .whenPasscodeSet)
    let session = Reader.World.session(Samples.store(plan, keychain), script, clock)
    script.on("signIn", Reader.grants(1, user: "u1"))
    let failure = await outcome { () throws(CallFailure<NoRefusal>) in
      _ = try await session.signIn(Reader.signIn)
    }.failure
    #expect(failure == .fault(.passcodeMissing))
    #expect(failure?.recovery == .tell)
    #expect(Fault.passcodeMissing.sentence.text(in: ["en"])?.contains("passcode") == true)
    keychain.change { $0.hasPasscode = true }
    _ = try await session.signIn(Reader.signIn)
    #expect(session.state == .active)
  }

  /// An app update starts to require a passcode. Updating an item fails with a different status than adding it.
  @Test func missingPasscodeIsReportedOnUpdate() throws {
    let keychain = try FakeKeychain.holding(Samples.session(1), StoragePlan(Samples.one))
    keychain.change { $0.hasPasscode = false }
    let plan = StoragePlan(Samples.one, accessibility: .whenPasscodeSet)
    #expect(throws: StoreFailure.passcodeMissing) {
      try Samples.store(plan, keychain).save(Samples.session(2))
    }
    #expect(try Samples.store(plan, keychain).load() == Samples.session(1))
  }
}

extension FakeKeychain {
  /// All that stands in it.
  var text: String {
    items.values.map { String(decoding: $0.content, as: UTF8.self) }.joined(separator: "\n")
  }
}
