// Written by authgen from granted.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension CensusGranted {
  /// The states of a session. `unknown` lasts until the store can be read.
  public enum SessionState: String, AuthState, CaseIterable {
    case unknown, signedOut, signedIn
  }

  public static let tokens: [TokenRule] = [
    TokenRule("held", lifetime: 3600, sent: .bearer, isOptional: true),
    TokenRule("missing", lifetime: 3600, isOptional: true),
    TokenRule("kept", lifetime: 3600, stored: .inMemory),
    TokenRule("granted", lifetime: 3600, sent: .bearer, isOptional: true),
  ]

  public static let machine = SessionMachine<SessionState>(
    start: .signedOut,
    states: [
      .signedOut: .init(
        after: [
          "bringMissing": .signedIn,
          "grantedBesideLasting": .signedIn,
          "grantedBesideLastingRequired": .signedIn,
          "grantedBesideLastingAsText": .signedIn,
          "grantedBesideLastingAsTextRequired": .signedIn,
          "grantedBesideLastingMilliseconds": .signedIn,
          "grantedBesideLastingMillisecondsRequired": .signedIn,
          "grantedBesideLastingMillisecondsAsText": .signedIn,
          "grantedBesideLastingMillisecondsAsTextRequired": .signedIn,
          "grantedBesideEnding": .signedIn,
          "grantedBesideEndingRequired": .signedIn,
          "grantedBesideEndingUnix": .signedIn,
          "grantedBesideEndingUnixRequired": .signedIn,
          "grantedBesideEndingUnixAsText": .signedIn,
          "grantedBesideEndingUnixAsTextRequired": .signedIn,
          "grantedBesideEndingMilliseconds": .signedIn,
          "grantedBesideEndingMillisecondsRequired": .signedIn,
          "grantedBesideEndingMillisecondsAsText": .signedIn,
          "grantedBesideEndingMillisecondsAsTextRequired": .signedIn,
          "grantedEndInHeaderLasting": .signedIn,
          "grantedEndInHeaderEnding": .signedIn,
          "grantedEndInHeaderEndingUnixAsText": .signedIn,
          "grantedEndInCookieLasting": .signedIn,
          "grantedEndInCookieEnding": .signedIn,
          "grantedEndInCookieEndingUnixAsText": .signedIn,
          "grantedInHeaderLasting": .signedIn,
          "grantedInHeaderEnding": .signedIn,
          "grantedInHeaderEndingUnixAsText": .signedIn,
          "grantedInCookieLasting": .signedIn,
          "grantedInCookieEnding": .signedIn,
          "grantedInCookieEndingUnixAsText": .signedIn,
          "grantedBothInCookiesLasting": .signedIn,
          "grantedBothInCookiesEnding": .signedIn,
          "grantedBothInCookiesEndingUnixAsText": .signedIn,
          "grantedEndBelowLasting": .signedIn,
          "grantedEndBelowEnding": .signedIn,
          "grantedEndBelowEndingUnixAsText": .signedIn,
          "grantedEndTwoBelowLasting": .signedIn,
          "grantedEndTwoBelowEnding": .signedIn,
          "grantedEndTwoBelowEndingUnixAsText": .signedIn,
          "grantedEndMaybeBelowLasting": .signedIn,
          "grantedEndMaybeBelowEnding": .signedIn,
          "grantedEndMaybeBelowEndingUnixAsText": .signedIn,
          "grantedEndAboveLasting": .signedIn,
          "grantedEndAboveEnding": .signedIn,
          "grantedEndAboveEndingUnixAsText": .signedIn,
          "grantedEndTwoAboveLasting": .signedIn,
          "grantedEndTwoAboveEnding": .signedIn,
          "grantedEndTwoAboveEndingUnixAsText": .signedIn,
          "grantedApartLasting": .signedIn,
          "grantedApartEnding": .signedIn,
          "grantedApartEndingUnixAsText": .signedIn,
          "grantedInListLasting": .signedIn,
          "grantedInListEnding": .signedIn,
          "grantedInListEndingUnixAsText": .signedIn,
          "grantedEndOverListLasting": .signedIn,
          "grantedEndOverListEnding": .signedIn,
          "grantedEndOverListEndingUnixAsText": .signedIn,
          "grantedInDeepListLasting": .signedIn,
          "grantedInDeepListEnding": .signedIn,
          "grantedInDeepListEndingUnixAsText": .signedIn,
          "grantedInChoiceLasting": .signedIn,
          "grantedInChoiceEnding": .signedIn,
          "grantedInChoiceEndingUnixAsText": .signedIn,
          "grantedEndOverChoiceLasting": .signedIn,
          "grantedEndOverChoiceEnding": .signedIn,
          "grantedEndOverChoiceEndingUnixAsText": .signedIn,
          "grantedInChoiceInListLasting": .signedIn,
          "grantedInChoiceInListEnding": .signedIn,
          "grantedInChoiceInListEndingUnixAsText": .signedIn,
          "grantedAsChoiceLasting.GrantedAsChoiceLastingGrant": .signedIn,
          "grantedAsChoiceEnding.GrantedAsChoiceEndingGrant": .signedIn,
          "grantedAsChoiceEndingUnixAsText.GrantedAsChoiceEndingUnixAsTextGrant": .signedIn,
          "grantedAsListLasting": .signedIn,
          "grantedAsListEnding": .signedIn,
          "grantedAsListEndingUnixAsText": .signedIn,
          "grantedMaybeLasting": .signedIn,
          "grantedMaybeEnding": .signedIn,
          "grantedMaybeEndingUnixAsText": .signedIn,
          "grantedInEnvelopeLasting": .signedIn,
          "grantedInEnvelopeEnding": .signedIn,
          "grantedInEnvelopeEndingUnixAsText": .signedIn,
        ]),
      .signedIn: .init(
        holds: ["held", "missing", "granted"],
        after: [
          "held.expires": .signedOut,
          "missing.expires": .signedOut,
          "granted.expires": .signedOut,
        ]),
    ])

  public static let renewal = Renewal<NoAnswer, NoRefusal>.none

  public static let fetches: [TokenFetch<CensusGranted>] = [
    TokenFetch("kept") { _ in
      Call<BringKeptAnswer, NoRefusal>("bringKept", .post, "/kept")
    }
  ]
}

nonisolated extension CensusGranted {
  /// The form of each server's messages.
  enum Servers {
    static let envelope = ServerRule("envelope", success: ["code": .equals("0")], answer: "data")
  }
}
