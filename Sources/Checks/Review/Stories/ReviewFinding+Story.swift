import ContractModel
import SessionExploration

extension ReviewFinding {
  static let storyRule = "session-story"

  static let storyReason =
    "The app of one version runs against the server of the other, both as models of their contracts. A way that ends well "
    + "between equal versions, and badly between these, is told as a story. Where a rule says the same of the same "
    + "change, the story stands with its finding."

  /// A finding of a story of which no rule knows.
  init(
    _ story: MixedStory, _ direction: Direction, _ verdict: ReviewVerdict, _ change: PieceChange,
    _ property: Property?
  ) {
    let what =
      property.map(change.sentence)
      ?? "\(change.title) \(change.kind == .added ? "is new" : "is not as before")"
    let judgement = Judgement(
      level: story.ending == .staysSignedIn ? .security : .behaviour, verdict: verdict,
      direction: direction, how: story.ending.effect, message: "\(what): \(story.ending.words)",
      help: direction == .newClient
        ? "update the server before the app"
        : "let the server do as before for the apps that are in use, until nobody has them",
      property: property)
    self.init(judgement, id: Self.storyRule, why: Self.storyReason, of: change)
    self.story = story.lines
  }

  /// Takes the story of the effect that the rule foresees, or else the shortest, which shows the effect that comes. An app
  /// that renews for ever is worse than one whose calls fail.
  mutating func take(_ stories: [MixedStory]) {
    let loop = stories.first { $0.ending == .renewsForEver }
    let foreseen = stories.first { $0.ending.effect == how }
    guard let told = loop ?? foreseen ?? stories.first else { return }
    (story, how) = (told.lines, told.ending.effect)
  }
}

extension MixedEnding {
  var effect: ReviewFinding.Effect {
    switch self {
    case .signedOut: .forcedSignIn
    case .renewsForEver: .renewalLoop
    case .failsForEver, .cannotSignIn: .lockedOut
    case .unreadable: .crash
    case .staysSignedIn: .silentWrongAnswer
    }
  }
}
