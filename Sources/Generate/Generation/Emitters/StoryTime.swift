import Primitives

/// The clock of stories.
package enum StoryTime {
  /// The beginning of each story, in seconds since 1970.
  package static let start = 1_800_000_000

  package static func text(_ seconds: Int) -> String { InternetTime(seconds: Double(seconds)).text }
}
