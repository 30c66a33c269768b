/// A claim about the session of a contract: what `authgen prove` establishes, and what a waiver may set aside.
package enum SessionClaim: String, CaseIterable, Sendable {
  case statesReachable = "states-reachable"
  case oneOutcome = "one-outcome"
  case renewalsEnd = "renewals-end"
  case oneRenewal = "one-renewal"
  case lostAnswerSurvived = "lost-answer-survived"
  case signedOutStays = "signed-out-stays"
  case signOutClears = "sign-out-clears"
  case endNoticed = "end-noticed"
  case tapsHarmless = "taps-harmless"

  /// The claim in one sentence.
  package var says: String {
    switch self {
    case .statesReachable:
      "every state is reachable, and a person can sign in again from each"
    case .oneOutcome: "each refusal has one outcome, in each state in which a call can get it"
    case .renewalsEnd: "nothing renews for ever; a call causes one renewal and one repeat at most"
    case .oneRenewal: "calls that are refused together cause one renewal, with a token of its own"
    case .lostAnswerSurvived: "a lost answer to a renewal never ends the session behind the app"
    case .signedOutStays: "after the end of a session no late answer stores a token of it"
    case .signOutClears: "a sign-out clears all that any call has stored"
    case .endNoticed: "the app notices the end of its session within one access lifetime"
    case .tapsHarmless: "a repeated tap does no harm"
    }
  }

  /// What an author can do where it fails, and no small change is known to help.
  package var wayOut: String {
    switch self {
    case .statesReachable:
      "write an event that leads to the state, and give a sign-in only tokens that it can have"
    case .oneOutcome: "let `recover`, and the state after the refusal, say the same"
    case .renewalsEnd: "write `recover: renew` only for refusals that a new token helps against"
    case .oneRenewal:
      "let each answer of the renewal bring the next refresh token, and give it a `grace`"
    case .lostAnswerSurvived: "give the refresh token a `grace` of 30 s or more"
    case .signedOutStays: "let the call that ends the session lead to `signedOut`"
    case .signOutClears: "let the sign-out lead to a state that holds no token"
    case .endNoticed:
      "declare a refusal with `means: sessionEnded` and `recover: signIn` at each call"
    case .tapsHarmless: "let a refused sign-in leave the session as it is"
    }
  }

  /// The reason for the claim, for a person who reads that it fails.
  package var reason: String {
    switch self {
    case .statesReachable:
      "an app that is stuck in a state is deleted and installed anew: nothing else helps its user"
    case .oneOutcome:
      "an app that is told to sign in while its session goes on shows one thing and does another"
    case .renewalsEnd: "an app that renews at each call is slow, and takes the server down with it"
    case .oneRenewal:
      "a refresh token that is sent twice looks stolen, and the server signs the person out"
    case .lostAnswerSurvived:
      "phones lose answers daily: the person is signed out for nothing"
    case .signedOutStays: "the next person at the device would be in somebody else's account"
    case .signOutClears: "what stays behind is sent for the next person, or read by a thief"
    case .endNoticed: "a person who was locked out goes on in an app that knows nothing of it"
    case .tapsHarmless: "people tap twice where an app is slow"
    }
  }
}
