import AuthBiometrics
import AuthClient
import SwiftUI

/// The launch has locked the session, as the contract says. A face or a finger opens it.
struct LockView: View {
  let client: Readmigo.Client
  @State private var offersSignIn = false

  var body: some View {
    Group {
      Button("Unlock") { Task { await unlock() } }
      if offersSignIn { SignInView(client: client, reason: nil) }
    }
    .task { await unlock() }
  }

  private func unlock() async {
    let gate = BiometricGate(
      rule: Readmigo.Policies.biometrics, unlocker: SystemUnlocker(), memory: Preferences(),
      session: client.session)
    switch await gate.pass(reason: "Unlock your library") {
    case .open: await client.session.happen(.unlocks)
    case .fallback: offersSignIn = true
    case .locked: await client.session.happen(.unlockFails)
    }
  }
}
