import AuthClient
import Foundation

/// Biometrics as the contract has them: offered when it says so, asked for at each launch, and a way in by
/// password where they fail.
///
/// Guards the app's own screens where the contract guards the launch. Where it guards the tokens, the store
/// reads them after the question only: the keychain's items themselves ask for it.
public actor BiometricGate {
  private let rule: BiometricRule
  private let unlocker: any Unlocker
  private let memory: any BiometricMemory
  private let tokens: (any GuardedTokens)?
  /// How often it was said that it is to be off.
  private var refusals = 0

  /// - Parameters:
  ///   - rule: the contract's rule, such as `Readmigo.Policies.biometrics`.
  ///   - unlocker: asks for the face or the finger; `SystemUnlocker` on a device.
  ///   - memory: keeps the user's choice between two runs of the app.
  ///   - session: the client's session. If the rule guards tokens, nothing can be switched on without it.
  public init(
    rule: BiometricRule, unlocker: any Unlocker, memory: any BiometricMemory,
    session: (any GuardedTokens)? = nil
  ) {
    self.rule = rule
    self.unlocker = unlocker
    self.memory = memory
    tokens = rule.guards == .tokens ? session : nil
  }

  /// The kind to offer, after a sign-in or in the settings. Nil if it is on, or there is nothing to offer; after a
  /// sign-in also if the contract offers it elsewhere, or the person was asked before.
  public func offer(_ place: BiometricRule.Offer = .afterFirstSignIn) -> BiometricKind? {
    guard let choice = try? .some(memory.load()) else { return nil }
    switch place {
    //! offered-place-only
    case .afterFirstSignIn: guard rule.offered == place, choice == nil else { return nil }
    case .inSettings: guard choice?.isOn != true else { return nil }
    }
    return ready?.kind
  }

  /// The person wants it. They show once that it works for them; only then is it switched on.
  ///
  /// - Parameter reason: what the person is told.
  public func enrol(reason: String) async -> EnrolOutcome {
    guard let ready else { return .unavailable }
    let before = refusals
    let (outcome, proof) = await unlocker.prove(reason: reason)
    guard outcome == .unlocked else { return .notShown(outcome) }  //! enrolment-confirmed
    if rule.guards == .tokens {
      guard let tokens, let proof else { return .unavailable }
      await tokens.openTokens(with: proof)
      guard await tokens.guardTokens(true) else { return .notKept }
    }
    // They signed out or said no while they were asked.
    guard refusals == before, remember(BiometricChoice(isOn: true, enrolment: ready.enrolment))
    else {
      _ = await tokens?.guardTokens(false)  //! unkept-choice-unguards
      return .notKept
    }  //! unkept-choice-off
    return .on
  }

  /// The person does not want it, or not any more, and is not asked again.
  ///
  /// - Returns: false if that could not be kept.
  @discardableResult
  public func decline() async -> Bool {
    refusals += 1
    return await releaseTokens() && remember(BiometricChoice(isOn: false))
  }

  /// Sign-out, or the end of the account. What guarded the tokens goes with them.
  @discardableResult
  public func forget() async -> Bool {
    refusals += 1  //! sign-out-while-asked
    await tokens?.openTokens(with: nil)
    return remember(nil)
  }

  /// At launch, if there is a session.
  ///
  /// - Parameter reason: what the person is told.
  public func pass(reason: String) async -> LaunchOutcome {
    let choice: BiometricChoice?
    let guarded: Bool
    do {  //! unreadable-choice-locks
      choice = try memory.load()
      guarded = try await isGuarded()
    } catch { return .locked(.memoryUnreadable) }
    guard guarded || choice?.isOn == true else { return .open }  //! gate-needs-guard
    switch unlocker.availability() {
    case .ready(let kind, let enrolment):
      guard rule.kinds.contains(kind) else { return .fallback(.unavailable) }  //! allowed-biometry
      let isNew = choice?.differs(from: enrolment) ?? false
      // If the tokens are guarded, the keychain decides: it opens them for no face that was enrolled later, unless the
      // passcode would open them as well. The hash alone would also turn users away after an update of the system.
      if isNew, !guarded { return .fallback(.enrolmentChanged) }  //! new-face-refused
      let before = refusals
      let outcome = await ask(
        reason, ifClosed: isNew ? .fallback(.enrolmentChanged) : .locked(.memoryUnreadable))
      if outcome == .open, refusals == before, let choice, choice.isOn,  //! refusal-at-launch
        choice.enrolment != enrolment
      {
        _ = remember(BiometricChoice(isOn: true, enrolment: enrolment))
      }
      return outcome
    // Without another way in, the device's passcode is one, where the unlocker takes it.
    case .lockedOut: return rule.fallback == nil ? await ask(reason) : .fallback(.lockedOut)
    case .notEnrolled: return await isDropped() ? .open : .fallback(.notEnrolled)
    case .unavailable: return await isDropped() ? .open : .fallback(.unavailable)
    }
  }

  /// The person signed in by other means after `.fallback`: from here on it is as if it was switched on
  /// anew, with the faces and fingers that the device knows now.
  ///
  /// - Returns: Whether biometrics are on. If they were and the device can't guard the new tokens, the sign-in has dropped
  ///   the guard and this drops the choice: tell the user, and offer biometrics again later.
  @discardableResult
  public func signedInInstead() async -> Bool {
    guard let choice = try? memory.load(), choice.isOn else { return false }  //! choice-kept
    guard await !isDropped(), let ready else { return false }
    return remember(BiometricChoice(isOn: true, enrolment: ready.enrolment))
  }

  /// The kind that can be asked for now and that the contract allows, with its enrolment.
  private var ready: (kind: BiometricKind, enrolment: [Data])? {
    //! offered-biometry-only
    guard case .ready(let kind, let enrolment) = unlocker.availability(), rule.kinds.contains(kind)
    else { return nil }
    return (kind, enrolment)
  }

  /// - Parameter closed: the outcome if the proof doesn't open the tokens.
  private func ask(
    _ reason: String, ifClosed closed: LaunchOutcome = .locked(.memoryUnreadable)
  ) async -> LaunchOutcome {
    let (outcome, proof) = await unlocker.prove(reason: reason)
    if let tokens, outcome == .unlocked {
      guard let proof else { return .fallback(.unavailable) }
      guard await tokens.openTokens(with: proof) else {  //! closed-tokens-lock
        // While a proof is held, a sign-in would try to update items that nothing opens instead of replacing them.
        await tokens.openTokens(with: nil)  //! useless-proof-dropped
        return closed
      }
    }
    return LaunchOutcome(outcome, hasFallback: rule.fallback != nil)
  }

  /// Nothing guards the tokens, though the user has chosen that: the choice went with a guard that a sign-in dropped.
  private func isDropped() async -> Bool {
    //! dropped-guard-ends-choice
    guard let tokens, (try? await tokens.tokensAreGuarded()) == false else { return false }
    return remember(nil)
  }

  private func isGuarded() async throws -> Bool { try await tokens?.tokensAreGuarded() ?? false }

  /// - Returns: whether nothing guards them now.
  private func releaseTokens() async -> Bool {
    guard let tokens else { return true }
    if let isGuarded = try? await tokens.tokensAreGuarded(), !isGuarded { return true }
    return await tokens.guardTokens(false)
  }

  private func remember(_ choice: BiometricChoice?) -> Bool { (try? memory.save(choice)) != nil }
}
