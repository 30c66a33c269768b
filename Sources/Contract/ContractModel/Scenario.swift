package import Diagnostics

/// A named example with a clock, which tests run.
package struct Scenario: Definition {
  package let name: Text
  package let doc: LocalizedText?
  package let steps: [Step]

  package init(name: Text, doc: LocalizedText?, steps: [Step]) {
    self.name = name
    self.doc = doc
    self.steps = steps
  }

  package struct Step: Sendable {
    package let action: Action
    package let expects: [Expectation]
    /// Its first line.
    package let span: Span

    package init(action: Action, expects: [Expectation], span: Span) {
      self.action = action
      self.expects = expects
      self.span = span
    }
  }

  package enum Action: Sendable {
    case call(CallStep)
    /// Seconds that pass.
    case wait(Located<Int>)
    case app(Located<AppMoment>)
    /// Another person changes the account.
    case account(Located<AccountChange>)
  }

  /// A call of the app, or of another app of the same person.
  package struct CallStep: Sendable {
    package let endpoint: Text
    package let invalidInput: Located<InvalidInput>?
    package let caller: Located<Caller>?
    package let times: Located<Int>?
    /// The refusal that the server gives for a reason of its own.
    package let givenRefusal: Text?
    package let loss: Located<Loss>?
    /// The steps between the server's answer and its arrival in the app.
    package let meanwhile: [Step]

    package init(
      endpoint: Text, invalidInput: Located<InvalidInput>? = nil, caller: Located<Caller>? = nil,
      times: Located<Int>? = nil, givenRefusal: Text? = nil, loss: Located<Loss>? = nil,
      meanwhile: [Step] = []
    ) {
      self.endpoint = endpoint
      self.invalidInput = invalidInput
      self.caller = caller
      self.times = times
      self.givenRefusal = givenRefusal
      self.loss = loss
      self.meanwhile = meanwhile
    }
  }

  /// The part of a call that the network loses.
  package enum Loss: String, CaseIterable, Sendable {
    /// The server never sees it.
    case request
    /// The server has done its work, and the app never hears of it.
    case answer
  }

  /// Something that a call brings and that is wrong.
  package enum InvalidInput: String, CaseIterable, Sendable {
    case wrongPassword
    case wrongCode
    case wrongNonce
    /// The token that the last renewal replaced.
    case usedToken
  }

  package enum Caller: String, CaseIterable, Sendable {
    /// The app on another device at the same place.
    case otherDevice
    /// The app on another device at a place from where nobody called before.
    case elsewhere
    /// Another process of the app, on the same device and with the same store.
    case otherProcess
  }

  package enum AppMoment: String, CaseIterable, Sendable {
    /// It starts anew on what it kept, and renews where the contract wants that at launch.
    case launches
    /// The same for a person who has the app locked: the event `app.launches`.
    case launchesLocked
    /// The process that is running starts its session: the event `app.launches`, without a new process.
    case starts
    case unlocks
    case unlockFails
  }

  package enum AccountChange: String, CaseIterable, Sendable {
    case disabled
    case deleted
    /// All its sessions end at the server.
    case signedOut
  }

  package enum Expectation: Sendable {
    case renewals(Located<Int>)
    case state(Text)
    case refusal(Text)
    /// The call brings no good answer.
    case fails(Located<Bool>)
  }
}

extension Scenario.CallStep {
  /// The app is started anew before the answer is there, so nobody hears how the call ends.
  package var isUnheard: Bool {
    caller?.value != .otherProcess
      && meanwhile.contains { step in
        guard case .app(let moment) = step.action else { return false }
        return moment.value == .launches || moment.value == .launchesLocked
      }
  }
}

extension Scenario.Step {
  package var call: Scenario.CallStep? { if case .call(let call) = action { call } else { nil } }

  /// The refusal that the call gets.
  package var refusal: Text? {
    expects.lazy.compactMap { if case .refusal(let name) = $0 { name } else { nil } }.first
  }

  /// The state in which the session is then.
  package var state: Text? {
    expects.lazy.compactMap { if case .state(let name) = $0 { name } else { nil } }.first
  }

  package var renewals: Located<Int>? {
    expects.lazy.compactMap { if case .renewals(let count) = $0 { count } else { nil } }.first
  }

  /// The call brings no good answer, for a refusal or without one.
  package var fails: Bool {
    refusal != nil
      || expects.contains { if case .fails(let fails) = $0 { fails.value } else { false } }
  }
}
