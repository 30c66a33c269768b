// Written by CensusTests from its table of forms and places: `scripts/record --filter CensusTests` writes it anew.
// swift-format-ignore-file

import AuthClient
import AuthWeb
import CensusGrantedClient
import Foundation

/// The calls of CensusGranted, with every value that a caller gives.
enum CensusGrantedCalls {
  typealias Client = CensusGranted.Client
  typealias Call = @Sendable (Client, WebSignIn) async throws -> Void

  static let all: [(name: String, call: Call)] = [
    ("sentInBody", { try await sentInBody($0, in: $1) }),
    ("sentInBodySparsely", { try await sentInBodySparsely($0, in: $1) }),
    ("sentInRecord", { try await sentInRecord($0, in: $1) }),
    ("sentInRecordSparsely", { try await sentInRecordSparsely($0, in: $1) }),
    ("sentInList", { try await sentInList($0, in: $1) }),
    ("sentInListSparsely", { try await sentInListSparsely($0, in: $1) }),
    ("sentInMap", { try await sentInMap($0, in: $1) }),
    ("sentInMapSparsely", { try await sentInMapSparsely($0, in: $1) }),
    ("sentInChoice", { try await sentInChoice($0, in: $1) }),
    ("sentInChoiceSparsely", { try await sentInChoiceSparsely($0, in: $1) }),
    ("sentInForm", { try await sentInForm($0, in: $1) }),
    ("sentInFormSparsely", { try await sentInFormSparsely($0, in: $1) }),
    ("sentInQuery", { try await sentInQuery($0, in: $1) }),
    ("sentInQuerySparsely", { try await sentInQuerySparsely($0, in: $1) }),
    ("sentInPathAppleAuthorizationCode", { try await sentInPathAppleAuthorizationCode($0, in: $1) }),
    ("sentInPathAppleUserId", { try await sentInPathAppleUserId($0, in: $1) }),
    ("sentInPathAppleFullName", { try await sentInPathAppleFullName($0, in: $1) }),
    ("sentInPathAppleEmail", { try await sentInPathAppleEmail($0, in: $1) }),
    ("sentInPathSsoAuthorizationCode", { try await sentInPathSsoAuthorizationCode($0, in: $1) }),
    ("sentInPathSsoState", { try await sentInPathSsoState($0, in: $1) }),
    ("sentInPathSsoCodeChallenge", { try await sentInPathSsoCodeChallenge($0, in: $1) }),
    ("sentInPathPoolSrpA", { try await sentInPathPoolSrpA($0, in: $1) }),
    ("sentInPathPoolSalt", { try await sentInPathPoolSalt($0, in: $1) }),
    ("sentInPathPoolSrpB", { try await sentInPathPoolSrpB($0, in: $1) }),
    ("sentInPathPoolUserId", { try await sentInPathPoolUserId($0, in: $1) }),
    ("sentInPathPoolTimestamp", { try await sentInPathPoolTimestamp($0, in: $1) }),
    ("sentInHeader", { try await sentInHeader($0, in: $1) }),
    ("sentInHeaderSparsely", { try await sentInHeaderSparsely($0, in: $1) }),
    ("sentInCookie", { try await sentInCookie($0, in: $1) }),
    ("sentInCookieSparsely", { try await sentInCookieSparsely($0, in: $1) }),
    ("grantedBesideLasting", { client, _ in _ = try await client.grantedBesideLasting() }),
    ("grantedBesideLastingRequired", { client, _ in _ = try await client.grantedBesideLastingRequired() }),
    ("grantedBesideLastingAsText", { client, _ in _ = try await client.grantedBesideLastingAsText() }),
    ("grantedBesideLastingAsTextRequired", { client, _ in _ = try await client.grantedBesideLastingAsTextRequired() }),
    ("grantedBesideLastingMilliseconds", { client, _ in _ = try await client.grantedBesideLastingMilliseconds() }),
    ("grantedBesideLastingMillisecondsRequired", { client, _ in _ = try await client.grantedBesideLastingMillisecondsRequired() }),
    ("grantedBesideLastingMillisecondsAsText", { client, _ in _ = try await client.grantedBesideLastingMillisecondsAsText() }),
    ("grantedBesideLastingMillisecondsAsTextRequired", { client, _ in _ = try await client.grantedBesideLastingMillisecondsAsTextRequired() }),
    ("grantedBesideEnding", { client, _ in _ = try await client.grantedBesideEnding() }),
    ("grantedBesideEndingRequired", { client, _ in _ = try await client.grantedBesideEndingRequired() }),
    ("grantedBesideEndingUnix", { client, _ in _ = try await client.grantedBesideEndingUnix() }),
    ("grantedBesideEndingUnixRequired", { client, _ in _ = try await client.grantedBesideEndingUnixRequired() }),
    ("grantedBesideEndingUnixAsText", { client, _ in _ = try await client.grantedBesideEndingUnixAsText() }),
    ("grantedBesideEndingUnixAsTextRequired", { client, _ in _ = try await client.grantedBesideEndingUnixAsTextRequired() }),
    ("grantedBesideEndingMilliseconds", { client, _ in _ = try await client.grantedBesideEndingMilliseconds() }),
    ("grantedBesideEndingMillisecondsRequired", { client, _ in _ = try await client.grantedBesideEndingMillisecondsRequired() }),
    ("grantedBesideEndingMillisecondsAsText", { client, _ in _ = try await client.grantedBesideEndingMillisecondsAsText() }),
    ("grantedBesideEndingMillisecondsAsTextRequired", { client, _ in _ = try await client.grantedBesideEndingMillisecondsAsTextRequired() }),
    ("grantedEndInHeaderLasting", { client, _ in _ = try await client.grantedEndInHeaderLasting() }),
    ("grantedEndInHeaderEnding", { client, _ in _ = try await client.grantedEndInHeaderEnding() }),
    ("grantedEndInHeaderEndingUnixAsText", { client, _ in _ = try await client.grantedEndInHeaderEndingUnixAsText() }),
    ("grantedEndInCookieLasting", { client, _ in _ = try await client.grantedEndInCookieLasting() }),
    ("grantedEndInCookieEnding", { client, _ in _ = try await client.grantedEndInCookieEnding() }),
    ("grantedEndInCookieEndingUnixAsText", { client, _ in _ = try await client.grantedEndInCookieEndingUnixAsText() }),
    ("grantedInHeaderLasting", { client, _ in _ = try await client.grantedInHeaderLasting() }),
    ("grantedInHeaderEnding", { client, _ in _ = try await client.grantedInHeaderEnding() }),
    ("grantedInHeaderEndingUnixAsText", { client, _ in _ = try await client.grantedInHeaderEndingUnixAsText() }),
    ("grantedInCookieLasting", { client, _ in _ = try await client.grantedInCookieLasting() }),
    ("grantedInCookieEnding", { client, _ in _ = try await client.grantedInCookieEnding() }),
    ("grantedInCookieEndingUnixAsText", { client, _ in _ = try await client.grantedInCookieEndingUnixAsText() }),
    ("grantedBothInCookiesLasting", { client, _ in _ = try await client.grantedBothInCookiesLasting() }),
    ("grantedBothInCookiesEnding", { client, _ in _ = try await client.grantedBothInCookiesEnding() }),
    ("grantedBothInCookiesEndingUnixAsText", { client, _ in _ = try await client.grantedBothInCookiesEndingUnixAsText() }),
    ("grantedEndBelowLasting", { client, _ in _ = try await client.grantedEndBelowLasting() }),
    ("grantedEndBelowEnding", { client, _ in _ = try await client.grantedEndBelowEnding() }),
    ("grantedEndBelowEndingUnixAsText", { client, _ in _ = try await client.grantedEndBelowEndingUnixAsText() }),
    ("grantedEndTwoBelowLasting", { client, _ in _ = try await client.grantedEndTwoBelowLasting() }),
    ("grantedEndTwoBelowEnding", { client, _ in _ = try await client.grantedEndTwoBelowEnding() }),
    ("grantedEndTwoBelowEndingUnixAsText", { client, _ in _ = try await client.grantedEndTwoBelowEndingUnixAsText() }),
    ("grantedEndMaybeBelowLasting", { client, _ in _ = try await client.grantedEndMaybeBelowLasting() }),
    ("grantedEndMaybeBelowEnding", { client, _ in _ = try await client.grantedEndMaybeBelowEnding() }),
    ("grantedEndMaybeBelowEndingUnixAsText", { client, _ in _ = try await client.grantedEndMaybeBelowEndingUnixAsText() }),
    ("grantedEndAboveLasting", { client, _ in _ = try await client.grantedEndAboveLasting() }),
    ("grantedEndAboveEnding", { client, _ in _ = try await client.grantedEndAboveEnding() }),
    ("grantedEndAboveEndingUnixAsText", { client, _ in _ = try await client.grantedEndAboveEndingUnixAsText() }),
    ("grantedEndTwoAboveLasting", { client, _ in _ = try await client.grantedEndTwoAboveLasting() }),
    ("grantedEndTwoAboveEnding", { client, _ in _ = try await client.grantedEndTwoAboveEnding() }),
    ("grantedEndTwoAboveEndingUnixAsText", { client, _ in _ = try await client.grantedEndTwoAboveEndingUnixAsText() }),
    ("grantedApartLasting", { client, _ in _ = try await client.grantedApartLasting() }),
    ("grantedApartEnding", { client, _ in _ = try await client.grantedApartEnding() }),
    ("grantedApartEndingUnixAsText", { client, _ in _ = try await client.grantedApartEndingUnixAsText() }),
    ("grantedInListLasting", { client, _ in _ = try await client.grantedInListLasting() }),
    ("grantedInListEnding", { client, _ in _ = try await client.grantedInListEnding() }),
    ("grantedInListEndingUnixAsText", { client, _ in _ = try await client.grantedInListEndingUnixAsText() }),
    ("grantedEndOverListLasting", { client, _ in _ = try await client.grantedEndOverListLasting() }),
    ("grantedEndOverListEnding", { client, _ in _ = try await client.grantedEndOverListEnding() }),
    ("grantedEndOverListEndingUnixAsText", { client, _ in _ = try await client.grantedEndOverListEndingUnixAsText() }),
    ("grantedInDeepListLasting", { client, _ in _ = try await client.grantedInDeepListLasting() }),
    ("grantedInDeepListEnding", { client, _ in _ = try await client.grantedInDeepListEnding() }),
    ("grantedInDeepListEndingUnixAsText", { client, _ in _ = try await client.grantedInDeepListEndingUnixAsText() }),
    ("grantedInChoiceLasting", { client, _ in _ = try await client.grantedInChoiceLasting() }),
    ("grantedInChoiceEnding", { client, _ in _ = try await client.grantedInChoiceEnding() }),
    ("grantedInChoiceEndingUnixAsText", { client, _ in _ = try await client.grantedInChoiceEndingUnixAsText() }),
    ("grantedEndOverChoiceLasting", { client, _ in _ = try await client.grantedEndOverChoiceLasting() }),
    ("grantedEndOverChoiceEnding", { client, _ in _ = try await client.grantedEndOverChoiceEnding() }),
    ("grantedEndOverChoiceEndingUnixAsText", { client, _ in _ = try await client.grantedEndOverChoiceEndingUnixAsText() }),
    ("grantedInChoiceInListLasting", { client, _ in _ = try await client.grantedInChoiceInListLasting() }),
    ("grantedInChoiceInListEnding", { client, _ in _ = try await client.grantedInChoiceInListEnding() }),
    ("grantedInChoiceInListEndingUnixAsText", { client, _ in _ = try await client.grantedInChoiceInListEndingUnixAsText() }),
    ("grantedAsChoiceLasting", { client, _ in _ = try await client.grantedAsChoiceLasting() }),
    ("grantedAsChoiceEnding", { client, _ in _ = try await client.grantedAsChoiceEnding() }),
    ("grantedAsChoiceEndingUnixAsText", { client, _ in _ = try await client.grantedAsChoiceEndingUnixAsText() }),
    ("grantedAsListLasting", { client, _ in _ = try await client.grantedAsListLasting() }),
    ("grantedAsListEnding", { client, _ in _ = try await client.grantedAsListEnding() }),
    ("grantedAsListEndingUnixAsText", { client, _ in _ = try await client.grantedAsListEndingUnixAsText() }),
    ("grantedMaybeLasting", { client, _ in _ = try await client.grantedMaybeLasting() }),
    ("grantedMaybeEnding", { client, _ in _ = try await client.grantedMaybeEnding() }),
    ("grantedMaybeEndingUnixAsText", { client, _ in _ = try await client.grantedMaybeEndingUnixAsText() }),
    ("grantedInEnvelopeLasting", { client, _ in _ = try await client.grantedInEnvelopeLasting() }),
    ("grantedInEnvelopeEnding", { client, _ in _ = try await client.grantedInEnvelopeEnding() }),
    ("grantedInEnvelopeEndingUnixAsText", { client, _ in _ = try await client.grantedInEnvelopeEndingUnixAsText() }),
  ]

