package import Diagnostics
import JSONSource

/// An answer of the real server, as somebody recorded it. It may hold secrets: nothing of it but names is ever shown.
package struct RecordedAnswer: Sendable {
  /// The name of the recording for people: a file, or an entry of one.
  package let name: String
  package let endpoint: String
  package let status: Int
  package let headers: [RecordedHeader]
  package let body: RecordedBody
  /// The place of the whole recording.
  package let span: Span

  package init(
    name: String, endpoint: String, status: Int, headers: [RecordedHeader] = [],
    body: RecordedBody, span: Span
  ) {
    self.name = name
    self.endpoint = endpoint
    self.status = status
    self.headers = headers
    self.body = body
    self.span = span
  }

  /// The value of a header, whatever letters its name is written in.
  func header(_ name: String) -> RecordedHeader? {
    headers.first { $0.name.lowercased() == name.lowercased() }
  }

  /// The value of a cookie that the answer sets; the last one counts. A recording may join several with commas, as a
  /// client does.
  func cookie(_ name: String) -> RecordedHeader? {
    var found: RecordedHeader?
    for header in headers where header.name.lowercased() == "set-cookie" {
      for text in header.value.split(separator: ",") {
        let pair = text.prefix { $0 != ";" }
        guard HTTPText.trimmed(pair.prefix { $0 != "=" }) == name, pair.contains("=") else {
          continue
        }
        let value = HTTPText.trimmed(pair.drop { $0 != "=" }.dropFirst())
        found = RecordedHeader(name, value, at: header.span)
      }
    }
    return found
  }

  var isGood: Bool { (200..<300).contains(status) }
}

package struct RecordedHeader: Sendable {
  package let name: String
  package let value: String
  package let span: Span

  package init(_ name: String, _ value: String, at span: Span) {
    self.name = name
    self.value = value
    self.span = span
  }
}
