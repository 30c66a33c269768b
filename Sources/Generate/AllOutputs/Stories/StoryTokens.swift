import ContractModel
import Diagnostics
import Generation
import SessionExploration

/// The tokens of one story: numbered as they come, the JWTs signed.
struct StoryTokens {
  private let blueprint: Blueprint
  private let plans: [String: TokenPlan]
  private var texts: [Key: String] = [:]
  private var counts: [String: Int] = [:]

  private struct Key: Hashable {
    let device: Scenario.Caller?
    let token: SimulatedToken
  }

  init(_ blueprint: Blueprint) {
    self.blueprint = blueprint
    plans = Dictionary(uniqueKeysWithValues: blueprint.tokens.map { ($0.name, $0) })
  }

  /// - Parameter now: when an unknown one is made, in seconds since 1970.
  mutating func text(
    _ token: SimulatedToken, of device: Scenario.Caller?, at now: Int, _ examples: Examples
  ) -> String {
    let key = Key(device: device, token: token)
    if let text = texts[key] { return text }
    let number = (counts[token.name] ?? 0) + 1
    counts[token.name] = number
    let label = "example-\(token.name)-token-\(number)"
    let plan = plans[token.name]
    let text = plan.flatMap { jwt($0, label, now, examples) } ?? label
    texts[key] = text
    return text
  }

  /// Nil for another format, and where the contract lists algorithms without that of the key.
  private func jwt(
    _ plan: TokenPlan, _ label: String, _ now: Int, _ examples: Examples
  ) -> String? {
    let algorithms = plan.token.origin.algorithms.map(\.value.rawValue)
    guard plan.token.format == .jwt,
      algorithms.isEmpty || algorithms.contains(TestKey.algorithm)
    else { return nil }
    var claims: [(String, JSONValue)] = [
      ("iss", .text(text(plan.token.origin.issuer, examples) ?? "https://issuer.example"))
    ]
    claims += text(plan.token.origin.audience, examples).map { [("aud", .text($0))] } ?? []
    claims += [
      ("sub", .text("example-account")), ("jti", .text(label)), ("iat", .number(now)),
      ("exp", .number(now + (plan.lifetimeSeconds ?? 3600))),
    ]
    let own = plan.claims.map { ($0.property.wire, examples.claim($0)) }
    let names = Set(own.map(\.0))
    return TestKey.sign(claims.filter { !names.contains($0.0) } + own)
  }

  private func text(_ reference: Reference?, _ examples: Examples) -> String? {
    switch reference {
    case .text(let text)?: text.value
    case .configuration(let name)?:
      blueprint.configuration.first { $0.name == name.value }.map(examples.text)
    case nil: nil
    }
  }
}
