import Diagnostics

extension Policies {
  package static let keys = Keys<Self>(
    "the policies",
    [
      .optional(
        "password", \.password, .mapping, "what a password must be",
        example: "{ minLength: 8, contains: [digit] }"),
      .optional(
        "lockout", \.lockout, .mapping, "what happens after wrong passwords",
        example: "{ counts: account, steps: [{ failures: 5, lasts: 5m }] }"),
      .defaulted(
        "codes", \.codes, .definitions(), "verification codes",
        example: "{ registrationMail: { length: 6, lifetime: 10m, tries: 5 } }"),
      .optional(
        "devices", \.devices, .mapping, "what happens on new devices",
        example: "{ newDevice: notify }"),
      .optional(
        "terms", \.terms, .mapping, "what the user agrees to",
        example: "{ documents: [terms, privacy], acceptedAt: registration }"),
      .optional(
        "signOut", \.signOut, .mapping, "what the app clears and keeps",
        example: "{ clears: [tokens], keeps: [settings] }"),
    ])
}

extension PasswordPolicy {
  package static let keys = Keys<Self>(
    "the password policy",
    [
      .optional(
        "minLength", \.minLength, .number(1...1024), "the minimum number of characters",
        example: "8"),
      .optional(
        "maxLength", \.maxLength, .number(1...1024), "the maximum number of characters",
        example: "128"),
      .defaulted(
        "contains", \.contains, .words(), "what must be in it",
        example: "[lowercase, uppercase, digit]"),
      .optional(
        "blocklist", \.blocklist, .yesNo, "whether common passwords are refused", usual: "false",
        example: "true"),
      .defaulted(
        "strength", \.strength, .mappings(comparedBy: { ComparedText.inOrder($0.map(\.text)) }),
        "levels, from weak to strong; the strongest that is met counts",
        example: "[{ level: weak, contains: [] }]"),
    ])
}

extension PasswordPolicy.Strength {
  package static let keys = Keys<Self>(
    "a level of strength",
    [
      .required("level", \.level, .text, "its name", example: "strong"),
      .defaulted(
        "contains", \.contains, .words(), "what must be in it", isRequired: true,
        example: "[letter, digit]"),
    ])

  fileprivate var text: Text {
    level.map { ([$0] + contains.map(\.value.rawValue).sorted()).joined(separator: " ") }
  }
}

extension LockoutPolicy {
  package static let keys = Keys<Self>(
    "the lockout",
    [
      .required(
        "counts", \.counts, .word(), "whose failures are counted", example: "account"),
      .defaulted(
        "steps", \.steps, .mappings(comparedBy: Step.texts),
        "after how many failures, for how long", isRequired: true,
        example: "[{ failures: 5, lasts: 5m }]"),
      .optional("warns", \.warns, .word(), "how the user is warned", example: "mail"),
    ])
}

extension LockoutPolicy.Step {
  package static let keys = Keys<Self>(
    "a step of the lockout",
    [
      .required("failures", \.failures, .number(1...1000), "how many in a row", example: "5"),
      .required("lasts", \.lasts, .duration, "how long the lock lasts", example: "5m"),
    ])

  @Sendable fileprivate static func texts(_ steps: [LockoutPolicy.Step]) -> [ComparedText] {
    steps.sorted { $0.failures.value < $1.failures.value }.map {
      ComparedText("\($0.lasts.value.asDuration) after \($0.failures.value)", at: $0.lasts.span)
    }
  }
}

extension CodePolicy {
  package static let keys = Keys<Self>(
    "a code",
    [
      .required("length", \.length, .number(4...64), "how many characters", example: "6"),
      .optional(
        "alphabet", \.alphabet, .word(), "the characters of the code", usual: "digits",
        example: "digits"),
      .optional("lifetime", \.lifetime, .duration, "how long it is valid", example: "10m"),
      .optional(
        "tries", \.tries, .number(1...100), "how many tries a user has", example: "5"),
      .optional(
        "resendAfter", \.resendAfter, .duration, "the wait before a new code can be requested",
        example: "60s"),
      .defaulted(
        "sentBy", \.sentBy, .wordOrWords(),
        "the channel; if there are several, the call that sends the code chooses one",
        example: "mail"),
    ])
}

extension DevicePolicy {
  package static let keys = Keys<Self>(
    "the devices",
    [
      .optional(
        "newDevice", \.newDevice, .word(), "the effect of a sign-in on a new device",
        usual: "allow", example: "notify"),
      .optional(
        "oddSignIn", \.oddSignIn, .word(), "the effect of an unusual sign-in", usual: "allow",
        example: "challenge"),
      .optional(
        "limit", \.limit, .number(1...1000), "the maximum number of devices that are signed in",
        example: "5"),
    ])
}

extension TermsPolicy {
  package static let keys = Keys<Self>(
    "the terms",
    [
      .defaulted(
        "documents", \.documents, .texts, "what the user agrees to", isRequired: true,
        example: "[terms, privacy]"),
      .optional("acceptedAt", \.acceptedAt, .word(), "when", example: "registration"),
    ])
}

extension SignOutPolicy {
  package static let keys = Keys<Self>(
    "the sign-out",
    [
      .defaulted(
        "clears", \.clears, .texts, "what is always removed", example: "[tokens, profileCache]"),
      .defaulted(
        "asks", \.asks, .texts, "what the app asks the user about", example: "[downloadedBooks]"),
      .defaulted(
        "keepsIfSynced", \.keepsIfSynced, .texts, "what is kept if it is synced to the server",
        example: "[progress]"),
      .defaulted("keeps", \.keeps, .texts, "what stays", example: "[appSettings]"),
    ])
}
