import ContractModel
import Diagnostics
import Machines

/// Sign-ins of several steps, each step to its end.
struct ChallengeSituations {
  let ways: StoryWays

  init(_ ways: StoryWays) { self.ways = ways }

  var all: [Story] {
    ways.ends(by: .signInContinue).filter { !ways.provesPassword($0) }.flatMap { step in
      oddSignIn(step).map { [$0] } ?? factor(step)
    }
  }

  /// The step that follows a refusal which brings the token of the step.
  private func oddSignIn(_ step: Endpoint) -> Story? {
    guard let odd = ways.oddSignIn(before: step) else { return nil }
    return Story(
      "challengeAnswered.\(step.name.value)",
      "A sign-in from an unknown place is challenged; the person answers by `\(step.name.value)` and is signed in.",
      at: step.name.span,
      odd + (wrong(step, from: .elsewhere).map { [$0] } ?? []) + [.call(step, from: .elsewhere)])
  }

  /// The step that the account has set up.
  private func factor(_ step: Endpoint) -> [Story] {
    guard ways.proof(before: step) != nil else { return [] }
    let name = step.name.value
    let answered = Story(
      "challengeAnswered.\(name)",
      "After the password the account asks for a further step; the person takes it by `\(name)` and is signed in.",
      at: step.name.span, [.call(step)])
    let mistyped = wrong(step).map {
      Story(
        "challengeMistyped.\(name)",
        "The person gets the further step `\(name)` wrong once, and then right.",
        at: step.name.span, [$0, .call(step)])
    }
    return [answered] + [mistyped].compactMap { $0 }
  }

  private func wrong(_ step: Endpoint, from device: Scenario.Caller? = nil) -> StoryStep? {
    guard FieldWalk(ways.contract.types).scalars(in: step.sends).contains(.code),
      let refusal = ways.refusal(.codeWrong, of: step)
    else { return nil }
    return .call(step, from: device, with: .wrongCode, refusal: refusal)
  }
}
