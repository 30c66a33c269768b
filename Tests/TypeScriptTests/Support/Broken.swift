import AuthClient
import AuthServer
import CaseFolders
import Foundation

/// A request as both sides take it.
struct Sent: CustomStringConvertible {
  var method: String
  var target: String
  var headers: [(name: String, value: String)]
  var body: [UInt8]

  var description: String {
    let headers = headers.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
    return "\(method) \(target) [\(headers)] \(String(decoding: body.prefix(200), as: UTF8.self))"
  }

  var request: AuthServer.Request {
    var fields = Headers()
    for (name, value) in headers { fields.add(name, value) }
    return AuthServer.Request(.init(method), target, headers: fields, body: body)
  }

  func http(to host: String) throws -> HTTPRequest {
    guard let method = HTTPMethod(rawValue: method), let url = URL(string: "http://any" + target)
    else { throw NodeProblem() }
    let marked = headers.map { (name: $0.name, value: $0.value) } + [("X-Stub", host)]
    return HTTPRequest(
      endpoint: host, method: method, url: url, headers: HTTPHeaders(marked),
      body: body.isEmpty && method == .get ? nil : Data(body))
  }
}

/// The parts of an answer that must be the same in both languages.
struct Answer: Equatable {
  let status: Int
  let headers: [String: String]
  let text: String

  private static let compared = [
    "allow", "cache-control", "content-type", "location", "retry-after",
    "www-authenticate", "x-content-type-options",
  ]

  /// Removes the place where a text breaks UTF-8, which only the stubs in Swift name.
  private static func withoutByte(_ body: some Sequence<UInt8>) -> String {
    String(decoding: Array(body), as: UTF8.self)
      .replacing("valid UTF-8 at byte 1", with: "valid UTF-8")
  }

  init(_ response: AuthServer.Response) {
    status = response.status
    let all = response.headers
    headers = Dictionary(
      uniqueKeysWithValues: Self.compared.compactMap { name in
        all.first(name).map { (name, $0) }
      })
    text = Answer.withoutByte(response.body)
  }

  init(_ response: HTTPResponse) {
    status = response.status
    let all = response.headers
    headers = Dictionary(
      uniqueKeysWithValues: Self.compared.compactMap { name in
        all[name].map { (name, $0) }
      })
    text = Answer.withoutByte(response.body)
  }
}

/// The requests of the fixtures and what becomes of them in bad hands.
enum Broken {
  static func requests(of service: String) throws -> [Sent] {
    try Checkout.files(in: Fixtures.folder(of: service), ending: "/request.json").flatMap {
      try all(of: fixture(Checkout.root.appending(path: $0)))
    }
  }

  /// The requests of the fixtures as they are.
  static func whole(of service: String) throws -> [Sent] {
    try Checkout.files(in: Fixtures.folder(of: service), ending: "/request.json").map {
      try fixture(Checkout.root.appending(path: $0))
    }
  }

  private static func fixture(_ file: URL) throws -> Sent {
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let path = json?["path"] as? String ?? "/"
    let query = (json?["query"] as? [String: String] ?? [:]).sorted { $0.key < $1.key }
      .map { "\(encoded($0.key))=\(encoded($0.value))" }
    let headers = (json?["headers"] as? [String: String] ?? [:]).sorted { $0.key < $1.key }
    return Sent(
      method: json?["method"] as? String ?? "GET",
      target: path + (query.isEmpty ? "" : "?" + query.joined(separator: "&")),
      headers: headers.map { ($0.key, $0.value) }, body: try body(json?["body"], headers))
  }

  private static func body(_ value: Any?, _ headers: [(key: String, value: String)]) throws
    -> [UInt8]
  {
    guard let value else { return [] }
    if let text = value as? String { return Array(text.utf8) }
    let isForm = headers.contains { $0.value.contains("x-www-form-urlencoded") }
    if isForm, let fields = value as? [String: String] {
      let pairs = fields.sorted { $0.key < $1.key }.map {
        "\(encoded($0.key))=\(encoded($0.value))"
      }
      return Array(pairs.joined(separator: "&").utf8)
    }
    return Array(try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys]))
  }

  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }

  private static func all(of sent: Sent) -> [Sent] {
    var found = [sent]
    func add(_ change: (inout Sent) -> Void) {
      var one = sent
      change(&one)
      found.append(one)
    }
    for index in sent.headers.indices {
      // The system's client says that a body is a form where nothing is said.
      if sent.headers[index].name != "Content-Type" { add { $0.headers.remove(at: index) } }
      for value in ["", "x", "Bearer", "Bearer a b", "text/plain", "a=b; c"] {
        add { $0.headers[index].value = value }
      }
    }
    for text in ["?", "?a=b&a=c", "?type=%ff", "/", "/x", "?type=a+b&code=%C3%A9"] {
      add { $0.target += sent.target.contains("?") ? text.replacing("?", with: "&") : text }
    }
    for method in ["GET", "POST", "DELETE", "PUT", "PATCH", "HEAD"] { add { $0.method = method } }
    for body in bodies(of: sent.body) where sent.method != "GET" { add { $0.body = Array(body) } }
    // These have no body to send, whatever they become.
    return found.map { one in
      var one = one
      if one.method == "GET" || one.method == "HEAD" { one.body = [] }
      return one
    }
  }

  private static func bodies(of body: [UInt8]) -> [Data] {
    let text = String(decoding: body, as: UTF8.self)
    let raw = [
      "", "{}", "[]", "null", "{", text + "x", text + " ", "\u{FEFF}" + text, "a=b&a=c", "%zz=1",
      "&&=",
      String(repeating: "[", count: 40), "{\"a\":\(String(repeating: "x", count: 70_000))}",
      "{\"a\":01}", "{\"a\":\"\t\"}", "{\"a\":\"\\x\"}", "{\"a\":\"\\udc00\"}",
      "{\"a\" 1}",
      "[" + String(repeating: "1,", count: 1_100) + "1]",
      "\"" + String(repeating: "é", count: 9_000) + "\"",
      text.replacing("{", with: "{\"a\":1,\"a\":2,"),
    ].map { Data($0.utf8) }
    let json = try? JSONSerialization.jsonObject(with: Data(body))
    let fields = (json as? [String: Any]).map { changed($0) } ?? []
    return raw + [Data([0x22, 0xFF, 0x22])] + fields
  }

  /// Each field left out, and with other values, also inside of others.
  private static func changed(_ fields: [String: Any]) -> [Data] {
    let values: [Any] = [
      NSNull(), true, 7, 1.5, -1, 1e300, "", "x", "7", "a@b.c", "é",
      String(repeating: "x", count: 5_000),
      [Any](), ["x"], [String: Any](), ["__proto__": "x", "constructor": 1], "\u{0}",
      "00000000-0000-0000-0000-00000000000G", "2027-02-29T00:00:00Z",
      "2027-03-01T09:30:00.25+01:00",
      "https://a b", "+86 138", "AA==", "A",
    ]
    return fields.keys.sorted().flatMap { name -> [Data] in
      var without = fields
      without[name] = nil
      let inner = (fields[name] as? [String: Any]).map { changed($0) } ?? []
      let nested = inner.compactMap { data -> [String: Any]? in
        guard let value = try? JSONSerialization.jsonObject(with: data) else { return nil }
        return fields.merging([name: value]) { $1 }
      }
      let all = [without] + values.map { value in fields.merging([name: value]) { $1 } } + nested
      return all.compactMap {
        try? JSONSerialization.data(withJSONObject: $0, options: [.sortedKeys])
      }
    }
  }
}
