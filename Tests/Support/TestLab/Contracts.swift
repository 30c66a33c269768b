import CaseFolders
package import ContractModel
import ContractReader
import Diagnostics
import Synchronization
import YAMLSource

/// Contracts for tests. Each text is read once per process: reading takes longer than most tests.
package enum Contracts {
  private struct Key: Hashable {
    let path, text: String
  }

  private static let known = Mutex<[Key: Contract]>([:])

  /// A contract of this checkout, by its path from the root.
  package static func read(_ path: String) throws -> Contract {
    try written(Checkout.text(path), path: path)
  }

  package static func written(_ text: String, path: String = "test.yaml") throws -> Contract {
    let key = Key(path: path, text: text)
    if let contract = known.withLock({ $0[key] }) { return contract }
    let contract = try ContractReader.read(YAMLSource.parse(SourceFile(path: path, text: text)))
    known.withLock { $0[key] = contract }
    return contract
  }
}
