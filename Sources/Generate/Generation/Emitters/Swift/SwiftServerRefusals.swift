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
        context.refusal($0).joined(with: ["answer": .verbatim(answer($0))])
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
      "isPlain": .bool(isPlain), "cases": .list(refusals, context.refusal),
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
    return "RefusalAnswer(status: \(refusal.status), "
      + (places.isEmpty ? "body: nil)" : "at: [\(places.joined(separator: ", "))])")
      + headers.joined() + refusal.fields.map { SwiftServerFields($0).keepingRules }.joined()
      + (refusal.retryAfter.map { ".retryAfter(\(SwiftText.identifier($0.name)))" } ?? "")
  }

  private func pair(_ text: StubText) -> String {
    "\(SwiftText.literal(text.wire)): \(language.literal(text.value))"
  }
}
