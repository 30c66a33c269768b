import AuthServer
import ContractModel
import Crypto
import Primitives
import Providers

/// The providers of a contract, each with its client.
struct ProviderRegistry: IdentityProviders {
  private let clients: [String: ProviderClient]

  /// `now` counts seconds since 1970.
  init(
    _ providers: Definitions<Provider>, settings: [String: ProviderSettings],
    fetcher: any Fetcher, now: @escaping @Sendable () -> Int
  ) {
    let named = providers.map { provider in
      let settings = settings[provider.name.value] ?? ProviderSettings()
      let client = ProviderClient(provider.kind.value, settings, fetcher: fetcher, now: now)
      return (provider.name.value, client)
    }
    clients = Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  /// An identity token is believed by its signature; a code beside it is kept for what it may be
  /// exchanged for later. A code alone is exchanged.
  func verify(
    _ proof: ProviderProof, at provider: Provider
  ) async throws(VerificationError) -> VerifiedIdentity {
    let client = try client(provider)
    let nonce = Self.nonce(proof, provider)
    return try await logged { () async throws(VerificationError) in
      if let token = proof.slots[.identityToken] {
        let identity = try await client.verify(
          identityToken: token, nonce: nonce, isBound: proof.takesNonce)
        return identity.keeping(unused: proof.slots[.authorizationCode])
      }
      guard let code = proof.slots[.authorizationCode] else {
        throw .refused("neither an identity token nor a code was sent")
      }
      return try await client.redeem(
        code: code, redirect: proof.redirect, verifier: proof.slots[.codeVerifier], nonce: nonce,
        isBound: proof.takesNonce)
    }
  }

  func start(_ start: ProviderStart, at provider: Provider) async throws(VerificationError)
    -> String
  {
    let client = try client(provider)
    return try await logged { () async throws(VerificationError) in
      try await client.start(
        redirect: start.redirect, state: start.state, nonce: start.nonce,
        challenge: start.codeChallenge, scopes: provider.scopes.map(\.value),
        byForm: start.returnsByForm)
    }
  }

  func notice(
    _ notice: Secret, from provider: Provider
  ) async throws(VerificationError) -> ProviderNotice {
    let client = try client(provider)
    return try await logged { () async throws(VerificationError) in
      try await client.read(notice: notice)
    }
  }

  /// Apple's refresh token is what it takes; one that was never fetched is fetched by the code.
  func revoke(_ grant: ProviderGrant, at provider: Provider) async throws(VerificationError) {
    let client = try client(provider)
    try await logged { () async throws(VerificationError) in
      if let token = grant.refreshToken { return try await client.revoke(token) }
      guard let code = grant.authorizationCode else { return }
      let identity = try await client.redeem(
        code: code, redirect: nil, verifier: nil, nonce: nil)
      if let token = identity.grant?.refreshToken { try await client.revoke(token) }
    }
  }

  private func client(_ provider: Provider) throws(VerificationError) -> ProviderClient {
    guard let client = clients[provider.name.value] else {
      throw .notSetUp("the contract has no provider \(provider.name.value)")
    }
    return client
  }

  /// The identity token's expected nonce: this server's own as it is, an app's raw one as the contract says that the
  /// provider gets it.
  private static func nonce(_ proof: ProviderProof, _ provider: Provider) -> String? {
    if let own = proof.nonce { return own.reveal() }
    guard let raw = proof.slots[.rawNonce]?.reveal() else { return nil }
    switch provider.nonce?.value {
    case .sha256Hex: return SHA256.hex(Array(raw.utf8))
    case .raw: return raw
    case .unused, nil: return provider.kind.value == .apple ? SHA256.hex(Array(raw.utf8)) : raw
    }
  }

  private func logged<Answer>(
    _ request: () async throws(VerificationError) -> Answer
  ) async throws(VerificationError) -> Answer {
    do throws(VerificationError) { return try await request() } catch {
      Trace.current?.note(why: error.why)  //! log-provider-reason
      throw error
    }
  }
}

extension VerifiedIdentity {
  /// Keeps a code beside an identity token for what it may be exchanged for later.
  fileprivate func keeping(unused code: Secret?) -> VerifiedIdentity {
    guard let code else { return self }
    var identity = self
    identity.grant = ProviderGrant(refreshToken: grant?.refreshToken, authorizationCode: code)
    return identity
  }
}

extension VerificationError {
  fileprivate var why: String {
    switch self {
    case .refused(let why), .unavailable(let why), .notSetUp(let why): why
    }
  }
}
