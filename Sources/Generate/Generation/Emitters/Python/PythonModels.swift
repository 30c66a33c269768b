import ContractModel
import Mustache

/// Ready-made words of the models of one server.
struct PythonModels {
  private let plan: HostPlan
  private let tokens: [TokenPlan]
  private let records: [String: RecordPlan]

  init(_ plan: HostPlan, _ tokens: [TokenPlan]) {
    self.plan = plan
    self.tokens = tokens
    records = Dictionary(plan.records.map { ($0.name, $0) }) { one, _ in one }
  }

  var value: [String: Value] {
    let classes =
      plan.records.map(record) + (plan.callbacks.map(callback)) + plan.calls.map(request)
      + (plan.configuration.isEmpty ? [] : [configuration])
    let choices = plan.choices.map(choice)
    let all = (classes.flatMap(\.members) + choices).joined(separator: "\n")
    let names = ["Annotated", "ClassVar", "Literal", "TypeAlias"].filter {
      all.contains("\($0)[") || (all.contains(": \($0)"))
    }
    return [
      "hasTyping": .bool(!names.isEmpty),
      "typing": .verbatim(PythonContext.importing(names, from: "typing")),
      "usesFields": .bool(all.contains("Field(")),
      "enumerations": SwiftContext.list(plan.enumerations, enumeration),
      "classes": SwiftContext.list(classes) { $0.value },
      "choices": SwiftContext.list(choices) { ["code": .verbatim($0)] },
    ]
  }

  private func enumeration(_ plan: EnumerationPlan) -> [String: Value] {
    let names = PythonNames(plan.cases.map(\.name), spell: PythonNames.constant)
    return [
      "name": .verbatim(PythonText.type(plan.name)),
      "cases": .list(
        plan.cases.map { .verbatim("\(names[$0.name]) = \(PythonText.literal($0.text))") }),
    ]
  }

  private func fields(_ properties: [PropertyPlan], inRequest: Bool = false) -> [String] {
    let names = PythonNames.attributes(properties)
    return properties.map { property in
      let field = PythonField(property: property, name: names[property.name], tokens: tokens)
      return PythonContext.comment(property.doc, depth: 4)
        + PythonLayout.lines(field.code(inRequest: inRequest), depth: 4)
    }
  }

  private func record(_ plan: RecordPlan) -> PythonClass {
    PythonClass(
      name: PythonText.type(plan.name), base: "rt.Model", doc: "\(plan.name), as it travels.",
      members: fields(plan.properties))
  }

  private func callback(_ record: RecordPlan) -> PythonClass {
    let url = PythonText.literal(plan.callbackURLs[record.name] ?? "")
    return PythonClass(
      name: PythonText.type(record.name), base: "rt.WebCallback",
      doc: "The end of a web sign-in.",
      members: ["callback_url: ClassVar[str] = \(url)"] + fields(record.properties))
  }

  private var configuration: PythonClass {
    let properties = plan.configuration.map(\.withoutRules)
    return PythonClass(
      name: "Configuration", base: "rt.Model",
      doc: "Values of one deployment that calls send. Any passes where none is given.",
      members: fields(properties))
  }

  private func request(_ call: CallPlan) -> PythonClass {
    let told = plan.conditions[call.name] ?? []
    let sent = call.sent.filter { property in
      property.constant == nil
        || !told.contains { $0.part == property.place && $0.path == [property.wire] }
    }
    return PythonClass(
      name: PythonText.type(call.requestType), base: "rt.Request",
      doc: "The request of \(call.method) \(call.pathText).",
      members: call.needs.map(carried) + fields(sent, inRequest: true))
  }

  private func carried(_ name: String) -> String {
    let place: [String] =
      switch tokens.first(where: { $0.name == name })?.placement {
      case .header(let name)?: ["header", name]
      case .cookie(let name)?: ["cookie", name]
      case .query(let name)?: ["query", name]
      case .bearer?, nil: ["bearer"]
      }
    let token = PythonCode.call("rt.Token", place.map { .text(PythonText.literal($0)) })
    return PythonLayout.lines(
      .chain([
        .text("\(PythonNames.attribute(name)): Annotated"),
        .list("[", [.text("rt.Secret | None"), token], "]"), .text(" = None"),
      ]), depth: 4)
  }

  private func choice(_ plan: ChoicePlan) -> String {
    let types = plan.options.map { PythonText.type($0.type) }
    let ordered = plan.options.filter { !$0.marks.isEmpty } + plan.options.filter(\.marks.isEmpty)
    let options = ordered.map { option in
      let marks = option.marks.map {
        PythonCode.text("\(PythonText.literal($0.wire)): \(PythonText.literal($0.text))")
      }
      return PythonCode.tuple([.text(PythonText.type(option.type)), .list("{", marks, "}")])
    }
    let code = PythonCode.chain([
      .text("\(PythonText.type(plan.name)): TypeAlias = Annotated"),
      .list("[", [.union(types), .call("rt.OneOf", options)], "]"),
    ])
    return PythonContext.comment(plan.doc, depth: 0) + PythonLayout.lines(code, depth: 0)
  }
}

/// One class as its template needs it.
struct PythonClass {
  let name: String
  let base: String
  let doc: String
  let members: [String]

  var value: [String: Value] {
    [
      "name": .verbatim(name), "base": .verbatim(base),
      "doc": .verbatim(PythonText.docstring(doc, depth: 4)),
      "members": .list(
        members.enumerated().map { index, code in
          .object(["code": .verbatim(code), "gap": .bool(index == 0)])
        }),
    ]
  }
}

extension PropertyPlan {
  /// A value of the deployment may be left out, and keeps to nothing.
  fileprivate var withoutRules: PropertyPlan {
    PropertyPlan(
      name: name, wire: name, wiresElsewhere: [], place: .body,
      type: TypePlan(
        element: type.element, container: type.container, isOptional: true,
        travelsAsText: type.travelsAsText), source: .given, kept: nil, doc: doc, example: nil)
  }
}
