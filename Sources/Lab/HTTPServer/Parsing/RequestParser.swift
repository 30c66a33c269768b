import AuthServer

/// Reads one request from bytes as they come, in any pieces, and refuses at the first byte that RFC 9112 does not let
/// stand there. Where the RFC leaves a choice between repairing and refusing, it refuses.
///
/// It knows no socket and no clock, decodes nothing but the chunks of a body, and never holds more than its limits.
package struct RequestParser {
  /// A request that has come whole.
  package struct ParsedRequest {
    package let request: Request
    /// The sender wants no second answer on this connection, or speaks a version in which none follows.
    package let isLast: Bool
  }

  enum Step: Equatable {
    case start, startLineFeed
    case method, target, version, versionLineFeed
    case fieldStart, fieldName, fieldValue, fieldLineFeed, headLineFeed
    case body
    case chunkSize, chunkExtension, chunkSizeLineFeed, chunkData, chunkDataReturn, chunkDataLineFeed
    case whole
    case refused(RequestRejection)
  }

  let limits: Limits
  var step = Step.start
  /// The word that is being read.
  var text: [UInt8] = []

  var hasEmptyLine = false
  var method = ""
  var target = ""
  var isVersion10 = false

  var headers = Headers()
  var fieldName = ""
  var fieldCount = 0
  var fieldBytes = 0
  var isInTrailers = false

  var body: [UInt8] = []
  /// Bytes of the body or the chunk that are still to come.
  var missing = 0
  var chunkDigits = 0
  var extensionBytes = 0
  /// The sender waits to be told that its body is wanted.
  package private(set) var awaitsContinue = false

  package init(limits: Limits) { self.limits = limits }

  /// Takes bytes until the request is whole or refused, and answers how many it took.
  package mutating func read(_ bytes: UnsafeRawBufferPointer) -> Int {
    var position = 0
    while position < bytes.count, isReading {
      do throws(RequestRejection) {
        position += try advance(UnsafeRawBufferPointer(rebasing: bytes[position...]))
      } catch {
        step = .refused(error)
      }
    }
    return position
  }

  /// The request, once; the next one can be read then.
  package mutating func takeParsed() -> ParsedRequest? {
    guard step == .whole else { return nil }
    let parsed = ParsedRequest(  //! nothing-after-last-request
      request: Request(Request.Method(method), target, headers: headers, body: body),
      isLast: isVersion10 || asksToClose)
    var word = text
    word.removeAll(keepingCapacity: true)
    self = RequestParser(limits: limits)
    text = word
    return parsed
  }

  package var refusal: RequestRejection? {
    if case .refused(let refusal) = step { refusal } else { nil }
  }

  /// Nothing of a request has come yet.
  package var isAtStart: Bool { step == .start && !hasEmptyLine }

  package var isInBody: Bool {
    switch step {
    case .body, .chunkSize, .chunkExtension, .chunkSizeLineFeed, .chunkData, .chunkDataReturn,
      .chunkDataLineFeed:
      true
    default: isInTrailers
    }
  }

  /// A refusal of such a request has no body either.
  var isHead: Bool { method == Request.Method.head.name }

  mutating func continueWasSent() { awaitsContinue = false }

  private var isReading: Bool {
    switch step {
    case .whole, .refused: false
    default: true
    }
  }

  private var asksToClose: Bool {
    headers.all("Connection").contains { value in
      ASCII.list(value).contains { ASCII.isSame($0, "close") }
    }
  }

  /// Takes at least one byte.
  private mutating func advance(_ bytes: UnsafeRawBufferPointer) throws(RequestRejection) -> Int {
    switch step {
    case .start, .startLineFeed, .method, .target, .version, .versionLineFeed:
      return try readLine(bytes)
    case .fieldStart, .fieldName, .fieldValue, .fieldLineFeed, .headLineFeed:
      return try readField(bytes)
    default:
      awaitsContinue = false
      return try readBody(bytes)
    }
  }

  /// The fields are all there: what follows is the body, the next request or nothing that can be trusted.
  mutating func endFields() throws(RequestRejection) {
    if isInTrailers {
      step = .whole
      return
    }
    try Authority.check(method: method, target: target, headers, needsHost: !isVersion10)
    let framing = try Framing(headers, isVersion10: isVersion10, limit: limits.bodyBytes)
    awaitsContinue = try expectsContinue() ? framing != .length(0) : false
    switch framing {
    case .length(0): step = .whole
    case .length(let count): (missing, step) = (count, .body)
    case .chunked: step = .chunkSize
    }
  }

  private func expectsContinue() throws(RequestRejection) -> Bool {
    let expectations = headers.all("Expect")
    guard let first = expectations.first, !isVersion10 else { return false }
    guard expectations.count == 1, ASCII.isSame(first, "100-continue") else {
      throw RequestRejection(417, "Nothing can be expected but 100-continue.")
    }  //! unknown-expectation
    return true
  }
}
