import ContractModel
import Diagnostics
import Generation

// Fields, types, and steps of a scenario
extension English {
  func type(_ type: TypePlan) -> String {
    let one = element(type.element)
    let many =
      switch type.container {
      case .one: one
      case .list: "array of \(one)"
      case .map: "map of string to \(one)"
      }
    if type.isClearable { return "optional \(many); null clears it" }
    return type.isOptional ? "optional \(many)" : many
  }

  private func element(_ element: TypePlan.ElementPlan) -> String {
    switch element {
    case .text: "string"
    case .secret: "secret string"
    case .integer: "integer"
    case .number: "number"
    case .bool: "boolean"
    case .uuid: "UUID"
    case .url: "URL"
    case .instant: "timestamp (ISO 8601)"
    case .unixTime: "timestamp (Unix seconds)"
    case .bytes: "base64 string"
    case .urlSafeBytes: "base64url string"
    case .json: "JSON value"
    case .waitingTime: "seconds from the response"
    case .record(let name), .enumeration(let name), .choice(let name): code(name)
    }
  }

  /// With its article; a `User` and a URL begin with a consonant.
  func answer(_ type: TypePlan) -> String {
    let text = self.type(type)
    let first = text.first { $0 != "`" } ?? " "
    return ("aeioAEIO".contains(first) ? "an " : "a ") + text
  }

  func meaning(_ meaning: Meaning) -> String { "\(code(meaning.rawValue)): \(meaning.says)" }

  func role(_ role: FieldRole, words: [String]) -> String {
    role.says + (words.isEmpty ? "" : " (\(list(words)))")
  }

  func marks(_ marks: [(wire: String, text: String)], keys: [String]) -> String {
    let conditions =
      marks.map { text(.mark(wire: $0.wire, text: $0.text)) }
      + keys.map { "\(code($0)) is present" }
    return conditions.isEmpty ? "otherwise" : "if " + conditions.joined(separator: " and ")
  }

  func text(_ term: FieldTerm) -> String {
    switch term {
    case .inHeader: "in a header"
    case .inCookie: "in a cookie"
    case .justOne(let names): "send exactly one of \(codes(names))"
    case .atLeastOne(let names): "send at least one of \(codes(names))"
    case .token(let name): "the token \(code(name))"
    case .secondsLeft(let name): "seconds until the token \(code(name)) expires"
    case .millisecondsLeft(let name): "time until the token \(code(name)) expires"
    case .end(let name): "expiry of the token \(code(name))"
    case .same(let name): "same as \(code(name))"
    case .constant(let text): "always \(code(text))"
    case .provider(let name, let slot): "\(code(slot)) from \(code(name))"
    case .milliseconds: "in milliseconds"
    case .unixMilliseconds: "in Unix milliseconds"
    case .asText: "sent as a string"
    case .email: "an email address"
    case .phone: "a phone number"
    case .exactly(let count): "\(count)"
    case .between(let least, let most): "\(least) to \(most)"
    case .atLeast(let least): "at least \(least)"
    case .atMost(let most): "at most \(most)"
    case .characters(let count): "\(count) characters"
    case .pattern(let pattern): "matches \(code(pattern))"
    case .example(let text): "for example \(code(text))"
    case .kept(let name): "kept on the device as \(code(name))"
    case .elsewhere(let server, let wire): "\(code(wire)) on \(code(server))"
    case .oneOf(let texts): "one of \(codes(texts))"
    }
  }

  func call(_ step: Scenario.CallStep) -> String {
    let times = step.times?.value ?? 1
    let call = [
      "call \(code(step.endpoint.value))", step.invalidInput.map { text(.input($0.value)) },
      step.caller.map { text(.caller($0.value)) }, times == 1 ? nil : "\(times) times",
    ]
    return remarks([call.compactMap { $0 }.joined(separator: " ")] + mishaps(step))
  }

  func text(_ term: StepTerm) -> String {
    switch term {
    case .wait(let time): "wait \(time)"
    case .moment(.launches): "launch the app"
    case .moment(.launchesLocked): "launch the app with its lock on"
    case .moment(.starts): "start the session while the app runs"
    case .moment(.unlocks): "unlock the app"
    case .moment(.unlockFails): "fail to unlock the app"
    case .change(.disabled): "the account is disabled elsewhere"
    case .change(.deleted): "the account is deleted elsewhere"
    case .change(.signedOut): "the server ends the session, for example by a sign-out elsewhere"
    case .input(.wrongPassword): "with a wrong password"
    case .input(.wrongCode): "with a wrong code"
    case .input(.wrongNonce): "with a wrong nonce"
    case .input(.usedToken): "with the token that the last renewal replaced"
    case .caller(.otherDevice): "from another device"
    case .caller(.elsewhere): "from a new device in an unfamiliar place"
    case .caller(.otherProcess): "from another process of the app, such as a widget"
    case .refused(let name): "the server refuses it with \(code(name))"
    case .loss(.request): "the request is lost"
    case .loss(.answer): "the response is lost"
    case .meanwhile(let steps):
      "before the response arrives: \(steps.joined(separator: ", then "))"
    case .renewals(let count): "\(count) renewal\(count == 1 ? "" : "s")"
    case .state(let state): "the session is \(code(state))"
    case .error(let name): "returns the error \(code(name))"
    case .fails: "the call fails"
    case .isKept: "Kept when the app exits."
    case .isEnd: "Final state."
    }
  }
}
