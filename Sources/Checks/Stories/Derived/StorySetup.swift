import ContractModel
import Machines

/// The steps before the event of a story: as a call or a state needs them, and by no machine of the contract. So a
/// transition that goes takes only its own stories along.
struct StorySetup {
  let ways: StoryWays

  private var contract: Contract { ways.contract }

  /// Nil where nothing brings a session there.
  func state(_ name: String) -> [StoryStep]? {
    if name == SessionStates.start { return [] }
    guard let signIn = ways.signIn else { return nil }
    switch name {
    case SessionStates.signedIn: return signIn
    case SessionStates.expired:
      return ways.probe.flatMap { ways.lifetime(of: $0.token) }.map { signIn + [.wait($0)] }
    default:
      let launch = Machine.Move(SessionStates.signedIn, Event("app", "launches"), name)
      return SessionMachine.derive(from: contract).moves.contains(launch)  //! setup-by-launch
        ? signIn + [.app(.launchesLocked)] : nil
    }
  }

  /// The steps after which the call makes sense; nil where nothing leads to it.
  func call(_ endpoint: Endpoint) -> [StoryStep]? {
    switch endpoint.operation.value {
    case .codeVerify: return registered(and: ways.sender(of: endpoint))
    case .codeSend:
      let verifies = contract.endpoints.contains {
        $0.operation.value == .codeVerify && $0.object?.value == endpoint.object?.value
      }
      return verifies ? registered(and: nil) : []
    case .codeSignIn: return ways.sender(of: endpoint).map { [.call($0)] }
    case .signInContinue where !ways.provesPassword(endpoint):
      return ways.oddSignIn(before: endpoint) ?? (ways.proof(before: endpoint) == nil ? nil : [])
    case .passwordSignIn, .passwordRegister, .passwordChange, .passwordForgot, .passwordReset,
      .providerSignIn, .providerStart, .providerCallback, .providerExchange, .providerLink,
      .providerNotify, .webSignIn, .guestSignIn, .signInContinue, .passkeyRegister, .passkeySignIn,
      .sessionRenew, .sessionEnd, .sessionEndOne, .sessionEndOthers, .sessionList, .accountRead,
      .accountUpdate, .accountDelete, .tokenFetch, .tokenIntrospect, .tokenRevoke, .keysPublish,
      .call:
      break
    }
    return contract.sendsSession(endpoint) ? ways.signIn : []
  }

  private func registered(and sender: Endpoint?) -> [StoryStep]? {
    ways.ends(by: .passwordRegister).first.map { register in
      let isSent = contract.confirmationCode(sentBy: register) != nil
      guard let sender, !isSent else { return [.call(register)] }
      return [.call(register), .call(sender)]
    }
  }
}
