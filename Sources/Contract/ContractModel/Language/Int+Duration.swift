extension Int {
  /// Seconds as a contract writes them, in the largest unit of which they are a whole number: `90s`, `5m`, `2h`, `7d`.
  package var asDuration: String {
    if self >= 86400, self % 86400 == 0 { return "\(self / 86400)d" }
    if self >= 3600, self % 3600 == 0 { return "\(self / 3600)h" }
    if self >= 60, self % 60 == 0 { return "\(self / 60)m" }
    return "\(self)s"
  }
}
