import AuthClient
import Foundation
import SwiftUI

/// The person's devices, from a call that needs a session.
struct DevicesView: View {
  let client: Readmigo.Client
  @State private var devices: [Readmigo.Device] = []
  @State private var message: String?

  var body: some View {
    Group {
      List(devices, id: \.id) { Text($0.name) }
      if let message { Text(message) }
      Button("Sign out of the others") { act { try await client.signOutOthers() } }
      Button("Sign out") { act { try await client.signOut() } }
    }
    .task { await load() }
  }

  private func load() async {
    do { devices = try await client.listDevices() } catch { message = error.localizedDescription }
  }

  /// Two kinds of calls, one way to show that they failed.
  private func act(_ action: @escaping @MainActor () async throws -> Void) {
    Task {
      do {
        try await action()
        await load()
      } catch let failure as any AuthFailure where !failure.isCancelled {
        message = failure.localizedDescription
      } catch {}
    }
  }
}
