/// An HTTP response. A router completes and checks it; the owner of the socket sends it as it is.
public struct Response: Sendable {
  public var status: Int
  public var headers: Headers
  public var body: [UInt8]

  public init(status: Int, headers: Headers = Headers(), body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  public init(status: Int, json: JSONValue, contentType: String = "application/json") {
    self.init(status: status, headers: ["Content-Type": contentType], body: json.bytes)
  }
}

extension Response: Redacting {
  public var redacted: String {
    "answer \(status), \(headers.count) headers, \(body.count) bytes"
  }
}

extension Response {
  /// A status that ends an exchange, and headers that can't break out of their line.
  var isWellFormed: Bool {
    (200...599).contains(status) && !headers.isBroken  //! response-header-form
      && headers.allSatisfy(HeaderGrammar.isWellFormed)
  }

  /// The answer with what every answer has. Headers that the service chose stay, lengths don't.
  package func completed(for method: Request.Method) -> Response {
    var answer = self
    answer.headers.remove("Transfer-Encoding")
    answer.headers.setDefault("Cache-Control", "no-store")  //! answer-no-store
    answer.headers.set("X-Content-Type-Options", "nosniff")  //! answer-no-sniff
    if status == 401 { answer.headers.setDefault("WWW-Authenticate", "Bearer") }  //! auth-scheme
    answer.describeBody()
    if method == .head { answer.body = [] }
    return answer
  }

  private mutating func describeBody() {
    if status == 204 || status == 304 { body = [] }
    if body.isEmpty {
      headers.remove("Content-Type")
    } else {
      headers.setDefault("Content-Type", "application/octet-stream")
    }
    if status == 204 || status == 304 {
      headers.remove("Content-Length")
    } else {
      headers.set("Content-Length", "\(body.count)")
    }
  }
}
