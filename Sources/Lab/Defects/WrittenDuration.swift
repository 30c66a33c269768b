/// Durations as contracts write them: `1h30m`, `7d`.
package enum WrittenDuration {
  package static func seconds(_ text: String) -> Int? {
    var total = 0
    var digits = ""
    for character in text {
      if character.isNumber {
        digits.append(character)
        continue
      }
      guard let count = Int(digits), let unit = units[character] else { return nil }
      total += count * unit
      digits = ""
    }
    return digits.isEmpty && total > 0 ? total : nil
  }

  /// The duration times a fraction, for each of them.
  package static func scaled(_ text: String, by factors: (Int, Int)...) -> [String] {
    guard let seconds = seconds(text) else { return [] }
    return factors.map { "\(max(1, seconds * $0.0 / $0.1))s" }
  }

  private static let units: [Character: Int] = ["s": 1, "m": 60, "h": 3600, "d": 86400]
}
