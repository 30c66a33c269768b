import ContractModel
import Diagnostics
import Mustache

/// Ready-made words of what an app clears, asks about and keeps when a person signs out.
struct SwiftSignOutContext {
  private let blueprint: Blueprint
  private let words: SwiftClientWords

  init(_ blueprint: Blueprint, _ words: SwiftClientWords) {
    self.blueprint = blueprint
    self.words = words
  }

  var value: [String: Value] {
    let policy = blueprint.contract.policies.signOut
    return [
      "hasSignOutSteps": .bool(endWithSteps != nil),
      "appSteps": .block(SwiftText.docLines(stepNames)),
      "signOutClears": list(clears), "signOutAsks": list(asks),
      "signOutKeepsIfSynced": list(keeps),
      "signOutKeeps": .block(
        SwiftText.docLines(
          (policy?.keeps.map(\.value) ?? []).map(MarkdownText.code).joined(separator: ", "))),
      "signOutKeepsAnything": .bool(policy?.keeps.isEmpty == false),
      "signOutCall": SwiftContext.name(end?.name ?? ""),
      "signOutRefusalPath": .verbatim(refusal),
    ]
  }

  /// The name of the call that ends the session, where that leaves something to the app.
  var endWithSteps: String? { clears.isEmpty && asks.isEmpty && keeps.isEmpty ? nil : end?.name }

  /// The steps that are left to the app.
  var stepNames: String {
    (clears + asks + keeps).map(MarkdownText.code).joined(separator: ", ")
  }

  private var clears: [String] {
    (blueprint.contract.policies.signOut?.clears.map(\.value) ?? []).filter {
      !ownClearing.contains($0)
    }
  }

  private var asks: [String] { blueprint.contract.policies.signOut?.asks.map(\.value) ?? [] }

  private var keeps: [String] {
    blueprint.contract.policies.signOut?.keepsIfSynced.map(\.value) ?? []
  }

  /// The call that ends the session, if it asks for nothing that only its caller knows.
  private var end: CallPlan? {
    blueprint.appCalls.first { plan in
      plan.operation == .sessionEnd && SwiftCallWords(plan, words).given.isEmpty
    }
  }

  /// The type as code outside of the service's namespace names it.
  private var refusal: String {
    guard let end else { return "" }
    let name = SwiftCallWords(end, words).refusal
    return name == "NoRefusal" ? name : "\(SwiftText.identifier(blueprint.service)).\(name)"
  }

  /// The session clears these itself.
  private var ownClearing: Set<String> {
    Set(["tokens", "sessionState"] + blueprint.kept.map(\.name))
  }

  private func list(_ names: [String]) -> Value {
    .list(names) { name in
      [
        "name": .verbatim(SwiftText.part(CaseNames.capitalised(name))),
        "what": .verbatim(MarkdownText.code(name)),
      ]
    }
  }
}
