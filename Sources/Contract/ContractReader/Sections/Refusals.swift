package import ContractModel
import Diagnostics
import YAMLSource

extension KeyTable {
  package static let refusal = KeyTable(
    "an error",
    [
      .optional(
        "status", .status, "the status code, or a class of them such as `5xx`", example: "401"),
      .optional(
        "fault", .words(of: Refusal.CallFault.self), "the reason why there was no response",
        example: "offline"
      ),
      .optional(
        "means", .wordOrWords(Meaning.allCases.map(\.rawValue)), "its meaning to the session",
        example: "credentialsWrong"),
      .doc,
      .optional(
        "match", .conditions, "what the error's fields contain",
        usual: "all other errors with that status", example: "{ code: AUTH_001 }"),
      .optional(
        "fields", .fields, "more fields of the error response", example: "{ attemptsLeft: int }"),
      .required(
        "recover", .words(of: Recovery.Word.self), "the app's reaction to it", example: "correct"),
      .optional(
        "token", .name(in: "tokens"), "for `recover: renew`: another token than the session's",
        example: "access"),
      .optional(
        "until", .text, "for `recover: wait`: the field with the time", example: "lockedUntil"
      ),
      .optional(
        "flow", .name(in: "flows"), "for `recover: continue`: the flow that continues",
        example: "registration"),
      .optional(
        "message", .textsByLanguage, "the text that the user reads",
        example: "{ en: Wrong password }"),
    ])

  package static let matchTest = KeyTable(
    "a match",
    [
      .optional("startsWith", .text, "how the field begins", example: "Invalid"),
      .optional("has", .text, "what the field contains", example: "scopes"),
    ])
}

extension Reader {
  func refusals(_ node: Node?) -> Definitions<Refusal> {
    definitions("errors", of: node) { refusal($0, $1) }
  }

  private func refusal(_ name: Text, _ node: Node) -> Refusal? {
    guard let keys = Mapping(node, .refusal, named: name, self) else { return nil }
    let cause = cause(keys, name)
    let fields = refusalFields(keys["fields"], .refused)
    let recovery = recovery(keys, fields)
    let meanings = wordOrWords(keys["means"], "means", Meaning.self)
    let doc = localized(keys["doc"])
    let match = conditions(keys["match"], keys)
    for condition in match {
      let own = fields.first { $0.name.value == condition.field.value }
      //! error-cookie-refused
      if let own, own.location == .cookie { report(.matchInCookie(condition.field, own)) }
    }
    let messages = messages(keys["message"])
    guard let cause, let recovery else { return nil }
    return Refusal(
      name: name, doc: doc, cause: cause, meanings: meanings, match: match, fields: fields,
      recovery: recovery,
      messages: messages)
  }

  /// A status or a fault, never both. A fault has no answer to look at.
  private func cause(_ keys: Mapping, _ name: Text) -> Refusal.Cause? {
    let status = value(
      keys["status"], "a status from 200 to 599, or a class such as `5xx`", example: "401 or 5xx",
      StatusPattern.init)
    let fault = word(keys["fault"], "fault", Refusal.CallFault.self)
    if let faultKey = keys.keySpan("fault") {
      for key in ["status", "means", "match", "fields"] {
        if let span = keys.keySpan(key) { report(.besideFault(key, at: span, fault: faultKey)) }
      }
      return fault.map { .fault($0) }
    }
    if !keys.isMeant("status"), !keys.isMeant("fault") { report(.noCause(name)) }
    return status.map { .status($0) }
  }

  /// `recover` with its object beside it.
  private func recovery(_ keys: Mapping, _ fields: [Field]) -> Located<Recovery>? {
    guard let word = word(keys["recover"], "recover", Recovery.Word.self) else {
      return nil
    }
    for (key, owner) in [("token", Recovery.Word.renew), ("until", .wait), ("flow", .continueFlow)]
    {
      if let span = keys.keySpan(key), word.value != owner {
        report(.needsOther(key, "recover: \(owner.rawValue)", at: span, other: word.span))
      }
    }
    return recovery(word, keys, fields).map { Located($0, at: word.span) }
  }

