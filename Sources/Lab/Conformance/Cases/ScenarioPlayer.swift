import ContractModel
import Diagnostics
import Machines

/// Plays the steps of a scenario. It renews as an app would: before a call whose token is over, and after a refusal that
/// says so. The states of the session are the app's own and are not looked at.
final class ScenarioPlayer {
  private let run: CaseRun
  private let isDerived: Bool
  private let phone: TestDevice
  private var others: [Scenario.Caller: TestDevice] = [:]
  /// The token that the last renewal replaced.
  private var used: String?
  private var renewals = 0
  /// Seconds of the scenario, and those in which tokens were issued.
  private var clock = 0
  private var issued: [ObjectIdentifier: Int] = [:]

  /// - Parameter isDerived: nobody wrote down which of two refusals comes at the failure that locks.
  init(_ run: CaseRun, isDerived: Bool = false) {
    self.run = run
    self.isDerived = isDerived
    phone = run.device()
  }

  private var contract: Contract { run.contract }

  func play(_ scenario: Scenario) async throws {
    if scenario.steps.contains(where: \.changesAccount) {
      try await AccountStateChange(run: run).prepare()
    }
    for (index, step) in scenario.steps.enumerated() {
      try await play(step, number: index + 1)
    }
  }

  private func play(_ step: Scenario.Step, number: Int) async throws {
    renewals = 0
    switch step.action {
    case .wait(let seconds):
      try await run.wait(seconds.value, margin: 1)
      clock += seconds.value
    case .app(let moment): try await live(moment.value)
    case .account(let change):
      if change.value == .signedOut {
        throw CaseEnd.notObservable("the control has no call that ends a session from elsewhere")
      }
      try await AccountStateChange(run: run).change(to: change.value.rawValue)
    case .call(let call):
      for _ in 0..<(call.times?.value ?? 1) { try await play(call, step, number) }
    }
    if let expected = step.renewals?.value, step.call != nil, renewals != expected {
      throw CaseEnd.broken(
        expected: "\(expected) renewals in step \(number)", found: "\(renewals)")
    }
  }

  private func live(_ moment: Scenario.AppMoment) async throws {
    guard moment == .launches || moment == .starts else {
      throw CaseEnd.notObservable("locking is the app's own matter")
    }
    guard contract.renewalRules.atLaunch?.value == true,
      contract.renewal != nil, isSignedIn(phone)
    else { return }
    _ = try await renew(phone)
  }

  private func play(_ call: Scenario.CallStep, _ step: Scenario.Step, _ number: Int) async throws {
    if call.loss != nil || call.givenRefusal != nil || !call.meanwhile.isEmpty {
      throw CaseEnd.notObservable("the tester does not disturb a call, as step \(number) does")
    }
    let endpoint = contract.endpoints[call.endpoint.value]
    let device = try device(of: call.caller?.value)
    let answer = try await answer(endpoint, device, call.invalidInput?.value, number)
    if let answer { try await note(answer, to: endpoint, on: device) }
    guard let answer else {
      if step.fails { return }
      throw CaseEnd.broken(expected: "an answer in step \(number)", found: "nobody is signed in")
    }
    if let name = step.refusal?.value {
      guard
        answer.refusal?.name.value == name || isTheFailureThatLocks(name, call, answer)
          || isBeyondWords(name, answer)
      else {
        throw CaseEnd.broken(
          expected: "the refusal `\(name)` in step \(number)", found: answer.words)
      }
    } else if step.fails {
      guard !answer.isGood else {
        throw CaseEnd.broken(expected: "no good answer in step \(number)", found: answer.words)
      }
    } else {
      try answer.mustWantNoProof()
      try answer.mustBeGood("a good answer in step \(number)")
    }
  }

  /// A server may still say that the password was wrong, and that the account is locked from the next call on.
  private func isTheFailureThatLocks(
    _ name: String, _ call: Scenario.CallStep, _ answer: CallAnswer
  ) -> Bool {
    isDerived && call.invalidInput?.value == .wrongPassword
      && contract.refusals[name].means(.accountLocked)
      && answer.refusal?.means(.credentialsWrong) == true
  }

  /// The session is over, and the contract has a refusal for an account that is gone and none for this.
  private func isBeyondWords(_ name: String, _ answer: CallAnswer) -> Bool {
    let told: [Meaning] = [.tokenExpired, .tokenReused, .tokenInvalid, .sessionEnded]
    return isDerived && answer.isUndeclaredRefusal && contract.refusals[name].means(.accountGone)
      && !told.contains(where: contract.refusals[name].means)
  }

