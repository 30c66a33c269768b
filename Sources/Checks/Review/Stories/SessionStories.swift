import ContractModel
import SessionExploration

/// The stories of apps and servers of two versions: each goes to the finding of its cause, or becomes one of its own.
struct SessionStories {
  private(set) var findings: [ReviewFinding]
  /// The directions in which pairs of states were left out at the bound.
  private(set) var cut: [ReviewFinding.Direction] = []
  private let changes: [PieceChange]
  /// The stories of the findings of rules, by their places.
  private var joined: [Int: [MixedStory]] = [:]

  /// - Parameter bound: of the pairs of states that are visited for each direction, signed in and signed out.
  init(
    _ findings: [ReviewFinding], _ changes: [PieceChange], _ comparison: Comparison, bound: Int
  ) {
    (self.findings, self.changes) = (findings, changes)
    //! stories-of-sessions-only
    guard changes.contains(where: { $0.touchesSession(comparison) }) else { return }
    for direction in [ReviewFinding.Direction.oldClient, .newClient] {
      let isOld = direction == .oldClient
      let (app, server) =
        isOld ? (comparison.old, comparison.new) : (comparison.new, comparison.old)
      let versions = MixedVersions(app: app, server: server, bound: bound)
      for story in versions.stories { add(story, direction) }
      if !versions.isWhole { cut.append(direction) }
    }
    for (index, stories) in joined { self.findings[index].take(stories) }
  }

  private mutating func add(_ story: MixedStory, _ direction: ReviewFinding.Direction) {
    let verdict: ReviewFinding.ReviewVerdict =
      direction == .oldClient && !story.needsBadLuck ? .breaking : .risky
    let causes = story.sources.flatMap(causes)
    let fitting = findings.indices.filter {
      findings[$0].direction == direction && findings[$0].tells(story, verdict)
    }
    let known = causes.compactMap { cause in fitting.first { findings[$0].path == cause.path } }
    if let known = known.first {  //! story-joins-finding
      joined[known, default: []].append(story)
    } else if let cause = causes.first, !story.isHidden {
      findings.append(ReviewFinding(story, direction, verdict, cause.change, cause.property))
    }
  }

  private typealias Cause = (change: PieceChange, property: Property?, path: [String])

  /// The changes below a key path.
  private func causes(_ source: [String]) -> [Cause] {
    changes.flatMap(\.places).filter { $0.path.starts(with: source) }
  }
}

extension PieceChange {
  /// The piece where it came or went, and each of its values that differ.
  fileprivate var places: [(change: PieceChange, property: Property?, path: [String])] {
    let whole = kind == .changed ? [] : [(self, Property?.none, path)]
    return whole
      + values.map { value in
        (self, value.property, path + value.property.section + [value.property.key])
      }
  }
}

extension ReviewFinding {
  /// It says as much as a story. A story that others hide is told only where a rule foresees it.
  fileprivate func tells(_ story: MixedStory, _ verdict: ReviewVerdict) -> Bool {
    guard self.verdict != .fine, let how else { return false }
    return how == story.ending.effect || self.verdict >= verdict && !story.isHidden
  }
}
