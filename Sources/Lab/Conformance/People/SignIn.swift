import AuthServer
import ContractModel
import Diagnostics
import Machines
import Primitives

import func Foundation.time

/// Signs a person in as the contract allows.
struct SignIn {
  let run: CaseRun

  private var contract: Contract { run.contract }

  /// By the first way that the tester can go.
  @discardableResult
  func signIn(_ device: TestDevice) async throws -> CallAnswer {
    var obstacles: [(endpoint: String, obstacle: SignInObstacle)] = []
    for way in SignInPath.all(in: contract) {
      if let obstacle = obstacle(way) {
        obstacles.append((way.endpoint.name.value, obstacle))
        continue
      }
      return try await signIn(device, by: way)
    }
    run.note(signedIn: false)
    throw CaseEnd.notObservable(SignInObstacle.words(obstacles))
  }

  func signIn(_ device: TestDevice, by way: SignInPath) async throws -> CallAnswer {
    let answer = try await begin(device, by: way)
    let brought = answer.isGood ? answer.tokens.values : [:]
    let isSession = brought.keys.contains(where: contract.isOfSession)
    run.note(signedIn: isSession)
    guard isSession else {
      throw CaseEnd.notObservable(
        "the sign-in by `\(way.endpoint.name.value)` brought no session: \(answer.words)")
    }
    return answer
  }

  /// As far as the first proof leads: to a session, to a further step or to a refusal.
  func begin(
    _ device: TestDevice, by way: SignInPath, replacing: [ReplacedInput: String] = [:]
  ) async throws -> CallAnswer {
    try await prepare(device, for: way)
    return try await prove(device, by: way, replacing: replacing)
  }

  /// The same where all is prepared.
  func prove(
    _ device: TestDevice, by way: SignInPath, replacing: [ReplacedInput: String] = [:]
  ) async throws -> CallAnswer {
    var answer: CallAnswer
    if let srp = SRPProof(run, for: way.endpoint) {
      let challenge = try await srp.start(device, by: way.endpoint)
      guard challenge.isGood else { return challenge }
      let password = replacing[.scalar(.password)] ?? run.person.password
      answer = try await srp.finish(device, password: password)
    } else {
      answer = try await run.call(way.endpoint, on: device, replacing: replacing)
      // A server that did not reach the provider in time says to try again.
      if replacing.isEmpty, answer.refusal?.means(.providerUnavailable) == true {
        answer = try await run.call(way.endpoint, on: device)
      }
    }
    // A refusal may bring the token of the next step.
    if answer.isGood || answer.refusal != nil { device.keep(answer.tokens) }
    return answer
  }

  /// Why the tester cannot go this way; nil where it can.
  func obstacle(_ way: SignInPath) -> SignInObstacle? {
    switch way.proof {
    case .password, .code: return run.server.control == nil ? .need(.control) : nil
    case .provider where way.endpoint.takesCodeOfPage(in: contract):
      return .reason("the tester does not go through a provider's own pages")
    case .provider(let name):
      return run.server.providers[name] == nil ? .need(.provider(name)) : nil
    case .guest: return nil
    }
  }

  func mustBePossible(_ way: SignInPath) throws {
    if let obstacle = obstacle(way) { throw CaseEnd.notObservable(obstacle.words) }
  }

  /// The proof is at hand: the account is there, or the code, or what the provider gives.
  func prepare(_ device: TestDevice, for way: SignInPath) async throws {
    switch way.proof {
    case .password:
      try await makeAccount()
      try SRPProof(run, for: way.endpoint)?.prepare(device)
    case .provider(let name): try await ask(name, for: device)
    case .code(let name):
      try await makeAccount()
      if device.codeInHand != name { try await CodeDelivery(run: run).send(name, to: device) }
    case .guest: break
    }
    try await FetchedTokens(run: run).fetch(device, for: way.endpoint)
  }

  /// Lets the pause between two codes pass, where the way takes one.
  func waitForNextCode(_ way: SignInPath) async throws {
    guard case .code(let name) = way.proof,
      let pause = contract.policies.codes.find(name)?.resendAfter
    else { return }
    try await run.wait(pause.value + 1)
  }

  /// The person's account, once in a case.
  ///
  /// - Parameter more: keys of an account beside its names and its password.
  func makeAccount(_ more: JSONObject = [:]) async throws {
    guard run.account == nil else { return }
    let control = try run.control()
    var account: JSONObject = ["password": .string(run.person.password)]
    for (key, text) in names { account[key] = .string(text) }
    for field in more.fields { account[field.name] = field.value }
    do throws(ControlFailure) { run.account = try await control.makeAccount(account) } catch {
      throw CaseEnd(error)
    }
  }

  /// The names by which calls of the contract know a person.
  private var names: [(String, String)] {
    let scalars = FieldWalk(contract.types).scalars(in: contract.endpoints.flatMap(\.sends))
    var names: [(String, String)] = []
    if !scalars.isDisjoint(with: [.email, .identifier]) {
      names.append(("email", run.person.email))
    }
    if scalars.contains(.phone) { names.append(("phone", run.person.phone)) }
    if scalars.contains(.username) { names.append(("username", run.person.username)) }
    return names.isEmpty ? [("email", run.person.email)] : names
  }

  /// Has the stand-in for a provider give the device its proofs.
  ///
  /// - Parameters:
  ///   - audience: the app that they are for, where it is not the contract's.
  ///   - seconds: how long they are good.
  ///   - issuer: the issuer that the identity token names, where it is not the provider.
  func ask(
    _ name: String, for device: TestDevice, audience: String? = nil, goodFor seconds: Int = 600,
    issuer: String? = nil
  ) async throws {
    guard let standIn = run.server.providers[name] else {
      throw CaseEnd.needs(.provider(name))
    }
    let provider = contract.providers[name]
    let raw = "nonce-\(run.person.mark)"
    let nonce: String? =
      switch provider.nonce?.value {
      case .sha256Hex: SHA256.hex(Array(raw.utf8))
      case .raw: raw
      case .unused, nil: nil
      }
    do throws(ControlFailure) {
      let ahead = try await run.server.control?.now() ?? Self.now
      var credentials = try await standIn.credentials(
        of: run.person, for: audience ?? self.audience(of: provider), nonce: nonce,
        goodFor: max(0, ahead - Self.now) + seconds, issuer: issuer)
      credentials[ProviderSlot.rawNonce.rawValue] = raw
      device.credentials[name] = credentials
    } catch { throw CaseEnd(error) }
  }

  func audience(of provider: Provider) -> String {
    switch provider.audience ?? provider.clientId {
    case .text(let text)?: text.value
    case .configuration(let name)?: run.server.value(of: name.value)
    case nil: "conformance"
    }
  }

  private static var now: Int { time(nil) }
}

extension Endpoint {
  /// The code comes from the page that another call opens, in its callback.
  fileprivate func takesCodeOfPage(in contract: Contract) -> Bool {
    operation.value == .providerExchange
      && contract.endpoints.contains {
        $0.operation.value == .providerStart && $0.object?.value == object?.value
      }
  }
}
