import AuthServer
import ContractModel
import Crypto
import Diagnostics
import Primitives
import Providers
import Stores

@testable import ReferenceServer

/// Fast, and counts how often it was asked: a wrong password and an unknown account must cost the same.
actor CountingHasher: PasswordHashing {
  private(set) var verified = 0
  private(set) var hashed = 0
  private var isBusy = false
  private var meanwhile: (@Sendable () async -> Void)?

  func setBusy(_ busy: Bool) { isBusy = busy }

  /// Sets the work that runs while the next password is hashed or verified.
  func setMeanwhile(_ work: @escaping @Sendable () async -> Void) { meanwhile = work }

  func hash(_ password: Secret) async throws(PasswordFault) -> String {
    if isBusy { throw .busy }
    hashed += 1
    await takeAWhile()
    return text(password)
  }

  func verify(
    _ password: Secret, against hash: String?
  ) async throws(PasswordFault) -> PasswordVerdict {
    if isBusy { throw .busy }
    verified += 1
    await takeAWhile()
    let right = text(password)
    if hash == Self.old(right) { return .rightButOld }
    return right == hash ? .right : .wrong
  }

  private func text(_ password: Secret) -> String {
    "plain " + SHA256.hex(Array(password.reveal().utf8))
  }

  private func takeAWhile() async {
    let work = meanwhile
    meanwhile = nil
    await work?()
  }

  /// The hash as it was at a former cost.
  static func old(_ hash: String) -> String { "old " + hash }
}

/// Vouches for whoever the token names: `good:SUBJECT`, `good:SUBJECT:EMAIL`, `good:SUBJECT:EMAIL:unproved`.
actor NamingGate: IdentityProviders {
  private(set) var proofs: [ProviderProof] = []
  private(set) var starts: [ProviderStart] = []
  private(set) var revoked: [ProviderGrant] = []
  private var meanwhile: (@Sendable () async -> Void)?

  /// Sets the work that runs during the next call to the provider.
  func setMeanwhile(_ work: @escaping @Sendable () async -> Void) { meanwhile = work }

  private func takeAWhile() async {
    let work = meanwhile
    meanwhile = nil
    await work?()
  }

  func verify(_ proof: ProviderProof, at provider: Provider) async throws(VerificationError)
    -> VerifiedIdentity
  {
    proofs.append(proof)
    await takeAWhile()
    let text = (proof.slots[.identityToken] ?? proof.slots[.authorizationCode])?.reveal() ?? ""
    if text == "away" { throw .unavailable("away") }
    let parts = text.split(separator: ":").map(String.init)
    guard parts.first == "good", parts.count > 1 else { throw .refused("not good") }
    return VerifiedIdentity(
      subject: parts[1], email: parts.count > 2 ? parts[2] : nil, isEmailVerified: parts.count == 3,
      grant: ProviderGrant(refreshToken: Secret("kept-\(parts[1])")))
  }

  func start(_ start: ProviderStart, at provider: Provider) -> String {
    starts.append(start)
    return "https://provider.example/\(provider.name.value)?state=\(start.state)"
  }

  func notice(_ notice: Secret, from provider: Provider) throws(VerificationError) -> ProviderNotice
  {
    let parts = notice.reveal().split(separator: ":").map(String.init)
    guard parts.count == 3, let event = ProviderNotice.NoticeEvent(rawValue: parts[2]) else {
      throw .refused("not signed")
    }
    return ProviderNotice(id: parts[0], subject: parts[1], event: event)
  }

  func revoke(_ grant: ProviderGrant, at provider: Provider) async {
    revoked.append(grant)
    await takeAWhile()
  }
}
