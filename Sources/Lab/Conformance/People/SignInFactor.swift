import AuthServer
import ContractModel
import Machines

import struct Diagnostics.Located

/// A further step of a sign-in, which the account has to ask for.
enum SignInFactor {
  case message
  case authenticator
  case newPassword
  /// The step that follows a sign-in from an unusual place by one of these ways.
  case place([SignInPath])
  /// A step that the tester cannot bring about, for a reason.
  case outOfReach(String)

  /// Nil where the endpoint continues no sign-in.
  init?(of endpoint: Endpoint, _ contract: Contract) {
    guard endpoint.operation.value == .signInContinue else { return nil }
    let walk = FieldWalk(contract.types)
    let steps = walk.all(endpoint.sends).compactMap { $0.role?.value.step }
    switch steps.first {
    case .message?: self = .message
    case .newPassword?: self = .newPassword
    case .authenticator?: self = .authenticator
    case .oddSignIn?, nil:
      let ways = SignInPath.all(in: contract).filter { $0.leads(to: endpoint, contract) }
      self = ways.isEmpty ? .outOfReach("no refusal of a sign-in leads to this step") : .place(ways)
    case .terms?, .confirmation?: self = .outOfReach("the control makes no account with this step")
    }
  }

  /// The person has come to the step, and has what it asks for.
  func reach(_ device: TestDevice, _ signIn: SignIn) async throws {
    if case .place(let ways) = self { return try await reach(device, from: ways, signIn) }
    let contract = signIn.run.contract
    guard let way = SignInPath.all(in: contract).first(where: { $0.proof == .password }) else {
      throw CaseEnd.notObservable("no password leads to this step")
    }
    let number: JSONValue = .string(signIn.run.person.phone)
    switch self {
    case .message:
      try await signIn.makeAccount(["factors": ["message": true], "phone": number])
    case .authenticator:
      let key: JSONValue = .string(AuthenticatorApp.key)
      try await signIn.makeAccount(["factors": ["authenticator": key]])
    case .newPassword: try await signIn.makeAccount(["factors": ["newPassword": true]])
    case .outOfReach(let reason): throw CaseEnd.notObservable(reason)
    case .place: break
    }
    let answer = try await signIn.begin(device, by: way)
    guard answer.isGood, !answer.tokens.values.keys.contains(where: contract.isOfSession) else {
      throw CaseEnd.notObservable("the sign-in asked for no further step: \(answer.words)")
    }
    switch self {
    case .message: device.code = try await CodeDelivery(run: signIn.run).last()
    case .authenticator: device.code = try await AuthenticatorApp(run: signIn.run).code()
    case .newPassword, .outOfReach, .place: break
    }
  }

  /// The person is known at one address, and signs in on a new device from another.
  private func reach(
    _ device: TestDevice, from ways: [SignInPath], _ signIn: SignIn
  ) async throws {
    let run = signIn.run
    if !device.isElsewhere {
      guard let way = ways.first(where: { signIn.obstacle($0) == nil }) else {
        throw CaseEnd.notObservable("the tester can go no way that leads to this step")
      }
      _ = try await signIn.signIn(run.device("home"), by: way)
      device.isElsewhere = true
      let answer = try await signIn.begin(device, by: way)
      guard answer.refusal?.means(.oddSignIn) == true else {
        throw CaseEnd.notObservable(
          "a sign-in from another address was not unusual: \(answer.words)")
      }
    }
    device.code = try await CodeDelivery(run: run).last()
  }
}

extension SignInPath {
  /// A refusal of it brings a token that the step carries.
  fileprivate func leads(to step: Endpoint, _ contract: Contract) -> Bool {
    let carried = contract.tokensSent(step)
    return endpoint.refuses.map { contract.refusals[$0.value] }.contains { refusal in
      refusal.means(.oddSignIn)
        && refusal.fields.contains { field in
          if case .token(let name, .value) = field.shape.element {
            carried.contains(name)
          } else {
            false
          }
        }
    }
  }
}
