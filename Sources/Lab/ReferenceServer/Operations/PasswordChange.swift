import AuthServer
import ContractModel
import Crypto
import Stores

extension OperationHandlers {
  func changePassword(_ given: OperationInput) async throws -> Outcome {
    let standing = try await authenticator.somebody(given)
    let new = try await newPassword(of: standing.account, given)
    // guard: password-change-needs-code
    try await mustShowCode(given, of: new.account)
    try await set(new, in: standing)
    return try await renewed(standing, given)
  }

  /// The form in which to keep a new password, and the account as it is now.
  typealias NewPassword = (stored: StoredPassword, account: Account)

  /// The new password of an account; the old one must be right where the call asks for it.
  func newPassword(of account: Account, _ given: OperationInput) async throws -> NewPassword {
    let mustKnow = sends(.password, given.endpoint) && given.newPassword != nil
    // A hash of a former cost is another one as soon as its password has been found right.
    let account = mustKnow ? try await mustKnowPassword(account, given) : account
    return (try await stored(given.newPassword ?? given.password, for: account), account)
  }

  /// Everybody else is out.
  func set(_ new: NewPassword, in standing: AuthenticatedSession) async throws {
    // guard: password-change-ends-others, rehash-before-change
    try await set(
      new.stored, for: new.account, keeping: .only(standing.session.id), orElse: .credentialsWrong,
      shown: .session(standing.session.id))
    try await tellOfNewPassword(standing.account)
  }

  /// The holder of a session does not know the password for that; guesses count as at the sign-in. Returns the account,
  /// as it is once its password has been found right.
  @discardableResult
  func mustKnowPassword(_ account: Account, _ given: OperationInput) async throws -> Account {
    guard let password = given.password else { throw OperationRefusal(.requestInvalid) }
    let who = account.identifiers.first ?? Identifier(kind: .username, text: account.id)
    // guard: change-guesses-shared
    let tries = try await reserve(who, account, given)
    // guard: lock-holds-in-session
    if case .locked(let until) = tries.attempt {
      throw OperationRefusal(.accountLocked, left: 0, until: until)
    }
    guard let holder = try await holder(of: password, account, tries) else {
      throw try await wrong(account, tries, given)
    }
    try await succeeded(tries)
    return holder
  }

  func forgotPassword(_ given: OperationInput) async throws -> Outcome {
    let who = try named(given)
    let account = try await account(who)
    if account == nil, declares(.accountUnknown, at: given) {
      throw OperationRefusal(.accountUnknown)
    }
    let address = account.map { self.address(who, $0) }
    let reached = account.flatMap { $0.lets(in: address?.ofAPerson) ? address : nil }
    if resetTakesCode {
      try await issueCode(resetRules(at: given.endpoint), for: who.text, to: reached)
    } else {
      try await sendLink(to: account, reached, given)
    }
    return .done(AnswerData())
  }

  /// The policy that is named there, or at the other call of the two, or after it, if there is one.
  func resetRules(at endpoint: Endpoint) -> CodeRules {
    let operations = [OperationKind.passwordReset, .passwordForgot]
    let said = contract.endpoints.first {
      operations.contains($0.operation.value) && $0.object != nil
    }
    // guard: reset-code-kinds
    if let name = endpoint.object ?? said?.object {
      return CodeRules(contract.policies.codes[name.value])
    }
    return CodeRules(purpose: "$reset")
  }

  var resetTakesCode: Bool {
    contract.endpoints.contains {
      $0.operation.value == .passwordReset && sends(.code, $0)
        && sent(by: $0).contains(where: \.namesAPerson)
    }
  }

  func sends(_ scalar: ScalarType, _ endpoint: Endpoint) -> Bool {
    sent(by: endpoint).contains(scalar)
  }

  private func sent(by endpoint: Endpoint) -> Set<ScalarType> {
    // guard: nested-password-asked
    FieldWalk(contract.types).scalars(in: endpoint.sends)
  }

  static let link = "$link"
  private static let linkLifetime = 1_800

  private func sendLink(to account: Account?, _ address: Address?, _ given: OperationInput)
    async throws
  {
    let text = try RandomText.token().reveal()
    guard let account, let address else {
      try await postNothing()
      return try await postNothing()
    }
    try await store.put(
      ticket: hash.fingerprint(ofTicket: Self.link, text), kind: Self.link,
      payload: [
        "account": .string(account.id), "address": .string(address.ofAPerson ?? ""),
        "password": .string(passwordMark(of: account)),
      ], lifetime: Self.linkLifetime)
    let place = callbackSent(by: given.endpoint) ?? settings.base + "/"
    try await store.post(
      Letter(
        channel: address.channel.rawValue, to: address.text, subject: "forgotPassword",
        text: say("Set a new password: ", "设置新密码：") + "\(place)?token=\(text)", code: text,
        at: now))
  }

  /// The URL of the app that the call names.
  private func callbackSent(by endpoint: Endpoint) -> String? {
    let constants = FieldWalk(contract.types).all(endpoint.sends).compactMap { field in
      if case .constant(let text) = field.shape.element { text.value } else { nil }
    }
    return contract.callbacks.first { constants.contains($0.url.value) }?.url.value
  }

  /// The link's token, whatever the contract calls it.
  func linkToken(_ given: OperationInput) -> String? {
    if let code = given.code { return code.reveal() }
    if let token = given.tokens.keys.sorted().first { return given.tokens[token]?.reveal() }
    let leaf = SentFields(types: contract.types).leaves(of: given).first { leaf in
      guard case .scalar(let scalar) = leaf.field.shape.element else { return false }
      return [.string, .jwt, .code].contains(scalar)
    }
    return leaf?.value.asText
  }
}
