import Diagnostics

/// A name or a text of the contract with its place.
package typealias Text = Located<String>

/// Something that the author gave a name.
package protocol Definition: Sendable {
  var name: Text { get }
  /// The things that each of these leads to, by its name; empty where nobody asks.
  static func reaches(of all: [Self]) -> [String: TypeReach]
}

extension Definition {
  package static func reaches(of all: [Self]) -> [String: TypeReach] { [:] }
}

/// One section's definitions in the order in which they were written, found by name.
package struct Definitions<Element: Definition>: Sendable {
  private let elements: [Element]
  private let indices: [String: Int]
  private let reaches: [String: TypeReach]

  /// The first of several definitions with one name counts; the reader reports the others.
  package init(_ elements: [Element] = []) {
    self.elements = elements
    var indices: [String: Int] = Dictionary(minimumCapacity: elements.count)
    for index in elements.indices.reversed() { indices[elements[index].name.value] = index }
    self.indices = indices
    reaches = Element.reaches(of: elements)
  }

  /// Whether a walk through the definition of that name comes upon one of these.
  func leads(_ name: String, to wanted: TypeReach) -> Bool {
    reaches[name].map { !$0.isDisjoint(with: wanted) } ?? false
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
