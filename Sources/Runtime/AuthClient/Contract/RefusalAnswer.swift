import Foundation

/// A server's answer that says no.
public struct RefusalAnswer: Sendable {
  public let status: Int
  public let headers: HTTPHeaders
  /// Until when the server asks to wait (`Retry-After`), by the clock of this device.
  public let notBefore: Date?
  let body: Data
  private let parsed: ParsedBody
  private let response: HTTPResponse
  private let rule: ServerRule

  package init(_ response: HTTPResponse, from rule: ServerRule = .plain) {
    status = response.status
    headers = response.headers
    notBefore = response.notBefore
    body = response.body
    parsed = ParsedBody(response.body)
    self.response = response
    self.rule = rule
  }

  /// One of the texts at this place passes the test.
  package func holds(_ test: TextTest, at place: RefusalPlace) -> Bool {
    texts(at: place).contains(where: test.meets)
  }

  private func texts(at place: RefusalPlace) -> [String] {
    switch place {
    case .body(let path):
      parsed.json?.values(at: path.split(separator: ".")).compactMap(\.text) ?? []
    case .wholeBody: [String(bytes: body, encoding: .utf8)].compactMap { $0 }
    case .header(let name): [headers[name]].compactMap { $0 }
    }
  }

  /// Reads the fields that a refusal carries beside its name; nil if they are not all there.
  public func fields<Fields: Decodable>(as type: Fields.Type = Fields.self) -> Fields? {
    // A rate limiter often stands before the server and knows nothing of JSON.
    let body = parsed.json == nil ? WireJSON.nothing : body  //! header-refusal-fields
    return try? WireJSON.decoder(of: response, from: rule).decode(type, from: body)
  }
}

extension RefusalAnswer: CustomStringConvertible, CustomReflectable {
  public var description: String { "status \(status)" }
  public var customMirror: Mirror { Mirror(self, children: ["status": status]) }
}
