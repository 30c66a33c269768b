import AuthBiometrics
import SwiftUI

/// Offers Face ID or Touch ID once after a sign-in, if the contract says so.
struct BiometricsOffer: View {
  let gate: BiometricGate
  @State private var isOffered = false

  var body: some View {
    Group {
      if isOffered {
        Button("Unlock with Face ID or Touch ID") {
          answer { _ = await gate.enrol(reason: "Unlock your library") }
        }
        Button("Not now") { answer { await gate.decline() } }
      }
    }
    .task { isOffered = await gate.offer() != nil }
  }

  private func answer(_ action: @escaping () async -> Void) {
    Task {
      await action()
      isOffered = await gate.offer() != nil
    }
  }
}
