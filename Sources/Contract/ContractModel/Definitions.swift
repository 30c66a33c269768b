import Diagnostics

/// A name or a text of the contract with its place.
package typealias Text = Located<String>

/// Something that the author gave a name.
package protocol Definition: Sendable {
  var name: Text { get }
}

/// One section's definitions in the order in which they were written, found by name.
package struct Definitions<Element: Definition>: Sendable {
  private let elements: [Element]
  private let indices: [String: Int]

  /// The first of several definitions with one name counts; the reader reports the others.
  package init(_ elements: [Element] = []) {
    self.elements = elements
    let indexed = elements.enumerated().map { ($1.name.value, $0) }
    self.indices = Dictionary(indexed, uniquingKeysWith: { first, _ in first })
  }

  package func find(_ name: String) -> Element? { indices[name].map { elements[$0] } }

  /// The definition that a resolved reference points at.
  package subscript(_ name: String) -> Element {
    guard let element = find(name) else {
      preconditionFailure("a contract that was read has no dangling reference")
    }
    return element
  }

  package var names: [String] { elements.map(\.name.value) }
}

extension Definitions: RandomAccessCollection {
  package func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
  package var startIndex: Int { elements.startIndex }
  package var endIndex: Int { elements.endIndex }
  package subscript(position: Int) -> Element { elements[position] }
}
