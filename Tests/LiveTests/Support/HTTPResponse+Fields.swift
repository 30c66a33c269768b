import AuthClient
import Foundation
import Testing

extension HTTPResponse {
  /// The fields that are texts.
  func fields() throws -> [String: String] {
    let object = try JSONSerialization.jsonObject(with: body) as? [String: Any]
    return try #require(object).compactMapValues { $0 as? String }
  }
}
