import AuthServer
import ContractModel
import Machines

/// A further step of a sign-in, which the account has to ask for.
enum SignInFactor {
  case message
  case authenticator
  case newPassword
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
    case .oddSignIn?, nil: self = .outOfReach("only an unusual sign-in leads to this step")
    case .terms?, .confirmation?: self = .outOfReach("the control makes no account with this step")
    }
  }

  /// The person has come to the step, and has what it asks for.
  func reach(_ device: TestDevice, _ signIn: SignIn) async throws {
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
    }
    let answer = try await signIn.begin(device, by: way)
    guard answer.isGood, !answer.tokens.values.keys.contains(where: contract.isOfSession) else {
      throw CaseEnd.notObservable("the sign-in asked for no further step: \(answer.words)")
    }
    switch self {
    case .message: device.code = try await CodeDelivery(run: signIn.run).last()
    case .authenticator: device.code = try await AuthenticatorApp(run: signIn.run).code()
    case .newPassword, .outOfReach: break
    }
  }
}
