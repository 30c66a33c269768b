/// The verdict on an entry.
package enum Verdict: Int, Comparable, Sendable {
  /// No change was taken, which proves nothing.
  case refused
  /// A change was taken, and nothing is another.
  case inert
  /// A change shows in code, in fixtures or in what lint says.
  case live
  /// A change shows on a page.
  case shown

  package static func < (one: Verdict, other: Verdict) -> Bool { one.rawValue < other.rawValue }
}
