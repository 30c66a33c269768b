import ContractModel
import Diagnostics
import Machines

/// The ways into a session, and the way out.
struct SignInSituations {
  let ways: StoryWays

  init(_ ways: StoryWays) { self.ways = ways }

  var all: [Story] { signIns + laterSignIns + signOuts + registration }

  private var signIns: [Story] {
    ways.signIns.map { way in
      Story(
        "signedIn.\(way.endpoint.name.value)",
        "A person signs in by `\(way.endpoint.name.value)`.", at: way.endpoint.name.span,
        way.steps())
    }
  }

  /// Apple tells name and mail once.
  private var laterSignIns: [Story] {
    ways.signIns.compactMap { way in
      guard way.endpoint.operation.value == .providerSignIn, let name = way.endpoint.object?.value,
        ways.contract.providers[name].kind.value == .apple
      else { return nil }
      let again = StoryStep.call(way.endpoint).calling { $0.isLater = true }
      return Story(
        "appleSignInWithoutMail.\(way.endpoint.name.value)",
        "A person signs in with Apple for the second time, and Apple tells neither name nor mail.",
        at: way.endpoint.name.span, way.steps() + signedOutBefore + [again])
    }
  }

  private var signedOutBefore: [StoryStep] {
    ways.ends(by: .sessionEnd).first.map { [.call($0)] } ?? []
  }

  private var signOuts: [Story] {
    guard let signIn = ways.signIn else { return [] }
    return ways.ends(by: .sessionEnd).map { end in
      Story(
        "signedOut.\(end.name.value)",
        "A person signs out by `\(end.name.value)`, and nothing of the session stays on the device.",
        at: end.name.span, signIn + [.call(end)])
    }
  }

  /// An account that a code confirms.
  private var registration: [Story] {
    ways.ends(by: .passwordRegister).compactMap { register in
      guard let verify = ways.ends(by: .codeVerify).first else { return nil }
      let sender =
        ways.contract.confirmationCode(sentBy: register) == nil
        ? ways.sender(of: verify) : nil
      let wrong = ways.refusal(.codeWrong, of: verify).map {
        [StoryStep.call(verify, with: .wrongCode, refusal: $0)]
      }
      return Story(
        "registered.\(register.name.value)",
        "A person registers, mistypes the code and then confirms the address.",
        at: register.name.span,
        [.call(register)] + (sender.map { [.call($0)] } ?? []) + (wrong ?? []) + [.call(verify)])
    }
  }
}
