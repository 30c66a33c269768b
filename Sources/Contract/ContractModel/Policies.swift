package import Diagnostics

/// The rules that hold whatever endpoint is called.
package struct Policies: Sendable {
  package let password: PasswordPolicy?
  package let lockout: LockoutPolicy?
  package let codes: Definitions<CodePolicy>
  package let devices: DevicePolicy?
  package let terms: TermsPolicy?
  package let signOut: SignOutPolicy?

  package init(
    password: PasswordPolicy? = nil, lockout: LockoutPolicy? = nil,
    codes: Definitions<CodePolicy> = Definitions(), devices: DevicePolicy? = nil,
    terms: TermsPolicy? = nil, signOut: SignOutPolicy? = nil
  ) {
    self.password = password
    self.lockout = lockout
    self.codes = codes
    self.devices = devices
    self.terms = terms
    self.signOut = signOut
  }
}

package struct PasswordPolicy: Sendable {
  package let minLength: Located<Int>?
  package let maxLength: Located<Int>?
  package let contains: [Located<CharacterClass>]
  package let blocklist: Located<Bool>?
  /// From weak to strong; the last level whose classes are all there is the one.
  package let strength: [Strength]
  package let span: Span

  package init(
    minLength: Located<Int>?, maxLength: Located<Int>?, contains: [Located<CharacterClass>],
    blocklist: Located<Bool>?, strength: [Strength], span: Span
  ) {
    self.minLength = minLength
    self.maxLength = maxLength
    self.contains = contains
    self.blocklist = blocklist
    self.strength = strength
    self.span = span
  }

  package enum CharacterClass: String, CaseIterable, Sendable {
    case letter
    case lowercase
    case uppercase
    case digit
    case special
  }

  package struct Strength: Sendable {
    package let level: Text
    package let contains: [Located<CharacterClass>]

    package init(level: Text, contains: [Located<CharacterClass>]) {
      self.level = level
      self.contains = contains
    }
  }
}

package struct LockoutPolicy: Sendable {
  package let counts: Located<Counted>
  package let steps: [Step]
  /// How the person is warned.
  package let warns: Located<Channel>?
  package let span: Span

  package init(
    counts: Located<Counted>, steps: [Step], warns: Located<Channel>?, span: Span
  ) {
    self.counts = counts
    self.steps = steps
    self.warns = warns
    self.span = span
  }

  package enum Counted: String, CaseIterable, Sendable {
    case account
    case address
    case accountAndAddress
  }

  package struct Step: Sendable {
    package let failures: Located<Int>
    /// In seconds.
    package let lasts: Located<Int>

    package init(failures: Located<Int>, lasts: Located<Int>) {
      self.failures = failures
      self.lasts = lasts
    }
  }
}

package enum Channel: String, CaseIterable, Sendable {
  case mail
  case sms
  case push
}

package struct CodePolicy: Definition {
  package let name: Text
  package let length: Located<Int>
  package let alphabet: Located<Alphabet>?
  package let lifetime: Located<Int>?
  package let tries: Located<Int>?
  package let resendAfter: Located<Int>?
  /// The ways in which it may reach the person.
  package let sentBy: [Located<Channel>]

  package init(
    name: Text, length: Located<Int>, alphabet: Located<Alphabet>?, lifetime: Located<Int>?,
    tries: Located<Int>?, resendAfter: Located<Int>?, sentBy: [Located<Channel>]
  ) {
    self.name = name
    self.length = length
    self.alphabet = alphabet
    self.lifetime = lifetime
    self.tries = tries
    self.resendAfter = resendAfter
    self.sentBy = sentBy
  }

  package enum Alphabet: String, CaseIterable, Sendable {
    case digits
    case letters
    case lettersAndDigits
  }
}

package struct DevicePolicy: Sendable {
  package let newDevice: Located<NewDevice>?
  package let oddSignIn: Located<OddSignIn>?
  package let limit: Located<Int>?

  package init(
    newDevice: Located<NewDevice>?, oddSignIn: Located<OddSignIn>?,
    limit: Located<Int>?
  ) {
    self.newDevice = newDevice
    self.oddSignIn = oddSignIn
    self.limit = limit
  }

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

package struct TermsPolicy: Sendable {
  /// The documents that a person agrees to.
  package let documents: [Text]
  package let acceptedAt: Located<AcceptanceTime>?

  package init(documents: [Text], acceptedAt: Located<AcceptanceTime>?) {
    self.documents = documents
    self.acceptedAt = acceptedAt
  }

  package enum AcceptanceTime: String, CaseIterable, Sendable {
    case registration
    case signIn
  }
}

package struct SignOutPolicy: Sendable {
  package let clears: [Text]
  package let asks: [Text]
  package let keepsIfSynced: [Text]
  package let keeps: [Text]

  package init(clears: [Text], asks: [Text], keepsIfSynced: [Text], keeps: [Text]) {
    self.clears = clears
    self.asks = asks
    self.keepsIfSynced = keepsIfSynced
    self.keeps = keeps
  }
}
