/// Lets so many calls in a minute through from each address, in this process. Several servers each count for themselves.
public actor CallRate {
  private let perMinute: Double
  /// The calls that an address has left, and the time of that count.
  private var left: [String: (calls: Double, at: ContinuousClock.Instant)] = [:]

  public init(perMinute: Int) { self.perMinute = Double(perMinute) }

  /// Nil where the call may go on. Otherwise the seconds until another one may.
  public func wait(_ address: String, now: ContinuousClock.Instant = .now) -> Int? {
    forget(now)
    let last = left[address] ?? (perMinute, now)
    let minutes = last.at.duration(to: now) / .seconds(60)
    let calls = min(perMinute, last.calls + minutes * perMinute)
    guard calls >= 1 else {
      left[address] = (calls, now)
      return Int(((1 - calls) * 60 / perMinute).rounded(.up))
    }
    left[address] = (calls - 1, now)
    return nil
  }

  /// Drops whoever has been away for a minute, where there are many.
  private func forget(_ now: ContinuousClock.Instant) {
    if left.count >= 10_000 {
      left = left.filter { $0.value.at.duration(to: now) < .seconds(60) }
    }
    if left.count >= 100_000 { left = [:] }
  }
}
