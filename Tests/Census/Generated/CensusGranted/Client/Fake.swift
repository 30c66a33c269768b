// Written by authgen from granted.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension CensusGranted {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<CensusGranted> { get }
    func with(_ options: CallOptions) -> Self
    func sentInBody(appleIdentityToken: Secret, appleAuthorizationCode: Secret, appleRawNonce: Secret, appleUserId: String, appleFullName: String, appleEmail: String, ssoIdentityToken: Secret, ssoAuthorizationCode: Secret, ssoRawNonce: Secret, ssoState: String, ssoCodeVerifier: Secret, ssoCodeChallenge: String, poolSrpA: String, poolSalt: String, poolSrpB: String, poolSecretBlock: Secret, poolUserId: String, poolTimestamp: String, poolSignature: Secret) async throws(CallFailure<NoRefusal>)
    func sentInRecord(record: SentRecord) async throws(CallFailure<NoRefusal>)
    func sentInList(items: [SentItem]) async throws(CallFailure<NoRefusal>)
    func sentInMap(entries: [String: SentEntry]) async throws(CallFailure<NoRefusal>)
    func sentInChoice(choice: SentChoice) async throws(CallFailure<NoRefusal>)
    func sentInForm(appleIdentityToken: Secret, appleAuthorizationCode: Secret, appleRawNonce: Secret, appleUserId: String, appleFullName: String, appleEmail: String, ssoIdentityToken: Secret, ssoAuthorizationCode: Secret, ssoRawNonce: Secret, ssoState: String, ssoCodeVerifier: Secret, ssoCodeChallenge: String, poolSrpA: String, poolSalt: String, poolSrpB: String, poolSecretBlock: Secret, poolUserId: String, poolTimestamp: String, poolSignature: Secret) async throws(CallFailure<NoRefusal>)
    func sentInQuery(appleAuthorizationCode: Secret, appleUserId: String, appleFullName: String, appleEmail: String, ssoAuthorizationCode: Secret, ssoState: String, ssoCodeChallenge: String, poolSrpA: String, poolSalt: String, poolSrpB: String, poolUserId: String, poolTimestamp: String) async throws(CallFailure<NoRefusal>)
    func sentInPathAppleAuthorizationCode(appleAuthorizationCode: Secret) async throws(CallFailure<NoRefusal>)
    func sentInPathAppleUserId(appleUserId: String) async throws(CallFailure<NoRefusal>)
    func sentInPathAppleFullName(appleFullName: String) async throws(CallFailure<NoRefusal>)
    func sentInPathAppleEmail(appleEmail: String) async throws(CallFailure<NoRefusal>)
    func sentInPathSsoAuthorizationCode(ssoAuthorizationCode: Secret) async throws(CallFailure<NoRefusal>)
    func sentInPathSsoState(ssoState: String) async throws(CallFailure<NoRefusal>)
    func sentInPathSsoCodeChallenge(ssoCodeChallenge: String) async throws(CallFailure<NoRefusal>)
    func sentInPathPoolSrpA(poolSrpA: String) async throws(CallFailure<NoRefusal>)
    func sentInPathPoolSalt(poolSalt: String) async throws(CallFailure<NoRefusal>)
    func sentInPathPoolSrpB(poolSrpB: String) async throws(CallFailure<NoRefusal>)
    func sentInPathPoolUserId(poolUserId: String) async throws(CallFailure<NoRefusal>)
    func sentInPathPoolTimestamp(poolTimestamp: String) async throws(CallFailure<NoRefusal>)
    func sentInHeader(appleIdentityToken: Secret, appleAuthorizationCode: Secret, appleRawNonce: Secret, appleUserId: String, appleFullName: String, appleEmail: String, ssoIdentityToken: Secret, ssoAuthorizationCode: Secret, ssoRawNonce: Secret, ssoState: String, ssoCodeVerifier: Secret, ssoCodeChallenge: String, poolSrpA: String, poolSalt: String, poolSrpB: String, poolSecretBlock: Secret, poolUserId: String, poolTimestamp: String, poolSignature: Secret) async throws(CallFailure<NoRefusal>)
    func sentInCookie(appleIdentityToken: Secret, appleAuthorizationCode: Secret, appleRawNonce: Secret, appleUserId: String, appleFullName: String, appleEmail: String, ssoIdentityToken: Secret, ssoAuthorizationCode: Secret, ssoRawNonce: Secret, ssoState: String, ssoCodeVerifier: Secret, ssoCodeChallenge: String, poolSrpA: String, poolSalt: String, poolSrpB: String, poolSecretBlock: Secret, poolUserId: String, poolTimestamp: String, poolSignature: Secret) async throws(CallFailure<NoRefusal>)
    func bringMissing() async throws(CallFailure<NoRefusal>) -> BringMissingAnswer
    func bringKept() async throws(CallFailure<NoRefusal>) -> BringKeptAnswer
    func grantedBesideLasting() async throws(CallFailure<NoRefusal>) -> GrantedBesideLastingAnswer
    func grantedBesideLastingRequired() async throws(CallFailure<NoRefusal>) -> GrantedBesideLastingRequiredAnswer
    func grantedBesideLastingAsText() async throws(CallFailure<NoRefusal>) -> GrantedBesideLastingAsTextAnswer
    func grantedBesideLastingAsTextRequired() async throws(CallFailure<NoRefusal>) -> GrantedBesideLastingAsTextRequiredAnswer
    func grantedBesideLastingMilliseconds() async throws(CallFailure<NoRefusal>) -> GrantedBesideLastingMillisecondsAnswer
    func grantedBesideLastingMillisecondsRequired() async throws(CallFailure<NoRefusal>) -> GrantedBesideLastingMillisecondsRequiredAnswer
    func grantedBesideLastingMillisecondsAsText() async throws(CallFailure<NoRefusal>) -> GrantedBesideLastingMillisecondsAsTextAnswer
    func grantedBesideLastingMillisecondsAsTextRequired() async throws(CallFailure<NoRefusal>) -> GrantedBesideLastingMillisecondsAsTextRequiredAnswer
    func grantedBesideEnding() async throws(CallFailure<NoRefusal>) -> GrantedBesideEndingAnswer
    func grantedBesideEndingRequired() async throws(CallFailure<NoRefusal>) -> GrantedBesideEndingRequiredAnswer
    func grantedBesideEndingUnix() async throws(CallFailure<NoRefusal>) -> GrantedBesideEndingUnixAnswer
    func grantedBesideEndingUnixRequired() async throws(CallFailure<NoRefusal>) -> GrantedBesideEndingUnixRequiredAnswer
    func grantedBesideEndingUnixAsText() async throws(CallFailure<NoRefusal>) -> GrantedBesideEndingUnixAsTextAnswer
    func grantedBesideEndingUnixAsTextRequired() async throws(CallFailure<NoRefusal>) -> GrantedBesideEndingUnixAsTextRequiredAnswer
    func grantedBesideEndingMilliseconds() async throws(CallFailure<NoRefusal>) -> GrantedBesideEndingMillisecondsAnswer
    func grantedBesideEndingMillisecondsRequired() async throws(CallFailure<NoRefusal>) -> GrantedBesideEndingMillisecondsRequiredAnswer
    func grantedBesideEndingMillisecondsAsText() async throws(CallFailure<NoRefusal>) -> GrantedBesideEndingMillisecondsAsTextAnswer
    func grantedBesideEndingMillisecondsAsTextRequired() async throws(CallFailure<NoRefusal>) -> GrantedBesideEndingMillisecondsAsTextRequiredAnswer
    func grantedEndInHeaderLasting() async throws(CallFailure<NoRefusal>) -> GrantedEndInHeaderLastingAnswer
    func grantedEndInHeaderEnding() async throws(CallFailure<NoRefusal>) -> GrantedEndInHeaderEndingAnswer
    func grantedEndInHeaderEndingUnixAsText() async throws(CallFailure<NoRefusal>) -> GrantedEndInHeaderEndingUnixAsTextAnswer
    func grantedEndInCookieLasting() async throws(CallFailure<NoRefusal>) -> GrantedEndInCookieLastingAnswer
    func grantedEndInCookieEnding() async throws(CallFailure<NoRefusal>) -> GrantedEndInCookieEndingAnswer
    func grantedEndInCookieEndingUnixAsText() async throws(CallFailure<NoRefusal>) -> GrantedEndInCookieEndingUnixAsTextAnswer
    func grantedInHeaderLasting() async throws(CallFailure<NoRefusal>) -> GrantedInHeaderLastingAnswer
    func grantedInHeaderEnding() async throws(CallFailure<NoRefusal>) -> GrantedInHeaderEndingAnswer
    func grantedInHeaderEndingUnixAsText() async throws(CallFailure<NoRefusal>) -> GrantedInHeaderEndingUnixAsTextAnswer
    func grantedInCookieLasting() async throws(CallFailure<NoRefusal>) -> GrantedInCookieLastingAnswer
    func grantedInCookieEnding() async throws(CallFailure<NoRefusal>) -> GrantedInCookieEndingAnswer
    func grantedInCookieEndingUnixAsText() async throws(CallFailure<NoRefusal>) -> GrantedInCookieEndingUnixAsTextAnswer
    func grantedBothInCookiesLasting() async throws(CallFailure<NoRefusal>) -> GrantedBothInCookiesLastingAnswer
    func grantedBothInCookiesEnding() async throws(CallFailure<NoRefusal>) -> GrantedBothInCookiesEndingAnswer
    func grantedBothInCookiesEndingUnixAsText() async throws(CallFailure<NoRefusal>) -> GrantedBothInCookiesEndingUnixAsTextAnswer
    func grantedEndBelowLasting() async throws(CallFailure<NoRefusal>) -> GrantedEndBelowLastingAnswer
    func grantedEndBelowEnding() async throws(CallFailure<NoRefusal>) -> GrantedEndBelowEndingAnswer
    func grantedEndBelowEndingUnixAsText() async throws(CallFailure<NoRefusal>) -> GrantedEndBelowEndingUnixAsTextAnswer
    func grantedEndTwoBelowLasting() async throws(CallFailure<NoRefusal>) -> GrantedEndTwoBelowLastingAnswer
    func grantedEndTwoBelowEnding() async throws(CallFailure<NoRefusal>) -> GrantedEndTwoBelowEndingAnswer
    func grantedEndTwoBelowEndingUnixAsText() async throws(CallFailure<NoRefusal>) -> GrantedEndTwoBelowEndingUnixAsTextAnswer
    func grantedEndMaybeBelowLasting() async throws(CallFailure<NoRefusal>) -> GrantedEndMaybeBelowLastingAnswer
    func grantedEndMaybeBelowEnding() async throws(CallFailure<NoRefusal>) -> GrantedEndMaybeBelowEndingAnswer
    func grantedEndMaybeBelowEndingUnixAsText() async throws(CallFailure<NoRefusal>) -> GrantedEndMaybeBelowEndingUnixAsTextAnswer
    func grantedEndAboveLasting() async throws(CallFailure<NoRefusal>) -> GrantedEndAboveLastingAnswer
    func grantedEndAboveEnding() async throws(CallFailure<NoRefusal>) -> GrantedEndAboveEndingAnswer
    func grantedEndAboveEndingUnixAsText() async throws(CallFailure<NoRefusal>) -> GrantedEndAboveEndingUnixAsTextAnswer
    func grantedEndTwoAboveLasting() async throws(CallFailure<NoRefusal>) -> GrantedEndTwoAboveLastingAnswer
    func grantedEndTwoAboveEnding() async throws(CallFailure<NoRefusal>) -> GrantedEndTwoAboveEndingAnswer
    func grantedEndTwoAboveEndingUnixAsText() async throws(CallFailure<NoRefusal>) -> GrantedEndTwoAboveEndingUnixAsTextAnswer
    func grantedApartLasting() async throws(CallFailure<NoRefusal>) -> GrantedApartLastingAnswer
    func grantedApartEnding() async throws(CallFailure<NoRefusal>) -> GrantedApartEndingAnswer
    func grantedApartEndingUnixAsText() async throws(CallFailure<NoRefusal>) -> GrantedApartEndingUnixAsTextAnswer
    func grantedInListLasting() async throws(CallFailure<NoRefusal>) -> GrantedInListLastingAnswer
    func grantedInListEnding() async throws(CallFailure<NoRefusal>) -> GrantedInListEndingAnswer
    func grantedInListEndingUnixAsText() async throws(CallFailure<NoRefusal>) -> GrantedInListEndingUnixAsTextAnswer
    func grantedEndOverListLasting() async throws(CallFailure<NoRefusal>) -> GrantedEndOverListLastingAnswer
    func grantedEndOverListEnding() async throws(CallFailure<NoRefusal>) -> GrantedEndOverListEndingAnswer
    func grantedEndOverListEndingUnixAsText() async throws(CallFailure<NoRefusal>) -> GrantedEndOverListEndingUnixAsTextAnswer
    func grantedInDeepListLasting() async throws(CallFailure<NoRefusal>) -> GrantedInDeepListLastingAnswer
    func grantedInDeepListEnding() async throws(CallFailure<NoRefusal>) -> GrantedInDeepListEndingAnswer
    func grantedInDeepListEndingUnixAsText() async throws(CallFailure<NoRefusal>) -> GrantedInDeepListEndingUnixAsTextAnswer
    func grantedInChoiceLasting() async throws(CallFailure<NoRefusal>) -> GrantedInChoiceLastingAnswer
    func grantedInChoiceEnding() async throws(CallFailure<NoRefusal>) -> GrantedInChoiceEndingAnswer
    func grantedInChoiceEndingUnixAsText() async throws(CallFailure<NoRefusal>) -> GrantedInChoiceEndingUnixAsTextAnswer
    func grantedEndOverChoiceLasting() async throws(CallFailure<NoRefusal>) -> GrantedEndOverChoiceLastingAnswer
    func grantedEndOverChoiceEnding() async throws(CallFailure<NoRefusal>) -> GrantedEndOverChoiceEndingAnswer
    func grantedEndOverChoiceEndingUnixAsText() async throws(CallFailure<NoRefusal>) -> GrantedEndOverChoiceEndingUnixAsTextAnswer
    func grantedInChoiceInListLasting() async throws(CallFailure<NoRefusal>) -> GrantedInChoiceInListLastingAnswer
    func grantedInChoiceInListEnding() async throws(CallFailure<NoRefusal>) -> GrantedInChoiceInListEndingAnswer
    func grantedInChoiceInListEndingUnixAsText() async throws(CallFailure<NoRefusal>) -> GrantedInChoiceInListEndingUnixAsTextAnswer
    func grantedAsChoiceLasting() async throws(CallFailure<NoRefusal>) -> GrantedAsChoiceLastingChoice
    func grantedAsChoiceEnding() async throws(CallFailure<NoRefusal>) -> GrantedAsChoiceEndingChoice
    func grantedAsChoiceEndingUnixAsText() async throws(CallFailure<NoRefusal>) -> GrantedAsChoiceEndingUnixAsTextChoice
    func grantedAsListLasting() async throws(CallFailure<NoRefusal>) -> [GrantedAsListLastingGrant]
    func grantedAsListEnding() async throws(CallFailure<NoRefusal>) -> [GrantedAsListEndingGrant]
    func grantedAsListEndingUnixAsText() async throws(CallFailure<NoRefusal>) -> [GrantedAsListEndingUnixAsTextGrant]
    func grantedMaybeLasting() async throws(CallFailure<NoRefusal>) -> GrantedMaybeLastingAnswer
    func grantedMaybeEnding() async throws(CallFailure<NoRefusal>) -> GrantedMaybeEndingAnswer
    func grantedMaybeEndingUnixAsText() async throws(CallFailure<NoRefusal>) -> GrantedMaybeEndingUnixAsTextAnswer
    func grantedInEnvelopeLasting() async throws(CallFailure<NoRefusal>) -> GrantedInEnvelopeLastingAnswer
    func grantedInEnvelopeEnding() async throws(CallFailure<NoRefusal>) -> GrantedInEnvelopeEndingAnswer
    func grantedInEnvelopeEndingUnixAsText() async throws(CallFailure<NoRefusal>) -> GrantedInEnvelopeEndingUnixAsTextAnswer
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static var sentInBody: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInBody") }
    public static var sentInRecord: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInRecord") }
    public static var sentInList: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInList") }
    public static var sentInMap: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInMap") }
    public static var sentInChoice: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInChoice") }
    public static var sentInForm: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInForm") }
    public static var sentInQuery: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInQuery") }
    public static var sentInPathAppleAuthorizationCode: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathAppleAuthorizationCode") }
    public static var sentInPathAppleUserId: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathAppleUserId") }
    public static var sentInPathAppleFullName: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathAppleFullName") }
    public static var sentInPathAppleEmail: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathAppleEmail") }
    public static var sentInPathSsoAuthorizationCode: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathSsoAuthorizationCode") }
    public static var sentInPathSsoState: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathSsoState") }
    public static var sentInPathSsoCodeChallenge: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathSsoCodeChallenge") }
    public static var sentInPathPoolSrpA: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathPoolSrpA") }
    public static var sentInPathPoolSalt: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathPoolSalt") }
    public static var sentInPathPoolSrpB: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathPoolSrpB") }
    public static var sentInPathPoolUserId: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathPoolUserId") }
    public static var sentInPathPoolTimestamp: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInPathPoolTimestamp") }
    public static var sentInHeader: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInHeader") }
    public static var sentInCookie: FakeEndpoint<NoAnswer, NoRefusal> { .init("sentInCookie") }
    public static var bringMissing: FakeEndpoint<BringMissingAnswer, NoRefusal> { .init("bringMissing") }
    public static var bringKept: FakeEndpoint<BringKeptAnswer, NoRefusal> { .init("bringKept") }
    public static var grantedBesideLasting: FakeEndpoint<GrantedBesideLastingAnswer, NoRefusal> { .init("grantedBesideLasting") }
    public static var grantedBesideLastingRequired: FakeEndpoint<GrantedBesideLastingRequiredAnswer, NoRefusal> { .init("grantedBesideLastingRequired") }
    public static var grantedBesideLastingAsText: FakeEndpoint<GrantedBesideLastingAsTextAnswer, NoRefusal> { .init("grantedBesideLastingAsText") }
    public static var grantedBesideLastingAsTextRequired: FakeEndpoint<GrantedBesideLastingAsTextRequiredAnswer, NoRefusal> { .init("grantedBesideLastingAsTextRequired") }
    public static var grantedBesideLastingMilliseconds: FakeEndpoint<GrantedBesideLastingMillisecondsAnswer, NoRefusal> { .init("grantedBesideLastingMilliseconds") }
    public static var grantedBesideLastingMillisecondsRequired: FakeEndpoint<GrantedBesideLastingMillisecondsRequiredAnswer, NoRefusal> { .init("grantedBesideLastingMillisecondsRequired") }
    public static var grantedBesideLastingMillisecondsAsText: FakeEndpoint<GrantedBesideLastingMillisecondsAsTextAnswer, NoRefusal> { .init("grantedBesideLastingMillisecondsAsText") }
    public static var grantedBesideLastingMillisecondsAsTextRequired: FakeEndpoint<GrantedBesideLastingMillisecondsAsTextRequiredAnswer, NoRefusal> { .init("grantedBesideLastingMillisecondsAsTextRequired") }
    public static var grantedBesideEnding: FakeEndpoint<GrantedBesideEndingAnswer, NoRefusal> { .init("grantedBesideEnding") }
    public static var grantedBesideEndingRequired: FakeEndpoint<GrantedBesideEndingRequiredAnswer, NoRefusal> { .init("grantedBesideEndingRequired") }
    public static var grantedBesideEndingUnix: FakeEndpoint<GrantedBesideEndingUnixAnswer, NoRefusal> { .init("grantedBesideEndingUnix") }
    public static var grantedBesideEndingUnixRequired: FakeEndpoint<GrantedBesideEndingUnixRequiredAnswer, NoRefusal> { .init("grantedBesideEndingUnixRequired") }
    public static var grantedBesideEndingUnixAsText: FakeEndpoint<GrantedBesideEndingUnixAsTextAnswer, NoRefusal> { .init("grantedBesideEndingUnixAsText") }
    public static var grantedBesideEndingUnixAsTextRequired: FakeEndpoint<GrantedBesideEndingUnixAsTextRequiredAnswer, NoRefusal> { .init("grantedBesideEndingUnixAsTextRequired") }
    public static var grantedBesideEndingMilliseconds: FakeEndpoint<GrantedBesideEndingMillisecondsAnswer, NoRefusal> { .init("grantedBesideEndingMilliseconds") }
    public static var grantedBesideEndingMillisecondsRequired: FakeEndpoint<GrantedBesideEndingMillisecondsRequiredAnswer, NoRefusal> { .init("grantedBesideEndingMillisecondsRequired") }
    public static var grantedBesideEndingMillisecondsAsText: FakeEndpoint<GrantedBesideEndingMillisecondsAsTextAnswer, NoRefusal> { .init("grantedBesideEndingMillisecondsAsText") }
    public static var grantedBesideEndingMillisecondsAsTextRequired: FakeEndpoint<GrantedBesideEndingMillisecondsAsTextRequiredAnswer, NoRefusal> { .init("grantedBesideEndingMillisecondsAsTextRequired") }
    public static var grantedEndInHeaderLasting: FakeEndpoint<GrantedEndInHeaderLastingAnswer, NoRefusal> { .init("grantedEndInHeaderLasting") }
    public static var grantedEndInHeaderEnding: FakeEndpoint<GrantedEndInHeaderEndingAnswer, NoRefusal> { .init("grantedEndInHeaderEnding") }
    public static var grantedEndInHeaderEndingUnixAsText: FakeEndpoint<GrantedEndInHeaderEndingUnixAsTextAnswer, NoRefusal> { .init("grantedEndInHeaderEndingUnixAsText") }
    public static var grantedEndInCookieLasting: FakeEndpoint<GrantedEndInCookieLastingAnswer, NoRefusal> { .init("grantedEndInCookieLasting") }
    public static var grantedEndInCookieEnding: FakeEndpoint<GrantedEndInCookieEndingAnswer, NoRefusal> { .init("grantedEndInCookieEnding") }
    public static var grantedEndInCookieEndingUnixAsText: FakeEndpoint<GrantedEndInCookieEndingUnixAsTextAnswer, NoRefusal> { .init("grantedEndInCookieEndingUnixAsText") }
    public static var grantedInHeaderLasting: FakeEndpoint<GrantedInHeaderLastingAnswer, NoRefusal> { .init("grantedInHeaderLasting") }
    public static var grantedInHeaderEnding: FakeEndpoint<GrantedInHeaderEndingAnswer, NoRefusal> { .init("grantedInHeaderEnding") }
    public static var grantedInHeaderEndingUnixAsText: FakeEndpoint<GrantedInHeaderEndingUnixAsTextAnswer, NoRefusal> { .init("grantedInHeaderEndingUnixAsText") }
    public static var grantedInCookieLasting: FakeEndpoint<GrantedInCookieLastingAnswer, NoRefusal> { .init("grantedInCookieLasting") }
    public static var grantedInCookieEnding: FakeEndpoint<GrantedInCookieEndingAnswer, NoRefusal> { .init("grantedInCookieEnding") }
    public static var grantedInCookieEndingUnixAsText: FakeEndpoint<GrantedInCookieEndingUnixAsTextAnswer, NoRefusal> { .init("grantedInCookieEndingUnixAsText") }
    public static var grantedBothInCookiesLasting: FakeEndpoint<GrantedBothInCookiesLastingAnswer, NoRefusal> { .init("grantedBothInCookiesLasting") }
    public static var grantedBothInCookiesEnding: FakeEndpoint<GrantedBothInCookiesEndingAnswer, NoRefusal> { .init("grantedBothInCookiesEnding") }
    public static var grantedBothInCookiesEndingUnixAsText: FakeEndpoint<GrantedBothInCookiesEndingUnixAsTextAnswer, NoRefusal> { .init("grantedBothInCookiesEndingUnixAsText") }
    public static var grantedEndBelowLasting: FakeEndpoint<GrantedEndBelowLastingAnswer, NoRefusal> { .init("grantedEndBelowLasting") }
    public static var grantedEndBelowEnding: FakeEndpoint<GrantedEndBelowEndingAnswer, NoRefusal> { .init("grantedEndBelowEnding") }
    public static var grantedEndBelowEndingUnixAsText: FakeEndpoint<GrantedEndBelowEndingUnixAsTextAnswer, NoRefusal> { .init("grantedEndBelowEndingUnixAsText") }
    public static var grantedEndTwoBelowLasting: FakeEndpoint<GrantedEndTwoBelowLastingAnswer, NoRefusal> { .init("grantedEndTwoBelowLasting") }
    public static var grantedEndTwoBelowEnding: FakeEndpoint<GrantedEndTwoBelowEndingAnswer, NoRefusal> { .init("grantedEndTwoBelowEnding") }
    public static var grantedEndTwoBelowEndingUnixAsText: FakeEndpoint<GrantedEndTwoBelowEndingUnixAsTextAnswer, NoRefusal> { .init("grantedEndTwoBelowEndingUnixAsText") }
    public static var grantedEndMaybeBelowLasting: FakeEndpoint<GrantedEndMaybeBelowLastingAnswer, NoRefusal> { .init("grantedEndMaybeBelowLasting") }
    public static var grantedEndMaybeBelowEnding: FakeEndpoint<GrantedEndMaybeBelowEndingAnswer, NoRefusal> { .init("grantedEndMaybeBelowEnding") }
    public static var grantedEndMaybeBelowEndingUnixAsText: FakeEndpoint<GrantedEndMaybeBelowEndingUnixAsTextAnswer, NoRefusal> { .init("grantedEndMaybeBelowEndingUnixAsText") }
    public static var grantedEndAboveLasting: FakeEndpoint<GrantedEndAboveLastingAnswer, NoRefusal> { .init("grantedEndAboveLasting") }
    public static var grantedEndAboveEnding: FakeEndpoint<GrantedEndAboveEndingAnswer, NoRefusal> { .init("grantedEndAboveEnding") }
    public static var grantedEndAboveEndingUnixAsText: FakeEndpoint<GrantedEndAboveEndingUnixAsTextAnswer, NoRefusal> { .init("grantedEndAboveEndingUnixAsText") }
    public static var grantedEndTwoAboveLasting: FakeEndpoint<GrantedEndTwoAboveLastingAnswer, NoRefusal> { .init("grantedEndTwoAboveLasting") }
    public static var grantedEndTwoAboveEnding: FakeEndpoint<GrantedEndTwoAboveEndingAnswer, NoRefusal> { .init("grantedEndTwoAboveEnding") }
    public static var grantedEndTwoAboveEndingUnixAsText: FakeEndpoint<GrantedEndTwoAboveEndingUnixAsTextAnswer, NoRefusal> { .init("grantedEndTwoAboveEndingUnixAsText") }
    public static var grantedApartLasting: FakeEndpoint<GrantedApartLastingAnswer, NoRefusal> { .init("grantedApartLasting") }
    public static var grantedApartEnding: FakeEndpoint<GrantedApartEndingAnswer, NoRefusal> { .init("grantedApartEnding") }
    public static var grantedApartEndingUnixAsText: FakeEndpoint<GrantedApartEndingUnixAsTextAnswer, NoRefusal> { .init("grantedApartEndingUnixAsText") }
    public static var grantedInListLasting: FakeEndpoint<GrantedInListLastingAnswer, NoRefusal> { .init("grantedInListLasting") }
    public static var grantedInListEnding: FakeEndpoint<GrantedInListEndingAnswer, NoRefusal> { .init("grantedInListEnding") }
    public static var grantedInListEndingUnixAsText: FakeEndpoint<GrantedInListEndingUnixAsTextAnswer, NoRefusal> { .init("grantedInListEndingUnixAsText") }
    public static var grantedEndOverListLasting: FakeEndpoint<GrantedEndOverListLastingAnswer, NoRefusal> { .init("grantedEndOverListLasting") }
    public static var grantedEndOverListEnding: FakeEndpoint<GrantedEndOverListEndingAnswer, NoRefusal> { .init("grantedEndOverListEnding") }
    public static var grantedEndOverListEndingUnixAsText: FakeEndpoint<GrantedEndOverListEndingUnixAsTextAnswer, NoRefusal> { .init("grantedEndOverListEndingUnixAsText") }
    public static var grantedInDeepListLasting: FakeEndpoint<GrantedInDeepListLastingAnswer, NoRefusal> { .init("grantedInDeepListLasting") }
    public static var grantedInDeepListEnding: FakeEndpoint<GrantedInDeepListEndingAnswer, NoRefusal> { .init("grantedInDeepListEnding") }
    public static var grantedInDeepListEndingUnixAsText: FakeEndpoint<GrantedInDeepListEndingUnixAsTextAnswer, NoRefusal> { .init("grantedInDeepListEndingUnixAsText") }
    public static var grantedInChoiceLasting: FakeEndpoint<GrantedInChoiceLastingAnswer, NoRefusal> { .init("grantedInChoiceLasting") }
    public static var grantedInChoiceEnding: FakeEndpoint<GrantedInChoiceEndingAnswer, NoRefusal> { .init("grantedInChoiceEnding") }
    public static var grantedInChoiceEndingUnixAsText: FakeEndpoint<GrantedInChoiceEndingUnixAsTextAnswer, NoRefusal> { .init("grantedInChoiceEndingUnixAsText") }
    public static var grantedEndOverChoiceLasting: FakeEndpoint<GrantedEndOverChoiceLastingAnswer, NoRefusal> { .init("grantedEndOverChoiceLasting") }
    public static var grantedEndOverChoiceEnding: FakeEndpoint<GrantedEndOverChoiceEndingAnswer, NoRefusal> { .init("grantedEndOverChoiceEnding") }
    public static var grantedEndOverChoiceEndingUnixAsText: FakeEndpoint<GrantedEndOverChoiceEndingUnixAsTextAnswer, NoRefusal> { .init("grantedEndOverChoiceEndingUnixAsText") }
    public static var grantedInChoiceInListLasting: FakeEndpoint<GrantedInChoiceInListLastingAnswer, NoRefusal> { .init("grantedInChoiceInListLasting") }
    public static var grantedInChoiceInListEnding: FakeEndpoint<GrantedInChoiceInListEndingAnswer, NoRefusal> { .init("grantedInChoiceInListEnding") }
    public static var grantedInChoiceInListEndingUnixAsText: FakeEndpoint<GrantedInChoiceInListEndingUnixAsTextAnswer, NoRefusal> { .init("grantedInChoiceInListEndingUnixAsText") }
    public static var grantedAsChoiceLasting: FakeEndpoint<GrantedAsChoiceLastingChoice, NoRefusal> { .init("grantedAsChoiceLasting") }
    public static var grantedAsChoiceEnding: FakeEndpoint<GrantedAsChoiceEndingChoice, NoRefusal> { .init("grantedAsChoiceEnding") }
    public static var grantedAsChoiceEndingUnixAsText: FakeEndpoint<GrantedAsChoiceEndingUnixAsTextChoice, NoRefusal> { .init("grantedAsChoiceEndingUnixAsText") }
    public static var grantedAsListLasting: FakeEndpoint<[GrantedAsListLastingGrant], NoRefusal> { .init("grantedAsListLasting") }
    public static var grantedAsListEnding: FakeEndpoint<[GrantedAsListEndingGrant], NoRefusal> { .init("grantedAsListEnding") }
    public static var grantedAsListEndingUnixAsText: FakeEndpoint<[GrantedAsListEndingUnixAsTextGrant], NoRefusal> { .init("grantedAsListEndingUnixAsText") }
    public static var grantedMaybeLasting: FakeEndpoint<GrantedMaybeLastingAnswer, NoRefusal> { .init("grantedMaybeLasting") }
    public static var grantedMaybeEnding: FakeEndpoint<GrantedMaybeEndingAnswer, NoRefusal> { .init("grantedMaybeEnding") }
    public static var grantedMaybeEndingUnixAsText: FakeEndpoint<GrantedMaybeEndingUnixAsTextAnswer, NoRefusal> { .init("grantedMaybeEndingUnixAsText") }
    public static var grantedInEnvelopeLasting: FakeEndpoint<GrantedInEnvelopeLastingAnswer, NoRefusal> { .init("grantedInEnvelopeLasting", as: Servers.envelope) }
    public static var grantedInEnvelopeEnding: FakeEndpoint<GrantedInEnvelopeEndingAnswer, NoRefusal> { .init("grantedInEnvelopeEnding", as: Servers.envelope) }
    public static var grantedInEnvelopeEndingUnixAsText: FakeEndpoint<GrantedInEnvelopeEndingUnixAsTextAnswer, NoRefusal> { .init("grantedInEnvelopeEndingUnixAsText", as: Servers.envelope) }
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample("sentInBody", status: 204),
    FakeExample("sentInRecord", status: 204),
    FakeExample("sentInList", status: 204),
    FakeExample("sentInMap", status: 204),
    FakeExample("sentInChoice", status: 204),
    FakeExample("sentInForm", status: 204),
    FakeExample("sentInQuery", status: 204),
    FakeExample("sentInPathAppleAuthorizationCode", status: 204),
    FakeExample("sentInPathAppleUserId", status: 204),
    FakeExample("sentInPathAppleFullName", status: 204),
    FakeExample("sentInPathAppleEmail", status: 204),
    FakeExample("sentInPathSsoAuthorizationCode", status: 204),
    FakeExample("sentInPathSsoState", status: 204),
    FakeExample("sentInPathSsoCodeChallenge", status: 204),
    FakeExample("sentInPathPoolSrpA", status: 204),
    FakeExample("sentInPathPoolSalt", status: 204),
    FakeExample("sentInPathPoolSrpB", status: 204),
    FakeExample("sentInPathPoolUserId", status: 204),
    FakeExample("sentInPathPoolTimestamp", status: 204),
    FakeExample("sentInHeader", status: 204),
    FakeExample("sentInCookie", status: 204),
    FakeExample("bringMissing", status: 200, body: "{\"held\":\"example-held-token\",\"missing\":\"example-missing-token\"}"),
    FakeExample("bringKept", status: 200, body: "{\"value\":\"example-kept-token\"}"),
    FakeExample("grantedBesideLasting", status: 200, body: "{\"token\":\"example-granted-token\",\"end\":1}"),
    FakeExample("grantedBesideLastingRequired", status: 200, body: "{\"token\":\"example-granted-token\",\"end\":1}"),
    FakeExample("grantedBesideLastingAsText", status: 200, body: "{\"token\":\"example-granted-token\",\"end\":\"1\"}"),
    FakeExample("grantedBesideLastingAsTextRequired", status: 200, body: "{\"token\":\"example-granted-token\",\"end\":\"1\"}"),
    FakeExample("grantedBesideLastingMilliseconds", status: 200, body: "{\"token\":\"example-granted-token\",\"end\":3600000}"),
    FakeExample("grantedBesideLastingMillisecondsRequired", status: 200, body: "{\"token\":\"example-granted-token\",\"end\":3600000}"),
    FakeExample("grantedBesideLastingMillisecondsAsText", status: 200, body: "{\"token\":\"example-granted-token\",\"end\":\"3600000\"}"),
    FakeExample("grantedBesideLastingMillisecondsAsTextRequired", status: 200, body: "{\"token\":\"example-granted-token\",\"end\":\"3600000\"}"),
    FakeExample("grantedBesideEnding", status: 200, body: "{\"token\":\"example-granted-token\",\"end\":\"2030-01-01T00:00:00Z\"}"),
    FakeExample("grantedBesideEndingRequired", status: 200, body: "{\"token\":\"example-granted-token\",\"end\":\"2030-01-01T00:00:00Z\"}"),
    FakeExample("grantedBesideEndingUnix", status: 200, body: "{\"token\":\"example-granted-token\",\"end\":1893456000}"),
    FakeExample("grantedBesideEndingUnixRequired", status: 200, body: "{\"token\":\"example-granted-token\",\"end\":1893456000}"),
    FakeExample("grantedBesideEndingUnixAsText", status: 200, body: "{\"token\":\"example-granted-token\",\"end\":\"1893456000\"}"),
    FakeExample("grantedBesideEndingUnixAsTextRequired", status: 200, body: "{\"token\":\"example-granted-token\",\"end\":\"1893456000\"}"),
    FakeExample("grantedBesideEndingMilliseconds", status: 200, body: "{\"token\":\"example-granted-token\",\"end\":1893456000000}"),
    FakeExample("grantedBesideEndingMillisecondsRequired", status: 200, body: "{\"token\":\"example-granted-token\",\"end\":1893456000000}"),
    FakeExample("grantedBesideEndingMillisecondsAsText", status: 200, body: "{\"token\":\"example-granted-token\",\"end\":\"1893456000000\"}"),
    FakeExample("grantedBesideEndingMillisecondsAsTextRequired", status: 200, body: "{\"token\":\"example-granted-token\",\"end\":\"1893456000000\"}"),
    FakeExample("grantedEndInHeaderLasting", status: 200, headers: ["end": "1"], body: "{\"token\":\"example-granted-token\"}"),
    FakeExample("grantedEndInHeaderEnding", status: 200, headers: ["end": "2030-01-01T00:00:00Z"], body: "{\"token\":\"example-granted-token\"}"),
    FakeExample("grantedEndInHeaderEndingUnixAsText", status: 200, headers: ["end": "1893456000"], body: "{\"token\":\"example-granted-token\"}"),
    FakeExample("grantedEndInCookieLasting", status: 200, headers: ["Set-Cookie": "end=1; Secure; HttpOnly"], body: "{\"token\":\"example-granted-token\"}"),
    FakeExample("grantedEndInCookieEnding", status: 200, headers: ["Set-Cookie": "end=2030-01-01T00:00:00Z; Secure; HttpOnly"], body: "{\"token\":\"example-granted-token\"}"),
    FakeExample("grantedEndInCookieEndingUnixAsText", status: 200, headers: ["Set-Cookie": "end=1893456000; Secure; HttpOnly"], body: "{\"token\":\"example-granted-token\"}"),
    FakeExample("grantedInHeaderLasting", status: 200, headers: ["token": "example-granted-token"], body: "{\"end\":1}"),
    FakeExample("grantedInHeaderEnding", status: 200, headers: ["token": "example-granted-token"], body: "{\"end\":\"2030-01-01T00:00:00Z\"}"),
    FakeExample("grantedInHeaderEndingUnixAsText", status: 200, headers: ["token": "example-granted-token"], body: "{\"end\":\"1893456000\"}"),
    FakeExample("grantedInCookieLasting", status: 200, headers: ["Set-Cookie": "token=example-granted-token; Secure; HttpOnly"], body: "{\"end\":1}"),
    FakeExample("grantedInCookieEnding", status: 200, headers: ["Set-Cookie": "token=example-granted-token; Secure; HttpOnly"], body: "{\"end\":\"2030-01-01T00:00:00Z\"}"),
    FakeExample("grantedInCookieEndingUnixAsText", status: 200, headers: ["Set-Cookie": "token=example-granted-token; Secure; HttpOnly"], body: "{\"end\":\"1893456000\"}"),
    FakeExample("grantedBothInCookiesLasting", status: 204, headers: ["Set-Cookie": "token=example-granted-token; Secure; HttpOnly, end=1; Secure; HttpOnly"]),
    FakeExample("grantedBothInCookiesEnding", status: 204, headers: ["Set-Cookie": "token=example-granted-token; Secure; HttpOnly, end=2030-01-01T00:00:00Z; Secure; HttpOnly"]),
    FakeExample("grantedBothInCookiesEndingUnixAsText", status: 204, headers: ["Set-Cookie": "token=example-granted-token; Secure; HttpOnly, end=1893456000; Secure; HttpOnly"]),
    FakeExample("grantedEndBelowLasting", status: 200, body: "{\"token\":\"example-granted-token\",\"about\":{\"end\":1}}"),
    FakeExample("grantedEndBelowEnding", status: 200, body: "{\"token\":\"example-granted-token\",\"about\":{\"end\":\"2030-01-01T00:00:00Z\"}}"),
    FakeExample("grantedEndBelowEndingUnixAsText", status: 200, body: "{\"token\":\"example-granted-token\",\"about\":{\"end\":\"1893456000\"}}"),
    FakeExample("grantedEndTwoBelowLasting", status: 200, body: "{\"token\":\"example-granted-token\",\"outer\":{\"about\":{\"end\":1}}}"),
    FakeExample("grantedEndTwoBelowEnding", status: 200, body: "{\"token\":\"example-granted-token\",\"outer\":{\"about\":{\"end\":\"2030-01-01T00:00:00Z\"}}}"),
    FakeExample("grantedEndTwoBelowEndingUnixAsText", status: 200, body: "{\"token\":\"example-granted-token\",\"outer\":{\"about\":{\"end\":\"1893456000\"}}}"),
    FakeExample("grantedEndMaybeBelowLasting", status: 200, body: "{\"token\":\"example-granted-token\",\"about\":{\"end\":1}}"),
    FakeExample("grantedEndMaybeBelowEnding", status: 200, body: "{\"token\":\"example-granted-token\",\"about\":{\"end\":\"2030-01-01T00:00:00Z\"}}"),
    FakeExample("grantedEndMaybeBelowEndingUnixAsText", status: 200, body: "{\"token\":\"example-granted-token\",\"about\":{\"end\":\"1893456000\"}}"),
    FakeExample("grantedEndAboveLasting", status: 200, body: "{\"end\":1,\"grant\":{\"token\":\"example-granted-token\"}}"),
    FakeExample("grantedEndAboveEnding", status: 200, body: "{\"end\":\"2030-01-01T00:00:00Z\",\"grant\":{\"token\":\"example-granted-token\"}}"),
    FakeExample("grantedEndAboveEndingUnixAsText", status: 200, body: "{\"end\":\"1893456000\",\"grant\":{\"token\":\"example-granted-token\"}}"),
    FakeExample("grantedEndTwoAboveLasting", status: 200, body: "{\"end\":1,\"outer\":{\"grant\":{\"token\":\"example-granted-token\"}}}"),
    FakeExample("grantedEndTwoAboveEnding", status: 200, body: "{\"end\":\"2030-01-01T00:00:00Z\",\"outer\":{\"grant\":{\"token\":\"example-granted-token\"}}}"),
    FakeExample("grantedEndTwoAboveEndingUnixAsText", status: 200, body: "{\"end\":\"1893456000\",\"outer\":{\"grant\":{\"token\":\"example-granted-token\"}}}"),
    FakeExample("grantedApartLasting", status: 200, body: "{\"grant\":{\"token\":\"example-granted-token\"},\"about\":{\"end\":1}}"),
    FakeExample("grantedApartEnding", status: 200, body: "{\"grant\":{\"token\":\"example-granted-token\"},\"about\":{\"end\":\"2030-01-01T00:00:00Z\"}}"),
    FakeExample("grantedApartEndingUnixAsText", status: 200, body: "{\"grant\":{\"token\":\"example-granted-token\"},\"about\":{\"end\":\"1893456000\"}}"),
    FakeExample("grantedInListLasting", status: 200, body: "{\"items\":[{\"token\":\"example-granted-token\",\"end\":1}]}"),
    FakeExample("grantedInListEnding", status: 200, body: "{\"items\":[{\"token\":\"example-granted-token\",\"end\":\"2030-01-01T00:00:00Z\"}]}"),
    FakeExample("grantedInListEndingUnixAsText", status: 200, body: "{\"items\":[{\"token\":\"example-granted-token\",\"end\":\"1893456000\"}]}"),
    FakeExample("grantedEndOverListLasting", status: 200, body: "{\"end\":1,\"items\":[{\"token\":\"example-granted-token\"}]}"),
    FakeExample("grantedEndOverListEnding", status: 200, body: "{\"end\":\"2030-01-01T00:00:00Z\",\"items\":[{\"token\":\"example-granted-token\"}]}"),
    FakeExample("grantedEndOverListEndingUnixAsText", status: 200, body: "{\"end\":\"1893456000\",\"items\":[{\"token\":\"example-granted-token\"}]}"),
    FakeExample("grantedInDeepListLasting", status: 200, body: "{\"outer\":{\"items\":[{\"token\":\"example-granted-token\",\"end\":1}]}}"),
    FakeExample("grantedInDeepListEnding", status: 200, body: "{\"outer\":{\"items\":[{\"token\":\"example-granted-token\",\"end\":\"2030-01-01T00:00:00Z\"}]}}"),
    FakeExample("grantedInDeepListEndingUnixAsText", status: 200, body: "{\"outer\":{\"items\":[{\"token\":\"example-granted-token\",\"end\":\"1893456000\"}]}}"),
    FakeExample("grantedInChoiceLasting", status: 200, body: "{\"choice\":{\"kind\":\"grant\",\"token\":\"example-granted-token\",\"end\":1}}"),
    FakeExample("grantedInChoiceEnding", status: 200, body: "{\"choice\":{\"kind\":\"grant\",\"token\":\"example-granted-token\",\"end\":\"2030-01-01T00:00:00Z\"}}"),
    FakeExample("grantedInChoiceEndingUnixAsText", status: 200, body: "{\"choice\":{\"kind\":\"grant\",\"token\":\"example-granted-token\",\"end\":\"1893456000\"}}"),
    FakeExample("grantedEndOverChoiceLasting", status: 200, body: "{\"end\":1,\"choice\":{\"kind\":\"grant\",\"token\":\"example-granted-token\"}}"),
    FakeExample("grantedEndOverChoiceEnding", status: 200, body: "{\"end\":\"2030-01-01T00:00:00Z\",\"choice\":{\"kind\":\"grant\",\"token\":\"example-granted-token\"}}"),
    FakeExample("grantedEndOverChoiceEndingUnixAsText", status: 200, body: "{\"end\":\"1893456000\",\"choice\":{\"kind\":\"grant\",\"token\":\"example-granted-token\"}}"),
    FakeExample("grantedInChoiceInListLasting", status: 200, body: "{\"next\":[{\"kind\":\"grant\",\"token\":\"example-granted-token\",\"end\":1}]}"),
    FakeExample("grantedInChoiceInListEnding", status: 200, body: "{\"next\":[{\"kind\":\"grant\",\"token\":\"example-granted-token\",\"end\":\"2030-01-01T00:00:00Z\"}]}"),
    FakeExample("grantedInChoiceInListEndingUnixAsText", status: 200, body: "{\"next\":[{\"kind\":\"grant\",\"token\":\"example-granted-token\",\"end\":\"1893456000\"}]}"),
    FakeExample("grantedAsChoiceLasting", status: 200, body: "{\"kind\":\"grant\",\"token\":\"example-granted-token\",\"end\":1}"),
    FakeExample("grantedAsChoiceEnding", status: 200, body: "{\"kind\":\"grant\",\"token\":\"example-granted-token\",\"end\":\"2030-01-01T00:00:00Z\"}"),
    FakeExample("grantedAsChoiceEndingUnixAsText", status: 200, body: "{\"kind\":\"grant\",\"token\":\"example-granted-token\",\"end\":\"1893456000\"}"),
    FakeExample("grantedAsListLasting", status: 200, body: "[{\"token\":\"example-granted-token\",\"end\":1}]"),
    FakeExample("grantedAsListEnding", status: 200, body: "[{\"token\":\"example-granted-token\",\"end\":\"2030-01-01T00:00:00Z\"}]"),
    FakeExample("grantedAsListEndingUnixAsText", status: 200, body: "[{\"token\":\"example-granted-token\",\"end\":\"1893456000\"}]"),
    FakeExample("grantedMaybeLasting", status: 200, body: "{\"grant\":{\"token\":\"example-granted-token\",\"end\":1}}"),
    FakeExample("grantedMaybeEnding", status: 200, body: "{\"grant\":{\"token\":\"example-granted-token\",\"end\":\"2030-01-01T00:00:00Z\"}}"),
    FakeExample("grantedMaybeEndingUnixAsText", status: 200, body: "{\"grant\":{\"token\":\"example-granted-token\",\"end\":\"1893456000\"}}"),
    FakeExample("grantedInEnvelopeLasting", status: 200, body: "{\"code\":\"0\",\"data\":{\"token\":\"example-granted-token\",\"end\":1}}"),
    FakeExample("grantedInEnvelopeEnding", status: 200, body: "{\"code\":\"0\",\"data\":{\"token\":\"example-granted-token\",\"end\":\"2030-01-01T00:00:00Z\"}}"),
    FakeExample("grantedInEnvelopeEndingUnixAsText", status: 200, body: "{\"code\":\"0\",\"data\":{\"token\":\"example-granted-token\",\"end\":\"1893456000\"}}"),
  ]
}

nonisolated extension CensusGranted.Client: CensusGranted.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { CensusGranted.examples }

  public static func fake(_ configuration: Void, by transport: any Transport, _ store: any TokenStore, _ clock: any WallClock) -> Self {
    Self(store: store, transport: transport, clock: clock)
  }
}
