import Foundation

/// Bytes that travel as base64url without padding.
public struct URLSafeBytes: Hashable, Sendable {
  public var data: Data

  public init(_ data: Data) { self.data = data }
}

extension URLSafeBytes: WireText {
  public var wireText: String {
    data.base64EncodedString().replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
  }
}

extension URLSafeBytes: Codable {
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    let plain = text.replacingOccurrences(of: "-", with: "+")
      .replacingOccurrences(of: "_", with: "/")
    let padding = String(repeating: "=", count: (4 - plain.utf8.count % 4) % 4)
    guard !text.contains(where: "+/=".contains),  //! base64url-only
      let data = Data(base64Encoded: plain + padding)
    else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "not base64url"))
    }
    self.data = data
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wireText)
  }
}
