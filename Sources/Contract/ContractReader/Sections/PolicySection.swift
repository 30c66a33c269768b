import ContractModel
import Diagnostics
import YAMLSource

extension KeyTable {
  package static let policies = KeyTable(
    "the policies",
    [
      .optional(
        "password", .mapping(.passwordPolicy), "what a password must be",
        example: "{ minLength: 8, contains: [digit] }"),
      .optional(
        "lockout", .mapping(.lockout), "what happens after wrong passwords",
        example: "{ counts: account, steps: [{ failures: 5, lasts: 5m }] }"),
      .optional(
        "codes", .definitions(.code), "verification codes",
        example: "{ registrationMail: { length: 6, lifetime: 10m, tries: 5 } }"),
      .optional(
        "devices", .mapping(.devices), "what happens on new devices",
        example: "{ newDevice: notify }"),
      .optional(
        "terms", .mapping(.terms), "what the user agrees to",
        example: "{ documents: [terms, privacy], acceptedAt: registration }"),
      .optional(
        "signOut", .mapping(.signOut), "what the app clears and keeps",
        example: "{ clears: [tokens], keeps: [settings] }"),
    ])

  package static let passwordPolicy = KeyTable(
    "the password policy",
    [
      .optional("minLength", .number(1...1024), "the minimum number of characters", example: "8"),
      .optional(
        "maxLength", .number(1...1024), "the maximum number of characters", example: "128"),
      .optional(
        "contains", .wordList(of: PasswordPolicy.CharacterClass.self), "what must be in it",
        example: "[lowercase, uppercase, digit]"),
      .optional(
        "blocklist", .yesNo, "whether common passwords are refused", usual: "false", example: "true"
      ),
      .optional(
        "strength", .list(.strength),
        "levels, from weak to strong; the strongest that is met counts",
        example: "[{ level: weak, contains: [] }]"),
    ])

  package static let strength = KeyTable(
    "a level of strength",
    [
      .required("level", .text, "its name", example: "strong"),
      .required(
        "contains", .wordList(of: PasswordPolicy.CharacterClass.self), "what must be in it",
        example: "[letter, digit]"),
    ])

  package static let lockout = KeyTable(
    "the lockout",
    [
      .required(
        "counts", .words(of: LockoutPolicy.Counted.self), "whose failures are counted",
        example: "account"),
      .required(
        "steps", .list(.lockoutStep), "after how many failures, for how long",
        example: "[{ failures: 5, lasts: 5m }]"),
      .optional("warns", .words(of: Channel.self), "how the user is warned", example: "mail"),
    ])

  package static let lockoutStep = KeyTable(
    "a step of the lockout",
    [
      .required("failures", .number(1...1000), "how many in a row", example: "5"),
      .required("lasts", .duration, "how long the lock lasts", example: "5m"),
    ])

  package static let code = KeyTable(
    "a code",
    [
      .required("length", .number(4...64), "how many characters", example: "6"),
      .optional(
        "alphabet", .words(of: CodePolicy.Alphabet.self), "the characters of the code",
        usual: "digits",
        example: "digits"),
      .optional("lifetime", .duration, "how long it is valid", example: "10m"),
      .optional("tries", .number(1...100), "how many tries a user has", example: "5"),
      .optional(
        "resendAfter", .duration, "the wait before a new code can be requested", example: "60s"),
      .optional(
        "sentBy", .wordOrWords(Channel.allCases.map(\.rawValue)),
        "the channel; if there are several, the call that sends the code chooses one",
        example: "mail"),
    ])

  package static let devices = KeyTable(
    "the devices",
    [
      .optional(
        "newDevice", .words(of: DevicePolicy.NewDevice.self),
        "the effect of a sign-in on a new device",
        usual: "allow", example: "notify"),
      .optional(
        "oddSignIn", .words(of: DevicePolicy.OddSignIn.self), "the effect of an unusual sign-in",
        usual: "allow", example: "challenge"),
      .optional(
        "limit", .number(1...1000), "the maximum number of devices that are signed in", example: "5"
      ),
    ])

  package static let terms = KeyTable(
    "the terms",
    [
      .required("documents", .texts, "what the user agrees to", example: "[terms, privacy]"),
      .optional(
        "acceptedAt", .words(of: TermsPolicy.AcceptanceTime.self), "when", example: "registration"),
    ])

  package static let signOut = KeyTable(
    "the sign-out",
    [
      .optional("clears", .texts, "what is always removed", example: "[tokens, profileCache]"),
      .optional("asks", .texts, "what the app asks the user about", example: "[downloadedBooks]"),
      .optional(
        "keepsIfSynced", .texts, "what is kept if it is synced to the server", example: "[progress]"
      ),
      .optional("keeps", .texts, "what stays", example: "[appSettings]"),
    ])
}