  /// The person reads the code that a call sends, and has used it after the call that takes it.
  private func note(_ answer: CallAnswer, to endpoint: Endpoint, on device: TestDevice) async throws
  {
    guard answer.isGood, let code = endpoint.object?.value else { return }
    let operation = endpoint.operation.value
    if operation == .codeSend, run.server.control != nil {
      device.code = try await CodeDelivery(run: run).last()
      device.codeInHand = code
    } else if operation == .codeVerify || operation == .codeSignIn {
      device.codeInHand = nil
    }
  }

  private func device(of caller: Scenario.Caller?) throws -> TestDevice {
    guard let caller else { return phone }
    switch caller {
    case .otherDevice: break
    case .elsewhere:
      guard contract.policies.devices?.oddSignIn.map({ $0.value != .allow }) ?? false else {
        throw CaseEnd.notObservable("no policy of the contract says what an unusual sign-in is")
      }
    case .otherProcess: throw CaseEnd.notObservable("processes share a store in the app alone")
    }
    if let other = others[caller] { return other }
    let other = run.device(caller == .elsewhere ? "stranger" : "tablet")
    other.isElsewhere = caller == .elsewhere
    others[caller] = other
    return other
  }

  /// Nil where an app would not even call: nobody is signed in.
  private func answer(
    _ endpoint: Endpoint, _ device: TestDevice, _ input: Scenario.InvalidInput?, _ number: Int
  ) async throws -> CallAnswer? {
    let replacing = replaced(by: input)
    if let srp = SRPProof(run, for: endpoint) {
      return try await prove(srp, endpoint, device, replacing)
    }
    if let way = way(endpoint) {
      let signIn = SignIn(run: run)
      try signIn.mustBePossible(way)
      let answer = try await signIn.begin(device, by: way, replacing: replacing)
      if answer.isGood { issued[ObjectIdentifier(device)] = clock }
      return answer
    }
    if endpoint === contract.renewal, input != .usedToken {
      return isSignedIn(device) ? try await renew(device) : nil
    }
    let carried = endpoint.needs.map(\.value) + contract.tokensSent(endpoint)
    if carried.contains(where: contract.isOfSession) {
      return try await carrying(endpoint, device, input, replacing)
    }
    guard endpoint.caller == .app || endpoint.caller == .page else {
      throw CaseEnd.notObservable("step \(number) is a page in a browser")
    }
    try await CalledAsMeant(run: run).prepare(device, for: endpoint)
    let answer = try await run.call(endpoint, on: device, replacing: replacing)
    if answer.isGood {
      device.keep(answer.tokens)
      if endpoint.operation.value == .passwordRegister {
        try await noteAccount()
        try await CodeDelivery(run: run).read(device, after: endpoint)
      }
    }
    return answer
  }

  /// The sign-in that the call is. A page in a browser leads to the form that ends in the same callback.
  private func way(_ endpoint: Endpoint) -> SignInPath? {
    let ways = SignInPath.all(in: contract)
    if endpoint.operation.value == .webSignIn, let end = endpoint.endsIn?.value {
      return ways.first { $0.endpoint.endsIn?.value == end }
    }
    return ways.first { $0.endpoint === endpoint }
  }

  private func prove(
    _ srp: SRPProof, _ endpoint: Endpoint, _ device: TestDevice,
    _ replacing: [ReplacedInput: String]
  ) async throws -> CallAnswer {
    if srp.isStart(endpoint) {
      if run.account == nil { try await noteAccount() }
      try await SignIn(run: run).makeAccount()
      return try await srp.start(device, by: endpoint)
    }
    if device.srp == nil {
      if run.account == nil { try await noteAccount() }
      let answer = try await CalledAsMeant(run: run).start(srp, device)
      guard answer.isGood else { return answer }
    }
    let password = replacing[.scalar(.password)] ?? run.person.password
    let answer = try await srp.finish(device, password: password)
    device.srp = nil
    if answer.isGood {
      device.keep(answer.tokens)
      issued[ObjectIdentifier(device)] = clock
    }
    return answer
  }

  /// The person has made an account by a call.
  private func noteAccount() async throws {
    guard let control = run.server.control else { return }
    do throws(ControlFailure) {
      run.account = try await control.account(named: run.person.names)
    } catch {
      throw CaseEnd(error)
    }
  }

