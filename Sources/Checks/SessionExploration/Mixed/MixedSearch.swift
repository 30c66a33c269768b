/// Looks for ways that end badly with the other server alone, breadth first.
struct MixedSearch {
  private(set) var stories: [MixedStory] = []
  private(set) var visited = 0
  private(set) var isWhole = true
  private let mix: VersionMix
  private let isSignedIn: Bool
  private let bound: Int

  /// The most steps of a way.
  private static let longestWay = 6
  /// The most bad ends that are looked at.
  private static let mostEnds = 200

  init(_ mix: VersionMix, isSignedIn: Bool, bound: Int) {
    (self.mix, self.isSignedIn, self.bound) = (mix, isSignedIn, bound)
  }

  mutating func run() {
    var seen: Set<MixedPair.Key> = []
    let start = pair(mix.mixed)
    var level: [(pair: MixedPair, way: [MixedStep])] = [(start, [])]
    seen.insert(start.key)
    var ends = 0
    while !level.isEmpty {
      var next: [(pair: MixedPair, way: [MixedStep])] = []
      for (pair, way) in level {
        for step in steps(after: way, pair) {
          guard seen.count < bound, ends < Self.mostEnds else {
            isWhole = false
            visited = seen.count
            return
          }
          var after = pair
          if let ending = after.take(step) {
            ends += 1
            note(ending, way + [step])
          } else if after.isFair, way.count + 1 < Self.longestWay, seen.insert(after.key).inserted {
            next.append((after, way + [step]))
          }
        }
      }
      level = next
    }
    visited = seen.count
  }

  private func pair(_ mixed: ExploredContract) -> MixedPair {
    let start = { (contract: ExploredContract) in
      SteppedWorld(contract, isSignedIn: isSignedIn, holding: mix.signedInTokens)
    }
    return MixedPair(equal: start(mix.equal), mixed: start(mixed))
  }

  /// The steps that may come next. Bad luck and the end by the server come once in a way.
  private func steps(after way: [MixedStep], _ pair: MixedPair) -> [MixedStep] {
    let isIn = pair.equal.hasSession
    let calls = mix.equal.calls
    var all = calls.filter { $0.kind == .call && isIn }.flatMap(Self.plain)
    if case .pause? = way.last {} else { all += mix.pauses.map { .pause($0) } }
    if way.last != .restart { all.append(.restart) }
    all += calls.filter { [.signIn, .page].contains($0.kind) && !isIn }.flatMap(Self.plain)
    if isIn { all += calls.filter { $0.kind == .signOut }.map { .signOut($0.endpoint) } }
    if isIn, !way.contains(.ended) { all.append(.ended) }
    guard isIn, !way.contains(where: \.isBadLuck), mix.equal.renewal != nil else { return all }
    return all
      + calls.filter { $0.kind == .call && !$0.carries.isEmpty }.flatMap { call in
        [MixedStep.Mishap.answerLost, .killed].map { .call(call.endpoint, answer: nil, $0) }
      }
  }

  private static func plain(_ call: CallClass) -> [MixedStep] {
    var seen: Set<String?> = []
    return call.answers.filter { seen.insert($0.name).inserted }
      .map { .call(call.endpoint, answer: $0.name, nil) }
  }

  private mutating func note(_ ending: MixedEnding, _ way: [MixedStep]) {
    let needsBadLuck = way.contains(where: \.isBadLuck)
    let alike = stories.filter {
      $0.ending.kind == ending.kind && $0.needsBadLuck == needsBadLuck
    }
    // A story of the same end is enough if the way ends otherwise without its causes.
    if alike.contains(where: { self.ending(of: way, mix.without($0.causes)) != ending }) { return }
    let causes = causes(of: ending, way)
    stories.append(
      MixedStory(
        ending: ending, causes: causes, needsBadLuck: needsBadLuck, lines: tell(way, ending),
        sources: causes.flatMap(mix.sources)))
  }

  /// The differences without which it ends well; where there is none, those that suffice alone; else all.
  private func causes(of ending: MixedEnding, _ way: [MixedStep]) -> [ServedDifference] {
    let needed = mix.differences.filter { self.ending(of: way, mix.without([$0])) != ending }
    if !needed.isEmpty { return needed }
    let sufficient = mix.differences.filter { self.ending(of: way, mix.with($0)) == ending }
    return sufficient.isEmpty ? mix.differences : sufficient
  }

  private func ending(of way: [MixedStep], _ mixed: ExploredContract) -> MixedEnding? {
    var pair = pair(mixed)
    for step in way {
      if let ending = pair.take(step) { return ending }
    }
    return nil
  }

  private func tell(_ way: [MixedStep], _ ending: MixedEnding) -> [StoryLine] {
    var world = pair(mix.mixed).mixed
    world.narrate()
    for step in way { _ = world.take(step) }
    if ending == .renewsForEver, let last = way.last { _ = world.take(last) }
    world.say("→ \(ending.words)")
    return world.story
  }
}

extension MixedEnding {
  /// One sentence without a full stop.
  package var words: String {
    switch self {
    case .signedOut:
      "the user has to sign in again; against its own server version, the app would have continued"
    case .renewsForEver: "every call refreshes; against its own server version, none of them would"
    case .failsForEver(let endpoint):
      "`\(endpoint)` fails every time, and the app never asks the user to sign in"
    case .cannotSignIn(let endpoint): "nobody can sign in with `\(endpoint)`"
    case .unreadable(let endpoint):
      "the app can't complete `\(endpoint)`: it doesn't understand the response"
    case .staysSignedIn: "the server still accepts the tokens of a user who signed out"
    }
  }
}
