import Foundation

/// How much of many similar things a test looks at.
package enum Sample {
  /// Proofs take everything, and so does a recording.
  package static let isWhole =
    Golden.isRecording || ProcessInfo.processInfo.environment["AUTHCONTRACT_PROOFS"] != nil
}

extension Sequence {
  /// The elements that show something new: a kind that no element before them has. A proof takes all elements.
  package func sample<Kind: Hashable>(ofEach kinds: (Element) -> some Sequence<Kind>) -> [Element] {
    var seen: Set<Kind> = []
    return filter { element in
      let new = Set(kinds(element)).subtracting(seen)
      seen.formUnion(new)
      return Sample.isWhole || !new.isEmpty
    }
  }
}
