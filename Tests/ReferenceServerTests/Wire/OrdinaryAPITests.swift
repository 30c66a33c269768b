import AuthServer
import ContractModel
import Crypto
import Machines
import Primitives
import Stores
import TestLab
import Testing

import struct Diagnostics.Located

@testable import ReferenceServer

/// Usual features of APIs that none of the five systems has: errors whose words say nothing, ends that follow from a
/// session, a password beside a profile, a tenant in the path.
struct OrdinaryAPITests {
  private let person = #"{"email":"ann@example.com","password":"Correct horse 9"}"#

  private func client() async throws -> LabClient {
    let client = try await Lab(.text(Self.contract)).client
    _ = try await client.call(.post, "/__lab/accounts", "{\"accounts\":[\(person)]}")
    return client
  }

  private func signedIn(_ client: LabClient) async throws -> JSONObject {
    let answer = try await client.call(.post, "/acme/in", person)
    #expect(answer.status == 200)
    return answer.json
  }

  @Test func errorIsChosenByMeaning() async throws {
    let client = try await client()
    #expect(try await client.call(.get, "/acme/me").json.text("code") == "no_authorization")
    let session = try await signedIn(client)
    let access = try #require(session.text("access"))
    _ = try await client.call(.post, "/__lab/clock", #"{"advance":"6m"}"#)
    #expect(try await client.call(.get, "/acme/me", bearer: access).json.text("code") == "bad_jwt")
    let refused = try await client.call(.post, "/acme/renew", #"{"refresh":"x"}"#)
    #expect(refused.status == 400 && refused.json.text("code") == "refresh_token_not_found")
  }

  /// A nickname that is too long isn't a wrong code.
  @Test func commonMeaningsMatchOnlyTheirErrors() throws {
    let contract = try Contracts.written(Self.contract)
    let update = contract.endpoints["update"]
    #expect(RefusalChoice(contract).choose(.passwordWeak, for: update) == nil)
    let named = RefusalChoice(contract).choose(.tooManyRequests, for: contract.endpoints["signIn"])
    #expect(named?.refusal.name.value == "tooMany")
  }

  @Test func errorWithOtherMeaningIsNotChosen() throws {
    let contract = try Contracts.written(
      Self.contract.replacing(
        "means: tokenExpired, match: { code: bad_jwt }",
        with: "means: other, match: { code: bad_jwt }"))
    let me = contract.endpoints["me"]
    #expect(
      RefusalChoice(contract).choose(.tokenExpired, for: me)?.refusal.name.value
        == "noAuthorization")
    #expect(
      RefusalChoice(contract).choose(.tokenMissing, for: me)?.refusal.name.value
        == "noAuthorization")
  }

