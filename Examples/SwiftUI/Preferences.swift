import AuthAccounts
import AuthBiometrics
import Foundation

/// Keeps a user's choice of biometrics in the app's preferences, per account. It is no secret.
nonisolated struct Preferences: BiometricMemory {
  let account: DeviceAccount.ID
  private var key: String { "biometrics.\(account)" }

  func load() throws -> BiometricChoice? {
    try UserDefaults.standard.data(forKey: key)
      .map { try JSONDecoder().decode(BiometricChoice.self, from: $0) }
  }

  func save(_ choice: BiometricChoice?) throws {
    UserDefaults.standard.set(try choice.map { try JSONEncoder().encode($0) }, forKey: key)
  }
}
