import ContractModel

/// New devices, odd sign-ins and the number of devices.
struct DeviceRule: ReviewRule {
  let id = "device-rule"
  let title = "new devices, odd sign-ins and the number of devices"
  let reason =
    "A lower number of devices ends sessions that people hold. One device alone signs everybody out who has two. A challenge or refusal of odd sign-ins is a step that apps "
    + "in the store may not know."
  let judges: Set<Property> = [
    .policies[\.devices], .devices[\.limit], .devices[\.newDevice], .devices[\.oddSignIn],
  ]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    if change.path == ["policies", "devices"], change.values.isEmpty {
      if change.new?.values.first(where: { $0.property == .devices[\.limit] })?.text == "1" {
        return [onlyOne("\(change.title) is new, with a number of 1", nil)]
      }
      return [
        change.kind == .removed
          ? .risky(
            .security, .oldClient, nil, "\(change.title) is gone: nobody is told of new devices",
            help: "keep the rule")
          : stricter("\(change.title) is new", nil)
      ]
    }
    return change.values.map(\.property).filter(judges.contains).map { property in
      let value = change.value(property)
      switch property {
      case .devices[\.limit]:
        let (old, new) = (value?.oldText.flatMap { Int($0) }, value?.newText.flatMap { Int($0) })
        if (new ?? Int.max) > (old ?? Int.max) {
          return .fine(.behaviour, change.sentence(property), about: property)
        }
        if new == 1 { return onlyOne(change.sentence(property), property) }
        return .risky(
          .behaviour, .oldClient, .forcedSignIn,
          "\(change.sentence(property)): sessions beyond the number end",
          help: "tell people which device they are signed out of", about: property)
      default:
        let isLooser = value?.newText == nil || value?.newText == "allow"
        return isLooser
          ? .risky(
            .security, .oldClient, nil, "\(change.sentence(property)): a thief is noticed later",
            help: "keep the rule", about: property)
          : stricter(change.sentence(property), property)
      }
    }
  }

  /// A phone and a tablet are everyday use.
  private func onlyOne(_ sentence: String, _ property: Property?) -> Judgement {
    .breaking(
      .behaviour, .oldClient, .forcedSignIn,
      "\(sentence): a person with two devices is signed out of one by each sign-in on the other",
      help: "allow as many devices as people have, or tell them before the server is updated",
      about: property)
  }

  private func stricter(_ sentence: String, _ property: Property?) -> Judgement {
    .risky(
      .behaviour, .oldClient, .lockedOut, "\(sentence): shipped apps may not know the step",
      help: "check that they recover from the refusal or challenge", about: property)
  }
}
