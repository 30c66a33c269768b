import Foundation
import Primitives
import Testing

@testable import AuthBiometrics
@testable import AuthClient
@testable import AuthKeychain

/// The gate, the session and the keychain together, from the choice to the sign-out.
@Suite("Tokens tied to biometrics")
struct GuardedTokensTests {
  private let device = FakeUnlocker(proof: UnlockProof())
  private let memory = MemoryBiometricMemory()
  private let script = Script()
  private let clock = VirtualClock()
  private let plan = StoragePlan(Samples.named, guardedBy: .biometryCurrentSet)

  private func session(_ keychain: FakeKeychain) -> AuthSession<Reader> {
    Reader.World.session(
      KeychainStore(plan: plan, keychain: keychain, clock: clock, install: nil), script, clock)
  }

  private func gate(_ session: AuthSession<Reader>?) -> BiometricGate {
    BiometricGate(
      rule: BiometricRule(kinds: [.faceID], guards: .tokens, fallback: "signIn"),
      unlocker: device, memory: memory, session: session)
  }

  /// Signed in, and switched on.
  private func enrolled() async throws -> FakeKeychain {
    let keychain = FakeKeychain()
    let session = session(keychain)
    script.on("signIn", Reader.grants(1, user: "u1"))
    _ = try await session.signIn(Reader.signIn)
    #expect(await gate(session).enrol(reason: "r") == .on)
    #expect(session.state == .active)
    return keychain
  }

  @Test func tokensAreReadOnlyAfterPrompt() async throws {
    let keychain = try await enrolled().afterwards
    let session = session(keychain)
    #expect(await session.happen(.launches) == .unknown)
    #expect(await gate(session).pass(reason: "r") == .open)
    #expect(session.state == .locked, "the launch is not forgotten")
    #expect(await session.happen(.unlocks) == .expired)
    script.on("renew", Reader.grants(2))
    #expect(await session.start() == .active)
    #expect(keychain.stored("refresh_token")?.guardedBy == .biometryCurrentSet)
    #expect(keychain.text(of: "refresh_token") == "r2")
  }

  /// System updates change the hash too. The guarded items detect whether a face was added.
  @Test func tokensOpenDespiteChangedHash() async throws {
    let keychain = try await enrolled().afterwards
    let session = session(keychain)
    device.become(.ready(.faceID, enrolment: [Data([2])]))
    #expect(await gate(session).pass(reason: "r") == .open)
    #expect(session.state != .unknown)
    #expect(memory.load()?.enrolment == [Data([2])])
  }

  /// After a new enrollment, the keychain opens its items to no proof.
  @Test(arguments: [
    (Data([1]), LaunchOutcome.locked(.memoryUnreadable)), (Data([2]), .fallback(.enrolmentChanged)),
  ])
  func unreadableTokensKeepAppLocked(_ hash: Data, _ outcome: LaunchOutcome) async {
    let tokens = ClosedTokens()
    memory.save(BiometricChoice(isOn: true, enrolment: [Data([1])]))
    device.become(.ready(.faceID, enrolment: [hash]))
    let gate = BiometricGate(
      rule: BiometricRule(kinds: [.faceID], guards: .tokens, fallback: "signIn"),
      unlocker: device, memory: memory, session: tokens)
    #expect(await gate.pass(reason: "r") == outcome)
    #expect(await tokens.proofs == [true, false], "a sign-in replaces items only without a proof")
    #expect(memory.load()?.enrolment == [Data([1])])
  }

  private actor ClosedTokens: GuardedTokens {
    private(set) var proofs: [Bool] = []

    func tokensAreGuarded() -> Bool { true }
    func guardTokens(_ isOn: Bool) -> Bool { false }
    func openTokens(with proof: UnlockProof?) -> Bool {
      proofs.append(proof != nil)
      return false
    }
  }

  /// A face is enrolled while the app runs, and the app prompts again when it returns to the foreground.
  @Test func eachProofRereadsTokens() async throws {
    let keychain = try await enrolled().afterwards
    let session = session(keychain)
    #expect(await session.openTokens(with: UnlockProof()))
    #expect(session.state != .unknown)
    keychain.lock(.neverOpened)
    #expect(await session.openTokens(with: UnlockProof()) == false)
    #expect(await session.openTokens(with: nil))
  }

