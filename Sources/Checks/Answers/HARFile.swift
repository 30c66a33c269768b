import ContractModel
import Diagnostics
import JSONSource

/// The entries of an HTTP archive that belong to the endpoints of a contract.
package struct HARFile {
  package let answers: [RecordedAnswer]
  package let entryCount: Int

  /// - Parameter urls: further URLs of servers, by the server's name.
  package init(
    _ source: SourceFile, _ contract: Contract, urls: [String: [String]]
  ) throws(BadRecording) {
    let root: JSONNode
    do {
      root = try readJSON(source)
    } catch {
      let message = "the file is not JSON: \(error.message)"
      guard error.isAtEnd else { throw BadRecording(message, at: error.span) }
      throw BadRecording(
        message, at: error.span, help: "the file ends too early; export the archive once more")
    }
    guard let entries = root["log"]?["entries"]?.items else {
      throw BadRecording("the file is no HTTP archive: `log.entries` is missing", at: root.span)
    }
    let routes = RouteFinder(contract, urls: urls)
    var answers: [RecordedAnswer] = []
    for (index, entry) in entries.enumerated() {
      guard let request = entry["request"].flatMap(RecordedRequest.init),
        let endpoint = routes.endpoint(of: request), let response = entry["response"],
        let status = response["status"]?.wholeNumber, (100..<600).contains(status)
      else { continue }
      answers.append(
        RecordedAnswer(
          name: "\(source.path), entry \(index)", endpoint: endpoint.name.value, status: status,
          headers: Self.headers(response), body: Self.body(response), span: response.span))
    }
    self.answers = answers
    entryCount = entries.count
  }

  private static func headers(_ response: JSONNode) -> [RecordedHeader] {
    (response["headers"]?.items ?? []).flatMap { header -> [RecordedHeader] in
      guard let name = header["name"]?.text, let value = header["value"]?.text else { return [] }
      // Browsers join several cookies with line breaks.
      return value.split(separator: "\n").map { RecordedHeader(name, String($0), at: header.span) }
    }
  }

  private static func body(_ response: JSONNode) -> RecordedBody {
    guard let content = response["content"], let node = content["text"], let text = node.text else {
      return .empty(at: response.span)
    }
    let isBase64 = content["encoding"]?.text == "base64"
    return .quoted(isBase64 ? Base64Text.decoded(text) ?? "" : text, at: node.span)
  }
}