  private static func sentInBody(_ client: Client, in web: WebSignIn) async throws {
    try await client.sentInBody(
      appleIdentityToken: Secret("v&1%+"),
      appleAuthorizationCode: Secret("v&1%+"),
      appleRawNonce: Secret("v&1%+"),
      appleUserId: "v&1%+",
      appleFullName: "v&1%+",
      appleEmail: "v&1%+",
      ssoIdentityToken: Secret("v&1%+"),
      ssoAuthorizationCode: Secret("v&1%+"),
      ssoRawNonce: Secret("v&1%+"),
      ssoState: "v&1%+",
      ssoCodeVerifier: Secret("v&1%+"),
      ssoCodeChallenge: "v&1%+",
      poolSrpA: "v&1%+",
      poolSalt: "v&1%+",
      poolSrpB: "v&1%+",
      poolSecretBlock: Secret("v&1%+"),
      poolUserId: "v&1%+",
      poolTimestamp: "v&1%+",
      poolSignature: Secret("v&1%+"))
  }

  private static func sentInBodySparsely(_ client: Client, in web: WebSignIn) async throws {
    try await client.sentInBody(
      appleIdentityToken: Secret("v&1%+"),
      appleAuthorizationCode: Secret("v&1%+"),
      appleRawNonce: Secret("v&1%+"),
      appleUserId: "v&1%+",
      appleFullName: "v&1%+",
      appleEmail: "v&1%+",
      ssoIdentityToken: Secret("v&1%+"),
      ssoAuthorizationCode: Secret("v&1%+"),
      ssoRawNonce: Secret("v&1%+"),
      ssoState: "v&1%+",
      ssoCodeVerifier: Secret("v&1%+"),
      ssoCodeChallenge: "v&1%+",
      poolSrpA: "v&1%+",
      poolSalt: "v&1%+",
      poolSrpB: "v&1%+",
      poolSecretBlock: Secret("v&1%+"),
      poolUserId: "v&1%+",
      poolTimestamp: "v&1%+",
      poolSignature: Secret("v&1%+"))
  }

