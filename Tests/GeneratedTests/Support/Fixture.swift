import CaseFolders
import Foundation

/// A recorded request or answer, as the generator wrote it.
struct Fixture {
  let method: String
  let path: String
  let status: Int
  let headers: [String: String]
  /// JSON, or a plain text; empty where there is none.
  let body: Data

  init(_ service: String, _ path: String) throws {
    let text = try Checkout.text("Generated/\(service)/Fixtures/\(path).json")
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    method = json["method"] as? String ?? ""
    self.path = json["path"] as? String ?? ""
    status = json["status"] as? Int ?? 0
    headers = json["headers"] as? [String: String] ?? [:]
    body =
      try json["body"].map { body in
        try (body as? String).map { Data($0.utf8) }
          ?? JSONSerialization.data(withJSONObject: body, options: .sortedKeys)
      } ?? Data()
  }

  /// The refusals of an endpoint, by the names of their fixtures.
  static func refusals(_ service: String, _ endpoint: String) -> [String] {
    Checkout.files(in: "Generated/\(service)/Fixtures/\(endpoint)", ending: ".json")
      .compactMap { $0.split(separator: "/").last }.filter { $0.hasPrefix("refused.") }
      .map { String($0.dropLast(".json".count)) }
  }

  /// Any JSON in one form, so that two can be compared.
  static func canonical(_ body: some Sequence<UInt8>) throws -> String {
    let data = Data(body)
    if data.isEmpty { return "" }
    let json = try JSONSerialization.jsonObject(with: data)
    return String(
      decoding: try JSONSerialization.data(withJSONObject: json, options: .sortedKeys),
      as: UTF8.self)
  }
}
