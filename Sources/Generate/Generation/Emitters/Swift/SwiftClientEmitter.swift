import ContractModel
import Diagnostics
package import Mustache

/// The client in Swift: models, refusals, calls and the rules of the session.
package enum SwiftClientEmitter: Emitter {
  package static let folder = "Client"

  /// The same files whatever the contract says. The compiler takes the first half and the second half of them, by name,
  /// side by side: what is dear is in both.
  static let names = [
    "Client", "Fake", "Flows", "Models", "Policies", "Refusals", "Requests", "Session", "Values",
    "Web",
  ]

  package static func emit(
    _ blueprint: Blueprint, _ templates: Templates
  ) throws(TemplateError) -> [EmittedFile] {
    try SwiftContext(blueprint: blueprint)
      .render("SwiftClient", names, SwiftClientContext(blueprint).value, templates)
  }
}

/// Ready-made words of the client.
struct SwiftClientContext {
  private let blueprint: Blueprint
  private let words: SwiftClientWords
  /// The call that leaves steps to the app when it ends the session.
  private let endWithSteps: String?

  init(_ blueprint: Blueprint) {
    self.blueprint = blueprint
    words = SwiftClientWords(blueprint)
    endWithSteps = SwiftSignOutContext(blueprint, words).endWithSteps
  }

  var value: [String: Value] {
    let plain = calls.filter { $0.opens == nil }
    let forms = plain.flatMap { plan in SwiftCallWords.forms(plan, words).map { (plan, $0) } }
    return ["calls": .list(forms) { call($0, $1) }].joined(
      with: SwiftSessionContext(blueprint, words).value, deployment, types,
      SwiftRefusalContext(blueprint).value, SwiftFlowContext(blueprint).value,
      SwiftFakeContext(blueprint, words).value,
      SwiftWebContext(blueprint, words).value, SwiftPolicyContext(blueprint, words).value,
      SwiftAppContext(blueprint).value, modules)
  }

  private var calls: [CallPlan] { blueprint.appCalls }

  /// The modules of the runtime that are imported beside AuthClient: those that are not are not built either.
  private var modules: [String: Value] {
    [
      "usesPasswords": .bool(blueprint.contract.policies.password != nil),
      "usesWeb": .bool(!(blueprint.callbacks.isEmpty && pages.isEmpty)),
    ]
  }

  /// The addresses of the servers, and the values that one deployment gives.
  private var deployment: [String: Value] {
    [
      "environments": .list(blueprint.environments) { environment in
        [
          "name": SwiftContext.name(environment.name),
          "urls": .list(environment.urls) {
            [
              "environment": SwiftContext.name(environment.name),
              "server": SwiftContext.name($0.server), "url": .verbatim(expression($0.url)),
              "isOnly": .bool(environment.urls.count == 1),
            ]
          },
        ]
      },
      "servers": .list(blueprint.servers) {
        ["name": SwiftContext.name($0.name), "doc": SwiftContext.doc($0.server.doc)]
      },
      "hostParameters": .block(
        CodeLayout.swift.list(
          "", blueprint.servers.map { "\(SwiftText.identifier($0.name)): URL" }, "")),
      "homeServer": .verbatim(
        words.url(of: blueprint.homeServer)),
      "hasConfiguration": .bool(!blueprint.configuration.isEmpty),
      "configuration": .list(blueprint.configuration, SwiftContext.property),
      "configurationParameters": .block(SwiftTypes.parameters(blueprint.configuration)),
      "keepsConfiguration": .bool(
        (calls + pages).contains { SwiftCallWords($0, words).usesConfiguration }),
      "keepsHosts": .bool(
        !pages.isEmpty || calls.contains { $0.server != blueprint.homeServer }),
      "audiences": .block(orNull: SwiftAudiences(blueprint, words).argument),
      "homeHeaders": homeHeaders.isEmpty ? .null : .block(SwiftCallWords.headers(homeHeaders)),
      "otherHeaders": .list(serversWithHeaders) { server in
        [
          "name": .verbatim(words.headersName(of: server)),
          "server": .verbatim(MarkdownText.code(server)),
          "items": .block(SwiftCallWords.headers(words.headers(of: server))),
          "isDeployed": .bool(words.headers(of: server).contains { $0.configuration != nil }),
        ]
      },
      "hasPins": .bool(!pinned.isEmpty),
      "pins": .block(CodeLayout.swift.list("[", pinned.map(pins), "]", room: 60)),
    ]
  }

  private var homeHeaders: [PropertyPlan] { words.headers(of: blueprint.homeServer) }

  /// The servers beside the session's own whose headers some call has.
  private var serversWithHeaders: [String] {
    blueprint.servers.map(\.name).filter { server in
      server != blueprint.homeServer
        && calls.contains { $0.server == server && !words.shared($0).isEmpty }
    }
  }

  /// Pages that the app opens in a browser.
  private var pages: [CallPlan] {
    blueprint.pages
  }

  private var pinned: [ServerPlan] { blueprint.servers.filter { $0.server.pins != nil } }

  private func pins(_ plan: ServerPlan) -> String {
    let url = words.url(of: plan.name)
    let keys = "configuration.\(SwiftText.identifier(plan.server.pins?.value ?? ""))"
    return "CertificatePins(\(keys), host: \(url).host)"
  }

  private func expression(_ url: Reference) -> String {
    switch url {
    case .text(let text): "URL(string: \(SwiftText.literal(text.value)))!"
    case .configuration(let name): "configuration.\(SwiftText.identifier(name.value))"
    }
  }