  private static func sentInRecord(_ client: Client, in web: WebSignIn) async throws {
    try await client.sentInRecord(record: CensusGranted.SentRecord(
      appleIdentityToken: Secret("v&1%+"),
      appleAuthorizationCode: Secret("v&1%+"),
      appleRawNonce: Secret("v&1%+"),
      appleUserId: "v&1%+",
      appleFullName: "v&1%+",
      appleEmail: "v&1%+",
      ssoIdentityToken: Secret("v&1%+"),
      ssoAuthorizationCode: Secret("v&1%+"),
      ssoRawNonce: Secret("v&1%+"),
      ssoState: "v&1%+",
      ssoCodeVerifier: Secret("v&1%+"),
      ssoCodeChallenge: "v&1%+",
      poolSrpA: "v&1%+",
      poolSalt: "v&1%+",
      poolSrpB: "v&1%+",
      poolSecretBlock: Secret("v&1%+"),
      poolUserId: "v&1%+",
      poolTimestamp: "v&1%+",
      poolSignature: Secret("v&1%+")))
  }

  private static func sentInRecordSparsely(_ client: Client, in web: WebSignIn) async throws {
    try await client.sentInRecord(record: CensusGranted.SentRecord(
      appleIdentityToken: Secret("v&1%+"),
      appleAuthorizationCode: Secret("v&1%+"),
      appleRawNonce: Secret("v&1%+"),
      appleUserId: "v&1%+",
      appleFullName: "v&1%+",
      appleEmail: "v&1%+",
      ssoIdentityToken: Secret("v&1%+"),
      ssoAuthorizationCode: Secret("v&1%+"),
      ssoRawNonce: Secret("v&1%+"),
      ssoState: "v&1%+",
      ssoCodeVerifier: Secret("v&1%+"),
      ssoCodeChallenge: "v&1%+",
      poolSrpA: "v&1%+",
      poolSalt: "v&1%+",
      poolSrpB: "v&1%+",
      poolSecretBlock: Secret("v&1%+"),
      poolUserId: "v&1%+",
      poolTimestamp: "v&1%+",
      poolSignature: Secret("v&1%+")))
  }

