/// Every rule of the review, in the order of the docs.
enum ReviewCatalogue {
  static let rules: [any ReviewRule] = [
    FieldAdded(), FieldRemoved(), FieldRenamed(), FieldType(), FieldOptional(), EnumerationTexts(),
    FieldLimits(), FieldPlace(), FieldSecret(), FieldStorage(), FieldMeaning(), FieldRelation(),
    TypeDefined(),
    EndpointDefined(), EndpointAddress(), EndpointTokens(), EndpointOperation(), EndpointAnswer(),
    CallToldApart(), EndpointRefusals(), EndpointDeprecated(), EndpointPriority(),
    TokenDefined(), TokenLifetime(), TokenEnd(), TokenRotation(), TokenOrigin(), TokenSent(),
    TokenNext(),
    TokenKept(), TokenBound(),
    RefusalDefined(), RefusalLooks(), RefusalRecovery(), RefusalMeaning(), RefusalWords(),
    PasswordRule(), LockoutRule(), CodeRule(), DeviceRule(), TermsRule(), SignOutRule(),
    ProviderDefined(), ProviderIdentity(), ProviderBinding(), ProviderAsked(), CallbackAddress(),
    RenewalRule(), WrittenMachine(), KeychainRule(), AppProject(),
    ServerDefined(), ServerAddress(), ServerForm(),
    ConfigurationDefined(), ContractIdentity(), ReservedNamesKept(),
    WordsForPeople(),
  ]

  static let byProperty: [Property: [any ReviewRule]] = {
    var found: [Property: [any ReviewRule]] = [:]
    for rule in rules {
      for property in rule.judges { found[property, default: []].append(rule) }
    }
    return found
  }()

  /// The rules that look at a change, each once.
  static func rules(for change: PieceChange) -> [any ReviewRule] {
    var seen: Set<String> = []
    return change.properties.flatMap { byProperty[$0] ?? [] }.filter { seen.insert($0.id).inserted }
  }
}
