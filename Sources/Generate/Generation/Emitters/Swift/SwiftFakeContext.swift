import Diagnostics
import Mustache

/// Ready-made words of the fake: what a server without a server answers.
struct SwiftFakeContext {
  private let blueprint: Blueprint
  private let words: SwiftClientWords

  init(_ blueprint: Blueprint, _ words: SwiftClientWords) {
    self.blueprint = blueprint
    self.words = words
  }

  var value: [String: Value] {
    let examples = Examples(blueprint)
    let calls = blueprint.appCalls
    return [
      "examples": .lines(answers(calls, examples)),
      "endpoints": .list(calls, endpoint),
    ]
  }

  private func endpoint(_ plan: CallPlan) -> [String: Value] {
    let answer = words.answer(of: plan).map(SwiftTypes.spell) ?? "NoAnswer"
    let rule = words.rule(of: plan.server).map { ["as: \($0)"] } ?? []
    let type = "FakeEndpoint<\(answer), \(SwiftCallWords(plan, words).refusal)>"
    return [
      "name": SwiftContext.name(plan.name),
      "endpoint": .block(
        CodeLayout.swift.assigned(
          CodeLayout.swift.list(
            type + "(", [SwiftText.literal(plan.name)] + rule, ")", room: 92),
          room: 74 - plan.name.utf8.count)),
    ]
  }

  /// Each answer once, with the endpoints that give it.
  private func answers(_ calls: [CallPlan], _ examples: Examples) -> [String] {
    var answers: [(answer: [String], endpoints: [String])] = []
    for call in calls {
      let answer = answer(call, examples)
      let endpoint = SwiftText.literal(call.name)
      if let known = answers.firstIndex(where: { $0.answer == answer }) {
        answers[known].endpoints.append(endpoint)
      } else {
        answers.append((answer, [endpoint]))
      }
    }
    return answers.map { CodeLayout.swift.list("FakeExample(", $0.endpoints + $0.answer, ")") }
  }

  private func answer(_ plan: CallPlan, _ examples: Examples) -> [String] {
    var parts = ["status: \(plan.status)"]
    let headers = examples.headers(plan).map { name, value in
      "\(SwiftText.literal(name)): \(SwiftText.literal(value.plainText))"
    }
    if !headers.isEmpty { parts.append(CodeLayout.swift.list("headers: [", headers, "]")) }
    if let body = examples.answer(plan) { parts.append("body: " + SwiftText.json(body)) }
    return parts
  }
}

extension JSONValue {
  /// A text without its quotes.
  fileprivate var plainText: String {
    switch self {
    case .text(let text), .plain(let text): text
    case .list, .object: compact
    }
  }
}