  private static func sentInList(_ client: Client, in web: WebSignIn) async throws {
    try await client.sentInList(items: [CensusGranted.SentItem(
      appleIdentityToken: Secret("v&1%+"),
      appleAuthorizationCode: Secret("v&1%+"),
      appleRawNonce: Secret("v&1%+"),
      appleUserId: "v&1%+",
      appleFullName: "v&1%+",
      appleEmail: "v&1%+",
      ssoIdentityToken: Secret("v&1%+"),
      ssoAuthorizationCode: Secret("v&1%+"),
      ssoRawNonce: Secret("v&1%+"),
      ssoState: "v&1%+",
      ssoCodeVerifier: Secret("v&1%+"),
      ssoCodeChallenge: "v&1%+",
      poolSrpA: "v&1%+",
      poolSalt: "v&1%+",
      poolSrpB: "v&1%+",
      poolSecretBlock: Secret("v&1%+"),
      poolUserId: "v&1%+",
      poolTimestamp: "v&1%+",
      poolSignature: Secret("v&1%+"))])
  }

  private static func sentInListSparsely(_ client: Client, in web: WebSignIn) async throws {
    try await client.sentInList(items: [CensusGranted.SentItem(
      appleIdentityToken: Secret("v&1%+"),
      appleAuthorizationCode: Secret("v&1%+"),
      appleRawNonce: Secret("v&1%+"),
      appleUserId: "v&1%+",
      appleFullName: "v&1%+",
      appleEmail: "v&1%+",
      ssoIdentityToken: Secret("v&1%+"),
      ssoAuthorizationCode: Secret("v&1%+"),
      ssoRawNonce: Secret("v&1%+"),
      ssoState: "v&1%+",
      ssoCodeVerifier: Secret("v&1%+"),
      ssoCodeChallenge: "v&1%+",
      poolSrpA: "v&1%+",
      poolSalt: "v&1%+",
      poolSrpB: "v&1%+",
      poolSecretBlock: Secret("v&1%+"),
      poolUserId: "v&1%+",
      poolTimestamp: "v&1%+",
      poolSignature: Secret("v&1%+"))])
  }

