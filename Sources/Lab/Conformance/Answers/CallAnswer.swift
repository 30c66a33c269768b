package import Answers
package import AuthServer
package import ContractModel
import Diagnostics
import Machines

/// The answer to a call, as the generated client would read it.
package struct CallAnswer {
  package let response: Response
  let endpoint: Endpoint
  private let contract: Contract
  private let verdict: AnswerVerdict

  package init(_ response: Response, to endpoint: Endpoint, of contract: Contract) {
    self.response = response
    self.endpoint = endpoint
    self.contract = contract
    let source = SourceFile(path: endpoint.name.value, bytes: response.body)
    let span = Span(source, from: 0, to: response.body.count)
    verdict = check(
      RecordedAnswer(
        name: endpoint.name.value, endpoint: endpoint.name.value, status: response.status,
        headers: response.headers.map { RecordedHeader($0.name, $0.value, at: span) },
        body: .file(source), span: span), against: contract)
  }

  /// The callback in which a page ends; nil where it did not end in it.
  var callback: ReceivedCallback? {
    endpoint.redirectsTo.flatMap { ReceivedCallback(response, contract.callbacks[$0.value]) }
  }

  package var isGood: Bool {
    if let end = endpoint.redirectsTo {
      return callback.map { $0.missing(of: contract.callbacks[end.value]) == nil } ?? false
    }
    return response.status == endpoint.status && verdict.refusal == nil
      && !verdict.findings.contains { $0.rule == .unmarked }
  }

  package var tokens: AnswerTokens {
    if let end = endpoint.redirectsTo {
      return callback.map { AnswerTokens($0, contract.callbacks[end.value]) } ?? AnswerTokens()
    }
    if let refusal {
      return AnswerTokens(refusal, in: response, of: contract.servers[endpoint.server])
    }
    return AnswerTokens(response, to: endpoint, of: contract)
  }

  /// Nil where the endpoint declares none that looks like it.
  package var refusal: Refusal? { verdict.refusal.flatMap(contract.refusals.find) }

  /// The first value that is not as the contract says.
  package var fault: AnswerFinding? { verdict.findings.first { $0.severity != .note } }

  /// Caches keep nothing of it (RFC 6749 §5.1).
  package var isNotStored: Bool {
    cacheControl.lowercased().contains("no-store")
  }

  var cacheControl: String { response.headers.all("Cache-Control").joined(separator: ",") }

  /// It is JSON and does not say so: a library that goes by the type hands an app a text.
  var isUnlabelled: Bool {
    switch try? JSONValue(reading: response.body) {
    case .object, .array:
      !(response.headers.first("Content-Type") ?? "").lowercased().contains("json")
    default: false
    }
  }

  func mustBeLabelled() throws {
    guard isUnlabelled else { return }
    let type = response.headers.first("Content-Type")
    throw CaseEnd.broken(
      expected: "JSON that says so in `Content-Type`", found: type.map { "`\($0)`" } ?? "none")
  }

  /// For a report.
  package var words: String {
    if isGood { return "a good answer (\(response.status))" }
    if let refusal { return "the refusal `\(refusal.name.value)` (\(response.status))" }
    return "\(response.status), which is no declared refusal"
  }

  func mustBeGood(_ what: String = "a good answer") throws {
    guard isGood else { throw CaseEnd.broken(expected: what, found: words) }
  }

  /// A call of somebody who is signed in may want another proof first, which the tester has not.
  func mustWantNoProof() throws {
    guard let refusal, refusal.means(.oddSignIn), contract.sendsSession(endpoint) else { return }
    throw CaseEnd.notObservable(
      "`\(endpoint.name.value)` wants another proof first: `\(refusal.name.value)`")
  }

  /// The refusal that tells one of the meanings; any refusal, for a meaning that the endpoint does not declare.
  func mustRefuse(_ meanings: Meaning...) throws { try mustRefuse(meanings) }

  func mustRefuse(_ meanings: [Meaning]) throws {
    if isGood { throw CaseEnd.broken(expected: "a refusal", found: words) }
    let choice = RefusalChoice(contract)
    let chosen = meanings.map { choice.choose($0, for: endpoint)?.refusal }
    if chosen.contains(where: { $0 == nil }), isRefusal { return }
    let told = chosen.compactMap { $0 }
    guard let refusal, told.contains(where: { $0.looksLike(refusal) }) else {
      let names = told.map { "`\($0.name.value)`" }
      throw CaseEnd.broken(
        expected: names.isEmpty
          ? "a refusal" : "the refusal " + Set(names).sorted().joined(separator: " or "),
        found: words)
    }
    if let fault, fault.severity == .error {
      throw CaseEnd.broken(
        expected: "`\(refusal.name.value)` with its fields", found: fault.message)
    }
    try mustBeLabelled()
  }

  var isUndeclaredRefusal: Bool { (400...499).contains(response.status) && refusal == nil }

  private var isRefusal: Bool { (400...499).contains(response.status) || refusal != nil }
}

extension Refusal {
  /// No app can tell the two apart.
  fileprivate func looksLike(_ other: Refusal) -> Bool {
    name.value == other.name.value
      || (cause.status == other.cause.status && match.map(\.words) == other.match.map(\.words))
  }
}

extension Refusal.Condition {
  fileprivate var words: String { "\(field.value) \(test.text.value)" }
}
