import AuthServer
import ContractMessages
import ContractModel
import Stores

import struct Diagnostics.Located

/// The claims of a contract's JWTs.
struct Claims: Sendable {
  let contract: Contract
  let settings: OperationSettings
  /// The wanted content of each token, by the token's name.
  private var known: [String: ExpectedToken] = [:]

  init(contract: Contract, settings: OperationSettings) {
    self.contract = contract
    self.settings = settings
    for token in contract.tokens { known[token.name.value] = expected(token) }
  }

  /// `use` keeps one kind of token from passing for another, also where the contract has no constant for it.
  private static let use = "token_use"

  func make(
    _ token: Token, for caller: AuthenticatedSession, handle: String, now: Moment, lifetime: Int?
  ) -> JSONObject {
    var claims: JSONObject = [
      "iss": .string(issuer(of: token)), "sub": .string(caller.account.id),
      "aud": audience(of: token).map(JSONValue.string),
    ]
    for (name, value) in fixed(token).fields.map({ ($0.name, $0.value) }) { claims[name] = value }
    for field in token.claims where claims[field.wireName] == nil {
      claims[field.wireName] = content(of: caller, as: field, now)
    }
    claims["sid"] = .string(caller.session.id)
    claims["jti"] = .string(handle)
    claims["iat"] = now.seconds.json
    claims["exp"] = (now.seconds + (lifetime ?? Self.century)).json
    return claims
  }

  func expected(_ name: String) -> ExpectedToken { known[name] ?? expected(contract.tokens[name]) }

  private func expected(_ token: Token) -> ExpectedToken {
    ExpectedToken(
      issuer: issuer(of: token), audience: audience(of: token),
      algorithms: token.origin.algorithms.map(\.value), values: fixed(token))
  }

  /// For ever, as a JWT has to write it.
  static let century = 100 * 365 * 86_400

  private func issuer(of token: Token) -> String {
    settings.text(token.origin.issuer, of: contract) ?? settings.base
  }

  private func audience(of token: Token) -> String? {
    settings.text(token.origin.audience, of: contract)
  }

  /// The claims that are the same in each token of the kind.
  private func fixed(_ token: Token) -> JSONObject {
    var values: JSONObject = [Self.use: .string(token.name.value)]  //! token-use-claim
    for field in token.claims {
      switch field.shape.element {
      case .constant(let text): values[field.wireName] = field.shape.constant(text.value)
      case .configuration(let name):
        values[field.wireName] = .string(settings.value(name, of: contract))
      case .scalar, .type, .token, .provider, .enumeration, .record: continue
      }
    }
    return values
  }

  /// A claim that must be said and nobody knows is made up, but for names: nobody is called by one that is not his.
  private func content(of caller: AuthenticatedSession, as field: Field, _ now: Moment)
    -> JSONValue?
  {
    if let known = caller.account.value(of: field) { return known }
    guard !field.shape.isOptional, field.shape.container == .one else { return nil }
    switch field.shape.element {
    case .enumeration(let cases): return cases.first.map { .string($0.value) }
    case .scalar(let scalar) where !scalar.namesAPerson:  //! signed-name-own
      let isSession = field.role?.value == .sessionID
      let value =
        isSession
        ? .string(caller.session.id) : PlaceholderValues(now: now.milliseconds).value(field, scalar)
      return field.shape.travelsAsText ? .string(value.wireText) : value
    case .scalar, .type, .token, .provider, .configuration, .constant, .record:
      return field.example.map { .string($0.value) }
    }
  }
}

extension Account {
  /// The value that is known of a person under a field's name, or by what the field is. Names are those that the
  /// account has: a profile is what somebody said.
  func value(of field: Field) -> JSONValue? {
    guard case .scalar(let scalar) = field.shape.element else {
      return profile[field.name.value]
    }
    if !scalar.namesAPerson, let value = profile[field.name.value] { return value }  //! no-address
    switch scalar {
    case .email: return text(.email) ?? details.providerEmail.map(JSONValue.string)
    case .phone: return text(.phone)
    case .username: return text(.username)
    case .identifier: return identifiers.first.map { .string($0.text) }
    case .string, .int, .number, .bool, .instant, .seconds, .unixTime, .duration, .uuid, .password,
      .newPassword, .code, .url, .jwt, .bytes, .json:
      return field.role.flatMap { value(of: $0.value, scalar, FieldLabel(field)) }
    }
  }

  private func text(_ kind: Identifier.Kind) -> JSONValue? {
    identifiers.first { $0.kind == kind }.map { .string($0.text) }
  }
}
