package import ContractModel

/// All cases that follow from a contract, in a fixed order.
package struct CasePlan: Sendable {
  private let contract: Contract
  /// All but the stories: it takes far longer to play a story than to make all of these.
  private let plain: [ConformanceCase]

  package init(_ contract: Contract) {
    self.contract = contract
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
      ScenarioCases(contract).all,
    ]
    plain = families.flatMap { $0 }
  }

  package var cases: [ConformanceCase] { only([]) }

  /// The cases whose id is one of these words, or begins with one and a dot; all cases if there are no words.
  package func only(_ words: [String]) -> [ConformanceCase] {
    let isChosen = { (id: String) in
      words.isEmpty || words.contains { id == $0 || id.hasPrefix($0 + ".") }
    }
    return plain.filter { isChosen($0.id) } + StoryCases(contract).all(where: isChosen)
  }
}
