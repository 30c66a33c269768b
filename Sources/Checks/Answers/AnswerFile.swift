import Diagnostics
import JSONSource

/// A file of `--answers`: `ENDPOINT/NAME.json` or `ENDPOINT/NAME.txt`.
///
/// A `.json` file with the key `status`, and no others than `headers`, `body` and `text`, is a whole answer. Any other
/// file is the body alone. Its status is the number with which its name begins, else the endpoint's own.
package struct AnswerFile {
  private static let keys: Set<String> = ["status", "headers", "body", "text"]

  private let source: SourceFile
  private let endpoint: String
  private let usualStatus: Int

  package init(_ source: SourceFile, of endpoint: String, usualStatus: Int) {
    self.source = source
    self.endpoint = endpoint
    self.usualStatus = usualStatus
  }

  /// True for the name of a file that holds an answer.
  package static func isAnswer(_ name: String) -> Bool {
    (name.hasSuffix(".json") || name.hasSuffix(".txt")) && !name.hasPrefix(".")
  }

  package func answer() throws(BadRecording) -> RecordedAnswer {
    let body = RecordedBody.file(source)
    if source.path.hasSuffix(".json"), let node = body.json, let members = node.members,
      let status = node["status"]?.wholeNumber, (100..<600).contains(status),
      members.allSatisfy({ Self.keys.contains($0.key) })
    {
      return try whole(node, status)
    }
    return RecordedAnswer(
      name: source.path, endpoint: endpoint, status: try statusInName() ?? usualStatus, body: body,
      span: body.span)
  }

  private func whole(_ node: JSONNode, _ status: Int) throws(BadRecording) -> RecordedAnswer {
    if let text = node["text"], node["body"] != nil || text.text == nil {
      throw BadRecording("`text` is a text, and stands in the place of `body`", at: text.span)
    }
    let quoted = node["text"].map { RecordedBody.quoted($0.text ?? "", at: $0.span) }
    let body = node["body"].map(RecordedBody.json) ?? quoted ?? .empty(at: node.span)
    return RecordedAnswer(
      name: source.path, endpoint: endpoint, status: status, headers: try headers(node["headers"]),
      body: body, span: node.span)
  }

  private func headers(_ node: JSONNode?) throws(BadRecording) -> [RecordedHeader] {
    guard let node else { return [] }
    guard let members = node.members else {
      throw BadRecording("`headers` are a text, or a list of texts, for each name", at: node.span)
    }
    var headers: [RecordedHeader] = []
    for member in members {
      for value in member.value.items ?? [member.value] {
        guard let text = value.text else {
          throw BadRecording(
            "`headers` are a text, or a list of texts, for each name", at: value.span)
        }
        headers.append(RecordedHeader(member.key, text, at: value.span))
      }
    }
    return headers
  }

  /// The number with which the name of the file begins: `401-wrong-password.json`.
  private func statusInName() throws(BadRecording) -> Int? {
    let name = source.path.split(separator: "/").last ?? ""
    let digits = name.prefix { $0.isASCII && $0.isNumber }
    guard digits.count == 3, let status = Int(digits) else { return nil }
    guard (100..<600).contains(status) else {  //! recorded-status-known
      throw BadRecording(
        "the name begins with \(digits), which is no status", at: source.span(0..<0),
        help: "begin it with a status from 100 to 599, or with another number of digits")
    }
    return status
  }
}
