import AuthServer

/// An answer of HTTP/1.1 as it comes over a connection, piece by piece.
struct RawAnswer {
  private var unread: [UInt8] = []
  private var body: [UInt8] = []
  private var head: (status: Int, headers: Headers)?
  private var length = Length.untilItsEnd
  /// It says how long it is, and that much has come.
  private(set) var isWhole = false
  private(set) var isNoHTTP = false
  private(set) var count = 0
  private let hasBody: Bool

  init(to method: Request.Method) { hasBody = method != .head }

  private enum Length {
    case bytes(Int)
    case chunks
    case untilItsEnd
  }

  mutating func read(_ piece: ArraySlice<UInt8>) {
    count += piece.count
    unread += piece
    while head == nil, !isNoHTTP, let end = endOfHead { readHead(to: end) }
    if head != nil { readBody() }
  }

  /// The answer, once the server has ended the connection; nil where it is none or cut off.
  var response: Response? {
    guard let head, !isNoHTTP else { return nil }
    if case .untilItsEnd = length {} else if !isWhole { return nil }
    return Response(status: head.status, headers: head.headers, body: body)
  }

  private var endOfHead: Int? {
    let end = Array("\r\n\r\n".utf8)
    return unread.indices.dropLast(end.count - 1).first {
      unread[$0] == end[0] && unread[$0..<($0 + end.count)].elementsEqual(end)
    }
  }

  private mutating func readHead(to end: Int) {
    let lines = String(decoding: unread[..<end], as: UTF8.self).split(separator: "\r\n")
    unread.removeFirst(end + 4)
    let words = lines.first?.split(separator: " ", maxSplits: 2) ?? []
    guard words.count >= 2, words[0].hasPrefix("HTTP/1."), let status = Int(words[1]),
      let headers = Self.headers(lines.dropFirst())
    else {
      isNoHTTP = true
      return
    }
    // The last answer follows one of 1xx on the same connection.
    guard status < 100 || status > 199 else { return }
    head = (status, headers)
    if !hasBody || status == 204 || status == 304 {
      length = .bytes(0)
    } else if headers.first("Transfer-Encoding")?.lowercased() == "chunked" {
      length = .chunks
    } else if let text = headers.first("Content-Length") {
      guard let size = Int(text), size >= 0 else {
        isNoHTTP = true
        return
      }
      length = .bytes(size)
    }
  }

  private static func headers(_ lines: ArraySlice<Substring>) -> Headers? {
    var headers = Headers()
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].drop(while: isSpace)
      let end = value.lastIndex { !isSpace($0) }.map(value.index(after:)) ?? value.startIndex
      headers.add(String(line[..<colon]), String(value[..<end]))
    }
    return headers
  }

  private static func isSpace(_ character: Character) -> Bool {
    character == " " || character == "\t"
  }

  private mutating func readBody() {
    switch length {
    case .untilItsEnd:
      body += unread
      unread = []
    case .bytes(let size):
      body += unread.prefix(size - body.count)
      unread = []
      isWhole = body.count == size
    case .chunks: readChunks()
    }
  }

  /// Takes the chunks that have come whole.
  private mutating func readChunks() {
    var rest = unread[...]
    while !isWhole, let line = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let text = String(decoding: rest[..<line], as: UTF8.self).prefix { $0.isHexDigit }
      guard let size = Int(text, radix: 16) else {
        isNoHTTP = true
        return
      }
      let chunk = rest[(line + 1)...]
      isWhole = size == 0
      // The line's end follows the chunk.
      guard isWhole || chunk.count - 2 >= size else { break }
      body += chunk.prefix(size)
      rest = chunk.dropFirst(isWhole ? 0 : size + 2)
    }
    unread = Array(rest)
  }
}
