import ContractModel
import SessionCore

/// An app of one version of a contract at the server of another: the shortest ways that end well where both are of one
/// version, and no longer do.
///
/// Both servers see the same steps of the app, breadth first. Two pairs of worlds count as one if what follows from them
/// is the same. So a story is always true, and a way may be missed that hangs on a number alone.
package struct MixedVersions: Sendable {
  package private(set) var stories: [MixedStory] = []
  /// The pairs of worlds that were looked at.
  package private(set) var visited = 0
  /// None was left out at the bound.
  package private(set) var isWhole = true

  /// Looks for nothing where the session sees no difference between the servers.
  ///
  /// - Parameter bound: of the pairs of worlds.
  package init(app: Contract, server: Contract, bound: Int) {
    guard let mix = VersionMix(app: app, server: server) else { return }
    var rest: VersionMix? = mix
    // A difference may be hidden behind a worse one: it shows when that is mended.
    for round in 0..<Self.mostRounds {
      guard let left = rest else { break }
      let found = Self.telling(search(left, bound))
      stories += found.map { $0.hidden(round > 0) }
      rest = found.isEmpty ? nil : left.mended(Set(found.flatMap(\.causes)))
    }
  }

  /// How often what was found is taken away, to see what is behind it.
  private static let mostRounds = 3

  private mutating func search(_ mix: VersionMix, _ bound: Int) -> [MixedStory] {
    [true, false].flatMap { isSignedIn in
      var search = MixedSearch(mix, isSignedIn: isSignedIn, bound: bound)
      search.run()
      visited += search.visited
      isWhole = isWhole && search.isWhole
      return search.stories
    }
  }

  /// The shortest story for each cause and end; one that takes bad luck only where there is no other.
  private static func telling(_ all: [MixedStory]) -> [MixedStory] {
    var told: [MixedStory] = []
    let shortest = all.sorted { $0.lines.count < $1.lines.count }
    //! mixed-bad-luck-last
    let order = shortest.filter { !$0.needsBadLuck } + shortest.filter(\.needsBadLuck)
    for story in order
    where !told.contains(where: { $0.ending.kind == story.ending.kind && $0.covers(story) }) {
      told.append(story)
    }
    return told
  }
}

extension MixedStory {
  fileprivate func hidden(_ isHidden: Bool) -> MixedStory {
    var story = self
    story.isHidden = isHidden
    return story
  }

  fileprivate func covers(_ other: MixedStory) -> Bool {
    !Set(causes).isDisjoint(with: other.causes)
  }
}

extension MixedEnding {
  /// Without the call at which it shows.
  var kind: MixedEnding {
    switch self {
    case .failsForEver: .failsForEver("")
    case .cannotSignIn: .cannotSignIn("")
    case .unreadable: .unreadable("")
    case .signedOut, .renewsForEver, .staysSignedIn: self
    }
  }
}
