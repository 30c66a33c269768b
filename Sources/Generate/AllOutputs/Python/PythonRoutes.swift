import ContractModel
import Generation
import Mustache

/// Ready-made words of the methods and the routes of one server.
struct PythonRoutes {
  private let stub: StubPlan
  private let refusals: PythonNames
  private let methods: PythonNames
  private let service: String

  init(_ stub: StubPlan, _ refusals: PythonNames, of service: String) {
    self.stub = stub
    self.service = service
    self.refusals = refusals
    methods = PythonNames(stub.calls.map(\.plan.name), spell: PythonNames.attribute)
  }

  var value: [String: Value] {
    [
      "calls": .list(stub.calls, call),
      "imports": .verbatim(PythonContext.imports(["models"])),
      "serviceName": .verbatim(PythonText.literal(service)),
      "routerImports": .verbatim(
        PythonContext.importing(
          ["models"] + (stub.refusingCalls.isEmpty ? [] : ["refusals"]), from: ".")),
      "style": .block(PythonCode.call("STYLE = rt.Style", stub.style.map(style)).text),
      "base": .verbatim(PythonText.literal(stub.base)),
      "hasConfiguration": .bool(!stub.configuration.isEmpty),
      "routes": .block(PythonCode.list("routes = [", stub.calls.map(route), "]").text),
    ]
  }

  private func call(_ call: StubCall) -> [String: Value] {
    let plan = call.plan
    let raised = plan.refusals.map {
      PythonText.paragraph("\(refusals[$0.name]): \(CaseNames.capitalised($0.recognition)).")
    }
    return [
      "signature": .block(signature(call).text),
      "summary": .block(PythonText.paragraph("\(plan.method) \(plan.pathText)")),
      "doc": plan.doc.map { .block(PythonText.paragraph($0.inEnglish)) } ?? .null,
      "isShort": .bool(plan.doc == nil && raised.isEmpty),
      "hasRaises": .bool(!raised.isEmpty), "raises": .lines(raised),
    ]
  }

  private func signature(_ call: StubCall) -> PythonCode {
    .list(
      "def \(methods[call.plan.name])(",
      [
        .text("self"), .text("request: \(model(call.plan.requestType))"),
        .text("context: rt.Context"),
      ], ") -> rt.Answer[\(answer(call))]:")
  }

  private func answer(_ call: StubCall) -> String {
    if let callback = call.callback {
      return "\(model(callback)) | rt.Page | rt.Redirect | rt.WebRefused"
    }
    return call.plan.answer.map { PythonTypes.spell($0, "models.") } ?? "None"
  }

  private func model(_ name: String) -> String { "models." + PythonText.type(name) }

  private func route(_ call: StubCall) -> PythonCode {
    let plan = call.plan
    let gives = call.callback == nil ? plan.answer.map { PythonTypes.spell($0, "models.") } : nil
    let arguments: [PythonCode?] = [
      .literal(plan.method), .literal(plan.pathText), .text("Service.\(methods[plan.name])"),
      .text(model(plan.requestType)), .named("name", .literal(plan.name)),
      gives.map { .named("gives", .text($0)) },
      plan.status == 200 ? nil : .named("status", .text(String(plan.status))),
      plan.answersHead ? nil : .named("answers_head", .text("False")),
      tuple("refuses", plan.refusals.map { .text("refusals.\(refusals[$0.name])") }),
      tuple("where", call.marks.map(condition)),
      call.callback.map { .named("callback", .text(model($0))) },
      tuple("ending_cookies", plan.cookiesEnded.map { .literal($0) }),
    ]
    return .call("rt.Route", arguments.compactMap { $0 })
  }

  private func tuple(_ name: String, _ items: [PythonCode]) -> PythonCode? {
    items.isEmpty ? nil : .named(name, .tuple(items))
  }

  private func condition(_ mark: RouteMark) -> PythonCode {
    .call(
      "rt.Where",
      [
        .literal(mark.part.rawValue), .tuple(mark.path.map { .literal($0) }), test(mark.test),
      ])
  }

  private func test(_ test: RouteMark.Test) -> PythonCode {
    switch test {
    case .holds(let texts) where texts.count == 1: .literal(texts[0])
    case .holds(let texts): .named("texts", .tuple(texts.map { .literal($0) }))
    case .isLiteral(let text): .literal(StubLiteral(constant: text, isLiteral: true))
    case .isPresent: .named("given", .text("True"))
    case .isAbsent: .named("given", .text("False"))
    }
  }

  private func style(_ trait: StyleTrait) -> PythonCode {
    switch trait {
    case .contentType(let type): .named("content_type", .literal(type))
    case .takesForms: .named("takes_forms", .text("True"))
    case .refusesInText: .named("refuses_in_text", .text("True"))
    case .success(let texts):
      .named("success", .dictionary(texts.map { .entry($0.wire, .literal($0.value)) }))
    case .answer(let path): .named("answer", .tuple(path.map { .literal($0) }))
    case .faults(let words):
      .named("faults", .dictionary(words.map { .entry($0.wire, .text("\"\($0.word.rawValue)\"")) }))
    }
  }
}
