import AuthServer
import ContractModel
import Stores

/// `{"accounts":[…]}`: what a tester posts and what a seed file holds.
struct Seeds: Sendable {
  let all: [Seed]

  init(_ body: ControlBody, contract: Contract) throws(ControlFault) {
    try body.allow(["accounts"])
    var all: [Seed] = []
    for account in try body.objects("accounts") {
      all.append(try Seed(ControlBody(account), contract: contract))
    }
    self.all = all
  }
}

/// An account as a tester or a seed file writes it.
struct Seed: Sendable {
  var identifiers: [Identifier] = []
  var password: Secret?
  var state = Account.State.active
  var profile: JSONObject = [:]
  var link: (provider: String, subject: String)?

  /// `{"email":"ann@example.com","password":"…","profile":{"nickname":"Ann"}}`
  init(_ body: ControlBody, contract: Contract) throws(ControlFault) {
    try body.allow([
      "email", "phone", "username", "password", "state", "profile", "factors", "link",
    ])
    for kind in Identifier.Kind.allCases {
      guard let text = try body.optionalText(kind.rawValue) else { continue }
      identifiers.append(Identifier(kind: kind, text: text, isConfirmed: true))
    }
    password = try body.optionalText("password").map { Secret($0) }
    profile = try Self.profile(body)
    state = try Self.state(body)
    link = try Self.link(body, contract)
    guard !identifiers.isEmpty || link != nil else {
      throw ControlFault(400, "an account has an email, a phone, a username or a link")
    }
  }

  static func state(_ body: ControlBody) throws(ControlFault) -> Account.State {
    guard let text = try body.optionalText("state") else { return .active }
    if let state = Account.State(rawValue: text) { return state }
    let states = Account.State.allCases.map(\.rawValue).joined(separator: ", ")
    throw ControlFault(400, "`state` is one of \(states)")
  }

  /// What the person filled in, and what the person has to show beside the password.
  private static func profile(_ body: ControlBody) throws(ControlFault) -> JSONObject {
    var profile = try body.object("profile") ?? [:]
    guard !profile.fields.contains(where: { $0.name.hasPrefix("$") }) else {
      throw ControlFault(400, "no field of a contract begins with $")
    }
    guard let object = try body.object("factors") else { return profile }
    let factors = ControlBody(object)
    try factors.allow(["authenticator", "message", "newPassword"])
    profile[Factors.authenticatorKey] = try factors.optionalText("authenticator").map {
      .string($0)
    }
    profile[Factors.messageKey] = try factors.bool("message").map { .bool($0) }
    profile[Factors.newPasswordKey] = try factors.bool("newPassword").map { .bool($0) }
    return profile
  }

  private static func link(
    _ body: ControlBody, _ contract: Contract
  ) throws(ControlFault) -> (provider: String, subject: String)? {
    guard let object = try body.object("link") else { return nil }
    let link = ControlBody(object)
    try link.allow(["provider", "subject"])
    let provider = try link.text("provider")
    guard contract.providers.find(provider) != nil else {
      throw ControlFault(400, "there is no provider `\(provider)`")
    }
    return (provider, try link.text("subject"))
  }
}
