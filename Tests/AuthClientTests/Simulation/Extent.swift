import Foundation

/// How far a test goes that could go on for long: part of the way, or under `Proofs/explore` all
/// of it.
enum Extent {
  static let isWhole = ProcessInfo.processInfo.environment["AUTHCONTRACT_EXPLORE"] != nil
}
