package import Defects

/// One change of a contract, before it is read.
package struct ContractEdit: Sendable {
  /// The change in words, as `tokens.access.lifetime: 1h → 15m`.
  package let words: String
  package let tree: ContractTree
  /// The contract of a server that uses what the change lets it do, such as to leave out a field. It is no other contract
  /// for a client: each of its answers is one of the changed contract.
  let freedom: ContractTree?

  init(_ words: String, _ tree: ContractTree, freedom: ContractTree? = nil) {
    self.words = words
    self.tree = tree
    self.freedom = freedom
  }
}
