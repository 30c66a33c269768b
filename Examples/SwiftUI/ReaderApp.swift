import SwiftUI

@main
struct ReaderApp: App {
  @State private var account = Account.mine

  var body: some Scene {
    WindowGroup {
      Picker("Account", selection: $account) {
        ForEach(Account.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      // Another account is another screen: nothing of the one before is left in it.
      AccountView(client: account.client).id(account)
    }
  }
}
