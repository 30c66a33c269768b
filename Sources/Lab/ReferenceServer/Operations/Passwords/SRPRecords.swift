import AuthServer
import ContractModel
import Crypto
import Diagnostics
import Machines
import Stores

/// Records of passwords for sign-ins by SRP, and decoys that look like them.
final class SRPRecords: Sendable {
  private let contract: Contract
  private let settings: OperationSettings
  private let hash: KeyedHash

  init(
    contract: Contract, settings: OperationSettings, hash: KeyedHash
  ) {
    self.contract = contract
    self.settings = settings
    self.hash = hash
  }

  /// Nil where the contract has no sign-in by SRP.
  var pool: SRPPool? {
    guard let provider = contract.providers.first(where: { $0.kind.value == .cognito }),
      let id = settings.text(provider.poolId, of: contract)
    else { return nil }
    return SRPPool(name: id.split(separator: "_", maxSplits: 1).last.map(String.init) ?? id)
  }

  func record(_ password: Secret, userId: String?) throws -> SRPRecord? {
    guard let pool, usesSRP else { return nil }
    let id = try userId ?? RandomText.uuid()
    let salt = BigNumber(try RandomBytes.make(16))
    let verifier = try pool.verifier(userId: id, password: password, salt: salt)
    return SRPRecord(userId: id, salt: salt.hex, verifier: verifier.hex)
  }

  private var usesSRP: Bool {
    contract.endpoints.contains { endpoint in
      FieldWalk(contract.types).slots(in: endpoint.sends).contains(.srpA)
    }
  }

  func decoy(_ identifier: Identifier) throws -> SRPRecord {
    let made = hash.bytes("srp decoy", identifier.kind.rawValue, identifier.text)
    let power = BigNumber(hash.bytes("srp verifier", identifier.text))
    let verifier = try SRPPool.generator.power(power, modulo: SRPPool.modulus)
    return SRPRecord(
      userId: decoyId(of: identifier),
      salt: BigNumber(Array(made.suffix(16))).hex,
      verifier: verifier.hex)
  }

  func decoyId(of identifier: Identifier) -> String {
    RandomText.uuid(
      of: Array(hash.bytes("id decoy", identifier.kind.rawValue, identifier.text).prefix(16)))
  }
}
