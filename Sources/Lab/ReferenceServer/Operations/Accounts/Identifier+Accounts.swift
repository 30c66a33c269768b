import Stores

extension Identifier {
  /// A user name that looks like an address or a number would be whoever's that is.
  func isOwnName(among all: [Identifier]) -> Bool {
    guard kind == .username, Identifier.kind(of: text) != .username else { return true }
    return all.contains { $0.kind != .username && $0.text == Identifier.normal(text) }
  }

  /// The address to which a code for it is sent.
  func address(in account: Account?) -> Address {
    kind == .username ? account?.address() ?? Address(self) : Address(self)
  }

  /// The text that a code proves: the address that it went to, or the name if it went to none.
  func reached(in account: Account) -> String {
    address(in: account).ofAPerson ?? text
  }
}

extension Identifier {
  //! address-kind-compared
  /// Whether or not it is proven.
  func isSame(_ other: Identifier) -> Bool { kind == other.kind && text == other.text }
}