  private static func sentInMap(_ client: Client, in web: WebSignIn) async throws {
    try await client.sentInMap(entries: ["a_Key.of": CensusGranted.SentEntry(
      appleIdentityToken: Secret("v&1%+"),
      appleAuthorizationCode: Secret("v&1%+"),
      appleRawNonce: Secret("v&1%+"),
      appleUserId: "v&1%+",
      appleFullName: "v&1%+",
      appleEmail: "v&1%+",
      ssoIdentityToken: Secret("v&1%+"),
      ssoAuthorizationCode: Secret("v&1%+"),
      ssoRawNonce: Secret("v&1%+"),
      ssoState: "v&1%+",
      ssoCodeVerifier: Secret("v&1%+"),
      ssoCodeChallenge: "v&1%+",
      poolSrpA: "v&1%+",
      poolSalt: "v&1%+",
      poolSrpB: "v&1%+",
      poolSecretBlock: Secret("v&1%+"),
      poolUserId: "v&1%+",
      poolTimestamp: "v&1%+",
      poolSignature: Secret("v&1%+"))])
  }

  private static func sentInMapSparsely(_ client: Client, in web: WebSignIn) async throws {
    try await client.sentInMap(entries: ["a_Key.of": CensusGranted.SentEntry(
      appleIdentityToken: Secret("v&1%+"),
      appleAuthorizationCode: Secret("v&1%+"),
      appleRawNonce: Secret("v&1%+"),
      appleUserId: "v&1%+",
      appleFullName: "v&1%+",
      appleEmail: "v&1%+",
      ssoIdentityToken: Secret("v&1%+"),
      ssoAuthorizationCode: Secret("v&1%+"),
      ssoRawNonce: Secret("v&1%+"),
      ssoState: "v&1%+",
      ssoCodeVerifier: Secret("v&1%+"),
      ssoCodeChallenge: "v&1%+",
      poolSrpA: "v&1%+",
      poolSalt: "v&1%+",
      poolSrpB: "v&1%+",
      poolSecretBlock: Secret("v&1%+"),
      poolUserId: "v&1%+",
      poolTimestamp: "v&1%+",
      poolSignature: Secret("v&1%+"))])
  }

