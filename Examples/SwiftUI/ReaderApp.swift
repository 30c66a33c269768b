import AuthAccounts
import SwiftUI

@main
struct ReaderApp: App {
  @State private var accounts = AccountsModel(Accounts.clients.list)

  var body: some Scene {
    WindowGroup {
      Group {
        AccountsView(accounts: accounts)
        // Another account is another screen: nothing of the one before is left in it.
        if let account = accounts.current { AccountView(account.id).id(account.id) }
      }
      .task { await Accounts.clients.start() }
    }
  }
}
