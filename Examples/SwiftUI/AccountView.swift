import AuthClient
import SwiftUI

/// The screen for the state that an account's session is in.
struct AccountView: View {
  let client: Readmigo.Client
  @State private var session: SessionModel<Readmigo>

  init(client: Readmigo.Client) {
    self.client = client
    _session = State(initialValue: SessionModel(client.session))
  }

  var body: some View {
    Group {
      switch session.state {
      case .unknown: ProgressView()
      case .signedOut: SignInView(client: client, reason: reason)
      // The content belongs to a person: where another one signs in, it is made anew.
      case .signedIn, .expired: DevicesView(client: client).id(session.kept.userId)
      case .locked: LockView(client: client)
      }
    }
    .task { await client.session.start() }
  }

  /// The contract's words on why the session ended.
  private var reason: String? {
    switch session.change?.reason {
    case .refused(let refusal?): refusal.message()
    case .elsewhere: "You signed out in another place."
    default: nil
    }
  }
}
