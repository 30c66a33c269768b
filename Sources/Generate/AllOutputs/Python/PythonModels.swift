import ContractModel
import Generation
import Mustache

/// Ready-made words of the models of one server.
struct PythonModels {
  private let stub: StubPlan

  init(_ stub: StubPlan) { self.stub = stub }

  var value: [String: Value] {
    let classes =
      stub.records.map(record) + stub.callbacks.map(callback) + stub.calls.map(request)
      + (stub.configuration.isEmpty ? [] : [configuration])
    let choices = stub.choices.map(choice)
    let all = (classes.flatMap(\.members) + choices).joined(separator: "\n")
    let names = ["Annotated", "ClassVar", "Literal", "TypeAlias"].filter {
      all.contains("\($0)[") || (all.contains(": \($0)"))
    }
    return [
      "hasTyping": .bool(!names.isEmpty),
      "typing": .verbatim(PythonContext.importing(names, from: "typing")),
      "usesFields": .bool(all.contains("Field(")),
      "enumerations": .list(stub.enumerations, enumeration),
      "classes": .list(classes) { $0.value }, "choices": .lines(choices),
    ]
  }

  private func enumeration(_ plan: EnumerationPlan) -> [String: Value] {
    let names = PythonNames(plan.cases.map(\.name), spell: PythonNames.constant)
    return [
      "name": .verbatim(PythonText.type(plan.name)),
      "cases": .lines(plan.cases.map { "\(names[$0.name]) = \(PythonText.literal($0.text))" }),
    ]
  }

  private func fields(_ fields: [StubField], inRequest: Bool = false) -> [String] {
    let names = PythonNames.attributes(fields)
    return fields.map { field in
      let code = PythonField(field: field, name: names[field.name], names: names).code(
        inRequest: inRequest)
      return PythonContext.comment(field.doc) + code.text
    }
  }

  private func record(_ plan: StubRecord) -> PythonClass {
    PythonClass(
      name: PythonText.type(plan.name), base: "rt.Model", doc: nil,
      members: fields(plan.fields))
  }

  private func callback(_ record: StubRecord) -> PythonClass {
    let url = "callback_url: ClassVar[str] = \(PythonText.literal(record.url ?? ""))"
    return PythonClass(
      name: PythonText.type(record.name), base: "rt.WebCallback", doc: "The end of a web sign-in.",
      members: [url] + fields(record.fields))
  }

  private var configuration: PythonClass {
    PythonClass(
      name: "Configuration", base: "rt.Model",
      doc: "Values that calls send, configured per deployment. Without one, any value passes.",
      members: fields(stub.configuration))
  }

  private func request(_ call: StubCall) -> PythonClass {
    PythonClass(
      name: PythonText.type(call.plan.requestType), base: "rt.Request",
      doc: "The request of \(call.plan.method) \(call.plan.pathText).",
      members: call.tokens.map(carried) + fields(call.read, inRequest: true))
  }

  private func carried(_ token: CarriedToken) -> String {
    let place = [token.place, token.wire].compactMap { $0 }.map { PythonCode.literal($0) }
    let signature = token.signature.map { PythonContext.comment($0) } ?? ""
    let code = PythonCode.list(
      "\(PythonNames.attribute(token.name)): Annotated[",
      [.text("rt.Secret | None"), .call("rt.Token", place)], "] = None")
    return signature + code.text
  }

  private func choice(_ plan: ChoicePlan) -> String {
    let options = plan.options.map { option in
      let marks = option.marks.map { PythonCode.entry($0.wire, .literal($0.value)) }
      return PythonCode.tuple([.text(PythonText.type(option.type)), .dictionary(marks)])
    }
    let code = PythonCode.list(
      "\(PythonText.type(plan.name)): TypeAlias = Annotated[",
      [.union(plan.options.map { PythonText.type($0.type) }), .call("rt.OneOf", options)], "]")
    return PythonContext.comment(plan.doc) + code.text
  }
}

/// One class as its template needs it.
struct PythonClass {
  let name: String
  let base: String
  let doc: String?
  let members: [String]

  var value: [String: Value] {
    [
      "name": .verbatim(name), "base": .verbatim(base),
      "isEmpty": .bool(members.isEmpty && doc == nil),
      "doc": doc.map { .block(PythonText.docstring($0)) } ?? .null,
      "members": .list(members) { ["code": .block($0)] },
    ]
  }
}