extension Reader {
  func policies(_ node: Node?) -> Policies {
    guard let node, let keys = Mapping(node, .policies, self) else { return Policies() }
    return Policies(
      password: passwordPolicy(keys["password"]), lockout: lockout(keys["lockout"]),
      codes: definitions("codes", of: keys["codes"]) { code($0, $1) },
      devices: devices(keys["devices"]), terms: terms(keys["terms"]),
      signOut: signOut(keys["signOut"]))
  }

  private func passwordPolicy(_ node: Node?) -> PasswordPolicy? {
    guard let node, let keys = Mapping(node, .passwordPolicy, self) else { return nil }
    let policy = PasswordPolicy(
      minLength: number(keys["minLength"], in: 1...1024),
      maxLength: number(keys["maxLength"], in: 1...1024),
      contains: words(keys["contains"], "contains"),
      blocklist: yesOrNo(keys["blocklist"]),
      strength: strengths(keys["strength"]),
      span: node.span)
    if let min = policy.minLength, let max = policy.maxLength, min.value > max.value {
      report(.limitsCross(min, max))
    }
    return policy
  }

  /// The levels from weak to strong, each with its own name.
  private func strengths(_ node: Node?) -> [PasswordPolicy.Strength] {
    let levels = items(node, "strength", of: .strength).compactMap(strength)
    var first: [String: Text] = [:]
    for level in levels.map(\.level) {
      if let other = first[level.value] { report(.levelTwice(level, first: other)) }
      first[level.value] = first[level.value] ?? level
    }
    return levels
  }

  private func strength(_ node: Node) -> PasswordPolicy.Strength? {
    guard let keys = Mapping(node, .strength, self) else { return nil }
    let level = text(keys["level"])
    let classes = words(keys["contains"], "contains", PasswordPolicy.CharacterClass.self)
    guard let level else { return nil }
    check(authorName: level)
    return PasswordPolicy.Strength(level: level, contains: classes)
  }

  private func lockout(_ node: Node?) -> LockoutPolicy? {
    guard let node, let keys = Mapping(node, .lockout, self) else { return nil }
    let counts = word(keys["counts"], "counts", LockoutPolicy.Counted.self)
    let steps = items(keys["steps"], "steps", of: .lockoutStep).compactMap(lockoutStep)
    for (step, next) in zip(steps, steps.dropFirst())
    where next.failures.value <= step.failures.value {
      report(.stepsOutOfOrder(next.failures, after: step.failures))
    }
    let warns: Located<Channel>? = word(keys["warns"], "warns")
    return counts.map {
      LockoutPolicy(counts: $0, steps: steps, warns: warns, span: node.span)
    }
  }

  private func lockoutStep(_ node: Node) -> LockoutPolicy.Step? {
    guard let keys = Mapping(node, .lockoutStep, self) else { return nil }
    let (failures, lasts) = (number(keys["failures"], in: 1...1000), seconds(keys["lasts"]))
    guard let failures, let lasts else { return nil }
    return LockoutPolicy.Step(failures: failures, lasts: lasts)
  }

  private func code(_ name: Text, _ node: Node) -> CodePolicy? {
    guard let keys = Mapping(node, .code, named: name, self) else { return nil }
    let length = number(keys["length"], in: 4...64)
    // Read even without a length: each mistake is told.
    let policy = CodePolicy(
      name: name, length: length ?? Located(4, at: name.span),
      alphabet: word(keys["alphabet"], "alphabet"), lifetime: seconds(keys["lifetime"]),
      tries: number(keys["tries"], in: 1...100), resendAfter: seconds(keys["resendAfter"]),
      sentBy: wordOrWords(keys["sentBy"], "sentBy"))
    return length == nil ? nil : policy
  }

  private func devices(_ node: Node?) -> DevicePolicy? {
    guard let node, let keys = Mapping(node, .devices, self) else { return nil }
    return DevicePolicy(
      newDevice: word(keys["newDevice"], "newDevice"),
      oddSignIn: word(keys["oddSignIn"], "oddSignIn"),
      limit: number(keys["limit"], in: 1...1000))
  }

  private func terms(_ node: Node?) -> TermsPolicy? {
    guard let node, let keys = Mapping(node, .terms, self) else { return nil }
    return TermsPolicy(
      documents: set(keys["documents"], "documents"),
      acceptedAt: word(keys["acceptedAt"], "acceptedAt"))
  }

  /// Each thing is cleared, asked about or kept: it stands in one list.
  private func signOut(_ node: Node?) -> SignOutPolicy? {
    guard let node, let keys = Mapping(node, .signOut, self) else { return nil }
    let lists = ["clears", "asks", "keepsIfSynced", "keeps"].map {
      set(keys[$0], $0)
    }
    var first: [String: Text] = [:]
    for item in lists.joined() {
      check(authorName: item)
      if let other = first[item.value] { report(.inTwoLists(item, first: other.span)) }
      first[item.value] = first[item.value] ?? item
    }
    return SignOutPolicy(
      clears: lists[0], asks: lists[1], keepsIfSynced: lists[2], keeps: lists[3])
  }
}
