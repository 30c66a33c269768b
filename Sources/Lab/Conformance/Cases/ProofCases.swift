import ContractModel
import Diagnostics
import Machines

/// A sign-in with a wrong proof is refused, in the words of the contract.
struct ProofCases {
  let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  var all: [ConformanceCase] {
    SignInPath.all(in: contract).filter { $0.proof != .guest }.map { way in
      ConformanceCase(
        "accounts.\(way.endpoint.name.value).wrongProof", .accounts,
        "`\(way.endpoint.name.value)` refuses \(way.wrongWords).", at: way.endpoint.name.span
      ) { run in
        let device = run.device()
        let signIn = SignIn(run: run)
        try signIn.mustBePossible(way)
        try await signIn.prepare(device, for: way)
        spoil(device, way)
        let answer = try await signIn.prove(device, by: way, replacing: way.wrong(run.person))
        try answer.mustRefuse(way.meaning)
      }
    }
  }

  /// Falsifies the values that a provider gave.
  private func spoil(_ device: TestDevice, _ way: SignInPath) {
    guard case .provider(let name) = way.proof else { return }
    for slot in [ProviderSlot.identityToken, .authorizationCode] {
      device.credentials[name]?[slot.rawValue]? += "x"
    }
  }
}

extension SignInPath {
  fileprivate var wrongWords: String {
    switch proof {
    case .password: "a wrong password"
    case .provider: "a forged proof of the provider"
    case .code: "a wrong code"
    case .guest: ""
    }
  }

  fileprivate var meaning: Meaning {
    switch proof {
    case .password, .guest: .credentialsWrong
    case .provider: .providerRefused
    case .code: .codeWrong
    }
  }

  fileprivate func wrong(_ person: TestPerson) -> [ReplacedInput: String] {
    switch proof {
    case .password: [.scalar(.password): "not-\(person.password)"]
    case .code: [.scalar(.code): "000000"]
    case .provider, .guest: [:]
    }
  }
}
