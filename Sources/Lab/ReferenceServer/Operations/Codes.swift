import AuthServer
import ContractModel
import Crypto
import Stores

/// How a code is: by the contract, and where it says nothing as NIST SP 800-63B has them.
struct CodeRules: Sendable {
  let purpose: String
  var length = 6
  var alphabet = CodePolicy.Alphabet.digits
  var lifetime = 600
  var tries = 5
  var resendAfter = 0
  var channels: [Channel] = []

  init(purpose: String) { self.purpose = purpose }

  init(_ policy: CodePolicy) {
    purpose = policy.name.value
    length = policy.length.value
    alphabet = policy.alphabet?.value ?? alphabet
    lifetime = policy.lifetime?.value ?? lifetime
    tries = policy.tries?.value ?? tries
    resendAfter = policy.resendAfter?.value ?? resendAfter
    channels = policy.sentBy.map(\.value)
  }

  /// As people type it: without spaces, letters as they were sent.
  func normal(_ code: Secret) -> String {
    let text = code.reveal().filter { !$0.isWhitespace && $0 != "-" }
    return alphabet == .digits ? text : text.uppercased()
  }
}

extension OperationHandlers {
  func rules(at given: OperationInput) throws -> CodeRules {
    guard let name = given.endpoint.object?.value else { throw OperationRefusal(.requestInvalid) }
    return CodeRules(contract.policies.codes[name])
  }

  /// Takes the turn and writes. What proves an address is good for that one only: whoever is called so may have another
  /// by the time it is typed.
  func issueCode(
    _ rules: CodeRules, for subject: String, to address: Address?, provesAddress: Bool = true
  ) async throws {
    try await takeTurn(of: rules, for: subject)
    try await writeCode(rules, for: subject, to: address, provesAddress: provesAddress)
  }

  /// It counts from here on. Nobody has another code yet: the one that was sent before stays good.
  func takeTurn(of rules: CodeRules, for subject: String) async throws {
    let turn = try await store.takeTurn(
      purpose: rules.purpose, subject: subject, resendAfter: rules.resendAfter)
    if case .tooSoon(let until) = turn { throw OperationRefusal(.codeTooSoon, until: until) }
  }

  /// Without an address nobody gets it, and nobody learns that; a code that somebody has goes on.
  func writeCode(
    _ rules: CodeRules, for subject: String, to address: Address?, provesAddress: Bool = true
  ) async throws {
    guard let address else { return try await writeDecoy(rules, for: subject) }
    let code = try RandomText.code(
      length: rules.length, alphabet: rules.alphabet.characters)
    try await store.put(
      NewCode(
        purpose: rules.purpose, subject: subject,
        fingerprint: fingerprint(code, rules, subject, provesAddress ? address : nil),
        lifetime: rules.lifetime, tries: rules.tries))
    try await store.post(
      Letter(
        channel: address.channel.rawValue, to: address.text, subject: rules.purpose,
        text: say("Your code is \(code.reveal()).", "您的验证码是 \(code.reveal())。"),
        code: code.reveal(), at: now))
  }

  /// It counts and waits as others do, and no code is right.
  private func writeDecoy(_ rules: CodeRules, for subject: String) async throws {
    let fingerprint = fingerprint(try RandomText.token(), rules, subject, nil)
    // guard: repeat-registration-no-code
    try await store.put(
      NewCode(
        purpose: rules.purpose, subject: subject, fingerprint: fingerprint,
        lifetime: rules.lifetime, tries: rules.tries, isDecoy: true))
    try await postNothing()
  }

  /// Takes as long as a letter, and nobody gets one.
  func postNothing() async throws {
    _ = try await store.claim(
      try RandomText.token().reveal(), kind: "$nothing", lifetime: 1)
  }

  /// Each code has its tries. Wrong ones count against the person as well, or whoever asks for code after code could
  /// guess for ever. Nil is the address of a code that proves none.
  func check(
    _ code: Secret?, _ rules: CodeRules, of subject: String, at address: Address?,
    person: String? = nil
  ) async throws {
    guard let code else { throw OperationRefusal(.requestInvalid) }
    // guard: code-guesses-by-person
    let guesses = hash.alias("attempt", "code \(rules.purpose) \(person ?? subject)")
    if case .locked(let until) = try await store.attempt(guesses, steps: Lockout.undeclared) {
      throw OperationRefusal(.codeTriesSpent, left: 0, until: until)
    }
    let trial = try await store.tryCode(
      purpose: rules.purpose, subject: subject, code: fingerprint(code, rules, subject, address))
    switch trial {
    case .right: try await store.succeeded(guesses)
    case .wrong(let left): throw OperationRefusal(.codeWrong, left: left)
    case .expired: throw OperationRefusal(.codeExpired)
    case .triesSpent: throw OperationRefusal(.codeTriesSpent, left: 0)
    case .unknown: throw OperationRefusal(.codeWrong)
    }
  }

  private func fingerprint(
    _ code: Secret, _ rules: CodeRules, _ subject: String, _ address: Address?
  ) -> Fingerprint {
    // guard: code-address-current
    hash.fingerprint(
      ofCode: rules.normal(code), purpose: rules.purpose, subject: subject,
      address: address?.ofAPerson ?? "")
  }

  func chosenChannels(_ given: OperationInput) -> [Channel] {
    SentFields(types: contract.types).words(of: .codeChannel, in: given)
      .compactMap(Channel.init)
  }
}
