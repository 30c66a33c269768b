import Foundation
import Testing

@testable import AuthClient
@testable import AuthBiometrics

@Suite("Biometrics at launch")
struct BiometricGateTests {
  private let device = FakeUnlocker()
  private let memory = MemoryBiometricMemory()

  private func gate(
    _ kinds: Set<BiometricKind> = [.faceID, .touchID], memory: (any BiometricMemory)? = nil
  ) -> BiometricGate {
    BiometricGate(
      rule: BiometricRule(kinds: kinds, fallback: "signInWithEmail"), unlocker: device,
      memory: memory ?? self.memory)
  }

  private func enrolled() async -> BiometricGate {
    let gate = gate()
    #expect(await gate.enrol(reason: "r") == .on)
    return gate
  }

  @Test func isOfferedOnceAfterFirstSignIn() async {
    #expect(await gate().offer() == .faceID)
    #expect(await gate().enrol(reason: "r") == .on)
    #expect(await gate().offer() == nil)
    await gate().forget()
    #expect(await gate().offer() == .faceID)
    #expect(await gate().decline())
    #expect(await gate().offer() == nil)
    #expect(await gate().pass(reason: "r") == .open)
    #expect(device.asked == 1, "a user who declined is not prompted")
  }

  @Test func isOfferedWhereContractSays() async {
    func gate(_ offered: BiometricRule.Offer) -> BiometricGate {
      BiometricGate(
        rule: BiometricRule(kinds: [.faceID], offered: offered), unlocker: device, memory: memory)
    }
    #expect(await gate(.inSettings).offer() == nil, "not after a sign-in")
    #expect(await gate(.inSettings).offer(.inSettings) == .faceID)
    #expect(await gate(.afterFirstSignIn).offer(.inSettings) == .faceID)
    await gate(.inSettings).decline()
    #expect(
      await gate(.inSettings).offer(.inSettings) == .faceID, "a user who declined may change it")
    #expect(await gate(.inSettings).enrol(reason: "r") == .on)
    #expect(await gate(.inSettings).offer(.inSettings) == nil)
  }

  @Test func failureLocksWithoutFallback() async {
    let gate = BiometricGate(
      rule: BiometricRule(kinds: [.faceID]), unlocker: device, memory: memory)
    #expect(await gate.enrol(reason: "r") == .on)
    device.answer(.failed)
    #expect(await gate.pass(reason: "r") == .locked(.failed))
    device.become(.lockedOut(.faceID))
    device.answer(.unlocked)
    #expect(await gate.pass(reason: "r") == .open, "the device's passcode counts")
  }

  @Test(
    arguments: [
      .lockedOut(.faceID), .notEnrolled(.faceID), .unavailable, .ready(.opticID, enrolment: []),
    ] as [BiometricAvailability])
  func unavailableBiometricsAreNotOffered(_ now: BiometricAvailability) async {
    device.become(now)
    #expect(await gate().offer() == nil)
    #expect(await gate().enrol(reason: "r") == .unavailable)
    #expect(device.asked == 0)
    #expect(memory.load() == nil)
  }

  @Test(arguments: [UnlockOutcome.cancelled, .failed, .passwordChosen, .lockedOut, .unavailable])
  func failedPromptDoesNotEnroll(_ outcome: UnlockOutcome) async {
    device.answer(outcome)
    #expect(await gate().enrol(reason: "r") == .notShown(outcome))
    #expect(memory.load() == nil)
    #expect(await gate().offer() == .faceID, "it is offered again")
  }

  /// The prompt is answered after a sign-out, or after the user declined elsewhere.
  @Test(arguments: [nil, BiometricChoice(isOn: false)])
  func choiceChangedDuringPromptIsNotEnrolled(_ choice: BiometricChoice?) async {
    let (gate, question) = (gate(), Gate())
    device.hold(by: question)
    let enrolling = Task { await gate.enrol(reason: "r") }
    await until("the prompt") { device.asked == 1 }
    #expect(choice == nil ? await gate.forget() : await gate.decline())
    question.open()
    #expect(await enrolling.value == .notKept)
    #expect(memory.load() == choice)
    let next = await gate.enrol(reason: "r")
    #expect(next == .on, "it can be enabled after another prompt")
  }

  @Test func opensWithoutPromptUnlessEnrolled() async {
    #expect(await gate().pass(reason: "r") == .open)
    #expect(device.asked == 0)
  }

  @Test(
    arguments: [
      (.unlocked, .open), (.cancelled, .locked(.cancelled)), (.failed, .fallback(.failed)),
      (.passwordChosen, .fallback(.chosen)), (.lockedOut, .fallback(.lockedOut)),
      (.notEnrolled, .fallback(.notEnrolled)), (.unavailable, .fallback(.unavailable)),
    ] as [(UnlockOutcome, LaunchOutcome)])
  func launchOutcomeFollowsPrompt(_ outcome: UnlockOutcome, _ launch: LaunchOutcome) async {
    _ = await enrolled()
    device.answer(outcome)
    #expect(await gate().pass(reason: "r") == launch, "in the next run of the app")
    #expect(device.asked == 2)
  }

  @Test(
    arguments: [
      (.lockedOut(.faceID), .lockedOut), (.notEnrolled(.faceID), .notEnrolled),
      (.unavailable, .unavailable), (.ready(.faceID, enrolment: [Data([2])]), .enrolmentChanged),
      (.ready(.faceID, enrolment: []), .enrolmentChanged),
      (.ready(.opticID, enrolment: [Data([1])]), .unavailable),
    ] as [(BiometricAvailability, FallbackReason)])
  func unavailableBiometricsFallBackWithoutPrompt(
    _ now: BiometricAvailability, _ reason: FallbackReason
  ) async {
    _ = await enrolled()
    device.become(now)
    #expect(await gate().pass(reason: "r") == .fallback(reason))
    #expect(device.asked == 1, "no prompt is shown")
  }

  @Test func signInInsteadTrustsNewEnrollment() async {
    _ = await enrolled()
    device.become(.ready(.faceID, enrolment: [Data([2])]))
    #expect(await gate().signedInInstead())
    #expect(await gate().pass(reason: "r") == .open)
    #expect(device.asked == 2)
  }

  /// A new version of the system changes one of the hashes without a new enrollment.
  @Test func oneUnchangedEnrollmentHashIsEnough() async {
    _ = await enrolled()
    for hashes in [[1, 11], [2, 11], [2, 12]] as [[UInt8]] {
      let now = hashes.map { Data([$0]) }
      device.become(.ready(.faceID, enrolment: now))
      #expect(await gate().pass(reason: "r") == .open)
      #expect(memory.load()?.enrolment == now, "later versions are compared with these")
    }
    device.become(.ready(.faceID, enrolment: [Data([1]), Data([11])]))
    #expect(await gate().pass(reason: "r") == .fallback(.enrolmentChanged))
  }

  /// Another user may sign in next.
  @Test func choiceForgottenDuringPromptStaysForgotten() async {
    let (gate, question) = (await enrolled(), Gate())
    device.become(.ready(.faceID, enrolment: [Data([1]), Data([11])]))
    device.hold(by: question)
    let passing = Task { await gate.pass(reason: "r") }
    await until("the prompt") { device.asked == 2 }
    await gate.forget()
    question.open()
    _ = await passing.value
    #expect(memory.load() == nil)
  }

  @Test func cancelledPromptKeepsEnrollmentHashes() async {
    _ = await enrolled()
    device.become(.ready(.faceID, enrolment: [Data([1]), Data([11])]))
    device.answer(.cancelled)
    #expect(await gate().pass(reason: "r") == .locked(.cancelled))
    #expect(memory.load()?.enrolment == [Data([1])])
  }

  @Test(arguments: [
    (#"{"isOn":true,"enrolment":"AQ=="}"#, [Data([1])]), (#"{"isOn":true}"#, []),
    (#"{"isOn":true,"enrolment":["AQ==","Ag=="]}"#, [Data([1]), Data([2])]),
  ])
  func readsChoicesWrittenByEarlierVersions(_ text: String, _ enrolment: [Data]) throws {
    let choice = try JSONDecoder().decode(BiometricChoice.self, from: Data(text.utf8))
    #expect(choice == BiometricChoice(isOn: true, enrolment: enrolment))
    let again = try JSONEncoder().encode(choice)
    #expect(try JSONDecoder().decode(BiometricChoice.self, from: again) == choice)
  }

  @Test func signInDoesNotEnableBiometrics() async {
    #expect(await !gate().signedInInstead())
    await gate().decline()
    #expect(await !gate().signedInInstead())
    #expect(memory.load() == BiometricChoice(isOn: false))
  }

  @Test func memoryFailureLocksAndEnrollsNothing() async {
    let unreadable = gate(memory: BrokenMemory())
    #expect(await unreadable.pass(reason: "r") == .locked(.memoryUnreadable))
    #expect(await unreadable.offer() == nil)
    #expect(await !unreadable.signedInInstead())
    let unwritable = gate(memory: BrokenMemory(isReadable: true))
    #expect(await unwritable.enrol(reason: "r") == .notKept)
    #expect(await !unwritable.decline())
    #expect(await !unwritable.forget())
  }
}
