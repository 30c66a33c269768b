import ContractModel
import Diagnostics
import Generation
import SessionCore
import SessionExploration
import Stories

/// Writes one story as JSON.
struct StoryWriter {
  private let blueprint: Blueprint
  private let played: PlayedStory
  private let context = StoryContext()
  private var messages: MessageExamples
  private var tokens: StoryTokens
  /// When the lock of the account ends, in seconds of the story.
  private var lockEnds: Int?
  private var wrongPasswords = 0

  /// - Parameter messages: those of the blueprint, which all stories begin with.
  init(_ blueprint: Blueprint, _ played: PlayedStory, _ messages: MessageExamples) {
    (self.blueprint, self.played) = (blueprint, played)
    self.messages = messages
    tokens = StoryTokens(blueprint)
    self.messages.examples.story = context
    context.identityToken = { provider, isLater in
      let mail: [(String, JSONValue)] = isLater ? [] : [("email", .text("person@example.com"))]
      return TestKey.sign(
        [("iss", .text("https://\(provider).example")), ("sub", .text("example-person"))] + mail)
    }
  }

  mutating func file() -> JSONValue {
    let steps = played.steps.map { step($0) }
    let meanings = context.meanings.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    return .members([
      ("story", .text(played.story.name)), ("sentence", .text(played.story.sentence)),
      ("service", .text(blueprint.service)),
      ("begins", .text(StoryTime.text(StoryTime.start))),
      ("values", .members(meanings.map { ($0.key, .text($0.value)) })),
      ("steps", .list(steps)),
    ])
  }

  private mutating func step(_ step: PlayedStep) -> JSONValue {
    var members = action(step)
    if case .call = step.step.action {
      members.append(("exchanges", .list(step.exchanges.map { exchange($0, step) })))
      members.append(("ends", .text(ending(step))))
    } else if !step.exchanges.isEmpty {
      members.append(("exchanges", .list(step.exchanges.map { exchange($0, step) })))
    }
    members.append(("after", after(step)))
    return .members(members)
  }

  private func action(_ step: PlayedStep) -> [(String, JSONValue)] {
    switch step.step.action {
    case .wait(let seconds): return [("wait", .number(seconds))]
    case .app(let moment): return [("app", .text(moment.rawValue))]
    case .account(let change): return [("account", .text(change.rawValue))]
    case .call(let call):
      var members: [(String, JSONValue)] = [("do", .text(call.endpoint))]
      if let device = call.device { members.append(("from", .text(device.rawValue))) }
      if let input = call.input { members.append(("with", .text(input.rawValue))) }
      if call.isLater { members.append(("with", .text("lessFromProvider"))) }
      if call.isRefusalGiven, let refusal = step.step.refusal {
        members.append(("refuses", .text(refusal)))
      }
      if let loss = call.loss { members.append(("loses", .text(loss.rawValue))) }
      return members
    }
  }

  private func ending(_ step: PlayedStep) -> String {
    switch step.ending {
    case .answered?, nil: "answered"
    case .refused(let name)?: "refused.\(name)"
    case .undeclared?, .fault?, .signedOut?: "failed"
    }
  }

  private mutating func after(_ step: PlayedStep) -> JSONValue {
    let device = step.step.call?.device
    let store = step.store.sorted { $0.key < $1.key }.map { name, token in
      (name, JSONValue.text(text(token, of: device, at: step.at)))
    }
    return .members([("state", .text(step.state)), ("store", .members(store))])
  }

  private mutating func text(_ token: SimulatedToken, of device: Scenario.Caller?, at: Int)
    -> String
  {
    tokens.text(token, of: device, at: StoryTime.start + at, messages.examples)
  }
}

/// Messages.
extension StoryWriter {
  private mutating func exchange(_ exchange: PlayedExchange, _ step: PlayedStep) -> JSONValue {
    guard let call = blueprint.calls.first(where: { $0.name == exchange.endpoint }) else {
      return .members([("endpoint", .text(exchange.endpoint))])
    }
    prepare(exchange, call, step)
    var members: [(String, JSONValue)] = [
      ("at", .number(exchange.at)), ("endpoint", .text(call.name)), ("server", .text(call.server)),
    ]
    if exchange.isOfStranger { members.append(("by", .text("stranger"))) }
    context.tokens = texts(exchange.tokens, exchange)
    context.unchanged = []
    members.append(("request", messages.request(call)))
    if exchange.outcome == nil {
      members.append(("lost", .text("request")))
    } else {
      context.tokens = texts(exchange.grants, exchange)
      context.unchanged = Set(
        exchange.grants.filter { exchange.tokens[$0.key] == $0.value }.map(\.key))
      members.append(("answer", answer(exchange, call)))
      if exchange.isAnswerLost { members.append(("lost", .text("answer"))) }
    }
    return .members(members)
  }

  private mutating func texts(
    _ tokens: [String: SimulatedToken], _ exchange: PlayedExchange
  ) -> [String: String] {
    var texts: [String: String] = [:]
    for (name, token) in tokens.sorted(by: { $0.key < $1.key }) {
      texts[name] = text(token, of: exchange.device, at: exchange.at)
    }
    return texts
  }

  private mutating func prepare(
    _ exchange: PlayedExchange, _ call: CallPlan, _ step: PlayedStep
  ) {
    let isOwn = step.step.call?.endpoint == call.name
    context.now = StoryTime.start + exchange.at
    context.device = exchange.device
    context.input = isOwn ? step.step.call?.input : nil
    context.isLater = isOwn && step.step.call?.isLater == true
    context.registers = call.operation == .passwordRegister
    context.endsOther = call.operation == .sessionEndOne
    if context.input == .wrongPassword { wrongPasswords += 1 }
    let lockout = blueprint.contract.policies.lockout?.steps.first
    context.triesLeft = lockout.map { max(0, $0.failures.value - wrongPasswords) }
    guard case .refused(let refusal)? = exchange.outcome,
      call.refusals.first(where: { $0.name == refusal.name })?.means(.accountLocked)
        == true
    else { return context.waits = nil }
    lockEnds = lockEnds ?? lockout.map { exchange.at + $0.lasts.value }
    context.waits = lockEnds.map { max(0, $0 - exchange.at) }
  }

  private func answer(_ exchange: PlayedExchange, _ call: CallPlan) -> JSONValue {
    switch exchange.outcome {
    case .refused(let facts)?:
      if let refusal = call.refusals.first(where: { $0.name == facts.name }) {
        return messages.refused(refusal, from: call)
      }
      return .members([("status", .plain("401"))])
    case .undeclared(let status, _)?: return .members([("status", .number(status))])
    case .answered?, .fault?, nil: return messages.answer(call, named: exchange.answer)
    }
  }
}
