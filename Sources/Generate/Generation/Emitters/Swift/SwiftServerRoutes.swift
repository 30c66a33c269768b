import ContractModel
import Mustache

/// Ready-made words of the routes of one server.
struct SwiftServerRoutes {
  private let plan: HostPlan

  init(_ plan: HostPlan) { self.plan = plan }

  var value: [String: Value] {
    [
      "routes": .verbatim(SwiftLayout.list(plan.calls.map(route), depth: 8)),
      "style": style.isEmpty ? .null : .verbatim("WireStyle(\(style.joined(separator: ", ")))"),
      "base": SwiftContext.literal(plan.base),
      "hasConfiguration": .bool(!plan.configuration.isEmpty),
      "configuration": SwiftContext.list(plan.configuration, configuration),
      "configurationParameters": .verbatim(
        plan.configuration.map { "\(SwiftText.identifier($0.name)): \(type($0))? = nil" }
          .joined(separator: ", ")),
      "configurationValues": .verbatim(
        plan.configuration.map {
          "\(SwiftText.literal($0.name)): configuration.\(SwiftText.identifier($0.name))"
        }.joined(separator: ", ")),
    ]
  }

  private func configuration(_ property: PropertyPlan) -> [String: Value] {
    SwiftServerTypes.property(property).merging(["type": .verbatim(type(property) + "?")]) {
      _, new in new
    }
  }

  private func type(_ property: PropertyPlan) -> String {
    SwiftServerTypes.spell(
      TypePlan(
        element: property.type.element, container: property.type.container, isOptional: false,
        travelsAsText: property.type.travelsAsText))
  }

  /// `Route(.get, "/api/users/me", service.me)`, with a status that does not follow from the answer.
  private func route(_ call: CallPlan) -> String {
    let isEmpty = call.answer == nil && plan.server.success.isEmpty
    let usual = call.endsIn != nil ? 302 : isEmpty ? 204 : 200
    let parts =
      [".\(call.method.lowercased())", SwiftText.literal(call.pathText)]
      + conditions(call) + (call.status == usual ? [] : ["status: \(call.status)"])
      + (call.answersHead ? [] : ["answersHead: false"]) + ended(call)
      + ["service.\(SwiftText.identifier(call.name))"]
    return "Route(\(parts.joined(separator: ", ")))"
  }

  private func ended(_ call: CallPlan) -> [String] {
    if call.cookiesEnded.isEmpty { return [] }
    return [
      "endingCookies: [\(call.cookiesEnded.map { SwiftText.literal($0) }.joined(separator: ", "))]"
    ]
  }

  private func conditions(_ call: CallPlan) -> [String] {
    let marks = plan.conditions[call.name] ?? []
    if marks.isEmpty { return [] }
    let all = marks.map { mark in
      let path = mark.path.map { SwiftText.literal($0) }.joined(separator: ", ")
      let label = mark.part == .body ? "is: " : ""
      return ".\(mark.part.rawValue)(\(path), \(label)\(SwiftText.literal(mark.text)))"
    }
    return ["where: [\(all.joined(separator: ", "))]"]
  }

  /// The traits of the server's messages that are not plain JSON.
  private var style: [String] {
    let server = plan.server
    var parts: [String] = []
    if case .mediaType(let type) = server.content {
      parts.append("contentType: \(SwiftText.literal(type))")
    }
    if server.content == .form { parts.append("takesForms: true") }
    let inBody = server.refusalFields.filter { $0.place == .body }
    if inBody.contains(where: { $0.wire == "." }) { parts.append("refusesInText: true") }
    if !server.success.isEmpty {
      let fields = server.success.map { "\(SwiftText.literal($0.wire)): \(literal($0))" }
      let places = "[\(fields.joined(separator: ", "))]"
      let areNames = !server.success.contains { $0.wire.contains(".") }
      parts.append("success: \(areNames ? places : "WireStyle.success(at: \(places))")")
    }
    if !server.answer.isEmpty {
      let path = server.answer.map { SwiftText.literal($0) }
      parts.append("answer: [\(path.joined(separator: ", "))]")
    }
    return parts + faults
  }

  private var faults: [String] {
    let words = plan.server.faultWords.map { "\(SwiftText.literal($0.wire)): .\($0.word.rawValue)" }
    return words.isEmpty ? [] : ["fault: WireStyle.fault(at: [\(words.joined(separator: ", "))])"]
  }

  private func literal(_ condition: ConditionPlan) -> String {
    SwiftServerLiterals.value(of: condition, in: plan.server)
  }
}