  @Test func failedPromptKeepsTokensGuarded() async throws {
    let keychain = try await enrolled().afterwards
    let session = session(keychain)
    device.answer(.failed)
    #expect(await gate(session).pass(reason: "r") == .fallback(.failed))
    #expect(await session.restore() == .unknown)
    #expect(keychain.text(of: "refresh_token") == "r1")
  }

  @Test func tokensStayGuardedAfterSignInInstead() async throws {
    let keychain = try await enrolled().afterwards
    let session = session(keychain)
    device.answer(.passwordChosen)
    #expect(await gate(session).pass(reason: "r") == .fallback(.chosen))
    script.on("signIn", Reader.grants(2, user: "u1"))
    _ = try await session.signIn(Reader.signIn)
    #expect(await gate(session).signedInInstead())
    #expect(keychain.text(of: "refresh_token") == "r2")
    #expect(keychain.stored("refresh_token")?.guardedBy == .biometryCurrentSet)
  }

  @Test func signOutRemovesGuard() async throws {
    let keychain = try await enrolled()
    let session = session(keychain)
    script.on("signOut", .json(200, ""))
    try await session.end(Reader.signOut)
    await gate(session).forget()
    #expect(keychain.items.isEmpty)
    #expect(keychain.proofs.use({ $0 == nil }))
    script.on("signIn", Reader.grants(2))
    _ = try await session.signIn(Reader.signIn)
    #expect(keychain.items.values.allSatisfy { $0.guardedBy == nil })
  }

  @Test func declineRemovesGuard() async throws {
    let keychain = try await enrolled()
    let session = session(keychain)
    #expect(await gate(session).decline())
    #expect(keychain.items.values.allSatisfy { $0.guardedBy == nil })
    #expect(await gate(session).pass(reason: "r") == .open)
  }

  @Test func declineRequiresProof() async throws {
    let keychain = try await enrolled().afterwards
    #expect(await !gate(session(keychain)).decline())
    #expect(keychain.stored("refresh_token")?.guardedBy == .biometryCurrentSet)
  }

  /// The app lost its own memory, but the keychain kept its items.
  @Test func guardedTokensPromptWithoutStoredChoice() async throws {
    let keychain = try await enrolled().afterwards
    memory.save(nil)
    let session = session(keychain)
    device.answer(.cancelled)
    #expect(await gate(session).pass(reason: "r") == .locked(.cancelled))
    device.answer(.unlocked)
    #expect(await gate(session).pass(reason: "r") == .open)
    #expect(session.state != .unknown)
  }

  @Test func enrollmentRequiresWorkingGuard() async throws {
    let keychain = FakeKeychain()
    let session = session(keychain)
    #expect(await gate(nil).enrol(reason: "r") == .unavailable)
    #expect(await gate(session).enrol(reason: "r") == .notKept, "nobody is signed in")
    device.hold(proof: nil)
    #expect(await gate(session).enrol(reason: "r") == .unavailable)
    #expect(memory.load() == nil)
  }

  @Test func failedStoreWriteEnablesNoGuard() async throws {
    let keychain = FakeKeychain()
    let session = session(keychain)
    script.on("signIn", Reader.grants(1))
    _ = try await session.signIn(Reader.signIn)
    for call in 1...3 {
      keychain.fail(call: keychain.calls.count + 4 + call, -25291)
      _ = await gate(session).enrol(reason: "r")
      let isGuarded = try await session.tokensAreGuarded()
      #expect(isGuarded == (memory.load()?.isOn == true), "call \(call) fails")
    }
  }

  @Test func unwritableMemoryEnablesNoGuard() async throws {
    let keychain = FakeKeychain()
    let session = session(keychain)
    script.on("signIn", Reader.grants(1))
    _ = try await session.signIn(Reader.signIn)
    let gate = BiometricGate(
      rule: BiometricRule(kinds: [.faceID], guards: .tokens), unlocker: device,
      memory: BrokenMemory(isReadable: true), session: session)
    #expect(await gate.enrol(reason: "r") == .notKept)
    #expect(keychain.items.values.allSatisfy { $0.guardedBy == nil })
  }
}
