import ContractModel
import Diagnostics
import Machines

/// A guest who gives an address keeps the account.
struct GuestCases {
  let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  var all: [ConformanceCase] {
    guard let guest = SignInPath.all(in: contract).first(where: { $0.proof == .guest }) else {
      return []
    }
    return contract.endpoints.filter(namesGuest).map { keeps($0, guest) }
  }

  private func keeps(_ call: Endpoint, _ guest: SignInPath) -> ConformanceCase {
    let name = call.name.value
    return ConformanceCase(
      "accounts.\(name).keepsGuest", .accounts,
      "A guest who gives an address by `\(name)` keeps the account.", at: call.name.span
    ) { run in
      let (device, control) = (run.device(), try run.control())
      _ = try await SignIn(run: run).signIn(device, by: guest)
      guard let before = device.account else {
        throw CaseEnd.notObservable("`\(guest.endpoint.name.value)` tells no id of the account")
      }
      if let code = call.object?.value { try await CodeDelivery(run: run).send(code, to: device) }
      try await run.call(call, on: device).mustBeGood("a good answer to the guest's address")
      let after: String?
      do throws(ControlFailure) {
        after = try await control.account(named: run.person.names)
      } catch { throw CaseEnd(error) }
      guard after == before else {
        throw CaseEnd.broken(
          expected: "the guest's account with the address",
          found: after == nil ? "no account with it" : "another account with it")
      }
    }
  }

  /// The session goes on under the address that it sends.
  private func namesGuest(_ endpoint: Endpoint) -> Bool {
    [.codeVerify, .passwordRegister].contains(endpoint.operation.value) && endpoint.caller == .app
      && contract.sendsSession(endpoint)
      && contract.tokensReturned(endpoint).contains(where: contract.isOfSession)
  }
}