  private static func sentInChoice(_ client: Client, in web: WebSignIn) async throws {
    try await client.sentInChoice(choice: .sentOption(CensusGranted.SentOption(
      appleIdentityToken: Secret("v&1%+"),
      appleAuthorizationCode: Secret("v&1%+"),
      appleRawNonce: Secret("v&1%+"),
      appleUserId: "v&1%+",
      appleFullName: "v&1%+",
      appleEmail: "v&1%+",
      ssoIdentityToken: Secret("v&1%+"),
      ssoAuthorizationCode: Secret("v&1%+"),
      ssoRawNonce: Secret("v&1%+"),
      ssoState: "v&1%+",
      ssoCodeVerifier: Secret("v&1%+"),
      ssoCodeChallenge: "v&1%+",
      poolSrpA: "v&1%+",
      poolSalt: "v&1%+",
      poolSrpB: "v&1%+",
      poolSecretBlock: Secret("v&1%+"),
      poolUserId: "v&1%+",
      poolTimestamp: "v&1%+",
      poolSignature: Secret("v&1%+"))))
  }

  private static func sentInChoiceSparsely(_ client: Client, in web: WebSignIn) async throws {
    try await client.sentInChoice(choice: .sentOption(CensusGranted.SentOption(
      appleIdentityToken: Secret("v&1%+"),
      appleAuthorizationCode: Secret("v&1%+"),
      appleRawNonce: Secret("v&1%+"),
      appleUserId: "v&1%+",
      appleFullName: "v&1%+",
      appleEmail: "v&1%+",
      ssoIdentityToken: Secret("v&1%+"),
      ssoAuthorizationCode: Secret("v&1%+"),
      ssoRawNonce: Secret("v&1%+"),
      ssoState: "v&1%+",
      ssoCodeVerifier: Secret("v&1%+"),
      ssoCodeChallenge: "v&1%+",
      poolSrpA: "v&1%+",
      poolSalt: "v&1%+",
      poolSrpB: "v&1%+",
      poolSecretBlock: Secret("v&1%+"),
      poolUserId: "v&1%+",
      poolTimestamp: "v&1%+",
      poolSignature: Secret("v&1%+"))))
  }

  private static func sentInForm(_ client: Client, in web: WebSignIn) async throws {
    try await client.sentInForm(
      appleIdentityToken: Secret("v&1%+"),
      appleAuthorizationCode: Secret("v&1%+"),
      appleRawNonce: Secret("v&1%+"),
      appleUserId: "v&1%+",
      appleFullName: "v&1%+",
      appleEmail: "v&1%+",
      ssoIdentityToken: Secret("v&1%+"),
      ssoAuthorizationCode: Secret("v&1%+"),
      ssoRawNonce: Secret("v&1%+"),
      ssoState: "v&1%+",
      ssoCodeVerifier: Secret("v&1%+"),
      ssoCodeChallenge: "v&1%+",
      poolSrpA: "v&1%+",
      poolSalt: "v&1%+",
      poolSrpB: "v&1%+",
      poolSecretBlock: Secret("v&1%+"),
      poolUserId: "v&1%+",
      poolTimestamp: "v&1%+",
      poolSignature: Secret("v&1%+"))
  }

