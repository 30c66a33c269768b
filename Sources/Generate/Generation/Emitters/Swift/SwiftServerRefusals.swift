import ContractModel
import Mustache

/// Ready-made words of how one server refuses.
struct SwiftServerRefusals {
  private let stub: StubPlan
  private let positions: NamedPositions
  private let language = SwiftServerLanguage()
  private var context: StubContext { StubContext(language) }

  init(_ stub: StubPlan) {
    self.stub = stub
    positions = NamedPositions(stub.refusals.map(\.name))
  }

  var value: [String: Value] {
    [
      "hasRefusals": .bool(!stub.refusals.isEmpty),
      "hasRefusalTypes": .bool(!stub.refusingCalls.isEmpty),
      "refusals": .list(stub.refusals) {
        refusal($0).joined(with: ["answer": .block(answer($0))])
      },
      "refusalTypes": .list(stub.refusingCalls, type),
    ]
  }

  /// The refusals of one call, as the cases of its own type.
  private func type(_ call: StubCall) -> [String: Value] {
    let refusals = positions.sorted(call.plan.refusals.map(\.name)).map { stub.refusals[$0] }
    let isPlain = refusals.allSatisfy(\.fields.given.isEmpty)
    return SwiftContext.refusalType(call.plan).joined(with: [
      "conformances": .verbatim("DeclaredRefusal, " + (isPlain ? "CaseIterable" : "Equatable")),
      "cases": .list(refusals, refusal),
    ])
  }

  private func refusal(_ refusal: StubRefusal) -> [String: Value] {
    let given = refusal.fields.given
    func list(_ open: String, _ words: (StubField) -> String) -> Value {
      .block(given.isEmpty ? "" : CodeLayout.swift.list(open, given.map(words), ")", room: 60))
    }
    return context.refusal(refusal).joined(with: [
      "parameters": list("(") { SwiftServerFields($0).parameter },
      "bindings": list("(") { "let " + SwiftText.identifier($0.name) },
      "arguments": list("(") {
        "\(SwiftText.label($0.name)): \(SwiftText.identifier($0.name))"
      },
    ])
  }

  /// `RefusalAnswer(status: 423, at: ["code": "AUTH_002", "lockedUntil": lockedUntil.json]).retryAfter(lockedUntil)`
  private func answer(_ refusal: StubRefusal) -> String {
    let places =
      refusal.says.map(pair) + refusal.fields.inBody.map { SwiftServerFields($0).written }
    let headers =
      refusal.headers.map {
        ".header(\(SwiftText.literal($0.wire)), \(language.literal($0.value)))"
      }
      + refusal.fields.inHeaders.map { SwiftServerFields($0).refusedHeader }
    let body = places.isEmpty ? "body: nil" : CodeLayout.swift.list("at: [", places, "]")
    let answer = CodeLayout.swift.list(
      "RefusalAnswer(", ["status: \(refusal.status)", body], ")",
      room: 82 - refusal.name.utf8.count)
    let rules = refusal.fields.map { SwiftServerFields($0).keepingRules }.filter { !$0.isEmpty }
    let wait = refusal.retryAfter.map { ".retryAfter(\(SwiftText.identifier($0.name)))" }
    return CodeLayout.swift.chain([answer] + headers + rules + [wait].compactMap { $0 }, "")
  }

  private func pair(_ text: StubText) -> String {
    "\(SwiftText.literal(text.wire)): \(language.literal(text.value))"
  }
}