  private func carrying(
    _ endpoint: Endpoint, _ device: TestDevice, _ input: Scenario.InvalidInput?,
    _ replacing: [ReplacedInput: String]
  ) async throws -> CallAnswer? {
    if input == .usedToken {
      guard let used, let name = ProbeCalls(contract).spent else {
        throw CaseEnd.notObservable("no renewal has replaced a token")
      }
      return try await run.call(endpoint, on: device, tokens: [name: used])
    }
    guard isSignedIn(device) else { return nil }
    if isOver(endpoint, device), contract.renewal != nil {
      guard try await renew(device).isGood else { return nil }
    }
    try await FetchedTokens(run: run).fetch(device, for: endpoint)
    let unread = try await unreadCode(endpoint, device)
    let replacing = replacing.merging(try await otherSession(endpoint, device)) { $1 }
    var answer = try await run.call(endpoint, on: device, replacing: replacing)
    if case .renew(token: nil)? = answer.refusal?.recovery.value, contract.renewal != nil {
      guard try await renew(device).isGood else { return answer }
      answer = try await run.call(endpoint, on: device, replacing: replacing)
    }
    if let unread, answer.refusal?.means(.codeWrong) == true {
      throw CaseEnd.notObservable(unread)
    }
    if answer.isGood { device.keep(answer.tokens) }
    if answer.isGood, endpoint.operation.value == .sessionEnd { device.tokens = [:] }
    return answer
  }

  /// The reason for which the device has no code to show beside the rest: a session that is over gets none. Nil where it has
  /// one, or needs none.
  private func unreadCode(_ endpoint: Endpoint, _ device: TestDevice) async throws -> String? {
    do {
      try await CalledAsMeant(run: run).readShownCode(device, for: endpoint)
    } catch CaseEnd.notObservable(let reason) {
      return reason
    }
    return nil
  }

  /// The id of another session of the person, where the call ends one.
  private func otherSession(
    _ endpoint: Endpoint, _ device: TestDevice
  ) async throws -> [ReplacedInput: String] {
    guard endpoint.operation.value == .sessionEndOne else { return [:] }
    let list = contract.endpoints.first {
      $0.operation.value == .sessionList && $0.caller == .app
    }
    guard let list else {
      throw CaseEnd.notObservable("the contract has no list of sessions with their ids")
    }
    let answer = try await run.call(list, on: device)
    let listed = ListedSessions(answer.response, to: list, of: contract)
    guard let id = listed?.others?.first else {
      throw CaseEnd.notObservable("the contract's list does not show another session")
    }
    return [.scalar(.string): id, .scalar(.uuid): id]
  }

  /// Whether a token that the call carries is over, or is about to be.
  private func isOver(_ endpoint: Endpoint, _ device: TestDevice) -> Bool {
    let margin = contract.renewalRules.before?.value ?? 0
    let age = clock - (issued[ObjectIdentifier(device)] ?? clock)
    return endpoint.needs.contains { name in
      guard case .seconds(let life)? = contract.tokens[name.value].life.lifetime?.value else {
        return false
      }
      return age >= life - min(margin, life / 2)
    }
  }

  private func isSignedIn(_ device: TestDevice) -> Bool {
    device.tokens.keys.contains(where: contract.isOfSession)
  }

  private func renew(_ device: TestDevice) async throws -> CallAnswer {
    guard let renewal = contract.renewal else {
      throw CaseEnd.notObservable("the contract has no renewal")
    }
    let spent = ProbeCalls(contract).spent.flatMap { device.tokens[$0] }
    let answer = try await run.call(renewal, on: device)
    if answer.isGood {
      used = spent
      device.keep(answer.tokens)
      issued[ObjectIdentifier(device)] = clock
      renewals += 1
    } else if answer.refusal?.recovery.value == .signIn {
      device.tokens = [:]
    }
    return answer
  }

  private func replaced(by input: Scenario.InvalidInput?) -> [ReplacedInput: String] {
    switch input {
    case .wrongPassword: [.scalar(.password): "not-\(run.person.password)"]
    case .wrongCode: [.scalar(.code): "wrong0"]
    case .wrongNonce: [.provider(.rawNonce): "another-nonce"]
    case .usedToken, nil: [:]
    }
  }
}

extension Scenario.Step {
  fileprivate var changesAccount: Bool {
    if case .account = action { true } else { false }
  }
}
