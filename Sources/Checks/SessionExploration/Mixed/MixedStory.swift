/// The shortest way to a bad end, where app and server are of two versions.
package struct MixedStory: Sendable {
  package let ending: MixedEnding
  /// The differences of the servers without which it ends well; each of them alone brings it about where there are several
  /// such.
  package let causes: [ServedDifference]
  /// It takes a lost answer or a killed process.
  package let needsBadLuck: Bool
  /// It shows only when the causes of other stories are mended.
  package var isHidden = false
  /// Told from the beginning, in seconds.
  package let lines: [StoryLine]
  /// The key paths of the contracts from which each cause may follow, the likeliest first.
  package let sources: [[String]]
}
