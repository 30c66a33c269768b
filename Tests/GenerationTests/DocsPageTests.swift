import CaseFolders
import ContractModel
import ContractReader
import Diagnostics
import Testing
import YAMLSource

@testable import AllOutputs
@testable import Generation

/// The pages say what the contract says: a change of it is seen in them.
@Suite struct DocsPageTests {
  struct Change: Sendable, CustomStringConvertible {
    let page: String
    let old: String
    let new: String

    init(_ page: String, _ old: String, _ new: String) {
      (self.page, self.old, self.new) = (page, old, new)
    }

    var description: String { "\(page): \(new)" }
  }

  @Test(arguments: changes)
  func changeAppearsOnPage(_ change: Change) throws {
    #expect(Self.contract.ranges(of: change.old).count == 1, "\(change.old)")
    let changed = Self.contract.replacing(change.old, with: change.new)
    for folder in ["", "zh-Hans/"] {
      let name = "\(folder)\(change.page).md"
      #expect(try page(name, of: changed) != page(name, of: Self.contract), "\(name)")
    }
  }

  @Test func slidingTokenShowsBothEnds() throws {
    let page = try page("tokens.md", of: Self.contract)
    #expect(page.contains("| Idle timeout | 14 days without use |"))
    #expect(page.contains("| Maximum lifetime | 90 days from sign-in"))
    #expect(!page.contains("not specified"))
  }

  @Test func redirectShowsItsLocation() throws {
    let page = try page("endpoints.md", of: Self.contract)
    #expect(page.contains("`shop://back?token=…&state=…`"))
    #expect(try self.page("setup.md", of: Self.contract).contains("`shop://back?token=…&state=…`"))
  }

  /// Apple's browser returns an HTTPS callback only to an app that is associated with its host.
  @Test func webCallbackNamesItsDomain() throws {
    let web = Self.contract.replacing(
      "shop://back, host: unchecked", with: "HTTPS://shop.example/back")
    #expect(try page("setup.md", of: web).contains("| `webcredentials:shop.example` |"))
    #expect(try !page("setup.md", of: Self.contract).contains("webcredentials"))
  }

  /// `bound` concerns only the server. `accessible` determines the accessibility of the items.
  @Test func itemsShowTheirAccessibility() throws {
    let page = try page("setup.md", of: Self.contract)
    #expect(page.contains("| `sid` | `sid_item` | `kSecAttrAccessibleWhenUnlocked` |"))
    #expect(page.contains("| `note` | `note` | `kSecAttrAccessibleWhenUnlocked` |"))
  }

  /// The client keeps a session if somebody else's sign-in fails.
  @Test func errorOfSignInEndsNoSession() throws {
    let signIn = Self.contract.replacing("recover: tell", with: "recover: signIn")
    #expect(try page("endpoints.md", of: signIn).contains("| 403 | shows sign-in again |"))
    #expect(try page("refusals.md", of: signIn).contains("| shows sign-in again |"))
    let read = signIn.replacing(
      "returns: { id: uuid }", with: "refuses: [odd], returns: { id: uuid }")
    #expect(try page("endpoints.md", of: read).contains("| 403 | ends the session and shows"))
    #expect(try page("refusals.md", of: read).contains("ends the session if the call used one"))
  }

  @Test func authorsSentenceFollowsOnRemarks() throws {
    let text = Self.contract.replacing(
      "pattern: \"[a-z]+\"", with: "pattern: \"[a-z]+\", doc: The till.")
    #expect(try page("endpoints.md", of: text).contains("| matches `[a-z]+`. The till. |"))
    #expect(try page("zh-Hans/endpoints.md", of: text).contains("须匹配 `[a-z]+`。The till. |"))
  }

  private func page(_ name: String, of text: String) throws -> String {
    let contract = try ContractReader.read(
      YAMLSource.parse(SourceFile(path: "shop.yaml", text: text)))
    let files = try DocsEmitter.emit(Generation.plan(contract, for: [.docs]), Templates())
    return try #require(files.first { $0.name == name }).text
  }

