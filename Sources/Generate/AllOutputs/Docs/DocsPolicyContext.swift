import ContractModel
import Diagnostics
import Generation
import Mustache

/// The rules that hold whatever is called.
struct DocsPolicyContext {
  let context: DocsContext

  private var policies: Policies { context.blueprint.contract.policies }
  private var words: DocsWords { context.words }
  private var language: DocsLanguage { context.language }

  var value: [String: Value] {
    [
      "hasPolicies": .bool(hasPolicies), "password": policies.password.map(password) ?? .null,
      "lockout": policies.lockout.map(lockout) ?? .null,
      "hasCodes": .bool(!policies.codes.isEmpty), "codes": .list(policies.codes.map(code)),
      "devices": policies.devices.map(devices) ?? .null,
      "terms": policies.terms.map(terms) ?? .null,
      "signOut": policies.signOut.map(signOut) ?? .null,
    ]
  }

  private var hasPolicies: Bool {
    policies.password != nil || policies.lockout != nil || !policies.codes.isEmpty
      || policies.devices != nil || policies.terms != nil || policies.signOut != nil
  }

  private func number(_ value: Located<Int>?) -> Value { context.some(value.map { "\($0.value)" }) }

  private func duration(_ value: Located<Int>?) -> Value { context.duration(value?.value) }

  private func password(_ policy: PasswordPolicy) -> Value {
    .object([
      "minLength": number(policy.minLength), "maxLength": number(policy.maxLength),
      "contains": context.some(classes(policy.contains)),
      "blocklist": .verbatim(
        policy.blocklist?.value == true
          ? language.text("refused", "拒绝") : language.text("allowed", "允许")),
      "hasStrength": .bool(!policy.strength.isEmpty),
      "strength": .list(
        policy.strength.map { level in
          .object([
            "level": context.code(level.level.value),
            "contains": .verbatim(
              level.contains.isEmpty ? language.text("anything", "任意内容") : classes(level.contains)),
          ])
        }),
    ])
  }

  private func classes(_ classes: [Located<PasswordPolicy.CharacterClass>]) -> String {
    language.list(
      classes.map { one in
        switch one.value {
        case .letter: language.text("a letter", "字母")
        case .lowercase: language.text("a lower case letter", "小写字母")
        case .uppercase: language.text("an upper case letter", "大写字母")
        case .digit: language.text("a digit", "数字")
        case .special: language.text("a special character", "特殊字符")
        }
      })
  }

  private func lockout(_ policy: LockoutPolicy) -> Value {
    let counts =
      switch policy.counts.value {
      case .account: language.text("of an account, from wherever they come", "按账号计数，不论来自何处")
      case .address: language.text("from a network address, for whatever account", "按网络地址计数，不论哪个账号")
      case .accountAndAddress:
        language.text("of an account from one network address", "按账号与网络地址的组合计数")
      }
    return .object([
      "counts": .verbatim(counts),
      "warns": context.some(policy.warns.map { words.channel($0.value) }),
      "steps": .list(
        policy.steps.map {
          .object([
            "failures": .verbatim("\($0.failures.value)"),
            "lasts": .verbatim(words.duration($0.lasts.value)),
          ])
        }),
    ])
  }

  private func code(_ policy: CodePolicy) -> Value {
    let alphabet =
      switch policy.alphabet?.value ?? .digits {
      case .digits: language.text("digits", "位数字")
      case .letters: language.text("letters", "个字母")
      case .lettersAndDigits: language.text("letters and digits", "位字母或数字")
      }
    let callers = context.blueprint.calls.filter { $0.code == policy.name.value }.map(\.name)
    return .object([
      "name": .text(policy.name.value), "length": number(policy.length),
      "alphabet": .verbatim(alphabet), "lifetime": duration(policy.lifetime),
      "tries": number(policy.tries), "resendAfter": duration(policy.resendAfter),
      "sentBy": context.some(language.list(policy.sentBy.map { words.channel($0.value) })),
      "calls": context.codes(callers),
    ])
  }

  private func devices(_ policy: DevicePolicy) -> Value {
    let newDevice =
      switch policy.newDevice?.value ?? .allow {
      case .notify: language.text("the person is told", "通知用户")
      case .allow: language.text("nothing", "无额外动作")
      }
    let oddSignIn =
      switch policy.oddSignIn?.value ?? .allow {
      case .challenge: language.text("has to be verified", "须另行验证")
      case .refuse: language.text("is refused", "拒绝")
      case .allow: language.text("is allowed", "允许")
      }
    return .object([
      "newDevice": .verbatim(newDevice), "oddSignIn": .verbatim(oddSignIn),
      "refusedWith": context.codes(
        context.blueprint.refusals.filter { $0.means(.oddSignIn) }.map(\.name)),
      "limit": number(policy.limit),
    ])
  }

  private func terms(_ policy: TermsPolicy) -> Value {
    let moment =
      switch policy.acceptedAt?.value {
      case .registration: language.text("when they register", "注册时")
      case .signIn: language.text("when they sign in", "登录时")
      case nil: ""
      }
    return .object([
      "documents": context.codes(policy.documents.map(\.value)), "acceptedAt": context.some(moment),
    ])
  }

  private func signOut(_ policy: SignOutPolicy) -> Value {
    .object([
      "clears": context.codes(policy.clears.map(\.value)),
      "asks": context.codes(policy.asks.map(\.value)),
      "keepsIfSynced": context.codes(policy.keepsIfSynced.map(\.value)),
      "keeps": context.codes(policy.keeps.map(\.value)),
    ])
  }
}
