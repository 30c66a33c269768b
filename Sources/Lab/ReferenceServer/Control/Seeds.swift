import AuthServer
import ContractMessages
import ContractModel
import Crypto
import Stores

/// `{"accounts":[…]}`: what a tester posts and what a seed file holds.
struct Seeds: Sendable {
  let all: [Seed]

  init(_ body: ControlBody, contract: Contract) throws(ControlFault) {
    try body.allow(["accounts"])
    let profiles = SeededProfile(contract)
    var all: [Seed] = []
    for (place, account) in try body.objects("accounts").enumerated() {
      do throws(ControlFault) {
        all.append(try Seed(ControlBody(account), contract: contract, profiles))
      } catch {
        throw ControlFault(error.status, "accounts[\(place)]: \(error.text)")
      }
    }
    self.all = all
    try mustBeDifferent()
  }

  private func mustBeDifferent() throws(ControlFault) {
    var owners: [String: Int] = [:]
    for (place, seed) in all.enumerated() {
      let link = seed.link.map { ["\($0.provider)\n\($0.subject)"] } ?? []
      for name in Set(seed.identifiers.map(\.text) + link) {
        if let owner = owners[name] {
          throw ControlFault(
            409,
            "\(Self.place(place, seed)): accounts[\(owner)] has one of its names or its link too")
        }
        owners[name] = place
      }
    }
  }
}

/// An account as a tester or a seed file writes it.
struct Seed: Sendable {
  var identifiers: [Identifier] = []
  var password: Secret?
  var state = Account.State.active
  var profile: JSONObject = [:]
  var factors = Factors()
  var link: (provider: String, subject: String)?

  /// `{"email":"ann@example.com","password":"…","profile":{"nickname":"Ann"}}`
  init(
    _ body: ControlBody, contract: Contract, _ profiles: SeededProfile
  ) throws(ControlFault) {
    try body.allow([
      "email", "phone", "username", "password", "state", "profile", "factors", "link",
    ])
    state = try Self.state(body)
    for kind in Identifier.Kind.allCases {
      guard let text = try body.optionalText(kind.rawValue) else { continue }
      //! unconfirmed-seed-unproven
      identifiers.append(try Self.identifier(kind, text, isConfirmed: state != .unconfirmed))
    }
    password = try body.optionalText("password").map { Secret($0) }
    profile = try profiles.read(body.object("profile") ?? [:])
    factors = try Self.factors(body)
    link = try Self.link(body, contract)
    guard !identifiers.isEmpty || link != nil else {
      throw ControlFault(400, "an account has an email, a phone, a username or a link")
    }
  }

  private static func identifier(
    _ kind: Identifier.Kind, _ text: String, isConfirmed: Bool
  ) throws(ControlFault) -> Identifier {
    let scalar: ScalarType =
      switch kind {
      case .email: .email
      case .phone: .phone
      case .username: .username
      }
    do throws(InvalidValue) {
      try TextForm.check(text, as: scalar)
    } catch {
      throw ControlFault(400, "`\(kind.rawValue)`: expected \(error.expected)")
    }
    guard let name = Identifier(normalizing: text, as: kind, isConfirmed: isConfirmed) else {
      throw ControlFault(400, "`\(kind.rawValue)` is not valid")
    }
    return name
  }

  static func state(_ body: ControlBody) throws(ControlFault) -> Account.State {
    guard let text = try body.optionalText("state") else { return .active }
    if let state = Account.State(rawValue: text) { return state }
    let states = Account.State.allCases.map(\.rawValue).joined(separator: ", ")
    throw ControlFault(400, "`state` is one of \(states)")
  }

  /// The factors that a person has to show beside the password. Nil is not written down.
  struct Factors: Equatable, Sendable {
    var authenticator: String?
    var message: Bool?
    var newPassword: Bool?

    var details: AccountDetails {
      AccountDetails(
        authenticator: authenticator, asksForMessage: message ?? false,
        mustChangePassword: newPassword ?? false)
    }

    /// Whether an account has what is written down.
    func fit(_ details: AccountDetails) -> Bool {
      (authenticator ?? details.authenticator) == details.authenticator
        && (message ?? details.asksForMessage) == details.asksForMessage
        && (newPassword ?? details.mustChangePassword) == details.mustChangePassword
    }
  }

  private static func factors(_ body: ControlBody) throws(ControlFault) -> Factors {
    guard let object = try body.object("factors") else { return Factors() }
    let factors = ControlBody(object)
    try factors.allow(["authenticator", "message", "newPassword"])
    return Factors(
      authenticator: try authenticator(factors), message: try factors.bool("message"),
      newPassword: try factors.bool("newPassword"))
  }

  private static func authenticator(_ factors: ControlBody) throws(ControlFault) -> String? {
    guard let key = try factors.optionalText("authenticator") else { return nil }
    guard TimeCode(base32: key) != nil else {
      throw ControlFault(400, "`authenticator` is not a key in Base32")
    }
    return key
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
    let subject = try link.text("subject")
    guard !subject.isEmpty else { throw ControlFault(400, "`subject` is empty") }
    return (provider, subject)
  }
}
