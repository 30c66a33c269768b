import AuthClient
import Foundation

/// The bytes of an answer, read until it is whole.
struct WireAnswer {
  private var bytes: [UInt8] = []
  private let isHead: Bool

  init(isHead: Bool) { self.isHead = isHead }

  var count: Int { bytes.count }

  mutating func add(_ part: ArraySlice<UInt8>) { bytes += part }

  /// - Parameter isOver: whether the server has ended the connection.
  /// - Returns: nil while more has to come, and where what came is no answer.
  func response(isOver: Bool) -> HTTPResponse? {
    var rest = bytes[...]
    while let end = rest.firstRange(of: Array("\r\n\r\n".utf8)) {
      guard let head = Head(rest[..<end.lowerBound]) else { return nil }
      rest = rest[end.upperBound...]
      if (100...199).contains(head.status) { continue }
      guard let body = body(of: head, rest, isOver) else { return nil }
      return HTTPResponse(status: head.status, headers: head.headers, body: Data(body))
    }
    return nil
  }

  private func body(of head: Head, _ rest: ArraySlice<UInt8>, _ isOver: Bool) -> [UInt8]? {
    if isHead || head.status == 204 || head.status == 304 { return [] }
    if head.headers["Transfer-Encoding"]?.lowercased() == "chunked" { return Self.joined(rest) }
    if let length = head.headers["Content-Length"].flatMap({ Int($0) }) {
      return rest.count >= length ? Array(rest.prefix(length)) : nil
    }
    return isOver ? Array(rest) : nil
  }

  /// The parts of a chunked body; nil until its last one has come.
  private static func joined(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var (rest, all) = (bytes, [UInt8]())
    while let end = rest.firstRange(of: Array("\r\n".utf8)) {
      let size = String(decoding: rest[..<end.lowerBound], as: UTF8.self).prefix { $0 != ";" }
      guard let count = Int(size, radix: 16) else { return nil }
      rest = rest[end.upperBound...]
      guard rest.count >= count + 2 else { return nil }
      if count == 0 { return all }
      all += rest.prefix(count)
      rest = rest.dropFirst(count + 2)
    }
    return nil
  }

  /// The lines before the body. A name that stands twice has both values, as a `URLSession` tells them.
  private struct Head {
    let status: Int
    var headers = HTTPHeaders()

    init?(_ bytes: ArraySlice<UInt8>) {
      let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n")
      let words = lines[0].split(separator: " ")
      guard words.count > 1, words[0].hasPrefix("HTTP/1."), let status = Int(words[1]) else {
        return nil
      }
      self.status = status
      for line in lines.dropFirst() {
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        let (name, value) = (String(parts[0]), parts[1].trimmingCharacters(in: .whitespaces))
        headers[name] = headers[name].map { $0 + "," + value } ?? value
      }
    }
  }
}

extension HTTPHeaders {
  fileprivate init() { self.init([(name: String, value: String)]()) }
}
