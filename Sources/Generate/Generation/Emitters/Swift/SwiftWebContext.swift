import ContractModel
import Diagnostics
import Mustache

/// Ready-made words of the pages that the app opens, and of the callbacks that end them.
struct SwiftWebContext {
  private let blueprint: Blueprint
  private let words: SwiftClientWords

  init(_ blueprint: Blueprint, _ words: SwiftClientWords) {
    self.blueprint = blueprint
    self.words = words
  }

  var value: [String: Value] {
    [
      "hasCallbacks": .bool(!blueprint.callbacks.isEmpty),
      "callbacks": .list(blueprint.callbacks, callback),
      "pages": .list(
        blueprint.pages, page),
      "openings": .list(blueprint.openings, opening),
    ].joined(with: SwiftCallbackCalls(blueprint, words).value)
  }

  private func callback(_ plan: CallbackPlan) -> [String: Value] {
    let record = SwiftRecordWords(plan.record, words).value
    return record.joined(with: [
      "doc": SwiftContext.doc(plan.callback.doc), "callback": SwiftContext.literal(plan.name),
      "rule": .block(rule(plan)), "hasVerifier": .bool(plan.hasVerifier),
      "hasNonce": .bool(plan.nonce != nil), "webHost": plan.webHost.map { .verbatim($0) } ?? .null,
      "idTokenCheck": plan.idToken.map { .verbatim(check($0, plan)) } ?? .null,
      "isEmpty": .bool(plan.isEmpty),
      "read": .lines(plan.record.properties.withoutConstants.map(read)),
    ])
  }

  /// `try arrival.check(self.idToken)`
  private func check(_ idToken: String, _ plan: CallbackPlan) -> String {
    let isHashed = plan.nonce?.isHashed == true ? ", isHashed: true" : ""
    let property = plan.record.properties.first { $0.name == idToken }
    let name = "self.\(SwiftText.identifier(idToken))"
    return property?.type.isOptional == true
      ? "if let idToken = \(name) { try arrival.check(idToken\(isHashed)) }"
      : "try arrival.check(\(name)\(isHashed))"
  }

  private func rule(_ plan: CallbackPlan) -> String {
    func list(_ isOptional: Bool) -> [String] {
      plan.record.properties.filter { $0.type.isOptional == isOptional }
        .map { SwiftText.literal($0.wire) }
    }
    var parts = ["url: \(SwiftText.literal(plan.url))"]
    if plan.callback.hostIsUnchecked?.value == true { parts.append("host: .unchecked") }
    parts.append(CodeLayout.swift.list("required: [", list(false), "]"))
    if !list(true).isEmpty {
      parts.append(CodeLayout.swift.list("optional: [", list(true), "]"))
    }
    if let state = plan.state { parts.append("state: \(SwiftText.literal(state))") }
    return CodeLayout.swift.list("CallbackRule(", parts, ")", room: 68)
  }

  private func read(_ property: PropertyPlan) -> String {
    let name = "self.\(SwiftText.identifier(property.name))"
    let wire = SwiftText.literal(property.wire)
    let isSecret = property.type.element == .secret
    if property.type.isOptional {
      return "\(name) = arrival.fields[\(wire)]" + (isSecret ? "" : "?.reveal()")
    }
    return "\(name) = try arrival.fields.required(\(wire))" + (isSecret ? "" : ".reveal()")
  }

  /// `telling: ["id"]`
  private func telling(_ call: SwiftCallWords) -> String? {
    guard call.usesTokens else { return nil }
    return CodeLayout.swift.list(
      "telling: [", call.tokensOfPage.map { SwiftText.literal($0) }, "]")
  }

  /// Pages that begin at one provider say by their names which is which.
  private func summary(_ plan: CallPlan) -> String? {
    let isOnly = !blueprint.pages.contains {
      $0.name != plan.name && $0.provider == plan.provider && $0.operation == plan.operation
    }
    guard !isOnly, let summary = plan.summary else { return plan.summary }
    return "\(summary.dropLast()) (\(plan.name))."
  }

  private func page(_ plan: CallPlan) -> [String: Value] {
    let call = SwiftCallWords(plan, words)
    return visit(plan, call, "WebFault", endsIn: plan.endsIn).joined(with: [
      "telling": .block(orNull: telling(call)),
      "given": .verbatim((call.usesSignIn ? "signIn" : "_") + (call.usesTokens ? ", tokens" : "")),
      "page": .block(call.attempt + call.page),
    ])
  }

  /// A call whose answer names the page.
  private func opening(_ plan: CallPlan) -> [String: Value] {
    let call = SwiftCallWords(plan, words)
    let given = [call.usesSignIn ? "signIn" : "_", call.usesTokens ? "tokens" : "_"]
    let failure = "PageFailure<\(call.refusal)>"
    return visit(plan, call, failure, endsIn: plan.opens?.callback).joined(with: [
      "refusal": .verbatim(call.refusal), "given": .verbatim(given.joined(separator: ", ")),
      "expression": .block(call.attempt + call.expression),
      "page": SwiftContext.name(plan.opens?.field ?? ""),
    ])
  }

  private func visit(
    _ plan: CallPlan, _ call: SwiftCallWords, _ failure: String, endsIn name: String?
  ) -> [String: Value] {
    let callback = blueprint.callbacks.first { $0.name == name }
    let record = SwiftText.identifier(callback?.record.name ?? "")
    func signature(_ parameter: (PropertyPlan) -> String) -> SwiftSignature {
      SwiftSignature(
        plan.name, call.given.map(parameter) + ["in web: WebSignIn"],
        SwiftSignature.throwing(failure), answer: record)
    }
    let whole = signature(SwiftTypes.parameter)
    return [
      "name": SwiftContext.name(plan.name),
      "doc": SwiftContext.doc(plan.doc, else: summary(plan)),
      "route": SwiftContext.route(plan), "parameters": whole.parameters,
      "plainParameters": signature(SwiftTypes.plainParameter).parameters,
      "session": .verbatim(call.member("session")), "answer": whole.answer,
      "isEmpty": .bool(callback.map(\.isEmpty) ?? false),
      "isPrivate": .verbatim(plan.isPrivate ? "true" : "false"),
    ]
  }
}

extension CallbackPlan {
  /// It hands nothing over.
  fileprivate var isEmpty: Bool { record.properties.isEmpty && !hasVerifier && nonce == nil }
}
