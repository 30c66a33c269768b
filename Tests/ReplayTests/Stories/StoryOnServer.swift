import AuthClient
import AuthCognito
import AuthTesting
import AuthWeb
import ContractModel
import Foundation
import LiveScenarios
import Primitives
import TestDevice
import TestLab

/// Sends the requests of a story to the reference server, and compares the answers.
struct StoryOnServer<Client: ScenarioClient> {
  private let person: StoryPerson
  private let world: ScenarioWorld
  private var values: StoryValues
  private let srp: SRPSignIn?

  static func mistake(
    in story: StoryFixture, of contract: Contract, _ person: StoryPerson
  ) async throws -> String? {
    var run = try await StoryOnServer(story, contract, person)
    for (index, step) in story.steps.enumerated() {
      if let seen = try await run.take(step) { return "\(story.name), step \(index + 1): \(seen)" }
    }
    return nil
  }

  private init(_ story: StoryFixture, _ contract: Contract, _ person: StoryPerson) async throws {
    self.person = person
    values = StoryValues(story)
    world = ScenarioWorld(try await Lab(contract, Client.system.deployment))
    srp = try Client.system.deployment.configuration["poolId"].map { try SRPSignIn(poolId: $0) }
    try await Client.prepare(world, for: Set(story.calls))
  }

  private mutating func take(_ step: StoryFixture.Step) async throws -> String? {
    switch step.action {
    case .wait(let seconds): world.advance(by: seconds)
    case .account(let change):
      if let change = Scenario.AccountChange(rawValue: change) { try await world.change(change) }
    case .app: break
    case .call(let name):
      if let refusal = step.refuses { try await world.refuse(name, with: refusal, times: 1) }
    }
    for exchange in step.exchanges {
      if let seen = try await make(exchange, step) { return "`\(exchange.endpoint)`: \(seen)" }
    }
    return nil
  }

  private mutating func make(
    _ exchange: StoryFixture.Exchange, _ step: StoryFixture.Step
  ) async throws -> String? {
    guard let wanted = exchange.answer else { return nil }
    try await provide(exchange, isWrong: step.input == "wrongPassword")
    let caller = step.device.flatMap(Scenario.Caller.init(rawValue:))
    let device = ScenarioDevice.of(caller)
    values.set("example-device-\(step.device ?? "own")", device.fingerprint)
    let found = try await send(filled(exchange), from: device)
    let told = StoryMessage(wanted.headers, wanted.body)
    let real = StoryMessage(found.headers, found.body)
    if found.status != wanted.status {
      return
        "\(wanted.status) was to come, and \(found.status) came: \(String(decoding: found.body, as: UTF8.self))"
    }
    let more = Set(real.leaves.keys).subtracting(told.leaves.keys).filter { !$0.contains("header") }
    if !more.isEmpty { return "the answer has \(more.sorted()) beside what the story tells" }
    for (place, text) in told.leaves {
      guard let meaning = values.meaning(of: text), meaning.hasPrefix("tokens.") else { continue }
      if real.leaves[place] == nil { return "the answer lacks \(meaning) at \(place)" }
    }
    values.learn(told, from: real)
    return step.ending.flatMap { $0.hasPrefix("refused.") ? objection(told, real) : nil }
  }

  /// The texts of a refusal are those of the contract.
  private func objection(_ told: StoryMessage, _ real: StoryMessage) -> String? {
    for key in ["/code", "/error", "/__type"] {
      if let text = told.leaves[key], text.hasPrefix("AUTH") || key == "/__type",
        real.leaves[key] != text
      {
        return "it says \(real.leaves[key] ?? "nothing"), and not \(text)"
      }
    }
    return nil
  }

