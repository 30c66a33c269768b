import Diagnostics

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

    package init(
      endpoint: Text, invalidInput: Located<InvalidInput>? = nil, caller: Located<Caller>? = nil,
      times: Located<Int>? = nil
    ) {
      self.endpoint = endpoint
      self.invalidInput = invalidInput
      self.caller = caller
      self.times = times
    }
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
  }

  package enum AppMoment: String, CaseIterable, Sendable {
    /// It starts anew on what it kept, and renews where the contract wants that at launch.
    case launches
    /// The same for a person who has the app locked: the event `app.launches`.
    case launchesLocked
    case unlocks
    case unlockFails
  }

  package enum AccountChange: String, CaseIterable, Sendable {
    case disabled
    case deleted
  }

  package enum Expectation: Sendable {
    case renewals(Located<Int>)
    case state(Text)
    case refusal(Text)
    /// The call brings no good answer.
    case fails(Located<Bool>)
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
