import AuthClient
import SwiftUI

/// The screen for the state that a session is in.
struct SessionView: View {
  let client: Readmigo.Client
  let session: SessionModel<Readmigo>

  var body: some View {
    switch session.state {
    case .unknown, .locked: ProgressView()
    case .signedOut: SignInView(client: client, reason: reason)
    // The content belongs to a user: it is deleted when another one signs in.
    case .signedIn, .expired: DevicesView(client: client).id(session.kept.userId)
    }
  }

  /// The contract's words on why the session ended.
  private var reason: String? {
    switch session.change?.reason {
    case .refused(let refusal?): refusal.message()
    case .elsewhere: "You signed out somewhere else."
    default: nil
    }
  }
}
