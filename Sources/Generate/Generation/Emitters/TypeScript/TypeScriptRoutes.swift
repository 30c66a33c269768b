import ContractModel
import Mustache

/// Ready-made words of the routes of one server.
struct TypeScriptRoutes {
  private let plan: HostPlan
  private let spelling = TypeScriptSpelling(prefix: "models.")
  private let fields: TypeScriptFields

  init(_ plan: HostPlan, _ blueprint: Blueprint) {
    self.plan = plan
    fields = TypeScriptFields(spelling: spelling, tokens: blueprint.tokens)
  }

  var value: [String: Value] {
    [
      "refuses": .bool(plan.calls.contains { !$0.refusals.isEmpty }),
      "routes": TypeScriptContext.list(plan.calls) {
        ["lines": TypeScriptContext.lines(route($0))]
      },
      "style": .verbatim(TypeScriptContext.object(style)),
      "base": .verbatim(TypeScriptText.literal(plan.base)),
      "hasConfiguration": .bool(!plan.configuration.isEmpty),
      "configuration": TypeScriptContext.list(plan.configuration, configuration),
    ]
  }

  private func configuration(_ property: PropertyPlan) -> [String: Value] {
    let name = TypeScriptText.member(property.name)
    let codec = spelling.codec(property.type, quoted: false)
    return [
      "doc": TypeScriptContext.doc(property.doc),
      "line": .verbatim("readonly \(name)?: \(spelling.type(property.type)) | undefined;"),
      "pair": .verbatim(
        "[\(TypeScriptText.literal(property.name)), sent(\(codec), configuration.\(name))]"),
    ]
  }

  private func route(_ call: CallPlan) -> [String] {
    let request = "models.\(TypeScriptText.identifier(call.requestType))"
    var lines = [
      "method: \(TypeScriptText.literal(call.method))",
      "path: \(TypeScriptText.literal(call.pathText))", "status: \(call.status)",
      "takes: \(request)",
    ]
    if !call.answersHead { lines.append("answersHead: false") }
    let conditions = (plan.conditions[call.name] ?? []).map(condition)
    if !conditions.isEmpty {
      lines.append("conditions: \(TypeScriptContext.array(conditions))")
    }
    if let callback = call.endsIn {
      let type = TypeScriptText.identifier(CaseNames.capitalised(callback) + "Callback")
      lines.append("callback: models.\(type)")
    } else if let answer = call.answer {
      lines.append("answer: \(spelling.codec(answer))")
    }
    if !call.cookiesEnded.isEmpty {
      let names = call.cookiesEnded.map { TypeScriptText.literal($0) }
      lines.append("endingCookies: \(TypeScriptContext.array(names))")
    }
    if !call.refusals.isEmpty {
      let names = call.refusals.map { "refusals.\(TypeScriptText.identifier($0.name))" }
      lines.append("refusals: \(TypeScriptContext.array(names))")
    }
    return lines + ["run: (request) => service.\(TypeScriptText.member(call.name))(request)"]
  }

  private func condition(_ mark: RouteMark) -> String {
    TypeScriptContext.object([
      ("place", TypeScriptText.literal(mark.part.rawValue)),
      ("path", TypeScriptContext.array(mark.path.map { TypeScriptText.literal($0) })),
      ("text", TypeScriptText.literal(mark.text)),
    ])
  }

  /// The traits of the server's messages that are not plain JSON.
  private var style: [(String, String)] {
    let server = plan.server
    var parts: [(String, String)] = []
    if case .mediaType(let type) = server.content {
      parts.append(("contentType", TypeScriptText.literal(type)))
    }
    if server.content == .form { parts.append(("takesForms", "true")) }
    let inBody = server.refusalFields.filter { $0.place == .body }
    if inBody.contains(where: { $0.wire == "." }) { parts.append(("refusesInText", "true")) }
    if !server.success.isEmpty {
      let fields = server.success.map {
        "[\(TypeScriptText.literal($0.wire)), \(TypeScriptLiterals.value(of: $0, in: server))]"
      }
      parts.append(("success", TypeScriptContext.array(fields)))
    }
    if !server.answer.isEmpty {
      let path = server.answer.map { TypeScriptText.literal($0) }
      parts.append(("answer", TypeScriptContext.array(path)))
    }
    return faults.isEmpty ? parts : parts + [("fault", TypeScriptContext.array(faults))]
  }

  private var faults: [String] {
    plan.server.faultWords.map { "[\(TypeScriptText.literal($0.wire)), \"\($0.word.rawValue)\"]" }
  }
}
