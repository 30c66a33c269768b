import AuthClient
import Foundation

/// Biometrics as the contract has them: offered after the first sign-in, asked for at each launch, and a
/// way in by password where they fail.
///
/// It guards the app's own screens. It does not encrypt the tokens: a keychain item that asks for
/// biometrics itself does that.
public actor BiometricGate {
  private let rule: BiometricRule
  private let unlocker: any Unlocker
  private let memory: any BiometricMemory
  /// How often it was said that it is to be off.
  private var refusals = 0

  public init(rule: BiometricRule, unlocker: any Unlocker, memory: any BiometricMemory) {
    self.rule = rule
    self.unlocker = unlocker
    self.memory = memory
  }

  /// After a sign-in: the kind to offer. Nil if the person was asked before, or there is nothing to offer.
  public func offer() -> BiometricKind? {
    guard let isUnasked = try? memory.load() == nil, isUnasked else { return nil }
    return ready?.kind
  }

  /// The person wants it. They show once that it works for them; only then is it switched on.
  ///
  /// - Parameter reason: what the person is told.
  public func enrol(reason: String) async -> EnrolOutcome {
    guard let ready else { return .unavailable }
    let before = refusals
    let outcome = await unlocker.unlock(reason: reason)
    guard outcome == .unlocked else { return .notShown(outcome) }
    // They signed out or said no while they were asked.
    guard refusals == before else { return .notKept }
    return remember(BiometricChoice(isOn: true, enrolment: ready.enrolment)) ? .on : .notKept
  }

  /// The person does not want it and is not asked again.
  ///
  /// - Returns: false if that could not be kept.
  @discardableResult
  public func decline() -> Bool {
    refusals += 1
    return remember(BiometricChoice(isOn: false))
  }

  /// Sign-out, or the end of the account.
  @discardableResult
  public func forget() -> Bool {
    refusals += 1
    return remember(nil)
  }

  /// At launch, if there is a session.
  ///
  /// - Parameter reason: what the person is told.
  public func pass(reason: String) async -> LaunchOutcome {
    let choice: BiometricChoice?
    do { choice = try memory.load() } catch { return .locked(.memoryUnreadable) }
    guard let choice, choice.isOn else { return .open }
    switch unlocker.availability() {
    case .ready(let kind, let enrolment):
      guard rule.kinds.contains(kind) else { return .fallback(.unavailable) }
      guard enrolment == choice.enrolment else { return .fallback(.enrolmentChanged) }
      return LaunchOutcome(await unlocker.unlock(reason: reason))
    case .lockedOut: return .fallback(.lockedOut)
    case .notEnrolled: return .fallback(.notEnrolled)
    case .unavailable: return .fallback(.unavailable)
    }
  }

  /// The person signed in by other means after `.fallback`: from here on it is as if it was switched on
  /// anew, with the faces and fingers that the device knows now.
  @discardableResult
  public func signedInInstead() -> Bool {
    guard let choice = try? memory.load(), choice.isOn, let ready else { return false }
    return remember(BiometricChoice(isOn: true, enrolment: ready.enrolment))
  }

  /// What can be asked for now, and is what the contract speaks of.
  private var ready: (kind: BiometricKind, enrolment: Data?)? {
    guard case .ready(let kind, let enrolment) = unlocker.availability(), rule.kinds.contains(kind)
    else { return nil }
    return (kind, enrolment)
  }

  private func remember(_ choice: BiometricChoice?) -> Bool { (try? memory.save(choice)) != nil }
}
