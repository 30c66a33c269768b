import AuthClient
import Foundation
import Primitives

extension FakeEndpoint {
  /// A good answer as the server would send it, in its envelope.
  func response(to answer: some Encodable) throws -> HTTPResponse {
    let (body, headers) = try HTTPResponse.written(answer, for: rule.name)
    var object = JSONObject(body)
    if !rule.envelope.isEmpty || !rule.success.isEmpty {
      var envelope = JSONObject()
      for (place, test) in rule.success { envelope.set(test.text, at: place) }
      if !rule.envelope.isEmpty { envelope.set(object.value, at: rule.envelope) }
      object = envelope
    }
    return HTTPResponse(status: 200, headers: headers, body: object.data)
  }
}

extension HTTPResponse {
  /// A refusal that is recognised as this one: what it tells may say so already, and more than the test wants.
  init(_ refusal: some DeclaredRefusal, from rule: ServerRule) {
    let status = refusal.rule.status.least
    let details = refusal.details.flatMap { try? HTTPResponse.written($0, for: rule.name) }
    var (object, headers) = (JSONObject(details?.body), details?.headers ?? [:])
    let told = HTTPResponse(status: status, headers: headers, body: details?.body ?? Data())
    let answer = RefusalAnswer(told, from: rule)
    var text: String?
    for (place, test) in refusal.rule.match {
      if answer.holds(test, at: place) { continue }  //! fake-whole-mark
      switch place {
      case .body: object.set(test.text, at: place)
      case .header(let name): headers[name] = test.text
      case .wholeBody: text = test.text
      }
    }
    let body = text.map { Data($0.utf8) } ?? object.data
    self.init(status: status, headers: headers, body: body)
  }
}

extension HTTPResponse {
  /// Writes a value into body and headers, as a server of this name does.
  fileprivate static func written(
    _ value: some Encodable, for server: String
  ) throws -> (body: Data, headers: HTTPHeaders) {
    let (encoder, headers) = (WireJSON.encoder, Locked<HTTPHeaders>([:]))
    encoder.userInfo[.server] = server
    encoder.userInfo[.headers] = headers
    return (try encoder.encode(value), headers.use { $0 })
  }
}

/// JSON that is put together.
private struct JSONObject {
  var value: Any

  init(_ data: Data? = nil) {
    let read = data.flatMap {
      try? JSONSerialization.jsonObject(with: $0, options: .fragmentsAllowed)
    }
    value = read ?? [String: Any]()
  }

  var data: Data {
    (try? JSONSerialization.data(withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys]))
      ?? Data()
  }

  mutating func set(_ text: String, at place: RefusalPlace) {
    guard case .body(let path) = place else { return }
    set(text as Any, at: path.split(separator: ".").map(String.init))
  }

  mutating func set(_ new: Any, at path: [String]) {
    value = JSONObject.setting(new, at: path[...], in: value)
  }

  private static func setting(_ new: Any, at path: ArraySlice<String>, in old: Any) -> Any {
    guard let step = path.first else { return new }
    var members = old as? [String: Any] ?? [:]
    if step == "*" {
      let item = (old as? [Any])?.first ?? members[step] ?? [String: Any]()
      return [setting(new, at: path.dropFirst(), in: item)]
    }
    members[step] = setting(new, at: path.dropFirst(), in: members[step] ?? [String: Any]())
    return members
  }
}
