import ContractModel
import Diagnostics
import Machines

/// The states and moves of the session or of a flow, where the contract writes them.
struct WrittenMachine: ReviewRule {
  let id = "written-machine"
  let title = "the states and moves of the session and of flows"
  let reason =
    "States are cases in generated code: adding or removing one breaks exhaustive switches. "
    + "A state that is kept is stored under its name. A move that goes elsewhere changes what the app shows."
  let judges: Set<Property> = [
    .contractSession, .contractFlows, .machineStart, .machineStates, .state[\.holds],
    .state[\.kept],
    .state[\.moves],
  ]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    let presence =
      change.kind == .changed || !judges.contains(change.property) ? [] : [named(change)]
    return presence + code(change, comparison)
      + change.values.map(\.property).filter(judges.contains).map { value($0, change) }
  }

  /// Whether a registration sends a code at once follows from the calls after it in a flow.
  private func code(_ change: PieceChange, _ comparison: Comparison) -> [Judgement] {
    guard change.value(.state[\.moves]) != nil || change.property == .contractFlows else {
      return []
    }
    let (old, new) = (comparison.old, comparison.new)
    return new.endpoints.compactMap { endpoint -> Judgement? in
      guard let known = old.endpoints.find(endpoint.name.value),
        known.operation.value == .passwordRegister, old.confirmationCode(sentBy: known) != nil,
        new.confirmationCode(sentBy: endpoint) == nil
      else { return nil }
      return .breaking(
        .behaviour, .oldClient, .lockedOut,
        "\(change.title) differs: `\(endpoint.name.value)` sends no code any more, and shipped apps wait for it",
        help: "keep the call that takes the code among the moves after the registration")
    }
  }

  private func named(_ change: PieceChange) -> Judgement {
    let was = change.kind == .renamed ? "was called `\(change.old?.name ?? "")`" : "is gone"
    if change.kind == .added {
      return .risky(
        .source, .regeneration, .doesNotCompile,
        "\(change.title) is new: exhaustive switches no longer compile",
        help: "add the case to the app's switches")
    }
    return .breaking(
      .source, .regeneration, .doesNotCompile,
      "\(change.title) \(was): code that names it does not compile",
      help: "change the code that names it")
  }

  private func value(_ property: Property, _ change: PieceChange) -> Judgement {
    let sentence = change.sentence(property)
    switch property {
    case .state[\.holds]:
      return .risky(
        .behaviour, .regeneration, .forcedSignIn,
        "\(sentence): a session that an older version kept may not fit",
        help: "check what an updated app finds", about: property)
    case .state[\.kept]:
      return .risky(
        .behaviour, .regeneration, .silentWrongAnswer, "\(sentence): a restart finds another state",
        help: "check what an updated app finds", about: property)
    default:
      return .risky(
        .behaviour, .regeneration, .silentWrongAnswer,
        "\(sentence): an updated app is in another state after the same event",
        help: "check the screens that follow from the state", about: property)
    }
  }
}
