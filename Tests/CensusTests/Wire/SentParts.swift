import AuthClient
import Foundation

@testable import write_test_clients

/// The values in a place of a request, by their names on the wire: JSON as it is, and all else as a text.
enum SentParts {
  static func json(_ text: String) throws -> AnyJSON {
    try JSONDecoder().decode([AnyJSON].self, from: Data("[\(text)]".utf8))[0]
  }

  static func of(_ request: HTTPRequest, in place: CensusPlace) throws -> [String: AnyJSON] {
    switch place {
    case .sentInBody: try members(whole(request))
    case .sentInRecord: try members(whole(request)["record"])
    case .sentInList: try members(whole(request)["items"]?[0])
    case .sentInMap: try members(whole(request)["entries"]?["a_Key.of"])
    case .sentInChoice: try members(whole(request)["choice"])
    case .sentInForm: pairs(String(decoding: request.body ?? Data(), as: UTF8.self))
    case .sentInQuery, .sentToPage: query(request.url)
    case .sentInPath: ["": .string(lastOfPath(request.url))]
    case .sentInHeader: headers(request)
    case .sentInCookie: cookies(request)
    default: [:]
    }
  }

  static func query(_ url: URL) -> [String: AnyJSON] {
    let parts = url.absoluteString.split(separator: "?", maxSplits: 1)
    return pairs(parts.count == 2 ? String(parts[1]) : "")
  }

  private static func whole(_ request: HTTPRequest) throws -> AnyJSON {
    try json(String(decoding: request.body ?? Data(), as: UTF8.self))
  }

  private static func members(_ json: AnyJSON?) throws -> [String: AnyJSON] {
    guard case .object(let members)? = json else { throw CensusFault("there is no object") }
    return members
  }

  /// As servers read forms: a plus is a blank.
  private static func pairs(_ text: String) -> [String: AnyJSON] {
    let pairs = text.split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let plain = parts.map { String($0).replacing("+", with: " ").removingPercentEncoding ?? "?" }
      return (plain[0], AnyJSON.string(plain.count == 2 ? plain[1] : "?"))
    }
    return Dictionary(pairs) { _, _ in "twice" }
  }

  private static func lastOfPath(_ url: URL) -> String {
    let parts = url.absoluteString.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 5 else { return "not one part: \(url.absoluteString)" }
    return String(parts[4]).removingPercentEncoding ?? "?"
  }

  private static func headers(_ request: HTTPRequest) -> [String: AnyJSON] {
    let own = request.headers.pairs.filter { !["Accept", "Content-Type"].contains($0.name) }
    return Dictionary(own.map { ($0.name, .string($0.value)) }) { _, _ in "twice" }
  }

  private static func cookies(_ request: HTTPRequest) -> [String: AnyJSON] {
    let pairs = (request.headers["Cookie"] ?? "").components(separatedBy: "; ").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), AnyJSON.string(parts.count == 2 ? String(parts[1]) : "?"))
    }
    return Dictionary(pairs) { _, _ in "twice" }
  }
}

struct CensusFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
