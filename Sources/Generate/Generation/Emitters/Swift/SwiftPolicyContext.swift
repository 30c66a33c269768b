import ContractModel
import Diagnostics
import Mustache

/// Ready-made words of what holds whatever is called: passwords, codes, biometrics, how a session is kept and what
/// signing out clears.
struct SwiftPolicyContext {
  private let blueprint: Blueprint
  private let words: SwiftClientWords

  init(_ blueprint: Blueprint, _ words: SwiftClientWords) {
    self.blueprint = blueprint
    self.words = words
  }

  var value: [String: Value] {
    [
      "hasPolicies": .bool(!policies.isEmpty),
      "policies": .list(policies) {
        [
          "name": SwiftContext.name($0.name), "doc": SwiftContext.doc($0.doc),
          "expression": .block($0.expression),
        ]
      },
      "storage": .block(storage),
      "groupIsDeployed": .bool(
        blueprint.contract.app.keychain?.accessGroup.map { $0.literal == nil } ?? false),
      "hasAppleSignIns": .bool(!blueprint.appleSignIns.isEmpty),
      "appleSignIns": .list(blueprint.appleSignIns) {
        [
          "name": SwiftContext.name($0.name),
          "doc": SwiftContext.doc($0.doc, else: "How a person signs in with Apple."),
          "expression": .block(spell($0)),
        ]
      },
    ].joined(with: SwiftSignOutContext(blueprint, words).value)
  }

  private struct Policy {
    let name: String
    let doc: String
    let expression: String
  }

  private var policies: [Policy] {
    let codes = blueprint.contract.policies.codes.map { code in
      Policy(
        name: code.name.value + "Code", doc: "The form of the code \(code.name.value).",
        expression: spell(code))
    }
    let password = blueprint.contract.policies.password.map {
      Policy(
        name: "password",
        doc: "Checked while it is typed. The server's own check is the one that counts.",
        expression: spell($0))
    }
    let biometrics = blueprint.contract.app.biometrics.map {
      Policy(
        name: "biometrics", doc: "How the app is unlocked.", expression: spell($0))
    }
    return [password].compactMap { $0 } + codes + [biometrics].compactMap { $0 }
  }

  private func spell(_ policy: PasswordPolicy) -> String {
    var parts: [String] = []
    if let least = policy.minLength { parts.append("minLength: \(least.value)") }
    if let most = policy.maxLength { parts.append("maxLength: \(most.value)") }
    if !policy.contains.isEmpty { parts.append("contains: \(classes(policy.contains))") }
    if policy.blocklist?.value == true { parts.append("blocklist: .common") }
    if !policy.strength.isEmpty {
      let levels = policy.strength.map { level in
        let classes = level.contains.isEmpty ? "" : ", contains: \(classes(level.contains))"
        return ".init(\(SwiftText.literal(level.level.value))\(classes))"
      }
      parts.append(CodeLayout.swift.list("strength: [", levels, "]"))
    }
    return CodeLayout.swift.list("PasswordPolicy(", parts, ")")
  }

  private func classes(_ classes: [Located<PasswordPolicy.CharacterClass>]) -> String {
    "[" + classes.map { ".\($0.value.rawValue)" }.joined(separator: ", ") + "]"
  }

  private func spell(_ code: CodePolicy) -> String {
    var parts = ["length: \(code.length.value)"]
    if let alphabet = code.alphabet { parts.append("alphabet: .\(alphabet.value.rawValue)") }
    if let lifetime = code.lifetime {
      parts.append("lifetime: \(SwiftText.number(lifetime.value))")
    }
    if let pause = code.resendAfter {
      parts.append("resendAfter: \(SwiftText.number(pause.value))")
    }
    return CodeLayout.swift.list("CodePolicy(", parts, ")", room: 60)
  }

  private func spell(_ biometrics: AppRules.Biometrics) -> String {
    let kinds = biometrics.kinds.map { ".\($0.value.rawValue)" }.joined(separator: ", ")
    var parts = ["kinds: [\(kinds)]"]
    if let offered = biometrics.offered { parts.append("offered: .\(offered.value.rawValue)") }
    if let guards = biometrics.guards { parts.append("guards: .\(guards.value.rawValue)") }
    if let fallback = biometrics.fallback {
      parts.append("fallback: \(SwiftText.literal(fallback.value))")
    }
    return CodeLayout.swift.list("BiometricRule(", parts, ")")
  }

  private func cases(_ words: [String]) -> String {
    words.map { "." + $0 }.joined(separator: ", ")
  }

  private func spell(_ apple: AppleSignInPlan) -> String {
    var parts: [String] = []
    if !apple.asks.isEmpty { parts.append("scopes: [\(cases(apple.asks.map(\.rawValue)))]") }
    parts.append("nonce: .\(apple.nonce)")
    if !apple.needs.isEmpty { parts.append("needs: [\(cases(apple.needs.map(\.rawValue)))]") }
    return CodeLayout.swift.list("AppleRule(", parts, ")")
  }

  private var storage: String {
    let keychain = blueprint.contract.app.keychain
    let service = keychain?.service?.value ?? blueprint.service
    var items = ["service: \(SwiftText.literal(service))"]
    let tokens = blueprint.tokens.filter { $0.token.stored.value == .keychain }
    if tokens.contains(where: { $0.token.account != nil })
      || blueprint.kept.contains(where: { $0.account != nil })
    {
      items.append("tokens: \(accounts(tokens.map { ($0.name, $0.token.account?.value) }))")
      if !blueprint.kept.isEmpty {
        items.append("values: \(accounts(blueprint.kept.map { ($0.name, $0.account) }))")
      }
    }
    if let group = keychain?.accessGroup {
      items.append("accessGroup: \(spell(group))")
    }
    if keychain?.synchronizable?.value == true { items.append("isSynchronizable: true") }
    let parts = [
      CodeLayout.swift.list(".init(", items, ")"),
      keychain?.accessible.map { "accessibility: .\($0.value.rawValue)" }, tokenGuard,
    ]
    return CodeLayout.swift.list("StoragePlan(", parts.compactMap { $0 }, ")")
  }

  private func spell(_ reference: Reference) -> String {
    switch reference {
    case .text(let text): SwiftText.literal(text.value)
    case .configuration(let name): "configuration.\(SwiftText.identifier(name.value))"
    }
  }

  /// The guard of the tokens: biometrics alone where a person can sign in instead, else the device's passcode too.
  private var tokenGuard: String? {
    guard let biometrics = blueprint.contract.app.biometrics, biometrics.guards?.value == .tokens
    else { return nil }
    return "guardedBy: ." + (biometrics.fallback == nil ? "userPresence" : "biometryCurrentSet")
  }

  /// Names all accounts where one is named.
  private func accounts(_ names: [(name: String, account: String?)]) -> String {
    let pairs = names.map {
      "\(SwiftText.literal($0.name)): \(SwiftText.literal($0.account ?? $0.name))"
    }
    return pairs.isEmpty ? "[:]" : CodeLayout.swift.list("[", pairs, "]")
  }
}
