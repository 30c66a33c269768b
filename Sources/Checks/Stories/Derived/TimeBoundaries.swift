import ContractModel
import Diagnostics
import Machines

/// Three stories for each time that the contract names: just before it, at it and just after it.
struct TimeBoundaries {
  private let ways: StoryWays

  /// Seconds before a boundary, in which a run of the story has its own time too.
  private static let before = 5

  init(_ ways: StoryWays) { self.ways = ways }

  var all: [Story] { lives + margin + grace + lock + codes }

  private func three(
    _ name: String, _ time: Int, _ words: String, at place: Span,
    _ steps: (_ wait: StoryStep, _ isOver: Bool) -> [StoryStep]
  ) -> [Story] {
    guard time > Self.before else { return [] }
    return [
      Story(
        "time.\(name).before", "\(Self.before) seconds before \(words).", at: place,
        steps(.wait(time - Self.before), false)),
      Story("time.\(name).at", "At \(words).", at: place, steps(.wait(time), true)),
      Story(
        "time.\(name).after", "A second after \(words).", at: place, steps(.wait(time + 1), true)),
    ]
  }

  private var lives: [Story] {
    guard let signIn = ways.signIn else { return [] }
    return ways.contract.tokens.flatMap { token -> [Story] in
      let name = token.name.value
      guard ways.contract.isOfSession(name), let life = ways.lifetime(of: name),
        let call = name == ProbeCalls(ways.contract).spent
          ? ways.contract.renewal : ProbeCalls(ways.contract).probe(of: name), !endsUnused(in: life)
      else { return [] }
      return three(
        "\(name).lifetime", life,
        "the end of the \(life) seconds of `\(name)` the app calls `\(call.name.value)`",
        at: token.life.lifetime?.span ?? token.name.span
      ) { wait, _ in signIn + [wait, .call(call)] }
    }
  }

  /// Without use, a token of the session ends in that time.
  private func endsUnused(in seconds: Int) -> Bool {
    ways.contract.tokens.contains {
      ways.contract.isOfSession($0.name.value) && ($0.life.idle?.value ?? .max) < seconds
    }
  }

  /// The app renews before the end of a token, by the margin of the contract.
  private var margin: [Story] {
    guard let signIn = ways.signIn, let before = ways.contract.renewalRules.before,
      let probe = ways.probe, let life = ways.lifetime(of: probe.token), before.value * 2 <= life
    else { return [] }
    return three(
      "renewal.margin", life - before.value,
      "the time from which the app renews `\(probe.token)` by itself it calls `\(probe.endpoint.name.value)`",
      at: before.span
    ) { wait, _ in signIn + [wait, .call(probe.endpoint)] }
  }

  private var grace: [Story] {
    guard let signIn = ways.signIn, let renewal = ways.contract.renewal,
      let spent = ProbeCalls(ways.contract).spent,
      let grace = ways.contract.tokens[spent].rotation.grace,
      ways.contract.tokens[spent].rotation.rotates?.value == true
    else { return [] }
    return three(
      "\(spent).grace", grace.value,
      "the end of the \(grace.value) seconds in which a replaced `\(spent)` still renews somebody sends it",
      at: grace.span
    ) { wait, _ in signIn + [.call(renewal), wait, .call(renewal, with: .usedToken)] }
  }

  private var lock: [Story] {
    guard let step = ways.contract.policies.lockout?.steps.first,
      let signIn = ways.passwordSignIn, let wrong = ways.refusal(.credentialsWrong, of: signIn),
      let locked = ways.refusal(.accountLocked, of: signIn)
    else { return [] }
    let mistyped = StoryStep.call(signIn, with: .wrongPassword, refusal: wrong)
    let last = StoryStep.call(signIn, with: .wrongPassword, refusal: locked)
    let all = Array(repeating: mistyped, count: max(0, step.failures.value - 1)) + [last]
    return three(
      "lockout", step.lasts.value,
      "the end of the \(step.lasts.value) seconds for which the account is locked a person signs in",
      at: step.lasts.span
    ) { wait, isOver in all + [wait, .call(signIn, refusal: isOver ? nil : locked)] }
  }

  private var codes: [Story] {
    ways.contract.endpoints.flatMap { endpoint -> [Story] in
      guard [.codeVerify, .codeSignIn].contains(endpoint.operation.value), endpoint.caller == .app,
        let policy = endpoint.object.flatMap({ ways.contract.policies.codes.find($0.value) }),
        let life = policy.lifetime, let over = ways.refusal(.codeExpired, of: endpoint),
        let setup = StorySetup(ways: ways).call(endpoint)
      else { return [] }
      let name = endpoint.name.value
      return three(
        "\(name).code", life.value,
        "the end of the \(life.value) seconds of a code a person gives it to `\(name)`",
        at: life.span
      ) { wait, isOver in setup + [wait, .call(endpoint, refusal: isOver ? over : nil)] }
    }
  }
}
