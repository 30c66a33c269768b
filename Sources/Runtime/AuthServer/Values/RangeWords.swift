/// Says what a range asks for; a limit that nothing can reach is left out.
enum RangeWords {
  static func say(_ range: ClosedRange<Int>, _ before: String, _ behind: String) -> String {
    if range.upperBound == .max { return "\(before)\(range.lowerBound) or more\(behind)" }
    if range.lowerBound == .min { return "\(before)up to \(range.upperBound)\(behind)" }
    return "\(before)\(range.lowerBound) to \(range.upperBound)\(behind)"
  }
}
