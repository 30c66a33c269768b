package import ContractModel
package import Diagnostics
import JSONSource

/// The entries of an HTTP archive that belong to the endpoints of a contract.
package struct HARFile {
  package let answers: [RecordedAnswer]
  package let entryCount: Int

  /// - Parameter urls: further URLs of servers, by the server's name.
  package init(
    _ source: SourceFile, _ contract: Contract, urls: [String: [String]]
  ) throws(BadRecording) {
    let entries = try HARMessages.entries(of: source)
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
          headers: HARMessages.headers(of: response), body: Self.body(response), span: response.span
        ))
    }
    self.answers = answers
    entryCount = entries.count
  }

  private static func body(_ response: JSONNode) -> RecordedBody {
    HARMessages.body(of: response).map { .quoted($0.text, at: $0.span) }
      ?? .empty(at: response.span)
  }
}
