import AuthBiometrics
import Foundation

/// Keeps the person's choice of biometrics in the app's preferences. It is no secret.
nonisolated struct Preferences: BiometricMemory {
  private static let key = "biometrics"

  func load() throws -> BiometricChoice? {
    try UserDefaults.standard.data(forKey: Self.key)
      .map { try JSONDecoder().decode(BiometricChoice.self, from: $0) }
  }

  func save(_ choice: BiometricChoice?) throws {
    UserDefaults.standard.set(try choice.map { try JSONEncoder().encode($0) }, forKey: Self.key)
  }
}