  @Test func slidingTokenReportsItsExpiry() async throws {
    let client = try await client()
    let session = try await signedIn(client)
    #expect(session.int("refreshExpiresIn") == 1_800)
    #expect(session.int("accessExpiresIn") == 300)
    #expect(session.int("deviceExpiresIn") == 36_000)
    var renewing = try await signedIn(client)
    for _ in 1...23 {
      _ = try await client.call(.post, "/__lab/clock", #"{"advance":"25m"}"#)
      let refresh = try #require(renewing.text("refresh"))
      renewing = try await client.call(.post, "/acme/renew", "{\"refresh\":\"\(refresh)\"}").json
    }
    // Nine hours and 35 minutes of ten are over.
    #expect(renewing.int("refreshExpiresIn") == 1_500)
    let claims = try Self.claims(of: try #require(renewing.text("refresh")))
    let (exp, iat) = (try #require(claims.int("exp")), try #require(claims.int("iat")))
    #expect(exp - iat == 1_500)
  }

  @Test func declaredClaimsArePresent() async throws {
    let session = try await signedIn(try await client())
    let claims = try Self.claims(of: try #require(session.text("access")))
    #expect(claims["verified"] == true)
    #expect(claims.text("azp") == "example")
    #expect(claims["phone"] == nil)
  }

  @Test func passwordChangesWithAccountUpdate() async throws {
    let client = try await client()
    let session = try await signedIn(client)
    let other = try await signedIn(client)
    let access = try #require(session.text("access"))
    #expect(
      try await client.call(
        .put, "/acme/me", #"{"current":"Correct horse 9","password":"short"}"#, bearer: access
      ).status == 400)
    let new = #"{"current":"Correct horse 9","password":"Another horse 1","nickname":"Annie"}"#
    #expect(
      try await client.call(.put, "/acme/me", new, bearer: access).json.text("nickname") == "Annie")
    #expect(try await client.call(.get, "/acme/me", bearer: access).status == 200)
    #expect(try await client.call(.get, "/acme/me", bearer: other.text("access")).status == 401)
    #expect(try await client.call(.post, "/acme/in", person).status == 401)
    let again = #"{"email":"ann@example.com","password":"Another horse 1"}"#
    #expect(try await client.call(.post, "/acme/in", again).status == 200)
  }

  @Test func updateRequiresCorrectPassword() async throws {
    let client = try await client()
    let access = try #require(try await signedIn(client).text("access"))
    let wrong = #"{"nickname":"Mallory","current":"Wrong horse 9"}"#
    #expect(try await client.call(.put, "/acme/me", wrong, bearer: access).status == 401)
    let right = #"{"nickname":"Annie","current":"Correct horse 9"}"#
    #expect(try await client.call(.put, "/acme/me", right, bearer: access).status == 200)
    let none = #"{"nickname":"Annie","password":"Another horse 1"}"#
    #expect(try await client.call(.put, "/acme/me", none, bearer: access).status == 400)
  }

  @Test func emailIsNotPhoneNumber() async throws {
    let session = try await signedIn(try await client())
    #expect(session.text("email") == "ann@example.com")
    #expect(session["phone"] == nil && session["username"] == nil)
  }

  @Test func tenantIsKeptOnPage() async throws {
    let client = try await client()
    let page = try await client.call(.get, "/acme/page?state=abcdefgh01234567")
    let html = String(decoding: page.response.body, as: UTF8.self)
    #expect(html.contains(#"action="/acme/form""#))
    #expect(html.contains(#"href="/acme/google""#))
  }

  private static func bound(_ name: String) -> String {
    let device = "device: { type: string, \(name)in: header, wire: X-Device }"
    let model = "model: { type: string, is: device.name, in: header, wire: X-Model }"
    return contract.replacing("reuse: revokeFamily,", with: "reuse: revokeFamily, bound: device,")
      .replacing(
        "sends: { email: email, password: password }, returns",
        with: "sends: { email: email, password: password, \(device), \(model) }, returns"
      )
      .replacing(
        "sends: { refresh: tokens.refresh }", with: "sends: { refresh: tokens.refresh, \(device) }")
  }

  @Test func deviceIsIdentifiedByItsID() async throws {
    try await Lab.test(.text(Self.bound("is: device.id, "))) { client in
      _ = try await client.call(.post, "/__lab/accounts", "{\"accounts\":[\(person)]}")
      let own = [("X-Device", "one"), ("X-Model", "Ann's phone")]
      let session = try await client.call(.post, "/acme/in", person, headers: own).json
      let body = "{\"refresh\":\"\(try #require(session.text("refresh")))\"}"
      let taken = try await client.call(.post, "/acme/renew", body, headers: [("X-Device", "two")])
      #expect(taken.status == 400)
      #expect(try await client.call(.post, "/acme/renew", body, headers: own).status == 200)
      let sessions = try await client.call(.get, "/__lab/sessions").response.body
      #expect(String(decoding: sessions, as: UTF8.self).contains(#""device":"Ann's phone""#))
    }
  }

  @Test func unboundTokenIsReportedAsUnsupported() throws {
    let words = { UnsupportedFeatures.words(of: try Contracts.written(Self.bound($0)), among: []) }
    #expect(try words("is: device.id, ") == nil)
    let forgetful = Self.bound("is: device.id, ").replacing(
      "sends: { refresh: tokens.refresh, device: { type: string, is: device.id, in: header, wire: X-Device } }",
      with: "sends: { refresh: tokens.refresh }")
    #expect(
      UnsupportedFeatures.words(of: try Contracts.written(forgetful), among: [])?
        .contains("`renew` carries a token that is bound to a device") == true)
    #expect(try words("")?.contains("`refresh` is bound to no device") == true)
  }

  @Test func pathParametersAreNotAskedOnPage() async throws {
    let text = Self.contract.replacing("/{realm}/form", with: "/{realm}/{room}/form")
      .replacing("/{realm}/page", with: "/{realm}/{room}/page")
      .replacing(
        "by: page, does: password.signIn, sends: {",
        with: "by: page, does: password.signIn, sends: { room: string,"
      )
      .replacing("does: web.signIn, sends: {", with: "does: web.signIn, sends: { room: string,")
    try await Lab.test(.text(text)) { client in
      let page = try await client.call(.get, "/acme/blue/page?state=abcdefgh01234567")
      let html = String(decoding: page.response.body, as: UTF8.self)
      #expect(html.contains(#"action="/acme/blue/form""#))
      #expect(html.contains(#"name="email""#) && !html.contains(#"name="room""#))
    }
  }

  @Test func unsupportedAlgorithmPreventsStart() async throws {
    let contract = try Contracts.written(
      Self.contract.replacing("format: jwt, idle", with: "format: jwt, algorithms: [HS512], idle"))
    await #expect(throws: StartFault.self) { try await Lab(contract) }
  }

  @Test func deadEndsAreReportedAsUnsupported() throws {
    #expect(UnsupportedFeatures.words(of: try Contracts.written(Self.contract), among: []) == nil)
    let lame = Self.contract.replacing("by: page, ", with: "").replacing(
      "does: provider.callback", with: "does: provider.exchange")
    let words = try #require(UnsupportedFeatures.words(of: try Contracts.written(lame), among: []))
    #expect(words.contains("`openGoogle` is refused as providerNotSetUp"))
  }

  private static func claims(of jwt: String) throws -> JSONObject {
    let part = try #require(jwt.split(separator: ".").dropFirst().first)
    return try JSONValue(reading: try Base64URL.decode(String(part))).fields()
  }

  private static let contract = """
    authcontract: 1
    service: Ordinary
    version: "1"
    languages: [en]
    configuration: { realm: { type: string, example: acme } }
    app: { urlSchemes: [org.example.app] }
    servers:
      api:
        url: https://ordinary.example
        refusal: { code: string }
        sends: { realm: { type: configuration.realm, in: path } }
    tokens:
      access:
        format: jwt
        lifetime: 5m
        sent: bearer
        stored: keychain
        claims: { azp: string, verified: { type: bool, is: account.confirmed }, phone: phone }
      refresh: { format: jwt, idle: 30m, ends: 10h, rotates: true, grace: 30s, reuse: revokeFamily, stored: keychain }
      device: { format: opaque, lifetime: unlimited, stored: keychain }
    providers: { google: { kind: google, clientId: abc, scopes: [openid], pkce: S256 } }
    callbacks: { arrival: { url: "org.example.app://in", fields: { access: tokens.access, state: providers.google.state } } }
    types:
      Session:
        access: tokens.access
        accessExpiresIn: tokens.access.expiresIn
        refresh: tokens.refresh
        refreshExpiresIn: tokens.refresh.expiresIn
        device: optional tokens.device
        deviceExpiresIn: tokens.device.expiresIn
        email: optional email
        phone: optional phone
        username: optional username
    errors:
      badJwt: { status: 403, means: tokenExpired, match: { code: bad_jwt }, recover: renew }
      noAuthorization: { status: 401, means: [tokenMissing, tokenInvalid, sessionEnded], match: { code: no_authorization }, recover: signIn }
      refreshNotFound: { status: 400, means: tokenInvalid, match: { code: refresh_token_not_found }, recover: signIn }
      nicknameLong: { status: 400, means: other, match: { code: nickname }, recover: correct }
      wrong: { status: 401, means: credentialsWrong, match: { code: wrong }, recover: correct }
      tooMany: { status: 400, means: tooManyRequests, match: { code: slower }, recover: retry }
    endpoints:
      signIn: { route: "POST /{realm}/in", does: password.signIn, sends: { email: email, password: password }, returns: Session, refuses: [wrong, tooMany] }
      renew: { route: "POST /{realm}/renew", does: session.renew, sends: { refresh: tokens.refresh }, returns: Session, refuses: [refreshNotFound] }
      me: { route: "GET /{realm}/me", does: account.read, needs: access, returns: { id: { type: uuid, is: account.id } }, refuses: [badJwt, noAuthorization] }
      update:
        route: "PUT /{realm}/me"
        does: account.update
        needs: access
        sends: { nickname: optional string, current: optional password, password: optional newPassword }
        returns: { id: { type: uuid, is: account.id }, nickname: { type: optional string, is: account.name } }
        refuses: [badJwt, noAuthorization, nicknameLong]
      openPage: { route: "GET /{realm}/page", does: web.signIn, sends: { state: providers.google.state }, endsIn: arrival }
      form: { route: "POST /{realm}/form", by: page, does: password.signIn, sends: { email: email, password: password }, endsIn: arrival, refuses: [wrong] }
      openGoogle: { route: "GET /{realm}/google", does: provider.start, provider: google, sends: { state: providers.google.state }, endsIn: arrival }
      googleBack:
        route: "GET /{realm}/google/back"
        does: provider.callback
        provider: google
        sends: { code: providers.google.authorizationCode, state: providers.google.state }
        endsIn: arrival
    """
}

extension JSONObject {
  fileprivate func int(_ name: String) -> Int? {
    if case .number(let number)? = self[name] { number.int } else { nil }
  }
}
