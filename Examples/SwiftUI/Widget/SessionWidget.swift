import AuthAccounts
import AuthClient
import Foundation
import SwiftUI
import WidgetKit

/// Shows who is signed in. It reads the store that it shares with the app; it sends and writes nothing.
struct SessionWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "session", provider: SessionProvider()) { entry in
      Text(entry.text)
    }
  }
}

nonisolated struct SessionEntry: TimelineEntry {
  let date: Date
  let state: Readmigo.SessionState

  /// The widget can't pass the gate: while biometrics guard the tokens, it doesn't know the state.
  var text: String {
    switch state {
    case .signedOut: "Sign in to read."
    case .unknown, .locked: "Open the app to read."
    case .signedIn, .expired: "Your library is ready."
    }
  }
}

nonisolated struct SessionProvider: TimelineProvider {
  func placeholder(in context: Context) -> SessionEntry {
    SessionEntry(date: .now, state: .unknown)
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (SessionEntry) -> Void) {
    Task { completion(await entry()) }
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<SessionEntry>) -> Void
  ) {
    Task { completion(Timeline(entries: [await entry()], policy: .after(.now + 3600))) }
  }

  private func entry() async -> SessionEntry {
    let state = await Accounts.clients.current?.session.restore() ?? .signedOut
    return SessionEntry(date: .now, state: state)
  }
}
