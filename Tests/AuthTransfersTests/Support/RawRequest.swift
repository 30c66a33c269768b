import Foundation

/// A request as it came. Of a long body only the length is kept.
struct RawRequest: Sendable {
  let head: String
  let length: Int
  let body: Data?

  private static let kept = 16 << 20

  init?(from connection: RawConnection, _ waits: (String) -> Bool) {
    var bytes = Data()
    let mark = Data("\r\n\r\n".utf8)
    var end: Range<Data.Index>?
    while end == nil {
      let more = connection.read()
      guard !more.isEmpty else { return nil }
      bytes += more
      end = bytes.range(of: mark)
    }
    guard let end else { return nil }
    head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
    let announced = waits(head) ? Self.announced(head) : 0
    var body = Data(bytes[end.upperBound...])
    var length = body.count
    while length < announced {
      let more = connection.read()
      guard !more.isEmpty else { break }
      length += more.count
      if announced <= Self.kept { body += more }
    }
    self.length = length
    self.body = announced <= Self.kept ? body : nil
  }

  var line: String { String(head.prefix { $0 != "\r" && $0 != "\r\n" }) }
  var isRenewal: Bool { head.hasPrefix("POST /api/auth/refresh ") }
  var token: String? { header("authorization")?.replacingOccurrences(of: "Bearer ", with: "") }

  func header(_ name: String) -> String? { Self.header(name, head) }

  private static func announced(_ head: String) -> Int {
    header("content-length", head).flatMap(Int.init) ?? 0
  }

  private static func header(_ name: String, _ head: String) -> String? {
    head.components(separatedBy: "\r\n").dropFirst().first {
      $0.lowercased().hasPrefix(name + ":")
    }.map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
  }
}
