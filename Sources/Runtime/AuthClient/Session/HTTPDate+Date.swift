import Foundation
import Primitives

extension HTTPDate {
  static func instant(_ text: String) -> Date? {
    seconds(text).map { Date(timeIntervalSince1970: TimeInterval($0)) }
  }
}
