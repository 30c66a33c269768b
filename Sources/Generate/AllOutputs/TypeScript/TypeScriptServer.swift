import ContractModel
import Generation
import Mustache

/// Ready-made words of the stubs of one server, file by file.
struct TypeScriptServer {
  private let stub: StubPlan
  private let service: String
  private let language = TypeScriptLanguage(prefix: "models.")
  private var others: StubContext { StubContext(language) }
  /// In the file of the models their names stand alone.
  static let models = StubContext(TypeScriptLanguage(prefix: ""))

  init(_ stub: StubPlan, of service: String) {
    self.stub = stub
    self.service = service
  }

  /// Several parts read the same words, each in two files.
  var files: [(name: String, words: [String: Value])] {
    let parts = [
      ("api", api), ("models", models), ("refusals", refusals), ("handler", handler),
      ("express", handler),
    ]
    return parts.flatMap { name, words in
      (name == "api" ? ["d.ts"] : ["js", "d.ts"]).map {
        ("\(name).\($0)", words.joined(with: ["runtime": .verbatim(runtime)]))
      }
    }
  }

  private var runtime: String { stub.name == nil ? "./runtime.js" : "../runtime.js" }

  func doc(in blueprint: Blueprint) -> Value {
    stub.name == nil
      ? others.doc(blueprint.contract.doc, or: "The API of \(blueprint.service).")
      : others.doc(stub.doc, or: "The API of the server \(stub.serverName).")
  }

  private var api: [String: Value] {
    [
      "calls": .list(stub.calls) { call in
        others.call(call).joined(with: [
          "method": .verbatim(TypeScriptText.method(call.plan.name)),
          "result": .block(result(call)),
        ])
      }
    ]
  }

  /// `auth.Result<User, "sessionExpired">`
  private func result(_ call: StubCall) -> String {
    let answer =
      call.callback.map { "auth.WebAnswer<models.\(language.typeName($0))>" }
      ?? call.plan.answer.map(language.type) ?? "void"
    let refusals = call.plan.refusals.map { language.literal($0.name) }
    let union = CodeLayout.typescript.chain(refusals, " | ")
    return CodeLayout.typescript.list(
      "auth.Result<", [answer] + (refusals.isEmpty ? [] : [union]), ">")
  }

  private var models: [String: Value] {
    [
      "enumerations": .list(stub.enumerations, enumeration),
      "records": .list(stub.records) { record in
        Self.models.record(record).joined(with: ["codec": codec(of: record.name)])
      },
      "choices": .list(stub.choices, choice),
      "callbacks": .list(stub.callbacks, Self.models.record),
      "requests": .list(stub.calls) { call in
        Self.models.call(call).joined(with: ["relations": .lines(relations(call))])
      },
    ]
  }

  private func enumeration(_ plan: EnumerationPlan) -> [String: Value] {
    let texts = plan.cases.map { language.literal($0.text) }
    return [
      "name": .verbatim(language.typeName(plan.name)),
      "union": .block(
        CodeLayout.typescript.assigned(
          CodeLayout.typescript.chain(texts, " | "), room: 84 - plan.name.utf8.count)),
      "texts": .block(
        CodeLayout.typescript.list("", texts, "", room: 64 - plan.name.utf8.count)),
    ]
  }

  private func choice(_ plan: ChoicePlan) -> [String: Value] {
    let own = Self.models.choice(plan)
    let members = plan.options.map { option in
      language.object([
        ("type", language.literal(option.name)),
        ("codec", "() => \(language.typeName(option.type))"),
        ("marks", language.pairs(option.marks.map { ($0.wire, language.json($0.value)) })),
      ])
    }
    return own.joined(with: ["members": .lines(members), "codec": codec(of: plan.name)])
  }

  private func codec(of type: String) -> Value {
    let name = language.typeName(type)
    return .block(
      CodeLayout.typescript.list("auth.RecordCodec<", [name], ">", room: 74 - name.utf8.count))
  }

  /// The rules between fields of one call.
  private func relations(_ call: StubCall) -> [String] {
    var lines: [String] = []
    if let group = call.read.lazy.compactMap(\.group).first {
      let names = language.array(group.members.map { language.literal($0.name) })
      lines.append("\(group.isExact ? "exactlyOne" : "atLeastOne"): \(names)")
    }
    let same = call.read.compactMap { field in field.same.map { (field.name, $0) } }
    if !same.isEmpty {
      lines.append("same: \(language.pairs(same.map { ($0, language.literal($1)) }))")
    }
    return lines
  }