  private func recovery(
    _ word: Located<Recovery.Word>, _ keys: Mapping, _ fields: [Field]
  ) -> Recovery? {
    switch word.value {
    case .renew: return .renew(token: reference(keys["token"], to: "tokens")?.value)
    case .retry: return .retry
    case .correct: return .correct
    case .signIn: return .signIn
    case .tell: return .tell
    case .wait: return waiting(keys, fields, word)
    case .continueFlow:
      guard let node = keys["flow"] else {
        if keys.isMeant("flow") { return nil }
        report(.missingRecoveryObject("flow", of: word, among: names["flows"]))
        return nil
      }
      return reference(node, to: "flows").map { .continueFlow(flow: $0.value) }
    }
  }

  private func waiting(
    _ keys: Mapping, _ fields: [Field], _ word: Located<Recovery.Word>
  ) -> Recovery? {
    guard let node = keys["until"] else {
      if keys.isMeant("until") { return nil }
      report(.missingRecoveryObject("until", of: word, among: fields.map(\.name.value)))
      return nil
    }
    guard let name = text(node) else { return nil }
    guard let field = fields.first(where: { $0.name.value == name.value }) else {
      let isBroken = keys["fields"]?[name.value] != nil || keys["fields"]?.isMapping == false
      if isBroken || keys.isInDoubt("fields") { return nil }
      report(.unknownErrorField(name, fields.map(\.name.value)))
      return nil
    }
    let times: [ScalarType] = [.instant, .seconds, .unixTime]  //! retry-after-number
    guard case .scalar(let scalar) = field.shape.element, times.contains(scalar),
      field.shape.container == .one
    else {
      report(.notATime(name, field))
      return nil
    }
    return .wait(until: name.value)
  }

  private func conditions(_ node: Node?, _ keys: Mapping) -> [Refusal.Condition] {
    guard let node else { return [] }
    let names = self.names["refusal"]
    let own = keys["fields"]?.entries.map(\.key.text) ?? []
    let areAllKnown = self.names.isComplete("refusal") && !keys.isInDoubt("fields")
    guard node.isMapping else {
      report(
        .notAMap(
          node, wanted: "fields of the refusal and what they hold", example: "{ code: AUTH_001 }"))
      return []
    }
    return node.entries.filter { !$0.value.isPlaceholder }.compactMap { entry in
      let field = Text(entry.key.text, at: entry.key.span)
      if areAllKnown, !(names + own).contains(field.value) {
        report(.unknownRefusalField(field, names, own: own))
      }
      return test(entry.value, field).map { Refusal.Condition(field: field, test: $0) }
    }
  }

  private func test(_ node: Node, _ field: Text) -> Refusal.Test? {
    guard node.isMapping else { return text(node).map { .equals($0) } }
    guard let keys = Mapping(node, .matchTest, named: field, self) else { return nil }
    guard keys.givenKeys.count == 1 else {
      if keys.givenKeys.isEmpty, keys.isMeant("startsWith") || keys.isMeant("has") { return nil }
      report(.oneTestOnly(node.span.firstLine))
      return nil
    }
    if let prefix = text(keys["startsWith"]) { return .startsWith(prefix) }
    return text(keys["has"]).map { .has($0) }
  }

  private func messages(_ node: Node?) -> [Refusal.Message] {
    guard let node else { return [] }
    guard node.isMapping else {
      report(.notAMap(node, wanted: "texts by language", example: "{ en: Wrong password }"))
      return []
    }
    return versions(node).map { Refusal.Message(language: $0.language, text: $0.text) }
  }
}

extension StatusPattern {
  /// A refusal's status: 200 to 599, because some servers refuse under 200, or `4xx` and `5xx`.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 3, (0x32...0x35).contains(bytes[0]) else { return nil }
    if bytes[1...] == [0x78, 0x78] {
      self = .hundreds(Int(bytes[0] - 0x30))
    } else if bytes.allSatisfy({ (0x30...0x39).contains($0) }), let status = Int(text) {
      self = .exactly(status)
    } else {
      return nil
    }
  }
}