  private static let changes = [
    Change("policies", "minLength: 8", "minLength: 9"),
    Change("policies", "maxLength: 64", "maxLength: 65"),
    Change("policies", "[lowercase, digit]", "[lowercase, special]"),
    Change("policies", "blocklist: true", "blocklist: false"),
    Change("policies", "level: fair", "level: good"), Change("policies", "[letter]", "[uppercase]"),
    Change("policies", "counts: account,", "counts: address,"),
    Change("policies", "failures: 5", "failures: 6"), Change("policies", "lasts: 5m", "lasts: 6m"),
    Change("policies", "warns: mail", "warns: push"), Change("policies", "length: 7", "length: 8"),
    Change("policies", "alphabet: letters", "alphabet: lettersAndDigits"),
    Change("policies", "lifetime: 11m", "lifetime: 12m"),
    Change("policies", "tries: 4", "tries: 5"),
    Change("policies", "resendAfter: 50s", "resendAfter: 51s"),
    Change("policies", "sentBy: sms", "sentBy: mail"),
    Change("policies", "newDevice: notify", "newDevice: allow"),
    Change("policies", "oddSignIn: refuse", "oddSignIn: allow"),
    Change("policies", "limit: 3", "limit: 4"),
    Change("policies", "[privacy]", "[cookies]"),
    Change("policies", "acceptedAt: signIn", "acceptedAt: registration"),
    Change("policies", "clears: [cache]", "clears: [pages]"),
    Change("policies", "asks: [books]", "asks: [films]"),
    Change("policies", "keepsIfSynced: [place]", "keepsIfSynced: [mark]"),
    Change("policies", "keeps: [settings]", "keeps: [look]"),
    Change("setup", "service: com.example.shop", "service: com.example.till"),
    Change("setup", "accessible: whenUnlocked", "accessible: whenPasscodeSet"),
    Change("setup", "synchronizable: false", "synchronizable: true"),
    Change("setup", "accessGroup: TEAM.shop", "accessGroup: TEAM.till"),
    Change("setup", "accessGroup: TEAM.shop", "accessGroup: configuration.key"),
    Change("setup", "urlSchemes: [shop]", "urlSchemes: [till]"),
    Change("setup", "[faceID]", "[opticID]"),
    Change("setup", "offered: inSettings", "offered: afterFirstSignIn"),
    Change("setup", "guards: tokens", "guards: launch"),
    Change("setup", "fallback: signIn", "fallback: enter"),
    Change("setup", "audience: com.example.app", "audience: com.example.other"),
    Change("setup", "asks: [email]", "asks: [fullName]"),
    Change("setup", "nonce: raw", "nonce: sha256Hex"),
    Change("setup", "issuer: https://sso.example", "issuer: https://id.example"),
    Change("setup", "clientId: till-1", "clientId: till-2"),
    Change("setup", "scopes: [openid]", "scopes: [openid, email]"),
    Change("setup", "pkce: S256", "pkce: plain"),
    Change("setup", "privateSession: true", "privateSession: false"),
    Change("setup", "url: shop://back", "url: shop://front"),
    Change("setup", "host: unchecked, ", ""),
    Change("setup", "names: snake_case", "names: PascalCase"),
    Change("setup", "content: json", "content: form"),
    Change("setup", "pins: configuration.keys", "pins: configuration.others"),
    Change("setup", "account: sid_item", "account: sid_other"),
    Change("tokens", "bound: device, ", ""),
    Change("setup", "example: key-one", "example: key-two"),
    Change("setup", "Where the till is.", "Where a till is."),
    Change("tokens", "idle: 14d", "idle: 15d"), Change("tokens", "ends: 90d", "ends: 91d"),
    Change("tokens", "issuer: https://us.example", "issuer: https://eu.example"),
    Change("tokens", "audience: everybody", "audience: somebody"),
    Change("tokens", "algorithms: [ES256]", "algorithms: [EdDSA]"),
    Change("tokens", "role: { enum: [buyer] }", "role: { enum: [buyer, clerk] }"),
    Change("tokens", "tenant: optional string", "tenant: string"),
    Change("endpoints", "priority: recommended", "priority: basic"),
    Change("endpoints", "since: \"0.9\"", "since: \"0.8\""),
    Change("endpoints", "use: signIn", "use: me"),
    Change("endpoints", "until: \"2030-01-01\"", "until: \"2031-01-01\""),
    Change("endpoints", "max: 40", "max: 41"),
    Change("endpoints", "pattern: \"[a-z]+\"", "pattern: \"[a-y]+\""),
    Change("session", "A valid token.", "A good token."),
    Change("session", "The person waits.", "Time goes by."),
    Change("session", "wait: 15d", "wait: 16d"),
    Change("session", "state: signedOut", "state: signedIn"),
    Change("refusals", "No network.", "The network."),
  ]

