import ContractModel
import Diagnostics
import Machines

/// A sign-in takes no identity token that a provider issued for another app, for another time or for another attempt.
struct ProviderProofCases {
  let contract: Contract
  /// Seconds by which the clocks of two servers may differ, and more than most servers allow.
  private static let leeway = 600

  init(_ contract: Contract) { self.contract = contract }

  var all: [ConformanceCase] {
    SignInPath.all(in: contract).flatMap { way -> [ConformanceCase] in
      guard case .provider(let name) = way.proof else { return [] }
      let slots = FieldWalk(contract.types).all(way.endpoint.sends).slots
      guard slots.contains(.identityToken) else { return [] }
      return [otherAudience(way, name), otherIssuer(way, name), old(way, name)]
        + (slots.contains(.rawNonce) ? [otherNonce(way, name)] : [])
        + TokenForgery.allCases.filter(\.isOfJWT).map { forged(way, name, $0) }
    }
  }

  private func otherAudience(_ way: SignInPath, _ provider: String) -> ConformanceCase {
    one(way, "otherAudience", "of \(provider) that is for another app") { run, device in
      // It has the app's own in it, for a server that compares a part.
      let signIn = SignIn(run: run)
      let audience = signIn.audience(of: contract.providers[provider]) + ".another"
      try await signIn.ask(provider, for: device, audience: audience)
    }
  }

  private func otherIssuer(_ way: SignInPath, _ provider: String) -> ConformanceCase {
    one(way, "otherIssuer", "of another issuer with the keys of \(provider)") { run, device in
      let issuer = "https://another.example"
      try await SignIn(run: run).ask(provider, for: device, issuer: issuer)
      let token = device.credentials[provider]?[ProviderSlot.identityToken.rawValue]
      guard token.flatMap(JWTContent.init)?.texts("iss") == [issuer] else {
        throw CaseEnd.notObservable("the stand-in makes no identity token of another issuer")
      }
    }
  }

  private func old(_ way: SignInPath, _ provider: String) -> ConformanceCase {
    one(way, "oldProof", "of \(provider) whose time is over") { run, device in
      try await SignIn(run: run).ask(provider, for: device, goodFor: 1)
      let token = device.credentials[provider]?[ProviderSlot.identityToken.rawValue]
      guard let end = token.flatMap(JWTContent.init)?.number("exp") else {
        throw CaseEnd.notObservable("the stand-in's identity token has no end")
      }
      // The stand-in has a clock of its own.
      let now = try await run.now()
      try await run.wait(max(0, end - now) + Self.leeway)
    }
  }

  private func otherNonce(_ way: SignInPath, _ provider: String) -> ConformanceCase {
    one(way, "otherNonce", "of \(provider) with the nonce of another attempt") { run, device in
      try await SignIn(run: run).ask(provider, for: device)
      device.credentials[provider]?[ProviderSlot.rawNonce.rawValue] = "nonce-of-another-attempt"
    }
  }

  private func forged(
    _ way: SignInPath, _ provider: String, _ forgery: TokenForgery
  ) -> ConformanceCase {
    one(way, forgery.rawValue, "of \(provider) \(forgery.words)") { run, device in
      try await SignIn(run: run).ask(provider, for: device)
      let slot = ProviderSlot.identityToken.rawValue
      guard let forged = device.credentials[provider]?[slot].flatMap(forgery.forge)?.text else {
        throw CaseEnd.notObservable("the stand-in's identity token is no JWT")
      }
      device.credentials[provider]?[slot] = forged
    }
  }

  private func one(
    _ way: SignInPath, _ word: String, _ proof: String,
    prepare: @escaping @Sendable (CaseRun, TestDevice) async throws -> Void
  ) -> ConformanceCase {
    let name = way.endpoint.name.value
    return ConformanceCase(
      "accounts.\(name).\(word)", .accounts, "`\(name)` refuses an identity token \(proof).",
      at: way.endpoint.name.span
    ) { run in
      try SignIn(run: run).mustBePossible(way)
      let device = run.device()
      try await prepare(run, device)
      try await SignIn(run: run).prove(device, by: way).mustRefuse(.providerRefused)
    }
  }
}

extension [Field] {
  /// The values of a provider's sheet among them.
  fileprivate var slots: Set<ProviderSlot> {
    Set(
      compactMap { field in
        if case .provider(_, let slot) = field.shape.element { slot } else { nil }
      })
  }
}
