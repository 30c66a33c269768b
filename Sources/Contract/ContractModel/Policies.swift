package import Diagnostics

/// The rules that hold whatever endpoint is called.
package struct Policies: KeyedModel {
  package internal(set) var password: PasswordPolicy?
  package internal(set) var lockout: LockoutPolicy?
  package internal(set) var codes = Definitions<CodePolicy>()
  package internal(set) var devices: DevicePolicy?
  package internal(set) var terms: TermsPolicy?
  package internal(set) var signOut: SignOutPolicy?

  package init() {}

  package init(_ name: Text) {}
}

package struct PasswordPolicy: KeyedModel {
  package internal(set) var minLength: Located<Int>?
  package internal(set) var maxLength: Located<Int>?
  package internal(set) var contains: [Located<CharacterClass>] = []
  package internal(set) var blocklist: Located<Bool>?
  /// From weak to strong; the last level whose classes are all there is the one.
  package internal(set) var strength: [Strength] = []
  package let span: Span

  package init(_ name: Text) { span = name.span }

  package enum CharacterClass: String, CaseIterable, Sendable {
    case letter
    case lowercase
    case uppercase
    case digit
    case special
  }

  package struct Strength: KeyedModel {
    package internal(set) var level: Text
    package internal(set) var contains: [Located<CharacterClass>] = []

    package init(_ name: Text) { level = name }
  }
}

package struct LockoutPolicy: KeyedModel {
  package internal(set) var counts: Located<Counted>
  package internal(set) var steps: [Step] = []
  /// How the person is warned.
  package internal(set) var warns: Located<Channel>?
  package let span: Span

  package init(_ name: Text) {
    counts = Located(.account, at: name.span)
    span = name.span
  }

  package enum Counted: String, CaseIterable, Sendable {
    case account
    case address
    case accountAndAddress
  }

  package struct Step: KeyedModel {
    package internal(set) var failures: Located<Int>
    /// In seconds.
    package internal(set) var lasts: Located<Int>

    package init(_ name: Text) {
      failures = Located(1, at: name.span)
      lasts = Located(1, at: name.span)
    }
  }
}

package enum Channel: String, CaseIterable, Sendable {
  case mail
  case sms
  case push
}

package struct CodePolicy: Definition, KeyedModel {
  package let name: Text
  package internal(set) var length: Located<Int>
  package internal(set) var alphabet: Located<Alphabet>?
  package internal(set) var lifetime: Located<Int>?
  package internal(set) var tries: Located<Int>?
  package internal(set) var resendAfter: Located<Int>?
  /// The ways in which it may reach the person.
  package internal(set) var sentBy: [Located<Channel>] = []

  package init(_ name: Text) {
    self.name = name
    length = Located(4, at: name.span)
  }

  package enum Alphabet: String, CaseIterable, Sendable {
    case digits
    case letters
    case lettersAndDigits
  }
}

package struct DevicePolicy: KeyedModel {
  package internal(set) var newDevice: Located<NewDevice>?
  package internal(set) var oddSignIn: Located<OddSignIn>?
  package internal(set) var limit: Located<Int>?

  package init(_ name: Text) {}

  package enum NewDevice: String, CaseIterable, Sendable {
    case notify
    case allow
  }

  package enum OddSignIn: String, CaseIterable, Sendable {
    case challenge
    case refuse
    case allow
  }
}

package struct TermsPolicy: KeyedModel {
  /// The documents that a person agrees to.
  package internal(set) var documents: [Text] = []
  package internal(set) var acceptedAt: Located<AcceptanceTime>?

  package init(_ name: Text) {}

  package enum AcceptanceTime: String, CaseIterable, Sendable {
    case registration
    case signIn
  }
}

package struct SignOutPolicy: KeyedModel {
  package internal(set) var clears: [Text] = []
  package internal(set) var asks: [Text] = []
  package internal(set) var keepsIfSynced: [Text] = []
  package internal(set) var keeps: [Text] = []

  package init(_ name: Text) {}
}
