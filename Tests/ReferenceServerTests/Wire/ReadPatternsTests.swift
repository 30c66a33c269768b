import AuthServer
import Primitives
import Testing

@testable import ContractMessages

struct ReadPatternsTests {
  /// Unchecked, because the lock lets one at a time to the list.
  private final class Readings: @unchecked Sendable {
    private let lock = Lock()
    private var patterns: [String] = []

    func note(_ pattern: String) -> ValueRule<String> {
      lock.withLock { patterns.append(pattern) }
      return .matches(pattern)
    }

    var all: [String] { lock.withLock { patterns } }
  }

  @Test func patternIsParsedOnceForAllValues() throws {
    let readings = Readings()
    let patterns = ReadPatterns { readings.note($0) }
    for value in ["abc", "d", "ef"] { try patterns.rule("[a-z]+").check(value) }
    #expect(throws: InvalidValue.self) { try patterns.rule("[a-z]+").check("7") }
    try patterns.rule("[0-9]").check("7")
    #expect(readings.all == ["[a-z]+", "[0-9]"])
  }
}
