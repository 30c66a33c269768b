import ContractModel
import Mustache

/// Ready-made words of the methods and the routes of one server.
struct PythonRoutes {
  private let plan: HostPlan
  private let refusals: PythonNames
  private let methods: PythonNames

  init(_ plan: HostPlan, _ refusals: PythonNames) {
    self.plan = plan
    self.refusals = refusals
    methods = PythonNames(plan.calls.map(\.name), spell: PythonNames.attribute)
  }

  var value: [String: Value] {
    let modules = ["models"] + (plan.calls.contains { !$0.refusals.isEmpty } ? ["refusals"] : [])
    return [
      "calls": SwiftContext.list(plan.calls, call),
      "imports": .verbatim(
        plan.calls.contains(where: mentionsRuntime)
          ? PythonContext.imports(["models"]) : "from . import models"),
      "routerImports": .verbatim(PythonContext.importing(modules, from: ".")),
      "style": .verbatim(PythonLayout.lines(.chain([.text("STYLE = "), style]), depth: 0)),
      "base": .verbatim(PythonText.literal(plan.base)),
      "hasConfiguration": .bool(!plan.configuration.isEmpty),
      "routes": .verbatim(
        PythonLayout.lines(
          .chain([.text("routes = "), .list("[", plan.calls.map(route), "]")]), depth: 4)),
    ]
  }

  private func call(_ call: CallPlan) -> [String: Value] {
    let refused = call.refusals.map { refusals[$0.name] }
    let route = "\(call.method) \(call.pathText)."
    let raised = refused.isEmpty ? nil : "Raises: \(refused.joined(separator: ", "))."
    let words = [call.doc?.inEnglish, route, raised].compactMap { $0 }
    return [
      "signature": .verbatim(PythonLayout.lines(signature(call), depth: 4)),
      "doc": .verbatim(
        PythonText.docstring(words, depth: 8)),
    ]
  }

  private func signature(_ call: CallPlan) -> PythonCode {
    .chain([
      .text("async def \(methods[call.name])"),
      .list(
        "(",
        [.text("self"), .text("request: models.\(PythonText.type(call.requestType))")], ")"),
      .text(" -> \(answer(call)):"),
    ])
  }

  private func mentionsRuntime(_ call: CallPlan) -> Bool { answer(call).contains("rt.") }

  private func answer(_ call: CallPlan) -> String {
    if let callback = call.endsIn {
      return "\(type(callback)) | rt.Page | rt.Redirect | rt.WebRefused"
    }
    return call.answer.map { PythonTypes.spell($0, "models.") } ?? "None"
  }

  private func type(_ callback: String) -> String {
    "models." + PythonText.type(CaseNames.capitalised(callback) + "Callback")
  }

  private func route(_ call: CallPlan) -> PythonCode {
    let marks = (plan.conditions[call.name] ?? []).map(condition)
    let refused = call.refusals.map { PythonCode.text("refusals.\(refusals[$0.name])") }
    let arguments: [PythonCode?] = [
      .text(PythonText.literal(call.method)), .text(PythonText.literal(call.pathText)),
      .text("service.\(methods[call.name])"),
      .text("models.\(PythonText.type(call.requestType))"),
      call.endsIn == nil
        ? call.answer.map { .named("gives", .text(PythonTypes.spell($0, "models."))) } : nil,
      call.status == 200 ? nil : .named("status", .text(String(call.status))),
      call.answersHead ? nil : .named("answers_head", .text("False")),
      refused.isEmpty ? nil : .named("refuses", .tuple(refused)),
      marks.isEmpty ? nil : .named("where", .tuple(marks)),
      call.endsIn.map { .named("callback", .text(type($0))) },
      call.cookiesEnded.isEmpty
        ? nil
        : .named("ending_cookies", .tuple(call.cookiesEnded.map { .text(PythonText.literal($0)) })),
    ]
    return .call("rt.Route", arguments.compactMap { $0 })
  }

  private func condition(_ mark: RouteMark) -> PythonCode {
    .call(
      "rt.Where",
      [
        .text(PythonText.literal(mark.part.rawValue)),
        .tuple(mark.path.map { .text(PythonText.literal($0)) }),
        .text(PythonText.literal(mark.text)),
      ])
  }

  /// The traits of the server's messages that are not plain JSON.
  private var style: PythonCode {
    let server = plan.server
    var parts: [PythonCode] = []
    if case .mediaType(let type) = server.content {
      parts.append(.named("content_type", .text(PythonText.literal(type))))
    }
    if server.content == .form { parts.append(.named("takes_forms", .text("True"))) }
    let inBody = server.refusalFields.filter { $0.place == .body }
    if inBody.contains(where: { $0.wire == "." }) {
      parts.append(.named("refuses_in_text", .text("True")))
    }
    if !server.success.isEmpty {
      let fields = server.success.map {
        PythonCode.text("\(PythonText.literal($0.wire)): \(PythonContext.literal($0, server))")
      }
      parts.append(.named("success", .list("{", fields, "}")))
    }
    if !server.answer.isEmpty {
      parts.append(
        .named("answer", .tuple(server.answer.map { .text(PythonText.literal($0)) })))
    }
    return .call("rt.Style", parts + faults)
  }

  private var faults: [PythonCode] {
    let words = plan.server.faultWords.map {
      PythonCode.text("\(PythonText.literal($0.wire)): \"\($0.word.rawValue)\"")
    }
    return words.isEmpty ? [] : [.named("faults", .list("{", words, "}"))]
  }
}
