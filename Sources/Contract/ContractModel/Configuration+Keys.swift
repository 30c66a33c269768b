extension RenewalRules {
  package static let keys = Keys<Self>(
    "the renewal",
    [
      .optional(
        "before", \.before, .duration, "how long before expiry a token is refreshed",
        usual: "at expiry", example: "5m"),
      .optional(
        "atLaunch", \.atLaunch, .yesNo, "whether the app refreshes at launch", usual: "false",
        example: "true"),
      .optional(
        "by", \.by, .name(in: "endpoints"), "the endpoint to refresh with, if there are several",
        example: "renewSession"),
    ])
}

extension AppRules {
  package static let keys = Keys<Self>(
    "the app",
    [
      .optional(
        "keychain", \.keychain, .mapping, "how items are kept",
        example: "{ service: com.example.app, accessible: afterFirstUnlock, synchronizable: false }"
      ),
      .defaulted(
        "urlSchemes", \.urlSchemes, .texts, "the URL schemes that open the app",
        example: "[myapp]"),
      .optional(
        "biometrics", \.biometrics, .mapping, "Face ID and Touch ID",
        example: "{ kinds: [faceID], offered: afterFirstSignIn, guards: launch, fallback: signIn }"),
    ])
}

extension AppRules.KeychainRules {
  package static let keys = Keys<Self>(
    "the keychain",
    [
      .optional(
        "service", \.service, .text, "the service that items belong to",
        example: "com.example.app"),
      .optional(
        "accessible", \.accessible, .word(), "when items can be read", usual: "afterFirstUnlock",
        example: "afterFirstUnlock"),
      .optional(
        "synchronizable", \.synchronizable, .yesNo,
        "whether items sync to the user's other devices", usual: "false", example: "false"),
      .optional(
        "accessGroup", \.accessGroup, .textOrConfiguration,
        "the access group of the apps that share the items", example: "TEAM.com.example"),
    ])
}

extension AppRules.Biometrics {
  package static let keys = Keys<Self>(
    "biometrics",
    [
      .defaulted(
        "kinds", \.kinds, .words(), "what is supported", isRequired: true,
        example: "[faceID, touchID]"),
      .optional(
        "offered", \.offered, .word(), "when the app offers it", usual: "afterFirstSignIn",
        example: "afterFirstSignIn"),
      .optional(
        "guards", \.guards, .word(), "what it protects", usual: "launch", example: "launch"),
      .optional(
        "fallback", \.fallback, .name(in: "endpoints"), "how users sign in instead",
        example: "signInWithEmail"),
    ])
}

extension Callback {
  package static let keys = Keys<Self>(
    "a callback",
    [
      .required(
        "url", \.url, .callbackURL, "the URL that opens the app", example: "myapp://callback"),
      .doc(\.doc),
      .optional(
        "host", \.hostIsUnchecked, .flag("unchecked"), "skips the check of the host",
        usual: "checked", example: "unchecked"),
      .defaulted(
        "fields", \.fields, .fields(.free), "the fields that it carries",
        example: "{ code: string, state: string }"),
    ])
}
