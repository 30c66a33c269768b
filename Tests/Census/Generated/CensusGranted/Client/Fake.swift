// Written by authgen from granted.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension CensusGranted {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<CensusGranted> { get }
    func with(_ options: CallOptions) -> Self
    func sentInBody(
      appleIdentityToken: Secret, appleAuthorizationCode: Secret, appleRawNonce: Secret,
      appleUserId: String, appleFullName: String, appleEmail: String, ssoIdentityToken: Secret,
      ssoAuthorizationCode: Secret, ssoRawNonce: Secret, ssoState: String, ssoCodeVerifier: Secret,
      ssoCodeChallenge: String, poolSrpA: String, poolSalt: String, poolSrpB: String,
      poolSecretBlock: Secret, poolUserId: String, poolTimestamp: String, poolSignature: Secret
    ) async throws(CallFailure<NoRefusal>)
    func sentInRecord(record: SentRecord) async throws(CallFailure<NoRefusal>)
    func sentInList(items: [SentItem]) async throws(CallFailure<NoRefusal>)
    func sentInMap(entries: [String: SentEntry]) async throws(CallFailure<NoRefusal>)
    func sentInChoice(choice: SentChoice) async throws(CallFailure<NoRefusal>)
    func sentInForm(
      appleIdentityToken: Secret, appleAuthorizationCode: Secret, appleRawNonce: Secret,
      appleUserId: String, appleFullName: String, appleEmail: String, ssoIdentityToken: Secret,
      ssoAuthorizationCode: Secret, ssoRawNonce: Secret, ssoState: String, ssoCodeVerifier: Secret,
      ssoCodeChallenge: String, poolSrpA: String, poolSalt: String, poolSrpB: String,
      poolSecretBlock: Secret, poolUserId: String, poolTimestamp: String, poolSignature: Secret
    ) async throws(CallFailure<NoRefusal>)
    func sentInQuery(
      appleAuthorizationCode: Secret, appleUserId: String, appleFullName: String,
      appleEmail: String, ssoAuthorizationCode: Secret, ssoState: String, ssoCodeChallenge: String,
      poolSrpA: String, poolSalt: String, poolSrpB: String, poolUserId: String,
      poolTimestamp: String
    ) async throws(CallFailure<NoRefusal>)
    func sentInPathAppleAuthorizationCode(
      appleAuthorizationCode: Secret
    ) async throws(CallFailure<NoRefusal>)
    func sentInPathAppleUserId(appleUserId: String) async throws(CallFailure<NoRefusal>)
    func sentInPathAppleFullName(appleFullName: String) async throws(CallFailure<NoRefusal>)
    func sentInPathAppleEmail(appleEmail: String) async throws(CallFailure<NoRefusal>)
    func sentInPathSsoAuthorizationCode(
      ssoAuthorizationCode: Secret
    ) async throws(CallFailure<NoRefusal>)
    func sentInPathSsoState(ssoState: String) async throws(CallFailure<NoRefusal>)
    func sentInPathSsoCodeChallenge(ssoCodeChallenge: String) async throws(CallFailure<NoRefusal>)
    func sentInPathPoolSrpA(poolSrpA: String) async throws(CallFailure<NoRefusal>)
    func sentInPathPoolSalt(poolSalt: String) async throws(CallFailure<NoRefusal>)
    func sentInPathPoolSrpB(poolSrpB: String) async throws(CallFailure<NoRefusal>)
    func sentInPathPoolUserId(poolUserId: String) async throws(CallFailure<NoRefusal>)
    func sentInPathPoolTimestamp(poolTimestamp: String) async throws(CallFailure<NoRefusal>)
    func sentInHeader(
      appleIdentityToken: Secret, appleAuthorizationCode: Secret, appleRawNonce: Secret,
      appleUserId: String, appleFullName: String, appleEmail: String, ssoIdentityToken: Secret,
      ssoAuthorizationCode: Secret, ssoRawNonce: Secret, ssoState: String, ssoCodeVerifier: Secret,
      ssoCodeChallenge: String, poolSrpA: String, poolSalt: String, poolSrpB: String,
      poolSecretBlock: Secret, poolUserId: String, poolTimestamp: String, poolSignature: Secret
    ) async throws(CallFailure<NoRefusal>)
    func sentInCookie(
      appleIdentityToken: Secret, appleAuthorizationCode: Secret, appleRawNonce: Secret,
      appleUserId: String, appleFullName: String, appleEmail: String, ssoIdentityToken: Secret,
      ssoAuthorizationCode: Secret, ssoRawNonce: Secret, ssoState: String, ssoCodeVerifier: Secret,
      ssoCodeChallenge: String, poolSrpA: String, poolSalt: String, poolSrpB: String,
      poolSecretBlock: Secret, poolUserId: String, poolTimestamp: String, poolSignature: Secret
    ) async throws(CallFailure<NoRefusal>)
    func bringMissing() async throws(CallFailure<NoRefusal>) -> BringMissingAnswer
    func bringKept() async throws(CallFailure<NoRefusal>) -> BringKeptAnswer
    func grantedBesideLasting() async throws(CallFailure<NoRefusal>) -> GrantedBesideLastingAnswer
    func grantedBesideLastingRequired() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideLastingRequiredAnswer
    func grantedBesideLastingAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideLastingAsTextAnswer
    func grantedBesideLastingAsTextRequired() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideLastingAsTextRequiredAnswer
    func grantedBesideLastingMilliseconds() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideLastingMillisecondsAnswer
    func grantedBesideLastingMillisecondsRequired() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideLastingMillisecondsRequiredAnswer
    func grantedBesideLastingMillisecondsAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideLastingMillisecondsAsTextAnswer
    func grantedBesideLastingMillisecondsAsTextRequired() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideLastingMillisecondsAsTextRequiredAnswer
    func grantedBesideEnding() async throws(CallFailure<NoRefusal>) -> GrantedBesideEndingAnswer
    func grantedBesideEndingRequired() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideEndingRequiredAnswer
    func grantedBesideEndingUnix() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideEndingUnixAnswer
    func grantedBesideEndingUnixRequired() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideEndingUnixRequiredAnswer
    func grantedBesideEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideEndingUnixAsTextAnswer
    func grantedBesideEndingUnixAsTextRequired() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideEndingUnixAsTextRequiredAnswer
    func grantedBesideEndingMilliseconds() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideEndingMillisecondsAnswer
    func grantedBesideEndingMillisecondsRequired() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideEndingMillisecondsRequiredAnswer
    func grantedBesideEndingMillisecondsAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideEndingMillisecondsAsTextAnswer
    func grantedBesideEndingMillisecondsAsTextRequired() async throws(CallFailure<NoRefusal>)
      -> GrantedBesideEndingMillisecondsAsTextRequiredAnswer
    func grantedEndInHeaderLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedEndInHeaderLastingAnswer
    func grantedEndInHeaderEnding() async throws(CallFailure<NoRefusal>)
      -> GrantedEndInHeaderEndingAnswer
    func grantedEndInHeaderEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedEndInHeaderEndingUnixAsTextAnswer
    func grantedEndInCookieLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedEndInCookieLastingAnswer
    func grantedEndInCookieEnding() async throws(CallFailure<NoRefusal>)
      -> GrantedEndInCookieEndingAnswer
    func grantedEndInCookieEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedEndInCookieEndingUnixAsTextAnswer
    func grantedInHeaderLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedInHeaderLastingAnswer
    func grantedInHeaderEnding() async throws(CallFailure<NoRefusal>) -> GrantedInHeaderEndingAnswer
    func grantedInHeaderEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedInHeaderEndingUnixAsTextAnswer
    func grantedInCookieLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedInCookieLastingAnswer
    func grantedInCookieEnding() async throws(CallFailure<NoRefusal>) -> GrantedInCookieEndingAnswer
    func grantedInCookieEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedInCookieEndingUnixAsTextAnswer
    func grantedBothInCookiesLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedBothInCookiesLastingAnswer
    func grantedBothInCookiesEnding() async throws(CallFailure<NoRefusal>)
      -> GrantedBothInCookiesEndingAnswer
    func grantedBothInCookiesEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedBothInCookiesEndingUnixAsTextAnswer
    func grantedEndBelowLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedEndBelowLastingAnswer
    func grantedEndBelowEnding() async throws(CallFailure<NoRefusal>) -> GrantedEndBelowEndingAnswer
    func grantedEndBelowEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedEndBelowEndingUnixAsTextAnswer
    func grantedEndTwoBelowLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedEndTwoBelowLastingAnswer
    func grantedEndTwoBelowEnding() async throws(CallFailure<NoRefusal>)
      -> GrantedEndTwoBelowEndingAnswer
    func grantedEndTwoBelowEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedEndTwoBelowEndingUnixAsTextAnswer
    func grantedEndMaybeBelowLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedEndMaybeBelowLastingAnswer
    func grantedEndMaybeBelowEnding() async throws(CallFailure<NoRefusal>)
      -> GrantedEndMaybeBelowEndingAnswer
    func grantedEndMaybeBelowEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedEndMaybeBelowEndingUnixAsTextAnswer
    func grantedEndAboveLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedEndAboveLastingAnswer
    func grantedEndAboveEnding() async throws(CallFailure<NoRefusal>) -> GrantedEndAboveEndingAnswer
    func grantedEndAboveEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedEndAboveEndingUnixAsTextAnswer
    func grantedEndTwoAboveLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedEndTwoAboveLastingAnswer
    func grantedEndTwoAboveEnding() async throws(CallFailure<NoRefusal>)
      -> GrantedEndTwoAboveEndingAnswer
    func grantedEndTwoAboveEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedEndTwoAboveEndingUnixAsTextAnswer
    func grantedApartLasting() async throws(CallFailure<NoRefusal>) -> GrantedApartLastingAnswer
    func grantedApartEnding() async throws(CallFailure<NoRefusal>) -> GrantedApartEndingAnswer
    func grantedApartEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedApartEndingUnixAsTextAnswer
    func grantedInListLasting() async throws(CallFailure<NoRefusal>) -> GrantedInListLastingAnswer
    func grantedInListEnding() async throws(CallFailure<NoRefusal>) -> GrantedInListEndingAnswer
    func grantedInListEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedInListEndingUnixAsTextAnswer
    func grantedEndOverListLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedEndOverListLastingAnswer
    func grantedEndOverListEnding() async throws(CallFailure<NoRefusal>)
      -> GrantedEndOverListEndingAnswer
    func grantedEndOverListEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedEndOverListEndingUnixAsTextAnswer
    func grantedInDeepListLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedInDeepListLastingAnswer
    func grantedInDeepListEnding() async throws(CallFailure<NoRefusal>)
      -> GrantedInDeepListEndingAnswer
    func grantedInDeepListEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedInDeepListEndingUnixAsTextAnswer
    func grantedInChoiceLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedInChoiceLastingAnswer
    func grantedInChoiceEnding() async throws(CallFailure<NoRefusal>) -> GrantedInChoiceEndingAnswer
    func grantedInChoiceEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedInChoiceEndingUnixAsTextAnswer
    func grantedEndOverChoiceLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedEndOverChoiceLastingAnswer
    func grantedEndOverChoiceEnding() async throws(CallFailure<NoRefusal>)
      -> GrantedEndOverChoiceEndingAnswer
    func grantedEndOverChoiceEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedEndOverChoiceEndingUnixAsTextAnswer
    func grantedInChoiceInListLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedInChoiceInListLastingAnswer
    func grantedInChoiceInListEnding() async throws(CallFailure<NoRefusal>)
      -> GrantedInChoiceInListEndingAnswer
    func grantedInChoiceInListEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedInChoiceInListEndingUnixAsTextAnswer
    func grantedAsChoiceLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedAsChoiceLastingChoice
    func grantedAsChoiceEnding() async throws(CallFailure<NoRefusal>) -> GrantedAsChoiceEndingChoice
    func grantedAsChoiceEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedAsChoiceEndingUnixAsTextChoice
    func grantedAsListLasting() async throws(CallFailure<NoRefusal>) -> [GrantedAsListLastingGrant]
    func grantedAsListEnding() async throws(CallFailure<NoRefusal>) -> [GrantedAsListEndingGrant]
    func grantedAsListEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> [GrantedAsListEndingUnixAsTextGrant]
    func grantedMaybeLasting() async throws(CallFailure<NoRefusal>) -> GrantedMaybeLastingAnswer
    func grantedMaybeEnding() async throws(CallFailure<NoRefusal>) -> GrantedMaybeEndingAnswer
    func grantedMaybeEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedMaybeEndingUnixAsTextAnswer
    func grantedInEnvelopeLasting() async throws(CallFailure<NoRefusal>)
      -> GrantedInEnvelopeLastingAnswer
    func grantedInEnvelopeEnding() async throws(CallFailure<NoRefusal>)
      -> GrantedInEnvelopeEndingAnswer
    func grantedInEnvelopeEndingUnixAsText() async throws(CallFailure<NoRefusal>)
      -> GrantedInEnvelopeEndingUnixAsTextAnswer
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let sentInBody = FakeEndpoint<NoAnswer, NoRefusal>("sentInBody")
    public static let sentInRecord = FakeEndpoint<NoAnswer, NoRefusal>("sentInRecord")
    public static let sentInList = FakeEndpoint<NoAnswer, NoRefusal>("sentInList")
    public static let sentInMap = FakeEndpoint<NoAnswer, NoRefusal>("sentInMap")
    public static let sentInChoice = FakeEndpoint<NoAnswer, NoRefusal>("sentInChoice")
    public static let sentInForm = FakeEndpoint<NoAnswer, NoRefusal>("sentInForm")
    public static let sentInQuery = FakeEndpoint<NoAnswer, NoRefusal>("sentInQuery")
    public static let sentInPathAppleAuthorizationCode = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathAppleAuthorizationCode")
    public static let sentInPathAppleUserId = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathAppleUserId")
    public static let sentInPathAppleFullName = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathAppleFullName")
    public static let sentInPathAppleEmail = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathAppleEmail")
    public static let sentInPathSsoAuthorizationCode = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathSsoAuthorizationCode")
    public static let sentInPathSsoState = FakeEndpoint<NoAnswer, NoRefusal>("sentInPathSsoState")
    public static let sentInPathSsoCodeChallenge = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathSsoCodeChallenge")
    public static let sentInPathPoolSrpA = FakeEndpoint<NoAnswer, NoRefusal>("sentInPathPoolSrpA")
    public static let sentInPathPoolSalt = FakeEndpoint<NoAnswer, NoRefusal>("sentInPathPoolSalt")
    public static let sentInPathPoolSrpB = FakeEndpoint<NoAnswer, NoRefusal>("sentInPathPoolSrpB")
    public static let sentInPathPoolUserId = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathPoolUserId")
    public static let sentInPathPoolTimestamp = FakeEndpoint<NoAnswer, NoRefusal>(
      "sentInPathPoolTimestamp")
    public static let sentInHeader = FakeEndpoint<NoAnswer, NoRefusal>("sentInHeader")
    public static let sentInCookie = FakeEndpoint<NoAnswer, NoRefusal>("sentInCookie")
    public static let bringMissing = FakeEndpoint<BringMissingAnswer, NoRefusal>("bringMissing")
    public static let bringKept = FakeEndpoint<BringKeptAnswer, NoRefusal>("bringKept")
    public static let grantedBesideLasting = FakeEndpoint<GrantedBesideLastingAnswer, NoRefusal>(
      "grantedBesideLasting")
    public static let grantedBesideLastingRequired =
      FakeEndpoint<GrantedBesideLastingRequiredAnswer, NoRefusal>("grantedBesideLastingRequired")
    public static let grantedBesideLastingAsText =
      FakeEndpoint<GrantedBesideLastingAsTextAnswer, NoRefusal>("grantedBesideLastingAsText")
    public static let grantedBesideLastingAsTextRequired =
      FakeEndpoint<GrantedBesideLastingAsTextRequiredAnswer, NoRefusal>(
        "grantedBesideLastingAsTextRequired")
    public static let grantedBesideLastingMilliseconds =
      FakeEndpoint<GrantedBesideLastingMillisecondsAnswer, NoRefusal>(
        "grantedBesideLastingMilliseconds")
    public static let grantedBesideLastingMillisecondsRequired =
      FakeEndpoint<GrantedBesideLastingMillisecondsRequiredAnswer, NoRefusal>(
        "grantedBesideLastingMillisecondsRequired")
    public static let grantedBesideLastingMillisecondsAsText =
      FakeEndpoint<GrantedBesideLastingMillisecondsAsTextAnswer, NoRefusal>(
        "grantedBesideLastingMillisecondsAsText")
    public static let grantedBesideLastingMillisecondsAsTextRequired =
      FakeEndpoint<GrantedBesideLastingMillisecondsAsTextRequiredAnswer, NoRefusal>(
        "grantedBesideLastingMillisecondsAsTextRequired")
    public static let grantedBesideEnding = FakeEndpoint<GrantedBesideEndingAnswer, NoRefusal>(
      "grantedBesideEnding")
    public static let grantedBesideEndingRequired =
      FakeEndpoint<GrantedBesideEndingRequiredAnswer, NoRefusal>("grantedBesideEndingRequired")
    public static let grantedBesideEndingUnix =
      FakeEndpoint<GrantedBesideEndingUnixAnswer, NoRefusal>("grantedBesideEndingUnix")
    public static let grantedBesideEndingUnixRequired =
      FakeEndpoint<GrantedBesideEndingUnixRequiredAnswer, NoRefusal>(
        "grantedBesideEndingUnixRequired")
    public static let grantedBesideEndingUnixAsText =
      FakeEndpoint<GrantedBesideEndingUnixAsTextAnswer, NoRefusal>("grantedBesideEndingUnixAsText")
    public static let grantedBesideEndingUnixAsTextRequired =
      FakeEndpoint<GrantedBesideEndingUnixAsTextRequiredAnswer, NoRefusal>(
        "grantedBesideEndingUnixAsTextRequired")
    public static let grantedBesideEndingMilliseconds =
      FakeEndpoint<GrantedBesideEndingMillisecondsAnswer, NoRefusal>(
        "grantedBesideEndingMilliseconds")
    public static let grantedBesideEndingMillisecondsRequired =
      FakeEndpoint<GrantedBesideEndingMillisecondsRequiredAnswer, NoRefusal>(
        "grantedBesideEndingMillisecondsRequired")
    public static let grantedBesideEndingMillisecondsAsText =
      FakeEndpoint<GrantedBesideEndingMillisecondsAsTextAnswer, NoRefusal>(
        "grantedBesideEndingMillisecondsAsText")
    public static let grantedBesideEndingMillisecondsAsTextRequired =
      FakeEndpoint<GrantedBesideEndingMillisecondsAsTextRequiredAnswer, NoRefusal>(
        "grantedBesideEndingMillisecondsAsTextRequired")
    public static let grantedEndInHeaderLasting =
      FakeEndpoint<GrantedEndInHeaderLastingAnswer, NoRefusal>("grantedEndInHeaderLasting")
    public static let grantedEndInHeaderEnding =
      FakeEndpoint<GrantedEndInHeaderEndingAnswer, NoRefusal>("grantedEndInHeaderEnding")
    public static let grantedEndInHeaderEndingUnixAsText =
      FakeEndpoint<GrantedEndInHeaderEndingUnixAsTextAnswer, NoRefusal>(
        "grantedEndInHeaderEndingUnixAsText")
    public static let grantedEndInCookieLasting =
      FakeEndpoint<GrantedEndInCookieLastingAnswer, NoRefusal>("grantedEndInCookieLasting")
    public static let grantedEndInCookieEnding =
      FakeEndpoint<GrantedEndInCookieEndingAnswer, NoRefusal>("grantedEndInCookieEnding")
    public static let grantedEndInCookieEndingUnixAsText =
      FakeEndpoint<GrantedEndInCookieEndingUnixAsTextAnswer, NoRefusal>(
        "grantedEndInCookieEndingUnixAsText")
    public static let grantedInHeaderLasting =
      FakeEndpoint<GrantedInHeaderLastingAnswer, NoRefusal>("grantedInHeaderLasting")
    public static let grantedInHeaderEnding = FakeEndpoint<GrantedInHeaderEndingAnswer, NoRefusal>(
      "grantedInHeaderEnding")
    public static let grantedInHeaderEndingUnixAsText =
      FakeEndpoint<GrantedInHeaderEndingUnixAsTextAnswer, NoRefusal>(
        "grantedInHeaderEndingUnixAsText")
    public static let grantedInCookieLasting =
      FakeEndpoint<GrantedInCookieLastingAnswer, NoRefusal>("grantedInCookieLasting")
    public static let grantedInCookieEnding = FakeEndpoint<GrantedInCookieEndingAnswer, NoRefusal>(
      "grantedInCookieEnding")
    public static let grantedInCookieEndingUnixAsText =
      FakeEndpoint<GrantedInCookieEndingUnixAsTextAnswer, NoRefusal>(
        "grantedInCookieEndingUnixAsText")
    public static let grantedBothInCookiesLasting =
      FakeEndpoint<GrantedBothInCookiesLastingAnswer, NoRefusal>("grantedBothInCookiesLasting")
    public static let grantedBothInCookiesEnding =
      FakeEndpoint<GrantedBothInCookiesEndingAnswer, NoRefusal>("grantedBothInCookiesEnding")
    public static let grantedBothInCookiesEndingUnixAsText =
      FakeEndpoint<GrantedBothInCookiesEndingUnixAsTextAnswer, NoRefusal>(
        "grantedBothInCookiesEndingUnixAsText")
    public static let grantedEndBelowLasting =
      FakeEndpoint<GrantedEndBelowLastingAnswer, NoRefusal>("grantedEndBelowLasting")
    public static let grantedEndBelowEnding = FakeEndpoint<GrantedEndBelowEndingAnswer, NoRefusal>(
      "grantedEndBelowEnding")
    public static let grantedEndBelowEndingUnixAsText =
      FakeEndpoint<GrantedEndBelowEndingUnixAsTextAnswer, NoRefusal>(
        "grantedEndBelowEndingUnixAsText")
    public static let grantedEndTwoBelowLasting =
      FakeEndpoint<GrantedEndTwoBelowLastingAnswer, NoRefusal>("grantedEndTwoBelowLasting")
    public static let grantedEndTwoBelowEnding =
      FakeEndpoint<GrantedEndTwoBelowEndingAnswer, NoRefusal>("grantedEndTwoBelowEnding")
    public static let grantedEndTwoBelowEndingUnixAsText =
      FakeEndpoint<GrantedEndTwoBelowEndingUnixAsTextAnswer, NoRefusal>(
        "grantedEndTwoBelowEndingUnixAsText")
    public static let grantedEndMaybeBelowLasting =
      FakeEndpoint<GrantedEndMaybeBelowLastingAnswer, NoRefusal>("grantedEndMaybeBelowLasting")
    public static let grantedEndMaybeBelowEnding =
      FakeEndpoint<GrantedEndMaybeBelowEndingAnswer, NoRefusal>("grantedEndMaybeBelowEnding")
    public static let grantedEndMaybeBelowEndingUnixAsText =
      FakeEndpoint<GrantedEndMaybeBelowEndingUnixAsTextAnswer, NoRefusal>(
        "grantedEndMaybeBelowEndingUnixAsText")
    public static let grantedEndAboveLasting =
      FakeEndpoint<GrantedEndAboveLastingAnswer, NoRefusal>("grantedEndAboveLasting")
    public static let grantedEndAboveEnding = FakeEndpoint<GrantedEndAboveEndingAnswer, NoRefusal>(
      "grantedEndAboveEnding")
    public static let grantedEndAboveEndingUnixAsText =
      FakeEndpoint<GrantedEndAboveEndingUnixAsTextAnswer, NoRefusal>(
        "grantedEndAboveEndingUnixAsText")
    public static let grantedEndTwoAboveLasting =
      FakeEndpoint<GrantedEndTwoAboveLastingAnswer, NoRefusal>("grantedEndTwoAboveLasting")
    public static let grantedEndTwoAboveEnding =
      FakeEndpoint<GrantedEndTwoAboveEndingAnswer, NoRefusal>("grantedEndTwoAboveEnding")
    public static let grantedEndTwoAboveEndingUnixAsText =
      FakeEndpoint<GrantedEndTwoAboveEndingUnixAsTextAnswer, NoRefusal>(
        "grantedEndTwoAboveEndingUnixAsText")
    public static let grantedApartLasting = FakeEndpoint<GrantedApartLastingAnswer, NoRefusal>(
      "grantedApartLasting")
    public static let grantedApartEnding = FakeEndpoint<GrantedApartEndingAnswer, NoRefusal>(
      "grantedApartEnding")
    public static let grantedApartEndingUnixAsText =
      FakeEndpoint<GrantedApartEndingUnixAsTextAnswer, NoRefusal>("grantedApartEndingUnixAsText")
    public static let grantedInListLasting = FakeEndpoint<GrantedInListLastingAnswer, NoRefusal>(
      "grantedInListLasting")
    public static let grantedInListEnding = FakeEndpoint<GrantedInListEndingAnswer, NoRefusal>(
      "grantedInListEnding")
    public static let grantedInListEndingUnixAsText =
      FakeEndpoint<GrantedInListEndingUnixAsTextAnswer, NoRefusal>("grantedInListEndingUnixAsText")
    public static let grantedEndOverListLasting =
      FakeEndpoint<GrantedEndOverListLastingAnswer, NoRefusal>("grantedEndOverListLasting")
    public static let grantedEndOverListEnding =
      FakeEndpoint<GrantedEndOverListEndingAnswer, NoRefusal>("grantedEndOverListEnding")
    public static let grantedEndOverListEndingUnixAsText =
      FakeEndpoint<GrantedEndOverListEndingUnixAsTextAnswer, NoRefusal>(
        "grantedEndOverListEndingUnixAsText")
    public static let grantedInDeepListLasting =
      FakeEndpoint<GrantedInDeepListLastingAnswer, NoRefusal>("grantedInDeepListLasting")
    public static let grantedInDeepListEnding =
      FakeEndpoint<GrantedInDeepListEndingAnswer, NoRefusal>("grantedInDeepListEnding")
    public static let grantedInDeepListEndingUnixAsText =
      FakeEndpoint<GrantedInDeepListEndingUnixAsTextAnswer, NoRefusal>(
        "grantedInDeepListEndingUnixAsText")
    public static let grantedInChoiceLasting =
      FakeEndpoint<GrantedInChoiceLastingAnswer, NoRefusal>("grantedInChoiceLasting")
    public static let grantedInChoiceEnding = FakeEndpoint<GrantedInChoiceEndingAnswer, NoRefusal>(
      "grantedInChoiceEnding")
    public static let grantedInChoiceEndingUnixAsText =
      FakeEndpoint<GrantedInChoiceEndingUnixAsTextAnswer, NoRefusal>(
        "grantedInChoiceEndingUnixAsText")
    public static let grantedEndOverChoiceLasting =
      FakeEndpoint<GrantedEndOverChoiceLastingAnswer, NoRefusal>("grantedEndOverChoiceLasting")
    public static let grantedEndOverChoiceEnding =
      FakeEndpoint<GrantedEndOverChoiceEndingAnswer, NoRefusal>("grantedEndOverChoiceEnding")
    public static let grantedEndOverChoiceEndingUnixAsText =
      FakeEndpoint<GrantedEndOverChoiceEndingUnixAsTextAnswer, NoRefusal>(
        "grantedEndOverChoiceEndingUnixAsText")
    public static let grantedInChoiceInListLasting =
      FakeEndpoint<GrantedInChoiceInListLastingAnswer, NoRefusal>("grantedInChoiceInListLasting")
    public static let grantedInChoiceInListEnding =
      FakeEndpoint<GrantedInChoiceInListEndingAnswer, NoRefusal>("grantedInChoiceInListEnding")
    public static let grantedInChoiceInListEndingUnixAsText =
      FakeEndpoint<GrantedInChoiceInListEndingUnixAsTextAnswer, NoRefusal>(
        "grantedInChoiceInListEndingUnixAsText")
    public static let grantedAsChoiceLasting =
      FakeEndpoint<GrantedAsChoiceLastingChoice, NoRefusal>("grantedAsChoiceLasting")
    public static let grantedAsChoiceEnding = FakeEndpoint<GrantedAsChoiceEndingChoice, NoRefusal>(
      "grantedAsChoiceEnding")
    public static let grantedAsChoiceEndingUnixAsText =
      FakeEndpoint<GrantedAsChoiceEndingUnixAsTextChoice, NoRefusal>(
        "grantedAsChoiceEndingUnixAsText")
    public static let grantedAsListLasting = FakeEndpoint<[
      GrantedAsListLastingGrant
    ], NoRefusal>("grantedAsListLasting")
    public static let grantedAsListEnding = FakeEndpoint<[
      GrantedAsListEndingGrant
    ], NoRefusal>("grantedAsListEnding")
    public static let grantedAsListEndingUnixAsText = FakeEndpoint<[
      GrantedAsListEndingUnixAsTextGrant
    ], NoRefusal>("grantedAsListEndingUnixAsText")
    public static let grantedMaybeLasting = FakeEndpoint<GrantedMaybeLastingAnswer, NoRefusal>(
      "grantedMaybeLasting")
    public static let grantedMaybeEnding = FakeEndpoint<GrantedMaybeEndingAnswer, NoRefusal>(
      "grantedMaybeEnding")
    public static let grantedMaybeEndingUnixAsText =
      FakeEndpoint<GrantedMaybeEndingUnixAsTextAnswer, NoRefusal>("grantedMaybeEndingUnixAsText")
    public static let grantedInEnvelopeLasting =
      FakeEndpoint<GrantedInEnvelopeLastingAnswer, NoRefusal>(
        "grantedInEnvelopeLasting", as: Servers.envelope)
    public static let grantedInEnvelopeEnding =
      FakeEndpoint<GrantedInEnvelopeEndingAnswer, NoRefusal>(
        "grantedInEnvelopeEnding", as: Servers.envelope)
    public static let grantedInEnvelopeEndingUnixAsText =
      FakeEndpoint<GrantedInEnvelopeEndingUnixAsTextAnswer, NoRefusal>(
        "grantedInEnvelopeEndingUnixAsText", as: Servers.envelope)
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample(
      "sentInBody", "sentInRecord", "sentInList", "sentInMap", "sentInChoice", "sentInForm",
      "sentInQuery", "sentInPathAppleAuthorizationCode", "sentInPathAppleUserId",
      "sentInPathAppleFullName", "sentInPathAppleEmail", "sentInPathSsoAuthorizationCode",
      "sentInPathSsoState", "sentInPathSsoCodeChallenge", "sentInPathPoolSrpA",
      "sentInPathPoolSalt", "sentInPathPoolSrpB", "sentInPathPoolUserId", "sentInPathPoolTimestamp",
      "sentInHeader", "sentInCookie", status: 204),
    FakeExample(
      "bringMissing", status: 200,
      body: "{\"held\":\"example-held-token\",\"missing\":\"example-missing-token\"}"),
    FakeExample("bringKept", status: 200, body: "{\"value\":\"example-kept-token\"}"),
    FakeExample(
      "grantedBesideLasting", "grantedBesideLastingRequired", status: 200,
      body: "{\"token\":\"example-granted-token\",\"end\":3600}"),
    FakeExample(
      "grantedBesideLastingAsText", "grantedBesideLastingAsTextRequired", status: 200,
      body: "{\"token\":\"example-granted-token\",\"end\":\"3600\"}"),
    FakeExample(
      "grantedBesideLastingMilliseconds", "grantedBesideLastingMillisecondsRequired", status: 200,
      body: "{\"token\":\"example-granted-token\",\"end\":3600000}"),
    FakeExample(
      "grantedBesideLastingMillisecondsAsText", "grantedBesideLastingMillisecondsAsTextRequired",
      status: 200, body: "{\"token\":\"example-granted-token\",\"end\":\"3600000\"}"),
    FakeExample(
      "grantedBesideEnding", "grantedBesideEndingRequired", status: 200,
      body: "{\"token\":\"example-granted-token\",\"end\":\"2030-01-01T00:00:00Z\"}"),
    FakeExample(
      "grantedBesideEndingUnix", "grantedBesideEndingUnixRequired", status: 200,
      body: "{\"token\":\"example-granted-token\",\"end\":1893456000}"),
    FakeExample(
      "grantedBesideEndingUnixAsText", "grantedBesideEndingUnixAsTextRequired", status: 200,
      body: "{\"token\":\"example-granted-token\",\"end\":\"1893456000\"}"),
    FakeExample(
      "grantedBesideEndingMilliseconds", "grantedBesideEndingMillisecondsRequired", status: 200,
      body: "{\"token\":\"example-granted-token\",\"end\":1893456000000}"),
    FakeExample(
      "grantedBesideEndingMillisecondsAsText", "grantedBesideEndingMillisecondsAsTextRequired",
      status: 200, body: "{\"token\":\"example-granted-token\",\"end\":\"1893456000000\"}"),
    FakeExample(
      "grantedEndInHeaderLasting", status: 200, headers: ["end": "3600"],
      body: "{\"token\":\"example-granted-token\"}"),
    FakeExample(
      "grantedEndInHeaderEnding", status: 200, headers: ["end": "2030-01-01T00:00:00Z"],
      body: "{\"token\":\"example-granted-token\"}"),
    FakeExample(
      "grantedEndInHeaderEndingUnixAsText", status: 200, headers: ["end": "1893456000"],
      body: "{\"token\":\"example-granted-token\"}"),
    FakeExample(
      "grantedEndInCookieLasting", status: 200,
      headers: ["Set-Cookie": "end=3600; Secure; HttpOnly"],
      body: "{\"token\":\"example-granted-token\"}"),
    FakeExample(
      "grantedEndInCookieEnding", status: 200,
      headers: ["Set-Cookie": "end=2030-01-01T00:00:00Z; Secure; HttpOnly"],
      body: "{\"token\":\"example-granted-token\"}"),
    FakeExample(
      "grantedEndInCookieEndingUnixAsText", status: 200,
      headers: ["Set-Cookie": "end=1893456000; Secure; HttpOnly"],
      body: "{\"token\":\"example-granted-token\"}"),
    FakeExample(
      "grantedInHeaderLasting", status: 200, headers: ["token": "example-granted-token"],
      body: "{\"end\":3600}"),
    FakeExample(
      "grantedInHeaderEnding", status: 200, headers: ["token": "example-granted-token"],
      body: "{\"end\":\"2030-01-01T00:00:00Z\"}"),
    FakeExample(
      "grantedInHeaderEndingUnixAsText", status: 200, headers: ["token": "example-granted-token"],
      body: "{\"end\":\"1893456000\"}"),
    FakeExample(
      "grantedInCookieLasting", status: 200,
      headers: ["Set-Cookie": "token=example-granted-token; Secure; HttpOnly"],
      body: "{\"end\":3600}"),
    FakeExample(
      "grantedInCookieEnding", status: 200,
      headers: ["Set-Cookie": "token=example-granted-token; Secure; HttpOnly"],
      body: "{\"end\":\"2030-01-01T00:00:00Z\"}"),
    FakeExample(
      "grantedInCookieEndingUnixAsText", status: 200,
      headers: ["Set-Cookie": "token=example-granted-token; Secure; HttpOnly"],
      body: "{\"end\":\"1893456000\"}"),
    FakeExample(
      "grantedBothInCookiesLasting", status: 204,
      headers: [
        "Set-Cookie": "token=example-granted-token; Secure; HttpOnly, end=3600; Secure; HttpOnly"
      ]),
    FakeExample(
      "grantedBothInCookiesEnding", status: 204,
      headers: [
        "Set-Cookie": """
        token=example-granted-token; Secure; HttpOnly, end=2030-01-01T00:00:00Z; Secure; HttpOnly
        """
      ]),
    FakeExample(
      "grantedBothInCookiesEndingUnixAsText", status: 204,
      headers: [
        "Set-Cookie": """
        token=example-granted-token; Secure; HttpOnly, end=1893456000; Secure; HttpOnly
        """
      ]),
    FakeExample(
      "grantedEndBelowLasting", "grantedEndMaybeBelowLasting", status: 200,
      body: "{\"token\":\"example-granted-token\",\"about\":{\"end\":3600}}"),
    FakeExample(
      "grantedEndBelowEnding", "grantedEndMaybeBelowEnding", status: 200,
      body: "{\"token\":\"example-granted-token\",\"about\":{\"end\":\"2030-01-01T00:00:00Z\"}}"),
    FakeExample(
      "grantedEndBelowEndingUnixAsText", "grantedEndMaybeBelowEndingUnixAsText", status: 200,
      body: "{\"token\":\"example-granted-token\",\"about\":{\"end\":\"1893456000\"}}"),
    FakeExample(
      "grantedEndTwoBelowLasting", status: 200,
      body: "{\"token\":\"example-granted-token\",\"outer\":{\"about\":{\"end\":3600}}}"),
    FakeExample(
      "grantedEndTwoBelowEnding", status: 200,
      body: """
        {"token":"example-granted-token","outer":{"about":{"end":"2030-01-01T00:00:00Z"}}}
        """),
    FakeExample(
      "grantedEndTwoBelowEndingUnixAsText", status: 200,
      body: "{\"token\":\"example-granted-token\",\"outer\":{\"about\":{\"end\":\"1893456000\"}}}"),
    FakeExample(
      "grantedEndAboveLasting", status: 200,
      body: "{\"end\":3600,\"grant\":{\"token\":\"example-granted-token\"}}"),
    FakeExample(
      "grantedEndAboveEnding", status: 200,
      body: "{\"end\":\"2030-01-01T00:00:00Z\",\"grant\":{\"token\":\"example-granted-token\"}}"),
    FakeExample(
      "grantedEndAboveEndingUnixAsText", status: 200,
      body: "{\"end\":\"1893456000\",\"grant\":{\"token\":\"example-granted-token\"}}"),
    FakeExample(
      "grantedEndTwoAboveLasting", status: 200,
      body: "{\"end\":3600,\"outer\":{\"grant\":{\"token\":\"example-granted-token\"}}}"),
    FakeExample(
      "grantedEndTwoAboveEnding", status: 200,
      body: """
        {"end":"2030-01-01T00:00:00Z","outer":{"grant":{"token":"example-granted-token"}}}
        """),
    FakeExample(
      "grantedEndTwoAboveEndingUnixAsText", status: 200,
      body: "{\"end\":\"1893456000\",\"outer\":{\"grant\":{\"token\":\"example-granted-token\"}}}"),
    FakeExample(
      "grantedApartLasting", status: 200,
      body: "{\"grant\":{\"token\":\"example-granted-token\"},\"about\":{\"end\":3600}}"),
    FakeExample(
      "grantedApartEnding", status: 200,
      body: """
        {"grant":{"token":"example-granted-token"},"about":{"end":"2030-01-01T00:00:00Z"}}
        """),
    FakeExample(
      "grantedApartEndingUnixAsText", status: 200,
      body: "{\"grant\":{\"token\":\"example-granted-token\"},\"about\":{\"end\":\"1893456000\"}}"),
    FakeExample(
      "grantedInListLasting", status: 200,
      body: "{\"items\":[{\"token\":\"example-granted-token\",\"end\":3600}]}"),
    FakeExample(
      "grantedInListEnding", status: 200,
      body: "{\"items\":[{\"token\":\"example-granted-token\",\"end\":\"2030-01-01T00:00:00Z\"}]}"),
    FakeExample(
      "grantedInListEndingUnixAsText", status: 200,
      body: "{\"items\":[{\"token\":\"example-granted-token\",\"end\":\"1893456000\"}]}"),
    FakeExample(
      "grantedEndOverListLasting", status: 200,
      body: "{\"end\":3600,\"items\":[{\"token\":\"example-granted-token\"}]}"),
    FakeExample(
      "grantedEndOverListEnding", status: 200,
      body: "{\"end\":\"2030-01-01T00:00:00Z\",\"items\":[{\"token\":\"example-granted-token\"}]}"),
    FakeExample(
      "grantedEndOverListEndingUnixAsText", status: 200,
      body: "{\"end\":\"1893456000\",\"items\":[{\"token\":\"example-granted-token\"}]}"),
    FakeExample(
      "grantedInDeepListLasting", status: 200,
      body: "{\"outer\":{\"items\":[{\"token\":\"example-granted-token\",\"end\":3600}]}}"),
    FakeExample(
      "grantedInDeepListEnding", status: 200,
      body: """
        {"outer":{"items":[{"token":"example-granted-token","end":"2030-01-01T00:00:00Z"}]}}
        """),
    FakeExample(
      "grantedInDeepListEndingUnixAsText", status: 200,
      body: """
        {"outer":{"items":[{"token":"example-granted-token","end":"1893456000"}]}}
        """),
    FakeExample(
      "grantedInChoiceLasting", status: 200,
      body: "{\"choice\":{\"kind\":\"grant\",\"token\":\"example-granted-token\",\"end\":3600}}"),
    FakeExample(
      "grantedInChoiceEnding", status: 200,
      body: """
        {"choice":{"kind":"grant","token":"example-granted-token","end":"2030-01-01T00:00:00Z"}}
        """),
    FakeExample(
      "grantedInChoiceEndingUnixAsText", status: 200,
      body: """
        {"choice":{"kind":"grant","token":"example-granted-token","end":"1893456000"}}
        """),
    FakeExample(
      "grantedEndOverChoiceLasting", status: 200,
      body: "{\"end\":3600,\"choice\":{\"kind\":\"grant\",\"token\":\"example-granted-token\"}}"),
    FakeExample(
      "grantedEndOverChoiceEnding", status: 200,
      body: """
        {"end":"2030-01-01T00:00:00Z","choice":{"kind":"grant","token":"example-granted-token"}}
        """),
    FakeExample(
      "grantedEndOverChoiceEndingUnixAsText", status: 200,
      body: """
        {"end":"1893456000","choice":{"kind":"grant","token":"example-granted-token"}}
        """),
    FakeExample(
      "grantedInChoiceInListLasting", status: 200,
      body: "{\"next\":[{\"kind\":\"grant\",\"token\":\"example-granted-token\",\"end\":3600}]}"),
    FakeExample(
      "grantedInChoiceInListEnding", status: 200,
      body: """
        {"next":[{"kind":"grant","token":"example-granted-token","end":"2030-01-01T00:00:00Z"}]}
        """),
    FakeExample(
      "grantedInChoiceInListEndingUnixAsText", status: 200,
      body: """
        {"next":[{"kind":"grant","token":"example-granted-token","end":"1893456000"}]}
        """),
    FakeExample(
      "grantedAsChoiceLasting", status: 200,
      body: "{\"kind\":\"grant\",\"token\":\"example-granted-token\",\"end\":3600}"),
    FakeExample(
      "grantedAsChoiceEnding", status: 200,
      body: """
        {"kind":"grant","token":"example-granted-token","end":"2030-01-01T00:00:00Z"}
        """),
    FakeExample(
      "grantedAsChoiceEndingUnixAsText", status: 200,
      body: "{\"kind\":\"grant\",\"token\":\"example-granted-token\",\"end\":\"1893456000\"}"),
    FakeExample(
      "grantedAsListLasting", status: 200,
      body: "[{\"token\":\"example-granted-token\",\"end\":3600}]"),
    FakeExample(
      "grantedAsListEnding", status: 200,
      body: "[{\"token\":\"example-granted-token\",\"end\":\"2030-01-01T00:00:00Z\"}]"),
    FakeExample(
      "grantedAsListEndingUnixAsText", status: 200,
      body: "[{\"token\":\"example-granted-token\",\"end\":\"1893456000\"}]"),
    FakeExample(
      "grantedMaybeLasting", status: 200,
      body: "{\"grant\":{\"token\":\"example-granted-token\",\"end\":3600}}"),
    FakeExample(
      "grantedMaybeEnding", status: 200,
      body: "{\"grant\":{\"token\":\"example-granted-token\",\"end\":\"2030-01-01T00:00:00Z\"}}"),
    FakeExample(
      "grantedMaybeEndingUnixAsText", status: 200,
      body: "{\"grant\":{\"token\":\"example-granted-token\",\"end\":\"1893456000\"}}"),
    FakeExample(
      "grantedInEnvelopeLasting", status: 200,
      body: "{\"code\":\"0\",\"data\":{\"token\":\"example-granted-token\",\"end\":3600}}"),
    FakeExample(
      "grantedInEnvelopeEnding", status: 200,
      body: """
        {"code":"0","data":{"token":"example-granted-token","end":"2030-01-01T00:00:00Z"}}
        """),
    FakeExample(
      "grantedInEnvelopeEndingUnixAsText", status: 200,
      body: """
        {"code":"0","data":{"token":"example-granted-token","end":"1893456000"}}
        """),
  ]
}

nonisolated extension CensusGranted.Client: CensusGranted.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { CensusGranted.examples }

  public static func fake(
    _ configuration: Void, by transport: any Transport, _ store: any TokenStore,
    _ clock: any WallClock
  ) -> Self {
    Self(store: store, transport: transport, clock: clock)
  }
}
