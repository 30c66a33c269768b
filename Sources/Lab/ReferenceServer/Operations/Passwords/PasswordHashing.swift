import AuthServer
public import Crypto

/// Hashes passwords slowly, on threads of its own, and no more at once than the machine bears.
protocol PasswordHashing: Sendable {
  func hash(_ password: Secret) async throws(PasswordFault) -> String
  /// With nil it takes as long and says no: for whoever has no password, or is not known.
  func verify(_ password: Secret, against hash: String?) async throws(PasswordFault)
    -> PasswordVerdict
}

extension PasswordHasher: PasswordHashing {}
