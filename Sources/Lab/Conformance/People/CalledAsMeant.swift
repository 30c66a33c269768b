import ContractModel
import Machines

/// Brings a person to where a call makes sense, and makes it.
struct CalledAsMeant {
  let run: CaseRun

  private var contract: Contract { run.contract }

  func answer(of endpoint: Endpoint) async throws -> CallAnswer {
    let device = run.device()
    try await prepare(device, for: endpoint)
    return try await run.call(endpoint, on: device)
  }

  /// The device holds what the call carries, and the person has what it asks for.
  func prepare(_ device: TestDevice, for endpoint: Endpoint) async throws {
    let signIn = SignIn(run: run)
    if let way = SignInPath.all(in: contract).first(where: { $0.endpoint === endpoint }) {
      try signIn.mustBePossible(way)
      return try await signIn.prepare(device, for: way)
    }
    if let srp = SRPProof(run, for: endpoint) {
      return try await prepare(srp, device)
    }
    if let step = SignInFactor(of: endpoint, contract) {
      return try await step.reach(device, signIn)
    }
    let carried = Set(endpoint.needs.map(\.value) + contract.tokensSent(endpoint))
    let session = carried.filter(contract.isOfSession)
    let isSignedIn = !session.isEmpty || endpoint.namesAccount(contract)  //! account-id-by-sign-in
    if isSignedIn { try await signIn.signIn(device) }
    try await FetchedTokens(run: run).fetch(device, for: endpoint)
    if let request = CodeDelivery(run: run).request(before: endpoint) {
      try await signIn.makeAccount()
      try await CodeDelivery(run: run).send(by: request, to: device)
      return
    }
    if let missing = carried.subtracting(device.tokens.keys).sorted().first {
      throw CaseEnd.notObservable("a sign-in brings no `\(missing)`, which the call carries")
    }
    if let name = FieldWalk(contract.types).all(endpoint.sends).firstProvider {
      throw CaseEnd.notObservable("it takes a proof of the provider `\(name)`")
    }
    try await prepareCode(device, endpoint, isSignedIn: isSignedIn)
  }

  /// The first call of a proof by SRP has been made, and the signature for the second one is there.
  private func prepare(_ srp: SRPProof, _ device: TestDevice) async throws {
    try await start(srp, device).mustBeGood("the numbers of a proof by SRP")
    try await srp.sign(device, password: run.person.password)
  }

  /// Makes the first call of a proof by SRP.
  func start(_ srp: SRPProof, _ device: TestDevice) async throws -> CallAnswer {
    guard let way = SignInPath.all(in: contract).first(where: { srp.isStart($0.endpoint) }) else {
      throw CaseEnd.notObservable("no call of an app begins the proof of the password")
    }
    try await SignIn(run: run).makeAccount()
    return try await srp.start(device, by: way.endpoint)
  }

  private func prepareCode(
    _ device: TestDevice, _ endpoint: Endpoint, isSignedIn: Bool
  ) async throws {
    let code = endpoint.object?.value
    if endpoint.needsAccount, !isSignedIn {
      // A code that proves an address goes to those who have not proved it.
      let isUnproven = code != nil && code == contract.confirmationCode?.name.value
      try await SignIn(run: run).makeAccount(isUnproven ? ["state": "unconfirmed"] : [:])
    }
    if isSignedIn { try await readShownCode(device, for: endpoint) }
    if let code, endpoint.takesCode, device.codeInHand != code {
      try await CodeDelivery(run: run).send(code, to: device)
    }
  }

  /// Sends the code that the call of a session asks for beside the rest, and reads it.
  func readShownCode(_ device: TestDevice, for endpoint: Endpoint) async throws {
    guard let code = endpoint.object?.value, endpoint.showsCode(contract),
      device.codeInHand != code
    else { return }
    try await CodeDelivery(run: run).send(code, to: device)
  }
}

extension Endpoint {
  /// It is about somebody who has an account.
  fileprivate var needsAccount: Bool {
    [.passwordForgot, .passwordReset, .codeSend, .codeVerify].contains(operation.value)
  }

  /// It says the id of the account in place of a session.
  fileprivate func namesAccount(_ contract: Contract) -> Bool {
    operation.value == .accountDelete && !contract.sendsSession(self)
      && FieldWalk(contract.types).all(sends).contains { $0.role?.value == .accountID }
  }

  /// A code must be shown beside what else it asks for.
  fileprivate func showsCode(_ contract: Contract) -> Bool {
    operation.value.namesItsCode
      && FieldWalk(contract.types).scalars(in: sends.filter { !$0.shape.isOptional })
        .contains(.code)
  }

  fileprivate var takesCode: Bool { [.codeVerify, .codeSignIn].contains(operation.value) }
}

extension [Field] {
  /// The provider that some required field is from.
  fileprivate var firstProvider: String? {
    lazy.filter { !$0.shape.isOptional }.compactMap {
      if case .provider(let name, _) = $0.shape.element { name } else { nil }
    }.first
  }
}
