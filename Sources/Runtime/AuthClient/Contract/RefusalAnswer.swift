import Foundation

/// What a server answered when it said no.
public struct RefusalAnswer: Sendable {
  public let status: Int
  public let headers: HTTPHeaders
  /// Until when the server asks to wait (`Retry-After`), by the clock of this device.
  public let notBefore: Date?
  let body: Data
  private let json: JSONValue?

  init(_ response: HTTPResponse) {
    status = response.status
    headers = response.headers
    notBefore = response.notBefore
    body = response.body
    json = try? JSONDecoder().decode(JSONValue.self, from: response.body)
  }

  func text(at place: RefusalPlace) -> String? {
    switch place {
    case .body(let path): json?.value(at: path.split(separator: "."))?.text
    case .wholeBody: String(bytes: body, encoding: .utf8)
    case .header(let name): headers[name]
    }
  }

  /// The fields of the body, for refusals that carry some; nil if they are not there.
  public func fields<Fields: Decodable>(as type: Fields.Type) -> Fields? {
    try? WireJSON.decoder.decode(type, from: body)
  }
}

extension RefusalAnswer: CustomStringConvertible, CustomReflectable {
  public var description: String { "status \(status)" }
  public var customMirror: Mirror { Mirror(self, children: ["status": status]) }
}
