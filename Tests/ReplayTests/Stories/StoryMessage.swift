import AuthClient
import AuthTesting
import Foundation

/// The leaves of a message by their places, as texts.
struct StoryMessage {
  let leaves: [String: String]

  init(_ headers: HTTPHeaders, _ body: Data, target: String = "") {
    var leaves: [String: String] = [:]
    let isForm = headers["Content-Type"]?.hasPrefix("application/x-www-form-urlencoded") == true
    if let json = try? JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed),
      !isForm
    {
      Self.walk(json, at: "", into: &leaves)
    } else if isForm {
      Self.walk(query: String(decoding: body, as: UTF8.self), at: "form", into: &leaves)
    }
    for pair in headers.pairs where !Self.usual.contains(pair.name.lowercased()) {
      let isPlace = pair.name.lowercased() == "location"
      if isPlace {
        let query = pair.value.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
        Self.walk(query: String(query), at: "location", into: &leaves)
      } else {
        leaves["header \(pair.name.lowercased())"] = pair.value
      }
    }
    let parts = target.split(separator: "?", maxSplits: 1)
    for (index, part) in (parts.first ?? "").split(separator: "/").enumerated() {
      leaves["path \(index)"] = String(part)
    }
    Self.walk(query: String(parts.dropFirst().first ?? ""), at: "query", into: &leaves)
    self.leaves = leaves
  }

  /// Headers that a transport or a server sets beside the contract.
  private static let usual: Set<String> = [
    "accept", "accept-language", "accept-encoding", "user-agent", "content-type", "content-length",
    "host", "date", "cache-control", "x-content-type-options", "idempotency-key",
    "www-authenticate",
  ]

  private static func walk(_ value: Any, at place: String, into leaves: inout [String: String]) {
    switch value {
    case let members as [String: Any]:
      for (key, value) in members { walk(value, at: "\(place)/\(key)", into: &leaves) }
    case let items as [Any]:
      for (index, item) in marked(items).enumerated() {
        walk(item, at: "\(place)/\(index)", into: &leaves)
      }
    case let text as String: leaves[place] = text
    default: leaves[place] = "\(value)"
    }
  }

  /// The items that are marked, such as the caller's own session, come first.
  private static func marked(_ items: [Any]) -> [Any] {
    let isMarked = { (item: Any) in
      (item as? [String: Any])?.values.contains { ($0 as? Bool) == true } == true
    }
    return items.filter(isMarked) + items.filter { !isMarked($0) }
  }

  private static func walk(query: String, at place: String, into leaves: inout [String: String]) {
    for pair in query.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1).map { part in
        part.replacing("+", with: " ").removingPercentEncoding ?? String(part)
      }
      leaves["\(place) \(parts[0])"] = parts.count > 1 ? parts[1] : ""
    }
  }
}
