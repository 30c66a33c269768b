/// Reads durations such as `90s`, `5m`, `1h30m` and `7d`.
enum Duration {
  private static let units: [(letter: UInt8, seconds: Int)] = [
    (UInt8(ascii: "d"), 86400), (UInt8(ascii: "h"), 3600), (UInt8(ascii: "m"), 60),
    (UInt8(ascii: "s"), 1),
  ]

  /// Whole seconds; nil for anything else. Units come from large to small, each at most once.
  static func seconds(_ text: String) -> Int? {
    var total = 0
    var number: Int?
    var unit = 0
    for byte in text.utf8 {
      if (0x30...0x39).contains(byte) {
        number = (number ?? 0) * 10 + Int(byte - 0x30)
        if number ?? 0 > 999_999 { return nil }
      } else if let amount = number,
        let found = units[unit...].firstIndex(where: { $0.letter == byte })
      {
        total += amount * units[found].seconds
        unit = found + 1
        number = nil
      } else {
        return nil
      }
    }
    return number == nil && total > 0 ? total : nil
  }
}
