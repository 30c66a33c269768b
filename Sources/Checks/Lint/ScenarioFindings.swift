import ContractModel
import Diagnostics
import Machines

/// Says why a step of a scenario cannot happen.
enum ScenarioFindings {
  static func noSession(_ call: Text, _ lacks: [String], _ states: Set<String>) -> Finding {
    Finding(
      message: "`\(call.value)` cannot be called here: it carries \(list(lacks)), and in "
        + "\(list(states)) the session holds no such token",
      span: call.span,
      help: "let a step before it sign in, or say what happens instead: `expect: { fails: true }`")
  }

  static func notTheApps(_ call: Text, _ caller: Endpoint.Caller) -> Finding {
    Finding(
      message: "`\(call.value)` is called by a \(caller.rawValue), not by the app",
      span: call.span, help: "name the call by which the app opens it")
  }

  static func undeclared(_ refusal: Text, _ endpoint: Endpoint) -> Finding {
    let all = endpoint.refuses.map(\.value)
    return Finding(
      message: "`\(endpoint.name.value)` does not refuse with `\(refusal.value)`",
      span: refusal.span,
      help: (all.isEmpty ? "it refuses with nothing" : "it refuses with \(list(all))")
        + "; add the error to its `refuses`, or expect another outcome",
      related: [RelatedPlace(endpoint.name.span, "the endpoint")])
  }

  static func unfit(_ invalidInput: Located<Scenario.InvalidInput>, _ endpoint: Endpoint) -> Finding
  {
    Finding(
      message:
        "`\(endpoint.name.value)` sends nothing that could be `\(invalidInput.value.rawValue)`",
      span: invalidInput.span,
      help: "the slip needs \(invalidInput.value.need); leave `with` out, or name another call",
      related: [RelatedPlace(endpoint.name.span, "the endpoint")])
  }

  static func unused(_ invalidInput: Located<Scenario.InvalidInput>, _ renewal: Endpoint?)
    -> Finding
  {
    Finding(
      message: "no token was replaced before this step", span: invalidInput.span,
      help: "let a step before it renew" + (renewal.map { ": `{ do: \($0.name.value) }`" } ?? ""))
  }

  static func unreached(_ state: Text, _ possible: Set<String>) -> Finding {
    Finding(
      message: "the session cannot be `\(state.value)` after this step", span: state.span,
      help: "it is then \(list(possible, "or")); expect that, or add the step that leads there")
  }

  static func impossible(
    _ moment: Located<Scenario.AppMoment>, in states: Set<String>, _ moves: [Machine.Move]
  ) -> Finding {
    let event = moment.value.event
    let from = Set(moves.filter { $0.event.description == event }.map(\.from))
    return Finding(
      message: "`\(moment.value.rawValue)` cannot happen in \(list(states, "or"))",
      span: moment.span,
      help: from.isEmpty
        ? "no state has `\(event)` in its `after`: add it under `session`, or leave the step out"
        : "`\(event)` leads out of \(list(from)): add the step that leads there")
  }

  static func unheard(_ span: Span) -> Finding {
    Finding(
      message: "the app does not hear how this call ends: it is started anew meanwhile", span: span,
      help: "expect a state or renewals, or leave the launch out")
  }

  static func idle(wait span: Span) -> Finding {
    Finding(
      message: "no step checks anything after this wait", span: span,
      help: "add `expect: { state: … }` to it or a step after it, or leave it out")
  }

  private static func list(_ names: some Collection<String>, _ word: String = "and") -> String {
    let quoted = names.sorted().map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "none" }
    return quoted.dropLast().joined(separator: ", ") + " \(word) " + last
  }
}

extension Scenario.AppMoment {
  /// The session's event.
  fileprivate var event: String {
    switch self {
    case .launches, .launchesLocked, .starts: "app.launches"
    case .unlocks: "app.unlocks"
    case .unlockFails: "app.unlockFails"
    }
  }
}

extension Scenario.InvalidInput {
  fileprivate var need: String {
    switch self {
    case .wrongPassword: "a `password`, a proof of one, or a page of `web.signIn`"
    case .wrongCode: "a `code`"
    case .wrongNonce: "a provider's `rawNonce`"
    case .usedToken: "the call that renews, by a token with `rotates: true`"
    }
  }
}
