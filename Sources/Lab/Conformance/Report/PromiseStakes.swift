/// The reason for which somebody should care that a promise is kept.
struct PromiseStakes {
  let text: String

  /// The text of the first rule that fits the id, or else that of the kind.
  init(_ kind: PromiseKind, id: String) {
    text =
      Self.rules.first { $0.kind == kind && $0.ids.contains { Self.fits(id, $0) } }?.text
      ?? Self.general(kind)
  }

  /// True of all promises of a kind.
  init(_ kind: PromiseKind) { text = Self.general(kind) }

  /// A word with a dot behind it begins ids; any other ends them.
  private static func fits(_ id: String, _ word: String) -> Bool {
    word.hasSuffix(".") ? id.hasPrefix(word) : id.hasSuffix("." + word)
  }

  private typealias Rule = (kind: PromiseKind, ids: [String], text: String)

  /// True of all promises of a kind.
  private static func general(_ kind: PromiseKind) -> String {
    switch kind {
    case .answers:
      "an app reads an answer by the contract, and no cache may keep the tokens of one"
    case .requests:
      "some app comes to rely on what a server takes against the contract, and anybody can send "
        + "what makes it fail"
    case .tokens:
      "a token must say who calls, and apps go by the refusal of one that is not good"
    case .lifetimes: "apps renew by the contract's times, and a stolen token ends by them"
    case .rotation: "a renewal keeps people signed in, and must not do so for a thief"
    case .signOut: "a sign-out must end what it says, and nothing else"
    case .accounts: "an account must be its person's, in the state that the server tells"
    case .lockout:
      "passwords can be guessed where nobody counts, and people are kept out by a wrong count"
    case .codes:
      "a code gets its person in and nobody else, and nobody is sent letters without an end"
    case .sessions:
      "people find strangers on their account by the list of devices, and a server by their place"
    case .enumeration:
      "answers that differ, or take another time, tell strangers who has an account"
    case .passwords: "app and server must agree on the passwords that people may choose"
    case .pages: "another site that frames, leads or reads a sign-in takes it over"
    case .traffic: "app and server rely on each other's part of the contract"
    case .client: "an app that errs here signs people out, or keeps what it should forget"
    case .stories: "apps meet this situation, and are built and tested by it"
    case .transitions: "an app goes through these states by what the server says"
    case .refusals: "an app can only do the right thing when it is told what is wrong"
    case .times: "an app counts by the same times, and one of the two is wrong otherwise"
    case .scenarios: "the contract tells this story, and apps are built by it"
    }
  }

  private static let rules: [Rule] =
    tokens + sessions + accounts + locks + [
      (.passwords, ["common"], "passwords that everybody knows are tried first"),
      (
        .passwords, ["new", "old"],
        "whoever changes a password shuts out those who know the old one"
      ),
      (.passwords, ["wrong"], "whoever finds a device unlocked must not change its password"),
    ]

  private static let tokens: [Rule] = [
    (
      .tokens, ["claims."],
      "apps and services go by these claims: by the times, the issuer and the person"
    ),
    (
      .tokens, ["missing"],
      "nobody may do without a token what a person does, and apps go by the refusal"
    ),
    (.tokens, ["once"], "whoever saw a step of a sign-in must not take it again"),
    (
      .tokens, TokenForgery.allCases.map(\.rawValue),
      "whoever can make up a token acts as somebody else, and apps go by the refusal"
    ),
    (
      .tokens, ["tokens."],
      "a token that passes for another is good for longer, or for more, than it was given for"
    ),
    (
      .lifetimes, ["before", "renewed"],
      "a token that ends before its time signs people out, or has apps call in vain"
    ),
    (
      .lifetimes, ["after"],
      "whoever steals a token has it until its end, and apps renew by the contract's times"
    ),
    (
      .rotation, ["grace", "together"],
      "a renewal whose answer was lost, or that two processes made, must not sign anybody out"
    ),
    (.rotation, ["renews"], "without a renewal people are signed out when a token ends"),
    (.rotation, ["madeUp"], "whoever can make up a token of renewal stays signed in as somebody"),
    (.rotation, ["stays"], "apps keep a token that renewals do not replace"),
    (
      .rotation, ["changes", "spent", "reuse", "graceEnds"],
      "a stolen token that is used twice must not stay good"
    ),
  ]

  private static let sessions: [Rule] = [
    (.signOut, ["again"], "an app whose answer was lost signs out once more"),
    (.signOut, ["own"], "a person who signed out expects that the tokens are worthless"),
    (
      .signOut, ["others"],
      "people sign other devices out because they lost one, or fear a stranger"
    ),
    (
      .signOut, ["othersStay", "stays"],
      "people are signed out where they did not ask for it"
    ),
    (.sessions, ["own", "current"], "people find strangers on their account by this list"),
    (.sessions, ["ends"], "people end a stranger's session by it, and no other"),
    (.sessions, ["limit"], "a limit that nobody counts holds nobody back"),
    (
      .sessions, ["unusual"],
      "a sign-in from a new place may be a stranger's who knows the password"
    ),
    (
      .sessions, ["known.device", "known.place"], "people must get in as usual where they are known"
    ),
  ]

  private static let accounts: [Rule] = [
    (
      .accounts, ["accounts.disabled.", "accounts.deleted.", "ends"],
      "an account that was disabled or deleted must not go on"
    ),
    (
      .accounts,
      ["wrongProof", "oldProof", "otherAudience", "otherIssuer", "otherNonce", "otherAddress"]
        + TokenForgery.allCases.map(\.rawValue),
      "whoever passes with such a proof signs in as somebody else, and apps go by the refusal"
    ),
    (.accounts, ["same", "own"], "nobody may see another person's account, or lose their own"),
    (.accounts, ["taken", "keeps"], "nobody may get an account by registering its name again"),
    (.accounts, ["terms"], "people are bound by the terms that they accepted, and by no others"),
    (.accounts, ["kept"], "people rely on a change that was answered as done"),
    (.accounts, ["confirmed"], "apps ask for a proof again until they hear of it"),
    (.accounts, ["keepsGuest"], "a guest who registers must not lose what is theirs"),
  ]

  private static let locks: [Rule] = [
    (
      .lockout, ["before", "clears", "opens", "others"],
      "a person with the right password must not be kept out against the contract"
    ),
    (.lockout, ["left", "until"], "people go by the tries and the time that an app shows them"),
    (.lockout, ["lockout."], "passwords can be guessed where nobody counts the wrong ones"),
    (.codes, ["length"], "apps ask for as many characters as the contract says"),
    (
      .codes, ["before", "triesLeft"],
      "people who read a letter late, or mistype its code, must still get in"
    ),
    (.codes, ["until"], "apps count down to the next code by it"),
    (
      .codes, ["after", "once", "others", "tries"],
      "a code is short; only its few tries, its one use and its end make it safe"
    ),
  ]
}
