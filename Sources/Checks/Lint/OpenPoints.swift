import ContractModel
import Diagnostics

/// The values that nobody has decided yet: a rule about one would only say so again.
struct OpenPoints {
  private let paths: Set<String>

  init(_ contract: Contract) { paths = Set(contract.openPoints.map(\.at.value)) }

  /// The path itself is open, or something above it. An open section says nothing about the keys
  /// in it.
  func cover(_ path: String) -> Bool {
    var keys = path.split(separator: ".", omittingEmptySubsequences: false)
    if paths.contains(path) { return true }
    while keys.count > 2 {
      keys.removeLast()
      if paths.contains(keys.joined(separator: ".")) { return true }
    }
    return false
  }
}
