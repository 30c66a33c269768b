import AuthClient
import Foundation
import Testing

/// Secrets that can be recognised wherever they turn up.
struct Canary {
  static let mark = "canary"

  static func secret(_ name: String) -> Secret { Secret("\(mark)-\(name)") }

  /// Expects that a print, a dump and a mirror of the value show no secret.
  static func expectNone(
    in value: Any, _ name: String = "", location: SourceLocation = #_sourceLocation
  ) {
    let text = views(of: value)
    #expect(
      !text.contains(mark), "\(name): \(text.around(mark))", sourceLocation: location)
  }
}

extension String {
  fileprivate func around(_ word: String) -> String {
    guard let place = range(of: word) else { return "" }
    let start = index(place.lowerBound, offsetBy: -200, limitedBy: startIndex) ?? startIndex
    let end = index(place.upperBound, offsetBy: 40, limitedBy: endIndex) ?? endIndex
    return String(self[start..<end])
  }
}
