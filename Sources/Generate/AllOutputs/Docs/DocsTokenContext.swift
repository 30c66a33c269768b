import ContractModel
import Generation
import Mustache

/// The page of the tokens.
struct DocsTokenContext {
  let context: DocsContext

  private var blueprint: Blueprint { context.blueprint }
  private var words: DocsWords { context.words }
  private var language: DocsLanguage { context.language }

  var value: [String: Value] { ["tokens": .list(blueprint.tokens.map(token))] }

  private func token(_ plan: TokenPlan) -> Value {
    .object(life(plan).joined(with: origin(plan)))
  }

  private func life(_ plan: TokenPlan) -> [String: Value] {
    let token = plan.token
    return [
      "name": .text(plan.name), "anchor": context.anchor(plan.name),
      "doc": context.text(token.doc), "lifetime": context.some(lifetime(plan)),
      "idle": context.duration(token.life.idle?.value),
      "ends": context.duration(token.life.ends?.value),
      "sent": .verbatim(words.placement(plan.placement)),
      "next": token.next.map { .verbatim(words.placement($0.value)) } ?? .null,
      "storage": .verbatim(words.storage(token.stored.value)),
      "isBound": .bool(token.bound != nil),
      "isStep": .bool(plan.isStep), "isBeside": .bool(plan.isBeside),
      "isLeftOut": .bool(plan.isOptional && !plan.isStep && !plan.isBeside),
      "renewal": .verbatim(renewal(of: plan)),
      "grace": context.duration(token.rotation.grace?.value),
      "reuse": context.some(token.rotation.reuse.map { words.reuse($0.value) }),
    ]
  }

  private func origin(_ plan: TokenPlan) -> [String: Value] {
    let origin = plan.token.origin
    return [
      "format": context.code(plan.token.format.rawValue),
      "issuer": context.some(origin.issuer.map(words.reference)),
      "audience": context.some(origin.audience.map(words.reference)),
      "algorithms": context.codes(origin.algorithms.map(\.value.rawValue)),
      "claims": .list(plan.claims.map(claim)),
      "account": context.codes([plan.token.account?.value].compactMap { $0 }),
    ]
  }

  private func claim(_ plan: ClaimPlan) -> Value {
    let oneOf = language.text("one of ", "取值为 ") + words.codes(plan.texts)
    return .object([
      "wire": context.code(plan.property.wire),
      "type": .verbatim(plan.texts.isEmpty ? context.fields.type(plan.property.type) : oneOf),
      "note": context.some(context.fields.note(plan.property)),
    ])
  }

  private func lifetime(_ token: TokenPlan) -> String {
    switch token.token.life.lifetime?.value {
    case .unlimited: return language.text("without an end", "永久有效")
    case .seconds(let seconds):
      return words.duration(seconds)
        + (token.rotates ? language.text(", from each renewal", "，每次刷新后重新计算") : "")
    case nil: break
    }
    if token.token.life.idle != nil || token.token.life.ends != nil { return "" }
    return language.text("the contract does not say how long", "契约没有规定期限")
  }

  private func renewal(of token: TokenPlan) -> String {
    if let fetch = blueprint.fetches.first(where: { $0.token == token.name }) {
      let call = words.code(fetch.call.name)
      return language.text(
        "has no part in it; \(call) fetches it when a call needs it", "不参与刷新；调用需要时由 \(call) 获取")
    }
    if blueprint.renewal?.spends == token.name {
      return token.rotates
        ? language.text("is spent by it and replaced", "刷新时用掉，并换成新的")
        : language.text("is used by it and stays", "用于刷新，本身不变")
    }
    let isRenewed = blueprint.renewal?.renews.contains(token.name) ?? false
    return isRenewed
      ? language.text("brings a new one", "刷新后得到新的") : language.text("has no part in it", "不参与刷新")
  }
}
