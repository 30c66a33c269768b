import AuthBiometrics
import AuthClient
import Foundation
import ReadmigoClient
import Testing

/// The tokens are tied to biometrics (9.2), as `docs/client.md` shows it. What the keychain does is in AuthClientTests.
@Suite struct ReadmigoBiometricsTests {
  private let memory = MemoryBiometricMemory()
  private let shown = ShownPages()

  @Test func contractGuardsTokens() {
    #expect(Readmigo.Policies.biometrics.guards == .tokens)
    #expect(Readmigo.Policies.biometrics.offered == .afterFirstSignIn)
    #expect(Readmigo.Policies.biometrics.fallback == "signInWithEmail")
    #expect(Readmigo.storage.guardedBy == .biometryCurrentSet)
  }

  @Test(arguments: [
    (UnlockOutcome.unlocked, [], false), (.failed, ["sign-in"], true),
    (.cancelled, ["lock"], true),
  ])
  func tokensAreReadOnlyAfterPrompt(
    _ outcome: UnlockOutcome, _ pages: [String], _ isUnknown: Bool
  ) async throws {
    let world = try await ReadmigoWorld()
    let kept = MemoryStore()
    _ = try await world.registered("phone", kept)
    let before = GuardedStore(kept)
    await signedIn(world.client("phone", before), AskedPerson(.unlocked))
    #expect(before.isGuarded())
    let client = world.client("phone", GuardedStore(kept, isGuarded: true))
    await launch(client, AskedPerson(outcome))
    #expect(shown.all == pages)
    #expect((client.session.state == .unknown) == isUnknown)
  }

  private func signedIn(_ client: Readmigo.Client, _ unlocker: AskedPerson) async {
    let gate = gate(client, unlocker)
    if await gate.offer() != nil { _ = await gate.enrol(reason: "Unlock with Face ID") }
  }

  private func launch(_ client: Readmigo.Client, _ unlocker: AskedPerson) async {
    let gate = gate(client, unlocker)
    await client.session.happen(.launches)
    switch await gate.pass(reason: "Unlock") {
    case .open: await client.session.happen(.unlocks)
    case .fallback: show("sign-in")
    case .locked: show("lock")
    }
  }

  private func gate(_ client: Readmigo.Client, _ unlocker: AskedPerson) -> BiometricGate {
    let gate = BiometricGate(
      rule: Readmigo.Policies.biometrics, unlocker: unlocker, memory: memory,
      session: client.session)
    return gate
  }

  private func show(_ page: String) { shown.add(page) }
}

/// A device that recognises a face, or not.
private struct AskedPerson: Unlocker {
  private let outcome: UnlockOutcome

  init(_ outcome: UnlockOutcome) { self.outcome = outcome }

  func availability() -> BiometricAvailability { .ready(.faceID, enrolment: [Data([1])]) }

  func unlock(reason: String) async -> UnlockOutcome { outcome }

  func prove(reason: String) async -> (outcome: UnlockOutcome, proof: UnlockProof?) {
    (outcome, outcome == .unlocked ? UnlockProof() : nil)
  }
}

/// A store in memory that guards as a keychain does.
private final class GuardedStore: GuardableStore, @unchecked Sendable {
  private let inner: MemoryStore
  private let lock = NSLock()
  private var isOn: Bool
  private var proof: UnlockProof?

  init(_ inner: MemoryStore, isGuarded: Bool = false) {
    self.inner = inner
    isOn = isGuarded
  }

  var place: StorePlace { inner.place }

  func isGuarded() -> Bool { lock.withLock { isOn } }

  func setGuard(_ isOn: Bool) { lock.withLock { self.isOn = isOn } }

  func open(with proof: UnlockProof?) { lock.withLock { self.proof = proof } }

  func load() throws -> StoredSession? {
    guard lock.withLock({ !isOn || proof != nil }) else { throw StoreFailure.locked }
    return inner.load()
  }

  func save(_ session: StoredSession) { inner.save(session) }

  func clear() {
    setGuard(false)
    inner.clear()
  }
}

private final class ShownPages: @unchecked Sendable {
  private let lock = NSLock()
  private var pages: [String] = []

  var all: [String] { lock.withLock { pages } }

  func add(_ page: String) { lock.withLock { pages.append(page) } }
}
