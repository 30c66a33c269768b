import ContractModel
import Generation
import Mustache

/// Ready-made words of how one server refuses.
struct PythonRefusals {
  private let stub: StubPlan
  let names: PythonNames

  init(_ stub: StubPlan) {
    self.stub = stub
    names = PythonNames(stub.refusals.map(\.name), spell: PythonText.type)
  }

  var value: [String: Value] {
    let told = stub.refusals.flatMap(\.fields.given)
    return [
      "imports": .verbatim(
        PythonContext.imports(told.contains(where: \.type.isOfModels) ? ["models"] : [])),
      "refusals": .list(stub.refusals, refusal),
    ]
  }

  private func refusal(_ plan: StubRefusal) -> [String: Value] {
    let own = PythonNames(plan.fields.given.map(\.name), spell: PythonNames.attribute)
    let recognition = CaseNames.capitalised(plan.recognition) + "."
    let doc = plan.doc.map { PythonText.docstring($0.inEnglish, recognition) }
    return [
      "name": .verbatim(names[plan.name]), "status": .verbatim(String(plan.status)),
      "doc": .block(doc ?? PythonText.docstring(recognition)),
      "signature": .block(signature(plan.fields.given, own).text),
      "call": .block(call(plan, own).text),
    ]
  }

  private func signature(_ details: [StubField], _ own: PythonNames) -> PythonCode {
    let parameters = details.map {
      PythonCode.text(
        "\(own[$0.name]): \(PythonTypes.spell($0.type, "models."))"
          + ($0.type.isOptional ? " = None" : ""))
    }
    let all = [PythonCode.text("self")] + (parameters.isEmpty ? [] : [.text("*")]) + parameters
    return .list("def __init__(", all, ") -> None:")
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
