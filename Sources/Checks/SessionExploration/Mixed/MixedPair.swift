import SessionCore

/// The same app at a server of its own version and at one of another version, both at rest after the same steps.
struct MixedPair {
  var equal: SteppedWorld
  var mixed: SteppedWorld
  /// Bad luck struck both or none: what follows says something about the versions.
  private(set) var isFair = true

  struct Key: Hashable {
    let equal: RestingState
    let mixed: RestingState
  }

  var key: Key { Key(equal: RestingState(equal.world), mixed: RestingState(mixed.world)) }

  /// - Returns: how the way ends badly with the other server alone; nil where it does not.
  mutating func take(_ step: MixedStep) -> MixedEnding? {
    let wasIn = equal.hasSession && mixed.hasSession
    let one = equal.take(step)
    let other = mixed.take(step)
    isFair = one.isAtRest && one.isStruck == other.isStruck  //! mixed-bad-luck-fair
    guard isFair else { return nil }
    if !other.isAtRest { return .renewsForEver }
    if case .signOut = step {
      return equal.isEndedAtServer && !mixed.isEndedAtServer ? .staysSignedIn : nil
    }
    if case .call(let endpoint, _, nil) = step {
      if let bad = ending(endpoint, step, one, other, wasIn: wasIn) { return bad }
    }
    return wasIn && equal.hasSession && !mixed.hasSession ? .signedOut : nil  //! signed-out-alone
  }

  private func ending(
    _ endpoint: String, _ step: MixedStep, _ one: SteppedWorld.StepOutcome,
    _ other: SteppedWorld.StepOutcome, wasIn: Bool
  ) -> MixedEnding? {
    let isSignIn = mixed.world.contract.beginsSession(endpoint)
    if isSignIn {
      guard equal.hasSession, !mixed.hasSession, one.last == .answered else { return nil }
      return other.isUnreadable ? .unreadable(endpoint) : .cannotSignIn(endpoint)
    }
    if other.renewals > one.renewals, isLoop(step) { return .renewsForEver }  //! mixed-loop-repeats
    guard mixed.hasSession, wasIn, other.last != .answered else { return nil }
    let endedWell = one.last == .answered || !equal.hasSession
    guard endedWell, failsAgain(step) else { return nil }  //! mixed-fails-for-ever
    return other.isUnreadable ? .unreadable(endpoint) : .failsForEver(endpoint)
  }

  /// The same call renews twice more at once, and needs no renewal between equal versions.
  private func isLoop(_ step: MixedStep) -> Bool {
    var pair = self
    return (0..<2).allSatisfy { _ in
      let one = pair.equal.take(step)
      let other = pair.mixed.take(step)
      return other.renewals > 0 && one.renewals == 0
    }
  }

  /// Neither time nor a new start of the app helps.
  private func failsAgain(_ step: MixedStep) -> Bool {
    var mixed = mixed
    for next in [step, .pause(60), step, .restart, step] {
      let outcome = mixed.take(next)
      if !mixed.hasSession || next == step && outcome.last == .answered { return false }
    }
    return true
  }
}

extension ExploredContract {
  func beginsSession(_ endpoint: String) -> Bool {
    calls.contains { $0.endpoint == endpoint && [.signIn, .page].contains($0.kind) }
  }
}