  private func filled(_ exchange: StoryFixture.Exchange) -> HTTPRequest {
    let sent = exchange.request
    let pairs = sent.headers.pairs.map { (name: $0.name, value: values.fill($0.value)) }
    let isForm = sent.headers["Content-Type"]?.contains("form") == true
    let body = values.fill(String(decoding: sent.body, as: UTF8.self), encoded: isForm)
    let url = URL(string: Lab.url + values.fill(sent.path, encoded: true))
    return HTTPRequest(
      endpoint: exchange.endpoint, method: HTTPMethod(rawValue: sent.method) ?? .get,
      url: url ?? world.url, headers: HTTPHeaders(pairs),
      body: body.isEmpty ? nil : Data(body.utf8))
  }

  /// A page is visited as a browser does, to the callback in which it ends.
  private func send(
    _ request: HTTPRequest, from device: ScenarioDevice
  ) async throws -> HTTPResponse {
    let answer = try await world.transport(device).send(request)
    let type = answer.headers["Content-Type"] ?? ""
    let leads =
      answer.headers["Location"].map { $0.hasPrefix("http") || $0.hasPrefix("/") } ?? false
    guard request.method == .get, type.contains("text/html") || leads else { return answer }
    let surfer = Surfer(
      at: world.url, typing: person.values, over: world.transport(device))
    let end = try await surfer.browser.open(
      request.url, until: CallbackRule(url: "any://end", required: []), isPrivate: false)
    return HTTPResponse(status: 302, headers: ["Location": end.absoluteString], body: Data())
  }
}

/// The values that a person, a provider or the device brings.
extension StoryOnServer {
  private mutating func provide(
    _ exchange: StoryFixture.Exchange, isWrong: Bool
  ) async throws {
    let told = StoryMessage(
      exchange.request.headers, exchange.request.body, target: exchange.request.path)
    let sent = Set(told.leaves.values)
    var minted: [String: String]?
    for (text, meaning) in values.brought where sent.contains(text) {
      if let value = person.values[meaning] {
        values.set(text, value)
      } else if meaning == "code" {
        let isAuthenticator = exchange.endpoint == "answerAuthenticator"
        let code =
          isAuthenticator ? Authenticator.code(at: world.clock.now) : try await world.code()
        values.set(text, code.reveal())
      } else if meaning.hasPrefix("providers.") {
        let parts = meaning.split(separator: ".").map(String.init)
        if let value = try await provided(parts[1], parts[2], isWrong, &minted) {
          values.set(text, value)
        }
      }
    }
  }

  private mutating func provided(
    _ provider: String, _ slot: String, _ isWrong: Bool, _ minted: inout [String: String]?
  ) async throws -> String? {
    switch slot {
    case "state", "rawNonce": return "example-\(slot)-value"
    case "codeVerifier": return Self.verifier
    case "codeChallenge": return Base64URL.encode(SHA256.hash(Array(Self.verifier.utf8)))
    case "srpA": return srp?.srpA
    case "signature", "timestamp": return try proof(slot, isWrong)
    case "identityToken", "authorizationCode", "fullName", "email": break
    default: return nil
    }
    guard provider != "cognito" else { return nil }
    let nonce = SHA256.hex(Array("example-rawNonce-value".utf8))
    if minted == nil {
      let audience = provider == "wechat" ? "lab-wechatAppId" : person.audience
      minted = try await world.mint(
        provider, ["audience": audience, "subject": "li", "nonce": nonce])
    }
    return minted?[slot]
      ?? (slot == "fullName" ? "Li Lei" : slot == "email" ? "li@example.com" : nil)
  }

  private static var verifier: String { String(repeating: "example-verifier-", count: 3) }

  /// The second half of a proof by SRP, of what the first half was answered with.
  private func proof(_ slot: String, _ isWrong: Bool) throws -> String? {
    guard let srp, let userId = values.value(of: "userId"), let salt = values.value(of: "salt"),
      let srpB = values.value(of: "srpB"), let block = values.value(of: "secretBlock")
    else { return nil }
    let answer = try srp.answer(
      userId: userId, password: Secret(isWrong ? "wrong" : person.values["password"] ?? ""),
      salt: salt, srpB: srpB, secretBlock: block, now: world.clock.now)
    return slot == "signature" ? answer.signature.reveal() : answer.timestamp
  }
}
