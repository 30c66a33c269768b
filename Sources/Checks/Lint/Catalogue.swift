/// Every rule there is, in the order of the docs.
enum Catalogue {
  static let groups: [(RuleGroup, [any Rule])] = [
    (.transport, [TLSOnly(), TokenInURL()]),
    (
      .oauth,
      [
        CallbackCarriesTokens(), PasswordGrant(), PKCERequired(), PKCES256(), StateRequired(),
        IssuerMixup(), RedirectExact(), OpenRedirect(), SchemeReverseDNS(), SchemeNotDeclared(),
        PreferHTTPSCallback(),
        EmbeddedSecret(), RedirectStatus(),
      ]
    ),
    (
      .tokens,
      [
        AccessLifetimeLong(), LifetimeUndeclared(), RotationOrBinding(), ReuseDetection(),
        LostAnswer(), GraceTooLong(), RefreshAbsolute(), RefreshIdle(), RefreshShorterThanAccess(),
        MarginTooWide(), JWTAlgorithms(), Audience(), TypeConfusion(), TokenStoragePlace(),
        BoundTokenTravels(), TokenOutOfReach(),
      ]
    ),
    (
      .session,
      [
        SessionAgrees(), ScenarioHappens(), CallerKnown(), SignOutRevokes(), SignOutEndsOwn(),
        EndsMissing(), TokenNeverThere(), TokenDropped(),
        DeletionEndsSessions(), PasswordChangeEndsOthers(), SessionsVisible(),
        SessionLimitDeclared(),
      ]
    ),
    (.password, [MinLength(), MaxLength(), Composition(), PasswordBlocklist()]),
    (
      .abuse,
      [
        Enumeration(), ThrottleDeclared(), LockoutUndeclared(), LockoutAbuse(), RetryAfter(),
        CodePolicyRule(),
      ]
    ),
    (
      .identity,
      [
        NonceUse(), NonceCompared(), AppleDeletionRevokes(), CognitoDeleteScope(),
        CognitoProviderListed(),
        BroadScope(),
      ]
    ),
    (
      .refusals,
      [
        MeaningMissing(), RefusalUndeclared(), ToldApartByText(), StatusFitsMeaning(), RenewOn403(),
        ChallengeHeader(),
        UndeclaredRecovery(), RenewedByNobody(), MissingTranslation(),
      ]
    ),
    (.hygiene, [SecretLogged(), ReauthForSensitive(), OpenValue(), ReservedWithoutWire()]),
    (
      .shape,
      [
        RoleMissing(), ResetCode(), Docs(), ExampleValidity(), LooserSent(), NobodyNamed(),
        Unused(),
        Unreachable(),
        AmbiguousDispatch(),
      ]
    ),
  ]

  static let rules: [any Rule] = groups.flatMap(\.1)

  static var ids: [String] { rules.map(\.id) + Waivers.ids }
}
