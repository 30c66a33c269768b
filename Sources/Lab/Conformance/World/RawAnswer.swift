import AuthServer

/// An answer of HTTP/1.1 as it came over a connection.
struct RawAnswer {
  let response: Response
  /// It says how long it is, so that nothing more is waited for.
  let tellsItsEnd: Bool

  /// Nil where the bytes are none, or not all of one.
  init?(_ bytes: [UInt8]) {
    guard let end = Self.endOfHead(bytes) else { return nil }
    let lines = String(decoding: bytes[..<end], as: UTF8.self).split(separator: "\r\n")
    let words = lines.first?.split(separator: " ", maxSplits: 2) ?? []
    guard words.count >= 2, words[0].hasPrefix("HTTP/1."), let status = Int(words[1]) else {
      return nil
    }
    var headers = Headers()
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      headers.add(String(line[..<colon]), String(value))
    }
    let rest = Array(bytes[(end + 4)...])
    let isChunked = headers.first("Transfer-Encoding")?.lowercased() == "chunked"
    if isChunked {
      guard let body = Self.joined(rest) else { return nil }
      response = Response(status: status, headers: headers, body: body)
    } else if let length = headers.first("Content-Length").flatMap({ Int($0) }) {
      guard length >= 0, rest.count >= length else { return nil }
      response = Response(status: status, headers: headers, body: Array(rest.prefix(length)))
    } else {
      response = Response(status: status, headers: headers, body: rest)
    }
    tellsItsEnd = isChunked || headers.first("Content-Length") != nil
  }

  private static func endOfHead(_ bytes: [UInt8]) -> Int? {
    let end = Array("\r\n\r\n".utf8)
    guard bytes.count >= end.count else { return nil }
    return (0...(bytes.count - end.count)).first { bytes[$0..<($0 + end.count)].elementsEqual(end) }
  }

  /// The chunks one after the other; nil where the last one has not come.
  private static func joined(_ bytes: [UInt8]) -> [UInt8]? {
    var (body, rest): ([UInt8], ArraySlice<UInt8>) = ([], bytes[...])
    while let line = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let size = String(decoding: rest[..<line], as: UTF8.self).prefix { $0.isHexDigit }
      guard let count = Int(size, radix: 16) else { return nil }
      rest = rest[(line + 1)...]
      if count == 0 { return body }
      guard rest.count >= count + 2 else { return nil }
      body += rest.prefix(count)
      rest = rest.dropFirst(count + 2)
    }
    return nil
  }
}
