package import ContractModel
import Diagnostics
import Generation
import Patterns

/// A sample with a marker at every position that takes a word: what its outputs hold is what the outputs of any other
/// text must hold, but for the text.
package struct MarkedSample: Sendable {
  package let sample: Tree
  /// The outputs that are made of it.
  package let outputs: Set<OutputKind>
  package let positions: [Position]
  /// By the number of the position.
  package let markers: [Int: String]
  let sieve: Sieve

  package init(_ sample: Tree, for outputs: Set<OutputKind>) {
    self.sample = sample
    self.outputs = outputs
    positions = Position.all(in: sample)
    var sieve = Sieve(sample, positions, for: outputs)
    let numbers = positions.indices.map { ($0, Marker.small($0)) }
    let small = sieve.taken(of: Dictionary(uniqueKeysWithValues: numbers), beside: [:])
    let others = positions.indices.filter { small[$0] == nil }.map { ($0, Marker.capital($0)) }
    let capital = sieve.taken(of: Dictionary(uniqueKeysWithValues: others), beside: small)
    markers = small.merging(capital) { one, _ in one }
    self.sieve = sieve.again
  }

  /// The texts that outputs do not show as they are. Some stand where a word of the language was replaced by another
  /// one, such as a number. Some are paths, whose dots lead into the body, or patterns that match other texts. Some
  /// are names that servers spell in their own ways, or words for what the session clears by itself. In some there is
  /// nothing to see.
  package func words(of texts: [Int: String]) -> [Int: String] {
    texts.filter { number, text in
      markers[number] == nil
        || text.unicodeScalars.allSatisfy(\.isUnseen)
        || (positions[number].isName && text != text.lowercased())
        || (positions[number].isPattern && !matchesItself(text))
        || ["tokens", "sessionState"].contains(text)
        || (positions[number].isPath && (text.contains(".") || text.allSatisfy(\.isNumber)))
    }
  }

  private func matchesItself(_ pattern: String) -> Bool {
    (try? TextPattern(pattern))?.example(length: 0...64) == pattern
  }

  /// The sample with markers, but for some texts.
  package func tree(with texts: [Int: String]) -> Tree {
    sieve.tree(with: markers.merging(texts) { _, new in new })
  }

  package func substitution(_ texts: [Int: String]) -> Substitution {
    Substitution(
      Dictionary(
        uniqueKeysWithValues: texts.compactMap { number, text in
          guard let marker = markers[number] else { return nil }
          var isAddress = false
          if case .behind = positions[number].kind { isAddress = true }
          return (number, Substitution.Entry(marker: marker, text: text, isAddress: isAddress))
        }))
  }
}

extension Unicode.Scalar {
  fileprivate var isUnseen: Bool { properties.isWhitespace || TextHazard.of(self) != nil }
}
