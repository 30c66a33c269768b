import ContractModel
import ContractReader
import Diagnostics
import YAMLSource

/// A contract in which every reference of the examples leads somewhere. Parts of a contract are put into it.
struct SampleContract {
  private var root: [JSONValue.Member]

  init() { root = Self.members(Self.text) }

  /// JSON is YAML.
  var text: String { JSONValue.object(root).written() }

  /// Definitions beside those of the sample; other sections instead of them.
  mutating func put(_ fragment: String) {
    for member in Self.members(fragment) {
      let old = root.first { $0.key == member.key }
      root.removeAll { $0.key == member.key }
      root.append(
        Self.joined.contains(member.key)
          ? JSONValue.Member(member.key, Self.join(old?.value, member.value)) : member)
    }
  }

  mutating func remove(_ name: String, from section: String) {
    root = root.map { member in
      guard member.key == section, case .object(let definitions) = member.value else {
        return member
      }
      return JSONValue.Member(section, .object(definitions.filter { $0.key != name }))
    }
  }

  /// Every mistake that the reader finds.
  func problems(including files: some IncludedFiles = NoIncludedFiles()) -> [Diagnostic] {
    let source = SourceFile(path: "whole.yaml", text: text)
    do {
      return try ContractReader.read(YAMLSource.parse(source), including: files).notes
    } catch {
      return error.diagnostics
    }
  }

  private static let joined: Set<String> = [
    "configuration", "servers", "tokens", "providers", "callbacks", "types", "errors", "endpoints",
    "flows", "policies",
  ]

  private static func join(_ old: JSONValue?, _ new: JSONValue) -> JSONValue {
    guard case .object(let old)? = old, case .object(let new) = new else { return new }
    return .object(old.filter { one in !new.contains { $0.key == one.key } } + new)
  }

  private static func members(_ text: String) -> [JSONValue.Member] {
    let document = YAMLSource.parse(SourceFile(path: "part.yaml", text: text))
    precondition(document.problems.isEmpty, "\(document.problems.map(\.message)) in \(text)")
    guard let root = document.root, case .object(let members) = value(root) else { return [] }
    return members
  }

  private static func value(_ node: Node) -> JSONValue {
    switch node.content {
    case .scalar(let scalar): .text(scalar.text)
    case .sequence(let items): .list(items.map(value))
    case .mapping(let entries):
      .object(entries.map { JSONValue.Member($0.key.text, value($0.value)) })
    }
  }

  static let text = """
    authcontract: 1
    service: Sample
    version: "1"
    languages: [en, zh-Hans]
    configuration: { clientId: string, apiKey: string, poolId: string, pinnedKeys: list of string }
    servers:
      api: { url: https://api.example.com, refusal: { code: string, message: string } }
    tokens:
      access: { format: jwt, lifetime: 1h, sent: bearer, stored: keychain }
      refresh: { format: opaque, lifetime: 7d, rotates: true, grace: 30s, stored: keychain }
    providers:
      apple: { kind: apple, audience: com.example.app }
    callbacks:
      arrival: { url: myapp://callback, fields: { code: string } }
    types:
      User: { id: uuid, name: optional string }
      Device: { id: uuid }
      Session: { accessToken: tokens.access, refreshToken: tokens.refresh, user: User }
    errors:
      wrongPassword: { status: 401, match: { code: A }, recover: correct }
      wrongCode: { status: 401, match: { code: B }, recover: correct }
      accountLocked: { status: 401, match: { code: C }, recover: tell }
      oddSignIn: { status: 401, match: { code: D }, recover: tell }
      sessionExpired: { status: 401, match: { code: E }, recover: renew }
    endpoints:
      signIn: { route: POST /one, does: password.signIn, returns: Session, refuses: [wrongPassword] }
      signInWithEmail: { route: POST /two, does: password.signIn, returns: Session }
      sendCode: { route: POST /three, does: code.send, code: registrationMail }
      verifyCode: { route: POST /four, does: code.verify, code: registrationMail, refuses: [wrongCode] }
      me: { route: GET /me, does: account.read, needs: access, returns: User, refuses: [sessionExpired] }
      renewSession:
        route: POST /five
        does: session.renew
        sends: { refreshToken: tokens.refresh }
        returns: Session
    policies: { codes: { registrationMail: { length: 6 } } }
    flows:
      registration: { start: enterCode, states: { enterCode: { after: { verifyCode: done } }, done: { } } }
    """
}
