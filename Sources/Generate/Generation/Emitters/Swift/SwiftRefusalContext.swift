import ContractModel
import Mustache

/// Ready-made words of the client's refusals.
struct SwiftRefusalContext {
  private let blueprint: Blueprint
  private let words: SwiftRefusalWords

  init(_ blueprint: Blueprint) {
    self.blueprint = blueprint
    words = SwiftRefusalWords(blueprint)
  }

  var value: [String: Value] {
    let types = families
    let hasFaults = !blueprint.faults.isEmpty
    return [
      "hasRules": .bool(!blueprint.refusals.isEmpty || hasFaults), "hasFaults": .bool(hasFaults),
      "faults": .lines(blueprint.faults.map(words.rule)),
      "needsFaultsOnly": .bool(hasFaults && blueprint.appCalls.contains { $0.refusals.isEmpty }),
      "hasRefusalTypes": .bool(!types.isEmpty || hasFaults),
      "refusals": .list(blueprint.refusals, refusal),
      "hasTable": .bool(!tabled.isEmpty),
      "tabled": .lines(tabled.map { "Refusals.\(SwiftText.identifier($0.name))" }),
      "refusalTypes": .list(types, refusalType),
    ]
  }

  /// Calls that are refused in the same ways, in the order of the first of each. The call that renews
  /// is alone: where others say renew, it says sign in.
  private var families: [[CallPlan]] {
    var families: [[CallPlan]] = []
    var places: [[String]: Int] = [:]
    for call in blueprint.appCalls where !call.refusals.isEmpty {
      let key = [isRenewal(call) ? "renewal" : "call"] + call.refusals.map(\.name)
      if let place = places[key] {
        families[place].append(call)
      } else {
        places[key] = families.count
        families.append([call])
      }
    }
    return families
  }

  /// The refusals of the calls whose refusals carry nothing.
  private var tabled: [RefusalPlan] {
    let plain = families.map { $0[0] }.filter { $0.refusals.allSatisfy { $0.details == nil } }
    let names = Set(plain.flatMap(\.refusals).map(\.name))
    return blueprint.refusals.filter { names.contains($0.name) }
  }

  private func isRenewal(_ plan: CallPlan) -> Bool { plan.name == blueprint.renewal?.call.name }

  private func refusal(_ plan: RefusalPlan) -> [String: Value] {
    [
      "name": SwiftContext.name(plan.name),
      "rule": .block(words.rule(plan)),
    ]
  }

  private func refusalType(_ family: [CallPlan]) -> [String: Value] {
    let plan = family[0]
    let carriesDetails = plan.refusals.contains { $0.details != nil }
    let waits = plan.refusals.filter { $0.until != nil }
    return SwiftContext.refusalType(plan).joined(with: [
      "conformance": .verbatim(isRenewal(plan) ? "DeclaredRenewalRefusal" : "DeclaredRefusal"),
      "carriesDetails": .bool(carriesDetails), "isRenewal": .bool(isRenewal(plan)),
      "aliases": .list(Array(family.dropFirst())) { alias in
        [
          "name": SwiftContext.name(alias.refusalType),
          "call": .verbatim(MarkdownText.code(alias.name)),
          "type": SwiftContext.name(plan.refusalType),
        ]
      },
      "cases": .list(plan.refusals) { refusal in
        [
          "name": SwiftContext.name(refusal.name), "doc": SwiftContext.doc(refusal.doc),
          "details": refusal.details.map { SwiftContext.name($0.name) } ?? .null,
        ]
      },
      "rules": .block(
        CodeLayout.swift.list(
          "[", plan.refusals.map { "Refusals.\(SwiftText.identifier($0.name))" }, "]")),
      "detailed": .list(plan.refusals.filter { $0.details != nil }) {
        ["name": SwiftContext.name($0.name)]
      },
      "allCarryDetails": .bool(plan.refusals.allSatisfy { $0.details != nil }),
      "hasWaits": .bool(!waits.isEmpty), "allWait": .bool(waits.count == plan.refusals.count),
      "waits": .list(waits) { refusal in
        [
          "name": SwiftContext.name(refusal.name),
          "until": .verbatim(refusal.until.map(SwiftRefusalContext.until) ?? "nil"),
        ]
      },
    ])
  }

  /// When it may be tried again, as a date.
  private static func until(_ property: PropertyPlan) -> String {
    let value = "details.\(SwiftText.identifier(property.name))"
    switch property.type.element {
    case .unixTime: return property.type.isOptional ? "\(value)?.date" : "\(value).date"
    case .waitingTime: return property.type.isOptional ? "\(value)?.end" : "\(value).end"
    case .text, .secret, .integer, .number, .bool, .uuid, .url, .instant, .bytes, .urlSafeBytes,
      .json, .record, .enumeration, .choice:
      return value
    }
  }
}
