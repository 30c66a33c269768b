import AuthServer
import Primitives

/// An answer as it goes over the wire. Framing is the front's alone: what a handler says about it counts only where
/// there is no body to count.
struct AnswerBytes {
  let bytes: [UInt8]

  init(_ response: Response, toHead: Bool, isLast: Bool, date: String) {
    let response =  //! answer-header-split
      Self.isWellFormed(response) ? response : Self.response(for: .brokenAnswer)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(256 + response.body.count)
    bytes.append(contentsOf: "HTTP/1.1 ".utf8)
    bytes.append(contentsOf: String(response.status).utf8)
    bytes.append(.space)
    bytes.append(contentsOf: ReasonPhrase.of(response.status).utf8)
    bytes.append(contentsOf: "\r\n".utf8)
    for field in response.headers where !Self.isOurs(field.name) {
      Self.add(field.name, field.value, to: &bytes)
    }
    Self.add("Date", date, to: &bytes)
    if let length = Self.length(of: response, toHead: toHead) {
      Self.add("Content-Length", length, to: &bytes)
    }
    if isLast { Self.add("Connection", "close", to: &bytes) }
    bytes.append(contentsOf: "\r\n".utf8)
    if !toHead && Self.mayHaveBody(response.status) { bytes.append(contentsOf: response.body) }
    self.bytes = bytes
  }

  static func response(for refusal: RequestRejection) -> Response {
    var response = Response(
      status: refusal.status,
      headers: ["Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store"],
      body: Array("\(refusal.words)\n".utf8))
    if let seconds = refusal.retryAfter { response.headers.set("Retry-After", "\(seconds)") }
    return response
  }

  static let continueLine = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)

  private static func isWellFormed(_ response: Response) -> Bool {
    (200...599).contains(response.status)
      && response.headers.allSatisfy { field in
        !field.name.isEmpty && ByteSet.token.holdsAll(of: field.name.utf8)
          && ValueBytes.areAll(of: field.value)
      }
  }

  private static func isOurs(_ name: String) -> Bool {
    let isNamed = { SameBytes.areSameWithoutCase(name, $0) }
    return switch name.utf8.count {
    case 4: isNamed("Date")
    case 7: isNamed("Trailer") || isNamed("Upgrade")
    case 10: isNamed("Connection") || isNamed("Keep-Alive")
    case 14: isNamed("Content-Length")
    case 17: isNamed("Transfer-Encoding")  //! front-owns-framing
    default: false
    }
  }

  private static func mayHaveBody(_ status: Int) -> Bool { status != 204 && status != 304 }

  /// The answer to HEAD says how long the body of a GET would be, if the handler knows.
  private static func length(of response: Response, toHead: Bool) -> String? {
    guard mayHaveBody(response.status) else { return nil }
    guard toHead && response.body.isEmpty else { return String(response.body.count) }
    return response.headers.only("Content-Length").flatMap(Int.init).map { String(max(0, $0)) }
  }

  private static func add(_ name: String, _ value: String, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: name.utf8)
    bytes.append(UInt8(ascii: ":"))
    bytes.append(.space)
    bytes.append(contentsOf: value.utf8)
    bytes.append(.carriageReturn)
    bytes.append(.lineFeed)
  }
}

enum ReasonPhrase {
  /// Clients have no use for it; people who read along do.
  static func of(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 201: "Created"
    case 202: "Accepted"
    case 204: "No Content"
    case 302: "Found"
    case 303: "See Other"
    case 304: "Not Modified"
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 408: "Request Timeout"
    case 409: "Conflict"
    case 413: "Content Too Large"
    case 414: "URI Too Long"
    case 415: "Unsupported Media Type"
    case 417: "Expectation Failed"
    case 422: "Unprocessable Content"
    case 429: "Too Many Requests"
    case 431: "Request Header Fields Too Large"
    case 500: "Internal Server Error"
    case 501: "Not Implemented"
    case 502: "Bad Gateway"
    case 503: "Service Unavailable"
    case 505: "HTTP Version Not Supported"
    default: ""
    }
  }
}
