import CaseFolders
import Foundation

/// A section of `Tests/Cases/http/*.case`: a request, a line `---`, and what is expected. The request is bytes as text:
/// its own line ends mean nothing; `\r`, `\n`, `\t`, `\0`, `\\` and `\xE9` are bytes, and `{{text*9}}` is the text
/// nine times.
/// The expected part has a line for each answer, with what the handler saw, and then one of
/// - `kept`: a request behind all that is answered too,
/// - `closed`: the connection has ended, and nothing behind it was heard,
/// - `waits`: more is needed, and nothing was done.
struct HTTPCase: Sendable, CustomStringConvertible {
  let name: String
  private let table: CaseFolder
  private let text: String
  let request: [UInt8]
  let expected: String

  var description: String { name }

  static let all = CaseFolder.all(in: "http").flatMap { table in
    table.names.map { HTTPCase($0, in: table) }
  }

  static let probe = Array(
    "GET /probe HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\n\r\n".utf8)

  private init(_ name: String, in table: CaseFolder) {
    let parts = (table.text(name) ?? "").components(separatedBy: "\n---\n")
    self.name = name
    self.table = table
    text = parts[0]
    request = RawText.bytes(parts[0])
    expected = parts.dropFirst().joined(separator: "\n---\n")
  }

  func check(_ transcript: String, test: String = #fileID) throws {
    try table.check("\(text)\n---\n\(transcript)", against: name, test: test)
  }

  var waits: Bool { expected.hasSuffix("waits\n") }

  /// The request and, unless it is cut off, another one behind it.
  var bytes: [UInt8] { waits ? request : request + Self.probe }

  /// The answers in the words of `expected`.
  func transcript(_ answers: [UInt8]) -> String {
    var lines = Answers.lines(of: answers, toHead: request.starts(with: "HEAD".utf8))
    let wasProbed = lines.last == "200 GET /probe 0"
    if wasProbed { lines.removeLast() }
    lines.append(wasProbed ? "kept" : waits ? "waits" : "closed")
    return lines.map { "\($0)\n" }.joined()
  }
}

/// Bytes as cases write them.
enum RawText {
  static func bytes(_ text: String) -> [UInt8] {
    escaped(repeated(Array(text.utf8.filter { $0 != 0x0A })))
  }

  private static func repeated(_ text: [UInt8]) -> [UInt8] {
    guard let start = text.firstRange(of: Array("{{".utf8)),
      let end = text[start.upperBound...].firstRange(of: Array("}}".utf8)),
      let star = text[start.upperBound..<end.lowerBound].lastIndex(of: UInt8(ascii: "*")),
      let count = Int(String(decoding: text[(star + 1)..<end.lowerBound], as: UTF8.self))
    else { return text }
    let part = Array(text[start.upperBound..<star])
    return Array(text[..<start.lowerBound])
      + Array(repeatElement(part, count: count).joined())
      + repeated(Array(text[end.upperBound...]))
  }

  private static func escaped(_ text: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let mark = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      switch mark {
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "0"): bytes.append(0)
      case UInt8(ascii: "x"):
        bytes.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
        rest = rest.dropFirst(2)
      default: bytes.append(mark)
      }
    }
    return bytes
  }
}

/// Answers taken apart again, strictly enough to see a wrong length.
enum Answers {
  static func lines(of bytes: [UInt8], toHead: Bool) -> [String] {
    var rest = bytes[...]
    var lines: [String] = []
    var toHead = toHead
    while !rest.isEmpty {
      guard let end = rest.firstRange(of: Array("\r\n\r\n".utf8)) else { return lines + ["broken"] }
      let head = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
      rest = rest[end.upperBound...]
      let status = String(head.split(separator: " ")[1])
      let fields = head.split(separator: "\r\n").dropFirst()
      let length = fields.first { $0.hasPrefix("Content-Length: ") }.flatMap {
        Int($0.dropFirst(16))
      }
      let count = toHead ? 0 : length ?? 0
      guard rest.count >= count else { return lines + ["broken"] }
      let body = String(decoding: rest.prefix(count), as: UTF8.self)
      rest = rest.dropFirst(count)
      let words = body.hasSuffix("\n") ? body.dropLast() : body[...]
      lines.append(words.isEmpty ? status : "\(status) \(words)")
      toHead = toHead && status == "100"
    }
    return lines
  }
}
