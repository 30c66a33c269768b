import AuthAccounts
import AuthBiometrics
import AuthClient
import SwiftUI
import WidgetKit

/// An account: the gate first, then its session. While biometrics guard the tokens, the state is `unknown` until the
/// gate is passed.
struct AccountView: View {
  private let client: Readmigo.Client
  @Environment(\.scenePhase) private var phase
  @State private var session: SessionModel<Readmigo>
  @State private var gate: BiometricGate
  @State private var outcome: LaunchOutcome?
  @State private var isAsking = false
  @State private var isGuardDropped = false

  init(_ account: DeviceAccount.ID) {
    client = Accounts.clients.client(of: account)
    _session = State(initialValue: SessionModel(client.session))
    _gate = State(
      initialValue: BiometricGate(
        rule: Readmigo.Policies.biometrics, unlocker: SystemUnlocker(),
        memory: Preferences(account: account), session: client.session))
  }

  var body: some View {
    Group {
      switch outcome {
      case nil: ProgressView()
      case .open:
        SessionView(client: client, session: session)
        if [.signedIn, .expired].contains(session.state) { BiometricsOffer(gate: gate) }
      case .locked:
        unlockButton
        Button("Use the password") { outcome = .fallback(.chosen) }
      case .fallback:
        unlockButton
        SignInView(client: client, reason: nil, whenSignedIn: openInstead)
      }
    }
    .onChange(of: phase, initial: true) { phaseChanged() }
    .onChange(of: session.state) { stateChanged() }
    .alert("Face ID and Touch ID no longer open your library.", isPresented: $isGuardDropped) {}
  }

  private var unlockButton: some View { Button("Unlock") { Task { await unlock() } } }

  /// Face ID needs an active scene. Its own prompt makes the scene inactive, so only the background resets the lock.
  private func phaseChanged() {
    switch (phase, outcome) {
    case (.active, nil): Task { await unlock() }
    case (.background, .locked): outcome = nil
    default: break
    }
  }

  private func unlock() async {
    guard !isAsking else { return }
    isAsking = true
    defer { isAsking = false }
    let isSignedOut = await client.session.start() == .signedOut
    let outcome = isSignedOut ? .open : await gate.pass(reason: "Unlock your library")
    switch outcome {
    case .open: await client.session.happen(.unlocks)
    case .locked: await client.session.happen(.unlockFails)
    case .fallback: break
    }
    self.outcome = outcome
  }

  /// From now on, the faces and fingers that the device knows today open the account. If there are none, the sign-in has
  /// dropped the guard.
  private func openInstead() async {
    isGuardDropped = await !gate.signedInInstead()
    outcome = .open
  }

  /// The choice of biometrics ends with a sign-out. The widget shows the new state.
  private func stateChanged() {
    if session.change?.reason == .signedOut { Task { await gate.forget() } }
    WidgetCenter.shared.reloadAllTimelines()
  }
}
