import ContractModel
import Stories

/// The stories that follow from the contract, as far as a server takes part in them.
struct StoryCases {
  let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  func all(where isChosen: (String) -> Bool) -> [ConformanceCase] {
    let (catalogue, player) = (StoryCatalogue(contract), StoryPlayer(contract))
    let stories =
      catalogue.situations.map { ("story.\($0.name)", $0) }
      + catalogue.derived.map { ($0.name, $0) }
    return stories.filter { isChosen($0.0) && $0.1.isSeenByServers }.compactMap { id, story in
      player.play(story).map { one(id, $0) }
    }
  }

  private func one(_ id: String, _ played: PlayedStory) -> ConformanceCase {
    let scenario = played.scenario(of: contract)
    let kind = Self.kind(id)
    return ConformanceCase(id, kind, played.story.sentence, at: played.story.place) { run in
      if kind == .times, case .real = run.waiting {
        throw CaseEnd.notObservable("it needs a clock that the tester moves: --control URL")
      }
      try await ScenarioPlayer(run, isDerived: true).play(scenario)
    }
  }

  private static func kind(_ id: String) -> PromiseKind {
    switch id.prefix(while: { $0 != "." }) {
    case "story": .stories
    case "refusal": .refusals
    case "time": .times
    default: .transitions
    }
  }
}

extension Story {
  /// It has a call, and nothing in it happens in the app or on the network alone.
  fileprivate var isSeenByServers: Bool {
    steps.contains { $0.call != nil } && steps.allSatisfy(\.isSeenByServers)
  }
}

extension StoryStep {
  fileprivate var isSeenByServers: Bool {
    switch action {
    case .wait, .account: true
    case .app(let moment): moment == .launches || moment == .starts
    case .call(let call):
      call.loss == nil && !call.isRefusalGiven && call.answer == nil && !call.isLater
    }
  }
}
