/// One rule of the review: the properties that it looks at, and what it makes of a change of them.
protocol ReviewRule: Sendable {
  /// Lower case with hyphens; never changes once it was released.
  var id: String { get }
  /// The subject in a few words.
  var title: String { get }
  /// The long read of `authgen explain`.
  var reason: String { get }
  var judges: Set<Property> { get }
  /// Says something of each change of a property that it judges, if only that it is fine; nothing of other changes.
  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement]
}

/// A rule's opinion, before it has a place.
struct Judgement {
  let level: ReviewFinding.Level
  let verdict: ReviewFinding.ReviewVerdict
  let direction: ReviewFinding.Direction
  let how: ReviewFinding.Effect?
  let message: String
  let help: String
  /// The property that it is about; nil for the piece as a whole.
  let property: Property?

  static func breaking(
    _ level: ReviewFinding.Level, _ direction: ReviewFinding.Direction,
    _ how: ReviewFinding.Effect, _ message: String, help: String, about property: Property? = nil
  ) -> Judgement {
    Judgement(
      level: level, verdict: .breaking, direction: direction, how: how, message: message,
      help: help, property: property)
  }

  static func risky(
    _ level: ReviewFinding.Level, _ direction: ReviewFinding.Direction,
    _ how: ReviewFinding.Effect?, _ message: String, help: String, about property: Property? = nil
  ) -> Judgement {
    Judgement(
      level: level, verdict: .risky, direction: direction, how: how, message: message, help: help,
      property: property)
  }

  static func fine(
    _ level: ReviewFinding.Level, _ message: String,
    _ direction: ReviewFinding.Direction = .oldClient, about property: Property? = nil
  ) -> Judgement {
    Judgement(
      level: level, verdict: .fine, direction: direction, how: nil, message: message, help: "",
      property: property)
  }

  /// With a further way out before its own.
  func helped(by way: String) -> Judgement {
    Judgement(
      level: level, verdict: verdict, direction: direction, how: how, message: message,
      help: help.isEmpty ? way : "\(way); \(help)", property: property)
  }
}
