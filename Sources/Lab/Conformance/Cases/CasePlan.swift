package import ContractModel

/// All cases that follow from a contract, in a fixed order.
package struct CasePlan: Sendable {
  package let cases: [ConformanceCase]

  package init(_ contract: Contract) {
    let families: [[ConformanceCase]] = [
      AnswerCases(contract).all, RequestCases(contract).all, SyntaxCases(contract).all,
      MethodCases(contract).all, TokenCases(contract).all, SwappedTokenCases(contract).all,
      SignInStepCases(contract).all,
      ClaimCases(contract).all, LifetimeCases(contract).all, RotationCases(contract).all,
      SignOutCases(contract).all,
      AccountCases(contract).all, ProofCases(contract).all,
      ProviderProofCases(contract).all, AccountUpdateCases(contract).all,
      ConfirmationCases(contract).all, GuestCases(contract).all,
      AccountIdentityCases(contract).all,
      PasswordCases(contract).all,
      PasswordChangeCases(contract).all,
      CodeCases(contract).all,
      RegistrationCases(contract).all, SessionListCases(contract).all,
      DeviceLimitCases(contract).all, UnusualSignInCases(contract).all,
      EnumerationCases(contract).all, EnumerationTimeCases(contract).all,
      LockoutCases(contract).all, PageCases(contract).all,
      ScenarioCases(contract).all, StoryCases(contract).all,
    ]
    cases = families.flatMap { $0 }
  }

  /// The cases whose id is one of these, or begins with one and a dot.
  package func only(_ words: [String]) -> [ConformanceCase] {
    if words.isEmpty { return cases }
    return cases.filter { one in words.contains { one.id == $0 || one.id.hasPrefix($0 + ".") } }
  }
}
