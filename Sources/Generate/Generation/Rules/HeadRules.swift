import ContractModel
import Diagnostics

/// The rules for answers to HEAD: headers and cookies, never a body, whatever the server writes.
struct HeadRules {
  private let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  var problems: [Diagnostic] {
    contract.endpoints.filter { $0.method.value == .head }.flatMap { head in
      answers(head) + refusals(head) + envelope(head)
    }
  }

  private func answers(_ head: Endpoint) -> [Diagnostic] {
    let forms = contract.answerForms(of: head)
    if case .shape(let shape) = head.returns, forms.isEmpty || shape.container != .one {
      return [.bodyOfHead(head, "the returned value", at: shape.span)]
    }
    return forms.flatMap { $0 }.filter { !$0.location.isBesideBody }
      .map { .bodyOfHead(head, "`\($0.name.value)`", at: $0.name.span) }
  }

  /// A refusal is known and told without a body, or not at all.
  private func refusals(_ head: Endpoint) -> [Diagnostic] {
    let server = contract.servers[head.server]
    return head.refuses.filter { name in
      let refusal = contract.refusals[name.value]
      let known = refusal.match.compactMap { condition in
        (refusal.fields + server.refusal).first { $0.name.value == condition.field.value }
      }
      let told = refusal.fields.filter { !$0.shape.isOptional }
      return !(known + told).allSatisfy(\.location.isBesideBody)  //! head-without-body
    }.map { .bodyOfHead(head, "a field of the error `\($0.value)`", at: $0.span) }
  }

  private func envelope(_ head: Endpoint) -> [Diagnostic] {
    let server = contract.servers[head.server]
    guard server.marksSuccess else { return [] }
    return [
      .bodyOfHead(head, "the `success` of `\(server.name.value)`", at: head.method.span)
    ]
  }
}

extension Diagnostic {
  fileprivate static func bodyOfHead(_ head: Endpoint, _ what: String, at span: Span) -> Diagnostic
  {
    Diagnostic(
      "no-body", "\(what) is in a body, but the answer to a HEAD has none", at: span,
      related: span == head.method.span ? [] : [RelatedPlace(head.method.span, "the call")],
      why: "HTTP leaves the body out, whatever the server writes",
      help: "write `in: header`, or make it a GET")
  }
}
