package import ContractModel

/// A contract and the one of its servers that is run. A class, because each step of each call needs it: to hand it on
/// takes no copy of all it holds.
package final class ServedContract: Sendable {
  package let contract: Contract
  package let server: Server

  package init(_ contract: Contract, _ server: Server) {
    self.contract = contract
    self.server = server
  }
}
