import AuthServer
import Primitives

/// The patterns of contracts, each read when a value is first held against it: reading one takes longer than matching.
final class ReadPatterns: Sendable {
  static let all = ReadPatterns()

  private let reading: @Sendable (String) -> ValueRule<String>
  private let known = Locked<[String: ValueRule<String>]>([:])

  init(reading: @escaping @Sendable (String) -> ValueRule<String> = { .matches($0) }) {
    self.reading = reading
  }

  /// Patterns are a contract's own, so there are only so many.
  func rule(_ pattern: String) -> ValueRule<String> {
    known.use { known in
      if let rule = known[pattern] { return rule }
      let rule = reading(pattern)
      known[pattern] = rule
      return rule
    }
  }
}
