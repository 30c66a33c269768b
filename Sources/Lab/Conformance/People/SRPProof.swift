import AuthCognito
import ContractModel

import struct AuthClient.Secret
import struct Foundation.Date

/// Proves a password to a user pool that never sees it: a first call with a number, and a second one with a signature.
struct SRPProof {
  let run: CaseRun
  let provider: Provider

  /// Nil where the endpoint takes no part in it.
  init?(_ run: CaseRun, for endpoint: Endpoint) {
    let fields = FieldWalk(run.contract.types).all(endpoint.sends)
    let pool = fields.lazy.compactMap { field -> String? in
      switch field.shape.element {
      case .provider(let name, .srpA), .provider(let name, .signature): name
      case .scalar, .type, .token, .provider, .configuration, .enumeration, .constant, .record: nil
      }
    }.first
    guard let pool else { return nil }
    self.run = run
    provider = run.contract.providers[pool]
  }

  func isStart(_ endpoint: Endpoint) -> Bool { sends(.srpA, endpoint) }

  /// The device has the number that the first call sends.
  func prepare(_ device: TestDevice) throws {
    do {
      let signIn = try SRPSignIn(poolId: poolID)
      device.srp = signIn
      device.credentials[provider.name.value] = [ProviderSlot.srpA.rawValue: signIn.srpA]
    } catch {
      throw CaseEnd.notObservable("the pool's id is not one: give it with `--set`")
    }
  }

  /// Makes the first call. Its answer brings what the signature is made of.
  func start(_ device: TestDevice, by start: Endpoint) async throws -> CallAnswer {
    try prepare(device)
    let challenge = try await run.call(start, on: device)
    if challenge.isGood { device.keep(challenge.tokens) }
    return challenge
  }

  /// The device has the signature that the second call sends.
  func sign(_ device: TestDevice, password: String) async throws {
    let brought = device.credentials[provider.name.value] ?? [:]
    let value = { (slot: ProviderSlot) in brought[slot.rawValue] ?? "" }
    let now = try await run.now()
    do {
      guard let signIn = device.srp else { throw SRPFault.challenge }
      let answer = try signIn.answer(
        userId: value(.userId), password: Secret(password), salt: value(.salt), srpB: value(.srpB),
        secretBlock: value(.secretBlock), now: Date(timeIntervalSince1970: Double(now)))
      device.credentials[provider.name.value, default: [:]].merge([
        ProviderSlot.timestamp.rawValue: answer.timestamp,
        ProviderSlot.signature.rawValue: answer.signature.reveal(),
      ]) { $1 }
    } catch {
      throw CaseEnd.broken(
        expected: "the numbers of a proof by SRP", found: "an answer that lacks them or is unsafe")
    }
  }

  /// Makes the second call.
  func finish(_ device: TestDevice, password: String) async throws -> CallAnswer {
    guard let proof = continuation else {
      throw CaseEnd.notObservable("no call of an app takes the proof of the password")
    }
    try await sign(device, password: password)
    return try await run.call(proof, on: device)
  }

  /// The call that takes the signature.
  private var continuation: Endpoint? {
    run.contract.endpoints.first { $0.caller == .app && sends(.signature, $0) }
  }

  private func sends(_ slot: ProviderSlot, _ endpoint: Endpoint) -> Bool {
    FieldWalk(run.contract.types).slots(in: endpoint.sends).contains(slot)
  }

  private var poolID: String {
    switch provider.poolId {
    case .text(let text)?: text.value
    case .configuration(let name)?: run.server.value(of: name.value)
    case nil: ""
    }
  }
}
