/// The time, in both senses.
package struct LoopTime: Sendable {
  /// Nanoseconds of a clock that never jumps.
  package let time: Int64
  /// The day and second, as answers say them.
  package let date: String

  package init(time: Int64, date: String) {
    self.time = time
    self.date = date
  }
}

extension Int64 {
  /// A time so many nanoseconds later, at most the last that there is: who waits for ever is not rung at once.
  func later(by nanoseconds: Int64) -> Int64 {
    let (time, isTooFar) = addingReportingOverflow(nanoseconds)
    guard isTooFar else { return time }  //! endless-patience
    return nanoseconds < 0 ? .min : .max
  }
}