  private var refusals: [String: Value] {
    let told = stub.refusals.flatMap(\.fields.given)
    return [
      "hasRefusals": .bool(!stub.refusals.isEmpty),
      "refusesWithModels": .bool(told.contains(where: \.type.isOfModels)),
      "refusals": .list(stub.refusals) { refusal in
        others.refusal(refusal).joined(with: [
          "lines": .lines(lines(refusal)), "maker": .block(maker(refusal)),
        ])
      },
    ]
  }

  /// `auth.RefusalMaker<"locked", LockedDetails>`
  private func maker(_ refusal: StubRefusal) -> String {
    let given = refusal.fields.given
    let details = given.isEmpty ? nil : refusal.type.map(language.typeName)
    let isFree = given.allSatisfy(\.type.isOptional)
    let union = [details, isFree ? "void" : nil].compactMap { $0 }.joined(separator: " | ")
    return CodeLayout.typescript.list(
      "auth.RefusalMaker<", [language.literal(refusal.name), union], ">",
      room: 74 - refusal.name.utf8.count)
  }

  /// The members of its definition.
  private func lines(_ refusal: StubRefusal) -> [String] {
    let texts = { (texts: [StubText]) in
      texts.isEmpty ? nil : language.pairs(texts.map { ($0.wire, language.literal($0.value)) })
    }
    let members = refusal.fields.map(TypeScriptFields(language: language).member)
    let lines: [(String, String?)] = [
      ("name", language.literal(refusal.name)), ("status", String(refusal.status)),
      ("says", texts(refusal.says)), ("headers", texts(refusal.headers)),
      ("details", members.isEmpty ? nil : language.array(members)),
      ("until", refusal.retryAfter.map { language.literal($0.name) }),
    ]
    return lines.compactMap { name, value in value.map { "\(name): \($0)" } }
  }

  private var handler: [String: Value] {
    [
      "refuses": .bool(!stub.refusingCalls.isEmpty),
      "routes": .list(stub.calls) { ["lines": .lines(route($0))] },
      "style": .block(language.object(stub.style.map(style))),
      "base": .text(stub.base),
      "hasConfiguration": .bool(!stub.configuration.isEmpty),
      "configuration": .list(stub.configuration) { field in
        let codec = language.codec(field.type, isJSON: false)
        return others.property(field).joined(with: ["codec": .verbatim(codec)])
      },
    ]
  }

  private func route(_ call: StubCall) -> [String] {
    let plan = call.plan
    let types = call.callback.map { "models.\(language.typeName($0))" }
    let names = { (items: [String]) in items.isEmpty ? nil : language.array(items) }
    let lines: [(String, String?)] = [
      ("name", language.literal("\(service).\(plan.name)")),
      ("method", language.literal(plan.method)), ("path", language.literal(plan.pathText)),
      ("status", String(plan.status)), ("takes", "models.\(language.typeName(plan.requestType))"),
      ("answersHead", plan.answersHead ? nil : "false"),
      ("conditions", names(call.marks.map(condition))), ("callback", types),
      ("answer", types == nil ? plan.answer.map { language.codec($0) } : nil),
      ("endingCookies", names(plan.cookiesEnded.map { language.literal($0) })),
      ("refusals", names(plan.refusals.map { "refusals.\(language.refusalName($0.name))" })),
      ("run", "auth.methodOf(service, \(language.literal(language.memberName(plan.name))))"),
    ]
    return lines.compactMap { name, value in value.map { "\(name): \($0)" } }
  }

  private func condition(_ mark: RouteMark) -> String {
    language.object([
      ("place", language.literal(mark.part.rawValue)),
      ("path", language.array(mark.path.map { language.literal($0) })),
      test(mark.test),
    ])
  }

  private func test(_ test: RouteMark.Test) -> (String, String) {
    switch test {
    case .holds(let texts) where texts.count == 1: ("text", language.literal(texts[0]))
    case .holds(let texts): ("texts", language.array(texts.map { language.literal($0) }))
    case .isLiteral(let text): ("text", text)
    case .isPresent: ("isGiven", "true")
    case .isAbsent: ("isGiven", "false")
    }
  }

  private func style(_ trait: StyleTrait) -> (String, String) {
    switch trait {
    case .contentType(let type): ("contentType", language.literal(type))
    case .takesForms: ("takesForms", "true")
    case .refusesInText: ("refusesInText", "true")
    case .success(let texts):
      ("success", language.pairs(texts.map { ($0.wire, language.literal($0.value)) }))
    case .answer(let path): ("answer", language.array(path.map { language.literal($0) }))
    case .faults(let words):
      ("fault", language.pairs(words.map { ($0.wire, "\"\($0.word.rawValue)\"") }))
    }
  }
}
