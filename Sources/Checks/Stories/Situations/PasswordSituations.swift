import ContractModel
import Diagnostics

/// Wrong passwords, and the lock that they lead to.
struct PasswordSituations {
  let ways: StoryWays

  init(_ ways: StoryWays) { self.ways = ways }

  var all: [Story] {
    guard let signIn = ways.passwordSignIn, let wrong = ways.refusal(.credentialsWrong, of: signIn)
    else { return [] }
    let mistyped = StoryStep.call(signIn, with: .wrongPassword, refusal: wrong)
    let once = Story(
      "passwordMistyped", "A person mistypes the password once, and signs in with the right one.",
      at: signIn.name.span, [mistyped, .call(signIn)])
    return [once] + locked(signIn, mistyped)
  }

  private func locked(_ signIn: Endpoint, _ mistyped: StoryStep) -> [Story] {
    guard let step = ways.contract.policies.lockout?.steps.first,
      let refusal = ways.refusal(.accountLocked, of: signIn)
    else { return [] }
    let (failures, lasts) = (step.failures.value, step.lasts.value)
    let wrong = Array(repeating: mistyped, count: max(0, failures - 1))
    return [
      Story(
        "lockedAndOpenAgain",
        "\(failures) wrong passwords lock the account; \(lasts) seconds later the right one signs in.",
        at: step.lasts.span,
        wrong + [
          .call(signIn, with: .wrongPassword, refusal: refusal), .wait(lasts - 1),
          .call(signIn, refusal: refusal), .wait(1), .call(signIn),
        ])
    ]
  }
}