  private static let contract = """
    authcontract: 1
    service: Shop
    version: "1"
    languages: [zh-Hans, en]
    configuration: { keys: list of string, others: list of string, key: { type: string, example: key-one } }
    servers:
      api:
        url: https://api.example.com
        doc: Where the till is.
        names: snake_case
        content: json
        refusal: { code: string }
        pins: configuration.keys
        sends: { key: { type: configuration.key, in: header, wire: X-Key } }
    tokens:
      sid: { format: opaque, idle: 14d, ends: 90d, sent: bearer, stored: keychain, bound: device, account: sid_item }
      note:
        format: jwt
        idle: 1h
        stored: keychain
        account: note
        issuer: https://us.example
        audience: everybody
        algorithms: [ES256]
        claims: { role: { enum: [buyer] }, tenant: optional string }
    app:
      keychain: { service: com.example.shop, accessible: whenUnlocked, synchronizable: false, accessGroup: TEAM.shop }
      urlSchemes: [shop]
      biometrics: { kinds: [faceID], offered: inSettings, guards: tokens, fallback: signIn }
    providers:
      apple: { kind: apple, audience: com.example.app, asks: [email], nonce: raw }
      house: { kind: oidc, issuer: https://sso.example, clientId: till-1, scopes: [openid], pkce: S256, privateSession: true }
    callbacks:
      back: { url: shop://back, host: unchecked, fields: { token: tokens.sid, state: providers.house.state } }
    errors:
      wrong: { status: 400, match: { code: W }, recover: correct }
      odd: { status: 403, match: { code: O }, recover: tell }
      offline: { fault: offline, recover: retry, doc: No network. }
    endpoints:
      signIn:
        route: POST /in
        does: password.signIn
        priority: recommended
        sends: { email: { type: email, max: 40 }, password: password, shop: { type: string, pattern: "[a-z]+" } }
        returns: { token: tokens.sid, note: optional tokens.note }
        refuses: [wrong, odd]
      enter:
        route: POST /enter
        does: password.signIn
        sends: { email: email, password: password }
        returns: { token: tokens.sid }
        deprecated: { since: "0.9", until: "2030-01-01", use: signIn }
      sendCode: { route: POST /code, does: code.send, code: mailed, sends: { email: email } }
      open: { route: GET /open, does: provider.start, provider: house, sends: { state: providers.house.state }, endsIn: back }
      me: { route: GET /me, does: account.read, needs: sid, returns: { id: uuid } }
    policies:
      password:
        minLength: 8
        maxLength: 64
        contains: [lowercase, digit]
        blocklist: true
        strength: [{ level: poor, contains: [] }, { level: fair, contains: [letter] }]
      lockout: { counts: account, steps: [{ failures: 5, lasts: 5m }], warns: mail }
      codes: { mailed: { length: 7, alphabet: letters, lifetime: 11m, tries: 4, resendAfter: 50s, sentBy: sms } }
      devices: { newDevice: notify, oddSignIn: refuse, limit: 3 }
      terms: { documents: [privacy], acceptedAt: signIn }
      signOut: { clears: [cache], asks: [books], keepsIfSynced: [place], keeps: [settings] }
    session: { states: { signedIn: { doc: A valid token. } } }
    scenarios:
      ends:
        doc: The person waits.
        steps: [{ do: signIn }, { wait: 15d }, { do: me, expect: { state: signedOut } }]
    """
}
