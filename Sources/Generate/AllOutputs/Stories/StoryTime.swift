import Primitives

/// The clock of stories.
enum StoryTime {
  /// The beginning of each story, in seconds since 1970.
  static let start = 1_800_000_000

  static func text(_ seconds: Int) -> String { InternetTime(seconds: Double(seconds)).text }
}
