import ContractModel
import Mustache

/// Ready-made words of how one server refuses.
struct SwiftServerRefusals {
  private let plan: HostPlan
  private let tokens: [TokenPlan]

  init(_ plan: HostPlan, _ tokens: [TokenPlan]) {
    self.plan = plan
    self.tokens = tokens
  }

  var value: [String: Value] {
    let calls = plan.calls.filter { !$0.refusals.isEmpty }
    return [
      "hasRefusals": .bool(!plan.refusals.isEmpty), "hasRefusalTypes": .bool(!calls.isEmpty),
      "refusals": SwiftContext.list(plan.refusals, refusal),
      "refusalTypes": SwiftContext.list(calls, type),
    ]
  }

  /// The refusals of one call, as the cases of its own type.
  private func type(_ call: CallPlan) -> [String: Value] {
    let isPlain = call.refusals.allSatisfy { details($0).isEmpty }
    let names = call.refusals.map { SwiftText.identifier($0.name) }
    return SwiftContext.refusalType(call).merging([
      "conformances": .verbatim("DeclaredRefusal, " + (isPlain ? "CaseIterable" : "Equatable")),
      "declarations": .list(
        (isPlain ? [names.joined(separator: ", ")] : call.refusals.map(declaration)).map {
          .verbatim($0)
        }),
      "cases": SwiftContext.list(call.refusals) { refusal in
        [
          "pattern": .verbatim(pattern(refusal)),
          "value": .verbatim(SwiftText.identifier(refusal.name) + arguments(refusal)),
        ]
      },
    ]) { _, new in new }
  }

  private func details(_ refusal: RefusalPlan) -> [PropertyPlan] {
    refusal.details?.properties.withoutConstants ?? []
  }

  private func declaration(_ refusal: RefusalPlan) -> String {
    let parameters = SwiftServerTypes.parameters(details(refusal))
    return SwiftText.identifier(refusal.name) + (parameters.isEmpty ? "" : "(\(parameters))")
  }

  private func pattern(_ refusal: RefusalPlan) -> String {
    let names = details(refusal).map { "let " + SwiftText.identifier($0.name) }
    return SwiftText.identifier(refusal.name)
      + (names.isEmpty ? "" : "(\(names.joined(separator: ", ")))")
  }

  private func arguments(_ refusal: RefusalPlan) -> String {
    let names = details(refusal).map {
      "\(SwiftText.label($0.name)): \(SwiftText.identifier($0.name))"
    }
    return names.isEmpty ? "" : "(\(names.joined(separator: ", ")))"
  }

  private func refusal(_ plan: RefusalPlan) -> [String: Value] {
    [
      "name": SwiftContext.name(plan.name), "recognition": SwiftContext.recognition(plan),
      "isPlain": .bool(details(plan).isEmpty),
      "parameters": .verbatim(SwiftServerTypes.parameters(details(plan))),
      "answer": .verbatim(answer(plan)),
    ]
  }

  /// `RefusalAnswer(status: 423, at: ["code": "AUTH_002", "lockedUntil": lockedUntil.json]).retryAfter(lockedUntil)`
  private func answer(_ refusal: RefusalPlan) -> String {
    let conditions = refusal.conditions.filter { !$0.isHeader }.map {
      "\(SwiftText.literal($0.wire)): \(SwiftServerLiterals.value(of: $0, in: plan.server))"
    }
    let fields = (refusal.details?.properties ?? []).filter { $0.place == .body }.map {
      SwiftServerFields($0, []).written
    }
    let places = (conditions + fields).joined(separator: ", ")
    return "RefusalAnswer(status: \(status(refusal)), "
      + (places.isEmpty ? "body: nil)" : "at: [\(places)])")
      + headers(refusal).joined() + retry(refusal)
  }

  private func headers(_ refusal: RefusalPlan) -> [String] {
    let conditions = refusal.conditions.filter(\.isHeader).map {
      ".header(\(SwiftText.literal($0.wire)), \(SwiftText.literal($0.text)))"
    }
    let fields = (refusal.details?.properties ?? []).filter(\.isInHeaders).map {
      SwiftServerFields($0, tokens).refusedHeader
    }
    return conditions + fields
  }

  /// A caller who has to wait is told so in the way that every client of HTTP knows.
  private func retry(_ refusal: RefusalPlan) -> String {
    let times: [TypePlan.ElementPlan] = [.integer, .waitingTime, .instant, .unixTime]
    guard let until = refusal.until, times.contains(until.type.element),
      until.type.container == .one,
      !(until.place == .header && until.wire.lowercased() == "retry-after")
    else { return "" }
    return ".retryAfter(\(SwiftText.identifier(until.name)))"
  }

  private func status(_ refusal: RefusalPlan) -> Int {
    switch refusal.status {
    case .exactly(let status): status
    case .hundreds(let digit): digit * 100
    }
  }
}
