import ContractModel
import Mustache

/// Ready-made words of the routes of one server.
struct SwiftServerRoutes {
  private let stub: StubPlan
  private let language = SwiftServerLanguage()

  init(_ stub: StubPlan) { self.stub = stub }

  var value: [String: Value] {
    let style = stub.style.map(spell)
    return [
      "routes": .lines(stub.calls.map(route)),
      "style": style.isEmpty ? .null : .block(CodeLayout.swift.list("WireStyle(", style, ")")),
      "parameters": .block(
        CodeLayout.swift.list(
          "", stub.configuration.map { SwiftServerFields($0).parameter }, "")),
      "base": .text(stub.base),
      "hasConfiguration": .bool(!stub.configuration.isEmpty),
      "configuration": StubContext(language).properties(stub.configuration),
    ]
  }

  /// `Route(.get, "/api/users/me", service.me)`, with a status that does not follow from the answer.
  private func route(_ call: StubCall) -> String {
    let plan = call.plan
    let isEmpty = plan.answer == nil && !stub.style.hasSuccess
    let usual = plan.endsIn != nil ? 302 : isEmpty ? 204 : 200
    let parts: [String?] = [
      ".\(plan.method.lowercased())", SwiftText.literal(plan.pathText),
      call.marks.isEmpty ? nil : "where: \(list(call.marks.map(mark)))",
      plan.status == usual ? nil : "status: \(plan.status)",
      plan.answersHead ? nil : "answersHead: false",
      plan.cookiesEnded.isEmpty ? nil : "endingCookies: \(texts(plan.cookiesEnded))",
      "service.\(SwiftText.identifier(plan.name))",
    ]
    return CodeLayout.swift.list("Route(", parts.compactMap { $0 }, ")", room: 84)
  }

  private func mark(_ mark: RouteMark) -> String {
    let path = mark.path.map { SwiftText.literal($0) }.joined(separator: ", ")
    let test =
      switch mark.test {
      case .holds(let texts) where texts.count == 1:
        (mark.part == .body ? "is: " : "") + SwiftText.literal(texts[0])
      case .holds(let texts): "isOneOf: \(self.texts(texts))"
      case .isLiteral(let text): "is: \(text)"
      case .isPresent: "isGiven: true"
      case .isAbsent: "isGiven: false"
      }
    return ".\(mark.part.rawValue)(\(path), \(test))"
  }

  private func spell(_ trait: StyleTrait) -> String {
    switch trait {
    case .contentType(let type): "contentType: \(SwiftText.literal(type))"
    case .takesForms: "takesForms: true"
    case .refusesInText: "refusesInText: true"
    case .success(let texts): "success: \(success(texts))"
    case .answer(let path): "answer: \(self.texts(path))"
    case .faults(let words):
      "fault: WireStyle.fault(at: \(list(words.map { "\(SwiftText.literal($0.wire)): .\($0.word.rawValue)" })))"
    }
  }

  private func success(_ texts: [StubText]) -> String {
    let places = list(texts.map { "\(SwiftText.literal($0.wire)): \(language.literal($0.value))" })
    let areNames = !texts.contains { $0.wire.contains(".") }
    return areNames ? places : "WireStyle.success(at: \(places))"
  }

  private func texts(_ texts: [String]) -> String { list(texts.map { SwiftText.literal($0) }) }

  private func list(_ items: [String]) -> String { CodeLayout.swift.list("[", items, "]") }
}
