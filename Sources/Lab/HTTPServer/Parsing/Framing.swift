import AuthServer
import Primitives

/// The end of a body: the one question that two servers in a row must never answer differently.
enum Framing: Equatable {
  case length(Int)
  case chunked

  init(_ headers: Headers, isVersion10: Bool, limit: Int) throws(RequestRejection) {
    let lengths = headers.all("Content-Length")
    let codings = headers.all("Transfer-Encoding")
    guard lengths.isEmpty || codings.isEmpty else {  //! length-and-coding
      throw .bad("Content-Length and Transfer-Encoding come together.")
    }
    guard lengths.count <= 1 else { throw .bad("Content-Length comes twice.") }  //! one-length
    guard codings.count <= 1 else { throw .bad("Transfer-Encoding comes twice.") }  //! one-coding
    if let coding = codings.first {
      guard !isVersion10 else { throw .bad("HTTP/1.0 has no Transfer-Encoding.") }  //! no-coding
      try Self.check(coding)
      self = .chunked
    } else {
      self = .length(
        try lengths.first.map { (text) throws(RequestRejection) in try Self.length(text, limit) }
          ?? 0)
    }
  }

  private static func length(_ text: String, _ limit: Int) throws(RequestRejection) -> Int {
    guard !text.isEmpty, text.utf8.allSatisfy(ByteSet.digit.contains) else {  //! length-digits-only
      throw .bad("Content-Length is not a number.")
    }
    guard let length = Int(text), length <= limit else { throw .bodyTooLarge }  //! length-limit
    return length
  }

  private static func check(_ coding: String) throws(RequestRejection) {
    let names = ASCII.list(coding)
    guard names.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(ByteSet.token.contains) }) else {
      throw .bad("Transfer-Encoding is not well-formed.")
    }
    guard names.allSatisfy({ ASCII.isSame($0, "chunked") }) else {  //! chunked-only
      throw RequestRejection(501, "Only the transfer coding chunked is known.")
    }
    guard names.count == 1 else { throw .bad("A body is chunked once.") }  //! chunked-once
  }
}
