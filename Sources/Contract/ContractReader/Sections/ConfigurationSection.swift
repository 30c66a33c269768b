import ContractModel
import Diagnostics
import YAMLSource

extension KeyTable {
  package static let renewal = KeyTable(
    "the renewal",
    [
      .optional(
        "before", .duration, "how long before expiry a token is refreshed", usual: "at expiry",
        example: "5m"),
      .optional(
        "atLaunch", .yesNo, "whether the app refreshes at launch", usual: "false", example: "true"),
      .optional(
        "by", .name(in: "endpoints"), "the endpoint to refresh with, if there are several",
        example: "renewSession"),
    ])

  package static let app = KeyTable(
    "the app",
    [
      .optional(
        "keychain", .mapping(.keychain), "how items are kept",
        example: "{ service: com.example.app, accessible: afterFirstUnlock, synchronizable: false }"
      ),
      .optional("urlSchemes", .texts, "the URL schemes that open the app", example: "[myapp]"),
      .optional(
        "biometrics", .mapping(.biometrics), "Face ID and Touch ID",
        example: "{ kinds: [faceID], offered: afterFirstSignIn, guards: launch, fallback: signIn }"),
    ])

  package static let keychain = KeyTable(
    "the keychain",
    [
      .optional("service", .text, "the service that items belong to", example: "com.example.app"),
      .optional(
        "accessible", .words(of: AppRules.KeychainAccess.self), "when items can be read",
        usual: "afterFirstUnlock", example: "afterFirstUnlock"),
      .optional(
        "synchronizable", .yesNo, "whether items sync to the user's other devices", usual: "false",
        example: "false"),
      .optional(
        "accessGroup", .textOrConfiguration,
        "the access group of the apps that share the items",
        example: "TEAM.com.example"),
    ])

  package static let biometrics = KeyTable(
    "biometrics",
    [
      .required(
        "kinds", .wordList(of: AppRules.Biometrics.Kind.self), "what is supported",
        example: "[faceID, touchID]"),
      .optional(
        "offered", .words(of: AppRules.Biometrics.OfferTime.self),
        "when the app offers it",
        usual: "afterFirstSignIn", example: "afterFirstSignIn"),
      .optional(
        "guards", .words(of: AppRules.Biometrics.GuardedUse.self), "what it protects",
        usual: "launch", example: "launch"),
      .optional(
        "fallback", .name(in: "endpoints"), "how users sign in instead",
        example: "signInWithEmail"),
    ])
}

extension Reader {
  /// Values of the deployment: simple ones, because somebody types them into a configuration.
  func configurationValues(_ node: Node?) -> Definitions<ConfigurationValue> {
    let fields = fields(node)
    let simple = fields.filter { field in
      guard case .scalar(let scalar) = field.shape.element else { return false }
      return scalar != .json
    }
    for field in fields where !simple.contains(where: { $0 === field }) {
      report(.configurationKind(field))
    }
    // One that is another's would be looked up for ever.
    return Definitions(simple.map(ConfigurationValue.init))
  }

  func renewal(_ node: Node?, _ endpoints: Definitions<Endpoint>) -> RenewalRules {
    let renewals = endpoints.filter { $0.operation.value == .sessionRenew }
    if renewals.count > 1, node?["by"] == nil {
      report(.severalRenewals(renewals[1], renewals[0]))
    }
    guard let node, let keys = Mapping(node, .renewal, self) else { return RenewalRules() }
    let by = reference(keys["by"], to: "endpoints")
    if let by, let endpoint = endpoints.find(by.value), endpoint.operation.value != .sessionRenew {
      report(.doesNotRenew(by, endpoint))
    }
    return RenewalRules(
      before: seconds(keys["before"]), atLaunch: yesOrNo(keys["atLaunch"]), by: by)
  }

  func app(_ node: Node?) -> AppRules {
    guard let node, let keys = Mapping(node, .app, self) else { return AppRules() }
    let schemes = set(keys["urlSchemes"], "urlSchemes")
    for scheme in schemes where !CallbackURL.isScheme(scheme.value[...]) {
      report(.badScheme(scheme))
    }
    return AppRules(
      keychain: keychain(keys["keychain"]), urlSchemes: schemes,
      biometrics: biometrics(keys["biometrics"]))
  }

  private func keychain(_ node: Node?) -> AppRules.KeychainRules? {
    guard let node, let keys = Mapping(node, .keychain, self) else { return nil }
    return AppRules.KeychainRules(
      service: text(keys["service"]),
      accessible: word(keys["accessible"], "accessible"),
      synchronizable: yesOrNo(keys["synchronizable"]), accessGroup: accessGroup(keys["accessGroup"])
    )
  }

  private func accessGroup(_ node: Node?) -> Reference? {
    let group = reference(node)
    if let text = group?.literal, text.value.contains("$(") { report(.unfilledGroup(text)) }
    checkKind(group, "a `string`") { shape in
      if case .scalar(.string) = shape.element { shape.container == .one } else { false }
    }
    return group
  }

  private func biometrics(_ node: Node?) -> AppRules.Biometrics? {
    guard let node, let keys = Mapping(node, .biometrics, self) else { return nil }
    return AppRules.Biometrics(
      kinds: words(keys["kinds"], "kinds"),
      offered: word(keys["offered"], "offered"),
      guards: word(keys["guards"], "guards"),
      fallback: reference(keys["fallback"], to: "endpoints"))
  }
}