  private static func sentInFormSparsely(_ client: Client, in web: WebSignIn) async throws {
    try await client.sentInForm(
      appleIdentityToken: Secret("v&1%+"),
      appleAuthorizationCode: Secret("v&1%+"),
      appleRawNonce: Secret("v&1%+"),
      appleUserId: "v&1%+",
      appleFullName: "v&1%+",
      appleEmail: "v&1%+",
      ssoIdentityToken: Secret("v&1%+"),
      ssoAuthorizationCode: Secret("v&1%+"),
      ssoRawNonce: Secret("v&1%+"),
      ssoState: "v&1%+",
      ssoCodeVerifier: Secret("v&1%+"),
      ssoCodeChallenge: "v&1%+",
      poolSrpA: "v&1%+",
      poolSalt: "v&1%+",
      poolSrpB: "v&1%+",
      poolSecretBlock: Secret("v&1%+"),
      poolUserId: "v&1%+",
      poolTimestamp: "v&1%+",
      poolSignature: Secret("v&1%+"))
  }

  private static func sentInQuery(_ client: Client, in web: WebSignIn) async throws {
    try await client.sentInQuery(
      appleAuthorizationCode: Secret("v&1%+"),
      appleUserId: "v&1%+",
      appleFullName: "v&1%+",
      appleEmail: "v&1%+",
      ssoAuthorizationCode: Secret("v&1%+"),
      ssoState: "v&1%+",
      ssoCodeChallenge: "v&1%+",
      poolSrpA: "v&1%+",
      poolSalt: "v&1%+",
      poolSrpB: "v&1%+",
      poolUserId: "v&1%+",
      poolTimestamp: "v&1%+")
  }

  private static func sentInQuerySparsely(_ client: Client, in web: WebSignIn) async throws {
    try await client.sentInQuery(
      appleAuthorizationCode: Secret("v&1%+"),
      appleUserId: "v&1%+",
      appleFullName: "v&1%+",
      appleEmail: "v&1%+",
      ssoAuthorizationCode: Secret("v&1%+"),
      ssoState: "v&1%+",
      ssoCodeChallenge: "v&1%+",
      poolSrpA: "v&1%+",
      poolSalt: "v&1%+",
      poolSrpB: "v&1%+",
      poolUserId: "v&1%+",
      poolTimestamp: "v&1%+")
  }

  private static func sentInPathAppleAuthorizationCode(_ client: Client, in web: WebSignIn) async throws {
    try await client.sentInPathAppleAuthorizationCode(appleAuthorizationCode: Secret("v&1%+"))
  }

  private static func sentInPathAppleUserId(_ client: Client, in web: WebSignIn) async throws {
    try await client.sentInPathAppleUserId(appleUserId: "v&1%+")
  }

  private static func sentInPathAppleFullName(_ client: Client, in web: WebSignIn) async throws {
    try await client.sentInPathAppleFullName(appleFullName: "v&1%+")
  }

  private static func sentInPathAppleEmail(_ client: Client, in web: WebSignIn) async throws {
    try await client.sentInPathAppleEmail(appleEmail: "v&1%+")
  }

  private static func sentInPathSsoAuthorizationCode(_ client: Client, in web: WebSignIn) async throws {
    try await client.sentInPathSsoAuthorizationCode(ssoAuthorizationCode: Secret("v&1%+"))
  }

  private static func sentInPathSsoState(_ client: Client, in web: WebSignIn) async throws {
    try await client.sentInPathSsoState(ssoState: "v&1%+")
  }

  private static func sentInPathSsoCodeChallenge(_ client: Client, in web: WebSignIn) async throws {
    try await client.sentInPathSsoCodeChallenge(ssoCodeChallenge: "v&1%+")
  }

  private static func sentInPathPoolSrpA(_ client: Client, in web: WebSignIn) async throws {
    try await client.sentInPathPoolSrpA(poolSrpA: "v&1%+")
  }

  private static func sentInPathPoolSalt(_ client: Client, in web: WebSignIn) async throws {
    try await client.sentInPathPoolSalt(poolSalt: "v&1%+")
  }

  private static func sentInPathPoolSrpB(_ client: Client, in web: WebSignIn) async throws {
    try await client.sentInPathPoolSrpB(poolSrpB: "v&1%+")
  }

  private static func sentInPathPoolUserId(_ client: Client, in web: WebSignIn) async throws {
    try await client.sentInPathPoolUserId(poolUserId: "v&1%+")
  }

  private static func sentInPathPoolTimestamp(_ client: Client, in web: WebSignIn) async throws {
    try await client.sentInPathPoolTimestamp(poolTimestamp: "v&1%+")
  }

