import ContractModel
import Diagnostics
import Generation
import Mustache

/// The rules that hold whatever is called.
struct PoliciesPage: Page {
  static let template = "Docs/policies"

  let hasPolicies: Bool
  let password: Password?
  let lockout: Lockout?
  let codes: Table<OneTimeCode>?
  let devices: Devices?
  let terms: Terms?
  let signOut: SignOut?

  struct Password: Encodable {
    let minLength: Int?
    let maxLength: Int?
    let contains: Code
    let refusesCommon: Bool
    let strength: Table<Strength>?
  }

  struct Strength: Encodable {
    let level: Code
    let classes: Code
  }

  struct Lockout: Encodable {
    let counts: Code
    let steps: [Step]
    let warns: Code?

    struct Step: Encodable {
      let failures: Int
      let lasts: Code
    }
  }

  struct OneTimeCode: Encodable {
    let name: String
    let length: Int
    let alphabet: Code
    let lifetime: Code
    let tries: Int?
    let resendAfter: Code
    let sentBy: Code
    let calls: Code
  }

  struct Devices: Encodable {
    let newDevice: Code
    let oddSignIn: Code
    let refusedWith: Code
    let limit: Int?
  }

  struct Terms: Encodable {
    let documents: Code
    let acceptedAt: Code?
  }

  struct SignOut: Encodable {
    let clears: Code
    let asks: Code
    let keepsIfSynced: Code
    let keeps: Code
  }

  init(_ context: DocsContext) {
    let policies = context.contract.policies
    password = policies.password.map { Password($0, context) }
    lockout = policies.lockout.map { Lockout($0, context.words) }
    codes = Table(policies.codes.map { OneTimeCode($0, context) })
    devices = policies.devices.map { Devices($0, context) }
    terms = policies.terms.map { Terms($0, context) }
    signOut = policies.signOut.map { SignOut($0, context) }
    hasPolicies =
      password != nil || lockout != nil || codes != nil || devices != nil || terms != nil
      || signOut != nil
  }
}

extension PoliciesPage.Password {
  fileprivate init(_ policy: PasswordPolicy, _ context: DocsContext) {
    let classes = { (classes: [Located<PasswordPolicy.CharacterClass>]) in
      context.list(classes.map { context.words.characterClass($0.value) })
    }
    minLength = policy.minLength?.value
    maxLength = policy.maxLength?.value
    contains = classes(policy.contains)
    refusesCommon = policy.blocklist?.value == true
    strength = Table(
      policy.strength.map {
        .init(level: context.code($0.level.value), classes: classes($0.contains))
      })
  }
}

extension PoliciesPage.Lockout {
  fileprivate init(_ policy: LockoutPolicy, _ words: any DocsWording) {
    counts = Code(words.counts(policy.counts.value))
    steps = policy.steps.map {
      Step(failures: $0.failures.value, lasts: Code(words.duration($0.lasts.value)))
    }
    warns = policy.warns.map { Code(words.channel($0.value)) }
  }
}

extension PoliciesPage.OneTimeCode {
  fileprivate init(_ policy: CodePolicy, _ context: DocsContext) {
    let words = context.words
    name = policy.name.value
    length = policy.length.value
    alphabet = Code(words.alphabet(policy.alphabet?.value ?? .digits))
    lifetime = context.duration(policy.lifetime?.value)
    tries = policy.tries?.value
    resendAfter = context.duration(policy.resendAfter?.value)
    sentBy = context.list(policy.sentBy.map { words.channel($0.value) })
    calls = context.codes(
      context.blueprint.calls.filter { $0.code == policy.name.value }.map(\.name))
  }
}

extension PoliciesPage.Devices {
  fileprivate init(_ policy: DevicePolicy, _ context: DocsContext) {
    newDevice = Code(context.words.newDevice(policy.newDevice?.value ?? .allow))
    oddSignIn = Code(context.words.oddSignIn(policy.oddSignIn?.value ?? .allow))
    refusedWith = context.codes(
      context.blueprint.refusals.filter { $0.means(.oddSignIn) }.map(\.name))
    limit = policy.limit?.value
  }
}

extension PoliciesPage.Terms {
  fileprivate init(_ policy: TermsPolicy, _ context: DocsContext) {
    documents = context.codes(policy.documents.map(\.value))
    acceptedAt = policy.acceptedAt.map { Code(context.words.accepted(at: $0.value)) }
  }
}

extension PoliciesPage.SignOut {
  fileprivate init(_ policy: SignOutPolicy, _ context: DocsContext) {
    clears = context.codes(policy.clears.map(\.value))
    asks = context.codes(policy.asks.map(\.value))
    keepsIfSynced = context.codes(policy.keepsIfSynced.map(\.value))
    keeps = context.codes(policy.keeps.map(\.value))
  }
}
