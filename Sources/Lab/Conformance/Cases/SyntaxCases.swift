import AuthServer
import ContractModel
import ContractMessages

import struct Diagnostics.Located

/// A body that is no JSON is refused, and no message makes the server fail.
struct SyntaxCases {
  let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  var all: [ConformanceCase] {
    contract.endpoints.filter { $0.caller == .app && takesJSON($0) }.map { endpoint in
      ConformanceCase(
        "requests.\(endpoint.name.value).body.syntax", .requests,
        "`\(endpoint.name.value)` refuses a request whose body is no JSON, and bears texts that are no Unicode.",
        at: endpoint.name.span
      ) { run in
        for body in Self.broken { try await send(body, to: endpoint, run) }
        guard let halves = halves(endpoint) else { return }
        try await send(halves, to: endpoint, run, mayBeGood: true)
      }
    } + oversized
  }

  /// Each text is half of a character that JSON writes as two escapes.
  private func halves(_ endpoint: Endpoint) -> String? {
    let good = GoodValues(contract, token: { _ in "token" }).message(to: endpoint).request
    guard case .object(let fields)? = try? JSONValue(reading: good.body) else { return nil }
    let pairs = fields.fields.map { #""\#($0.name)":"\ud800""# }
    return "{" + pairs.joined(separator: ",") + "}"
  }

  private func takesJSON(_ endpoint: Endpoint) -> Bool {
    contract.servers[endpoint.server].content == .json
      && contract.sent(to: endpoint).contains { $0.location == .body }
  }

  private func send(
    _ body: String, to endpoint: Endpoint, _ run: CaseRun, mayBeGood: Bool = false
  ) async throws {
    var request = GoodValues(contract, token: { _ in nil }).message(to: endpoint).request
    request.body = Array(body.utf8)
    let answer = try await run.send(request, to: endpoint)
    let status = answer.response.status
    if mayBeGood, answer.isGood { return }
    guard !answer.isGood, (400...499).contains(status) || answer.refusal != nil else {
      throw CaseEnd.broken(expected: "a refusal of `\(body.prefix(20))`", found: answer.words)
    }
  }

  /// Each is cut off, has too much or is made of other signs.
  private static let broken = [
    "{", #"{"a":"#, #"{"a":1}}"#, "{'a':1}", #"{"a":1,}"#, "{a:1}", "nul", "\u{0}",
    #"{"a":"\u{1}"}"#, "<a/>", "a=1&b=2",
  ]

  /// One promise for each kind of server: the parts of a server that read messages are shared by its calls.
  private var oversized: [ConformanceCase] {
    guard let endpoint = contract.endpoints.first(where: { $0.caller == .app && takesJSON($0) })
    else { return [] }
    return [
      survives("deep", "A body that is nested a thousand times", endpoint) { request in
        let depth = 1_000
        request.body = Array(
          (String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
      },
      survives("long", "A body of a mebibyte", endpoint) { request in
        request.body = Array((#"{"a":""# + String(repeating: "a", count: 1 << 20) + #""}"#).utf8)
      },
      survives("header", "A header of 60 kibibytes", endpoint) { request in
        request.headers.set("X-Long", String(repeating: "a", count: 60 * 1024))
      },
    ]
  }

  private func survives(
    _ word: String, _ what: String, _ endpoint: Endpoint,
    change: @escaping @Sendable (inout Request) -> Void
  ) -> ConformanceCase {
    ConformanceCase(
      "requests.\(word)", .requests, "\(what) makes no failure of the server.",
      at: endpoint.name.span
    ) { run in
      let good = GoodValues(contract, token: { _ in nil }).message(to: endpoint).request
      let before = try await run.send(good, to: endpoint)
      var request = good
      change(&request)
      // A server may end such a connection; it must go on for others.
      if let answer = try? await run.send(request, to: endpoint), answer.response.status >= 500 {
        throw CaseEnd.broken(expected: "a refusal", found: answer.words)
      }
      let next = try await run.send(good, to: endpoint)
      guard next.response.status < 500 || next.response.status == before.response.status else {
        throw CaseEnd.broken(expected: "an answer to the next call", found: next.words)
      }
    }
  }
}
