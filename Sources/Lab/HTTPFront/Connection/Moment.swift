/// What time it is, in both senses.
package struct Moment: Sendable {
  /// Nanoseconds of a clock that never jumps.
  package let time: Int64
  /// The day and second, as answers say them.
  package let date: String

  package init(time: Int64, date: String) {
    self.time = time
    self.date = date
  }
}