  private var types: [String: Value] {
    let empty = Set(calls.filter { words.answer(of: $0) == nil }.compactMap(\.ownAnswer))
    let records =
      blueprint.records.filter { !($0.isSent || empty.contains($0.name)) }
      + blueprint.refusals.compactMap(\.details)
    let grouped = blueprint.records.filter(\.isSent).map {
      (name: $0.name, properties: $0.properties)
    }
    let bodies = calls.filter { $0.takesBody && $0.content != .form }
      .map { (name: $0.bodyType, properties: $0.body) }
    return [
      "hasRecords": .bool(!records.isEmpty),
      "hasValues": .bool(!(blueprint.enumerations.isEmpty && blueprint.choices.isEmpty)),
      "records": .list(records) { SwiftRecordWords($0, words).value },
      "choices": .list(blueprint.choices, choice),
      "enumerations": .list(
        blueprint.enumerations, afterOthers: !blueprint.choices.isEmpty, SwiftContext.enumeration),
      "hasBodies": .bool(!(bodies.isEmpty && grouped.isEmpty)),
      "bodies": .list(bodies + grouped, body),
    ]
  }

  private func body(_ name: String, _ properties: [PropertyPlan]) -> [String: Value] {
    [
      "name": SwiftContext.name(name),
      "properties": .list(properties) { property in
        var property = property
        property.type = SwiftTypes.sent(property.type)
        return SwiftContext.property(property)
      },
      "codingKeys": SwiftContext.codingKeys(properties),
      "renamed": .bool(properties.contains { $0.name != $0.wire }),
    ]
  }

  private func choice(_ plan: ChoicePlan) -> [String: Value] {
    [
      "name": SwiftContext.name(plan.name), "doc": SwiftContext.doc(plan.doc),
      "grantsTokens": .bool(plan.grantsTokens), "keepsValues": .bool(plan.keepsValues),
      "isOpen": .bool(words.isOpen(plan)),
      "read": .lines(reading(plan)),
      "options": .list(plan.options) { option in
        let brings = words.brings(.record(option.type))
        return [
          "name": SwiftContext.name(option.name), "type": SwiftContext.name(option.type),
          "typeName": SwiftContext.literal(option.type),
          "grantsTokens": .bool(brings?.grantsTokens ?? false),
          "keepsValues": .bool(brings?.keepsValues ?? false),
        ]
      },
    ]
  }

  /// The statements that tell one type from others; the one without marks is what is left.
  private func reading(_ plan: ChoicePlan) -> [String] {
    var lines: [String] = []
    for option in plan.options where option.isTold {
      let marks = option.marks.map {
        "\(SwiftText.literal($0.wire)): \(SwiftServerLanguage().literal($0.value))"
      }
      let keys = option.keys.map { SwiftText.literal($0) }
      let conditions =
        (marks.isEmpty ? [] : [CodeLayout.swift.list("decoder.holds([", marks, "])")])
        + (keys.isEmpty ? [] : [CodeLayout.swift.list("decoder.has([", keys, "])")])
      let start = lines.isEmpty ? "if" : "} else if"
      lines.append("\(start) \(conditions.joined(separator: ", ")) {")
      lines.append("  \(Self.taking(option))")
    }
    let unknown = words.isOpen(plan) ? "self = .other(try AnyJSON(objectFrom: decoder))" : nil
    let rest =
      plan.options.first { !$0.isTold }.map(Self.taking) ?? unknown ?? "throw UnknownAnswer()"
    return lines.isEmpty ? [rest] : lines + ["} else {", "  \(rest)", "}"]
  }

  private static func taking(_ option: ChoicePlan.AlternativePlan) -> String {
    let type = SwiftText.identifier(option.type)
    return "self = .\(SwiftText.identifier(option.name))(try \(type)(from: decoder))"
  }

  private func call(_ plan: CallPlan, _ words: SwiftCallWords) -> [String: Value] {
    let isRenewal = plan.name == blueprint.renewal?.call.name
    let isEnd = plan.operation == .sessionEnd
    let answer = self.words.answer(of: plan)
    let signature = SwiftSignature(
      plan.name, isRenewal ? [] : words.given.map(SwiftTypes.parameter),
      SwiftSignature.throwing("CallFailure<\(words.refusal)>"),
      answer: isEnd ? nil : answer.map(SwiftTypes.spell))
    return [
      "name": SwiftContext.name(plan.name),
      "doc": SwiftContext.doc(plan.doc, else: plan.summary),
      "route": SwiftContext.route(plan), "session": .verbatim(words.member("session")),
      "parameters": signature.parameters,
      "plainParameters": SwiftSignature(
        plan.name, isRenewal ? [] : words.given.map(SwiftTypes.plainParameter),
        SwiftSignature.throwing("CallFailure<\(words.refusal)>"),
        answer: isEnd ? nil : answer.map(SwiftTypes.spell)
      ).parameters,
      "refusal": .verbatim(words.refusal), "answer": signature.answer,
      "discards": .bool(answer == nil), "argument": .block(words.argument),
      "closure": .block(words.closure),
      "signsIn": .bool(plan.beginsSession), "renews": .bool(isRenewal), "ends": .bool(isEnd),
      "justCalls": .bool(!plan.beginsSession && !isRenewal && !isEnd),
      "leavesSteps": .bool(endWithSteps == plan.name),
    ]
  }
}

extension CallPlan {
  /// The type of its answer where no other call has it.
  fileprivate var ownAnswer: String? {
    if case .record(stem + "Answer")? = answer?.element { stem + "Answer" } else { nil }
  }
}

extension ChoicePlan.AlternativePlan {
  var isTold: Bool { !(marks.isEmpty && keys.isEmpty) }
}
