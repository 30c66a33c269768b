import ContractModel
import Diagnostics
import Generation
import Mustache

/// The tokens: what they prove, how long they last, where they are kept.
struct TokensPage: Page {
  static let template = "Docs/tokens"

  let tokens: [Token]

  struct Token: Encodable {
    let name: String
    let doc: Code
    let format: Code
    let lifetime: Code?
    let idle: Code
    let ends: Code
    let isBound: Bool
    let issuer: Code
    let audience: Code
    let algorithms: Code
    let claims: [FieldRow]
    let sent: Code
    let next: Code?
    let storage: Code
    let account: Code
    let isStep: Bool
    let isBeside: Bool
    let isLeftOut: Bool
    let renewal: Code
    let grace: Code
    let reuse: Code?
  }

  init(_ context: DocsContext) {
    tokens = context.blueprint.tokens.map { Token($0, context) }
  }
}

extension TokensPage.Token {
  fileprivate init(_ plan: TokenPlan, _ context: DocsContext) {
    let (token, words) = (plan.token, context.words)
    name = plan.name
    doc = context.text(token.doc)
    format = context.code(token.format.rawValue)
    lifetime = plan.life.map { Code(words.lifetime($0)) }
    idle = context.duration(token.life.idle?.value)
    ends = context.duration(token.life.ends?.value)
    isBound = token.bound != nil
    issuer = context.reference(token.origin.issuer)
    audience = context.reference(token.origin.audience)
    algorithms = context.codes(token.origin.algorithms.map(\.value.rawValue))
    claims = plan.claims.map { context.claim($0) }
    sent = Code(words.placement(plan.placement))
    next = token.next.map { Code(words.placement($0.value)) }
    storage = Code(words.storage(token.stored.value))
    account = context.codes(token.account?.value)
    (isStep, isBeside) = (plan.isStep, plan.isBeside)
    isLeftOut = plan.isOptional && !plan.isStep && !plan.isBeside
    renewal = Code(words.renewal(context.renewal(of: plan)))
    grace = context.duration(token.rotation.grace?.value)
    reuse = token.rotation.reuse.map { Code(words.reuse($0.value)) }
  }
}

extension TokenPlan {
  /// Nil if the token has other ends, which are told for themselves.
  fileprivate var life: TokenLife? {
    switch token.life.lifetime?.value {
    case .unlimited: .unlimited
    case .seconds(let seconds): .seconds(seconds, startsAnew: rotates)
    case nil: token.life.idle != nil || token.life.ends != nil ? nil : .unstated
    }
  }
}

extension DocsContext {
  fileprivate func claim(_ plan: ClaimPlan) -> FieldRow {
    let type =
      plan.texts.isEmpty ? words.type(plan.property.type) : words.oneOf(plan.texts)
    return FieldRow(
      wire: code(plan.property.wire), type: Code(type), note: Code(note(plan.property)))
  }

  fileprivate func renewal(of token: TokenPlan) -> TokenRenewal {
    if let fetch = blueprint.fetches.first(where: { $0.token == token.name }) {
      return .fetched(by: fetch.call.name)
    }
    if blueprint.renewal?.spends == token.name { return token.rotates ? .replaced : .used }
    return blueprint.renewal?.renews.contains(token.name) == true ? .renewed : .none
  }
}