  private static func sentInHeader(_ client: Client, in web: WebSignIn) async throws {
    try await client.sentInHeader(
      appleIdentityToken: Secret("v&1%+"),
      appleAuthorizationCode: Secret("v&1%+"),
      appleRawNonce: Secret("v&1%+"),
      appleUserId: "v&1%+",
      appleFullName: "v&1%+",
      appleEmail: "v&1%+",
      ssoIdentityToken: Secret("v&1%+"),
      ssoAuthorizationCode: Secret("v&1%+"),
      ssoRawNonce: Secret("v&1%+"),
      ssoState: "v&1%+",
      ssoCodeVerifier: Secret("v&1%+"),
      ssoCodeChallenge: "v&1%+",
      poolSrpA: "v&1%+",
      poolSalt: "v&1%+",
      poolSrpB: "v&1%+",
      poolSecretBlock: Secret("v&1%+"),
      poolUserId: "v&1%+",
      poolTimestamp: "v&1%+",
      poolSignature: Secret("v&1%+"))
  }

  private static func sentInHeaderSparsely(_ client: Client, in web: WebSignIn) async throws {
    try await client.sentInHeader(
      appleIdentityToken: Secret("v&1%+"),
      appleAuthorizationCode: Secret("v&1%+"),
      appleRawNonce: Secret("v&1%+"),
      appleUserId: "v&1%+",
      appleFullName: "v&1%+",
      appleEmail: "v&1%+",
      ssoIdentityToken: Secret("v&1%+"),
      ssoAuthorizationCode: Secret("v&1%+"),
      ssoRawNonce: Secret("v&1%+"),
      ssoState: "v&1%+",
      ssoCodeVerifier: Secret("v&1%+"),
      ssoCodeChallenge: "v&1%+",
      poolSrpA: "v&1%+",
      poolSalt: "v&1%+",
      poolSrpB: "v&1%+",
      poolSecretBlock: Secret("v&1%+"),
      poolUserId: "v&1%+",
      poolTimestamp: "v&1%+",
      poolSignature: Secret("v&1%+"))
  }

  private static func sentInCookie(_ client: Client, in web: WebSignIn) async throws {
    try await client.sentInCookie(
      appleIdentityToken: Secret("v&1%+"),
      appleAuthorizationCode: Secret("v&1%+"),
      appleRawNonce: Secret("v&1%+"),
      appleUserId: "v&1%+",
      appleFullName: "v&1%+",
      appleEmail: "v&1%+",
      ssoIdentityToken: Secret("v&1%+"),
      ssoAuthorizationCode: Secret("v&1%+"),
      ssoRawNonce: Secret("v&1%+"),
      ssoState: "v&1%+",
      ssoCodeVerifier: Secret("v&1%+"),
      ssoCodeChallenge: "v&1%+",
      poolSrpA: "v&1%+",
      poolSalt: "v&1%+",
      poolSrpB: "v&1%+",
      poolSecretBlock: Secret("v&1%+"),
      poolUserId: "v&1%+",
      poolTimestamp: "v&1%+",
      poolSignature: Secret("v&1%+"))
  }

  private static func sentInCookieSparsely(_ client: Client, in web: WebSignIn) async throws {
    try await client.sentInCookie(
      appleIdentityToken: Secret("v&1%+"),
      appleAuthorizationCode: Secret("v&1%+"),
      appleRawNonce: Secret("v&1%+"),
      appleUserId: "v&1%+",
      appleFullName: "v&1%+",
      appleEmail: "v&1%+",
      ssoIdentityToken: Secret("v&1%+"),
      ssoAuthorizationCode: Secret("v&1%+"),
      ssoRawNonce: Secret("v&1%+"),
      ssoState: "v&1%+",
      ssoCodeVerifier: Secret("v&1%+"),
      ssoCodeChallenge: "v&1%+",
      poolSrpA: "v&1%+",
      poolSalt: "v&1%+",
      poolSrpB: "v&1%+",
      poolSecretBlock: Secret("v&1%+"),
      poolUserId: "v&1%+",
      poolTimestamp: "v&1%+",
      poolSignature: Secret("v&1%+"))
  }
}
