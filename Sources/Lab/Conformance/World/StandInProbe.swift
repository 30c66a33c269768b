import ContractModel
import Machines

/// Asks each stand-in for what a sign-in would ask it for, and for nothing more.
package struct StandInProbe {
  private let server: ServerUnderTest
  private let mark: String

  /// - Parameter mark: letters and digits that no person of the run has.
  package init(_ server: ServerUnderTest, mark: String) {
    self.server = server
    self.mark = mark
  }

  /// The first provider whose stand-in is of no use, and why. Nil where all are good.
  package func fault() async -> (provider: String, fault: Fault)? {
    for name in server.providers.keys.sorted() {
      if let fault = await fault(of: name) { return (name, fault) }
    }
    return nil
  }

  package enum Fault: Sendable {
    /// It gave no proof, for this reason.
    case useless(String)
    /// It is one for another provider; the right one is at this URL.
    case elsewhere(String)
  }

  private func fault(of name: String) async -> Fault? {
    let person = TestPerson(mark: mark, server.contract)
    let signIn = SignIn(run: CaseRun(server, person: person, waiting: .virtual))
    let ways = SignInPath.all(in: server.contract).filter {
      $0.proof == .provider(name) && signIn.obstacle($0) == nil
    }
    // A provider whose pages the tester does not go through is never asked.
    guard let way = ways.first else { return nil }
    let device = signIn.run.device()
    do { try await signIn.ask(name, for: device) } catch CaseEnd.notObservable(let why) {
      return .useless(why)
    } catch { return nil }
    let proofs = device.credentials[name] ?? [:]
    for slot in proofSlots(of: way.endpoint, from: name) where proofs[slot.rawValue] == nil {
      return .useless(
        "the stand-in for \(name) answers POST \(server.providers[name]?.base ?? "")/mint"
          + " without `\(slot.rawValue)`")
    }
    return await wrongPlace(name, proofs[ProviderSlot.identityToken.rawValue])
  }

  /// The proofs that the call cannot go without.
  private func proofSlots(of endpoint: Endpoint, from name: String) -> [ProviderSlot] {
    FieldWalk(server.contract.types).all(endpoint.sends).compactMap { field in
      guard case .provider(name, let slot) = field.shape.element, !field.shape.isOptional,
        [.identityToken, .authorizationCode].contains(slot)
      else { return nil }
      return slot
    }
  }

  /// `authlab issuer` plays several providers at one address, each below a path of its own.
  private func wrongPlace(_ name: String, _ token: String?) async -> Fault? {
    let kind = server.contract.providers[name].kind.value
    guard let issuer = kind.ownIssuer, let standIn = server.providers[name], let token,
      Self.issuer(of: token) != issuer
    else { return nil }
    let url = "\(standIn.origin)/\(kind.rawValue)"
    let answer = try? await ProviderStandIn(WebChannel(url)).credentials(
      of: TestPerson(mark: mark, server.contract), for: "conformance", nonce: nil, goodFor: 600)
    //! stand-in-of-another
    guard let other = answer?[ProviderSlot.identityToken.rawValue], Self.issuer(of: other) == issuer
    else { return nil }
    return .elsewhere(url)
  }

  private static func issuer(of token: String) -> String? {
    JWTContent(token)?.texts("iss").first
  }
}

extension Provider.Kind {
  /// The `iss` of its identity tokens, where all apps have the same.
  fileprivate var ownIssuer: String? {
    switch self {
    case .apple: "https://appleid.apple.com"
    case .google: "https://accounts.google.com"
    case .github, .wechat, .oidc, .oauth2, .cognito: nil
    }
  }
}
