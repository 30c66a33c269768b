import AuthClient

/// The content of a list of accounts, which is written in one step.
struct AccountBook: Codable, Hashable, Sendable {
  var accounts = [DeviceAccount(id: DeviceAccount.firstID)]
  var current: String? = DeviceAccount.firstID
  /// The accounts that are removed and whose sign-out is not over: the session may still be stored, or the server not
  /// told.
  var leaving: [String] = []

  var snapshot: AccountSnapshot {
    AccountSnapshot(accounts: accounts, current: accounts.first { $0.id == current })
  }

  mutating func remove(_ id: String) {
    accounts.removeAll { $0.id == id }
    leaving.append(id)  //! removal-outlives-process
    if current == id { current = accounts.first?.id }
  }
}

/// The accounts of a device at one moment.
public struct AccountSnapshot: Hashable, Sendable {
  /// In the order in which they were added.
  public let accounts: [DeviceAccount]
  /// Nil where there is none, or where the list cannot be read yet.
  public let current: DeviceAccount?

  static let none = AccountSnapshot(accounts: [], current: nil)
}
