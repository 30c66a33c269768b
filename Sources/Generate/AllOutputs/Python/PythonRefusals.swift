import ContractModel
import Generation
import Mustache

/// Ready-made words of how one server refuses.
struct PythonRefusals {
  private let stub: StubPlan
  let names: PythonNames
  private let unions: PythonNames

  init(_ stub: StubPlan) {
    self.stub = stub
    let names = PythonNames(
      stub.refusals.map(\.name), taken: ["TypeAlias"], spell: PythonText.type)
    self.names = names
    unions = PythonNames(
      stub.refusingCalls.map(\.plan.refusalType), taken: Set(stub.refusals.map { names[$0.name] }),
      spell: PythonText.type)
  }

  var value: [String: Value] {
    let told = stub.refusals.flatMap(\.fields.given)
    return [
      "hasTypes": .bool(!stub.refusingCalls.isEmpty),
      "imports": .verbatim(
        PythonContext.imports(told.contains(where: \.type.isOfModels) ? ["models"] : [])),
      "gap": .verbatim(stub.refusals.isEmpty ? "" : "\n"),
      "refusals": .list(stub.refusals, refusal),
      "types": .lines(stub.refusingCalls.map { type($0.plan) }),
    ]
  }

  private func type(_ call: CallPlan) -> String {
    PythonLayout.lines(
      .chain([
        .text("\(unions[call.refusalType]): TypeAlias = "),
        .union(call.refusals.map { names[$0.name] }),
      ]), depth: 0)
  }

  private func refusal(_ plan: StubRefusal) -> [String: Value] {
    let own = PythonNames(plan.fields.given.map(\.name), spell: PythonNames.attribute)
    let doc = [plan.doc?.inEnglish, CaseNames.capitalised(plan.recognition)].compactMap { $0 }
    return [
      "name": .verbatim(names[plan.name]), "status": .verbatim(String(plan.status)),
      "doc": .verbatim(PythonText.docstring(doc.joined(separator: ", ") + ".", depth: 4)),
      "signature": .verbatim(PythonLayout.lines(signature(plan.fields.given, own), depth: 4)),
      "call": .verbatim(PythonLayout.lines(call(plan, own), depth: 8)),
    ]
  }

  private func signature(_ details: [StubField], _ own: PythonNames) -> PythonCode {
    let parameters = details.map {
      PythonCode.text(
        "\(own[$0.name]): \(PythonTypes.spell($0.type, "models."))"
          + ($0.type.isOptional ? " = None" : ""))
    }
    let all = [PythonCode.text("self")] + (parameters.isEmpty ? [] : [.text("*")]) + parameters
    return .chain([.text("def __init__"), .list("(", all, ")"), .text(" -> None:")])
  }

  private func call(_ refusal: StubRefusal, _ own: PythonNames) -> PythonCode {
    let entries = { (place: Field.Location) in
      refusal.entries(in: place).map { PythonCode.entry($0.wire, value($0, own)) }
    }
    let (body, headers) = (entries(.body), entries(.header))
    let cookies = refusal.entries(in: .cookie).compactMap(\.field).map { field in
      PythonCode.call(
        "rt.Cookie",
        [.literal(field.wire), value(field, own)] + PythonField.attributes(field))
    }
    let arguments: [PythonCode?] = [
      .text(String(refusal.status)),
      body.isEmpty ? nil : .named("at", .dictionary(body)),
      headers.isEmpty ? nil : .named("headers", .dictionary(headers)),
      cookies.isEmpty ? nil : .named("cookies", .tuple(cookies)),
      refusal.retryAfter.map { .named("retry_after", .text(own[$0.name])) },
    ]
    return .call("super().__init__", arguments.compactMap { $0 })
  }

  private func value(_ field: StubField, _ own: PythonNames) -> PythonCode {
    if let constant = field.literal { return .literal(constant) }
    let type = PythonTypes.spell(field.type, "models.")
    return .call("rt.wire", [.text(type), .text(own[field.name])])
  }

  /// A told field says what the refusal is known by, too; where nothing is told, that is said.
  private func value(_ entry: StubRefusal.RefusalEntry, _ own: PythonNames) -> PythonCode {
    let known = entry.text.map { PythonCode.literal($0) }
    guard let field = entry.field else { return known ?? .text("None") }
    guard let known, field.type.isOptional else { return value(field, own) }
    return .call("rt.said_or", [value(field, own), known])
  }
}
