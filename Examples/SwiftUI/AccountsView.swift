import AuthAccounts
import AuthClient
import Foundation
import SwiftUI

/// The accounts on this device: choose one, add one, remove the current one.
struct AccountsView: View {
  let accounts: AccountsModel
  @State private var message: String?

  var body: some View {
    Group {
      ForEach(accounts.accounts, id: \.id) { account in
        Button(account.name ?? "Account") { change { try $0.select(account.id) } }
      }
      Button("Add an account") { change { _ = try $0.add() } }
      if let current = accounts.current {
        Button("Remove this account") { Task { await remove(current) } }
      }
      if let message { Text(message) }
    }
  }

  private func change(_ change: (AccountList) throws -> Void) {
    do { try change(Accounts.clients.list) } catch { message = error.localizedDescription }
  }

  /// Without a network the account is gone here all the same, and the server is told later.
  private func remove(_ account: DeviceAccount) async {
    do {
      try Preferences(account: account.id).save(nil)
      try await Accounts.clients.remove(account.id)
    } catch {
      message = error.localizedDescription
    }
  }
}
