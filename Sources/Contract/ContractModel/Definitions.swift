package import Diagnostics

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
  /// All of them behind one reference: contracts are handed around.
  private let table: Table

  private final class Table: Sendable {
    let elements: [Element]
    let indices: [String: Int]
    let reaches: [String: TypeReach]

    init(_ elements: [Element]) {
      self.elements = elements
      var indices: [String: Int] = Dictionary(minimumCapacity: elements.count)
      for index in elements.indices.reversed() { indices[elements[index].name.value] = index }
      self.indices = indices
      reaches = Element.reaches(of: elements)
    }
  }

  /// The first of several definitions with one name counts; the reader reports the others.
  package init(_ elements: [Element] = []) { table = Table(elements) }

  /// Whether a walk through the definition of that name comes upon one of these.
  func leads(_ name: String, to wanted: TypeReach) -> Bool {
    table.reaches[name].map { !$0.isDisjoint(with: wanted) } ?? false
  }

  package func find(_ name: String) -> Element? {
    guard let index = table.indices[name] else { return nil }
    return table.elements[index]
  }

  /// The definition that a resolved reference points at.
  package subscript(_ name: String) -> Element {
    // No optional between: generic code pays for each.
    guard let index = table.indices[name] else {
      preconditionFailure("a contract that was read has no dangling reference")
    }
    return table.elements[index]
  }

  package var names: [String] { table.elements.map(\.name.value) }
}

extension Definitions: RandomAccessCollection {
  package func makeIterator() -> IndexingIterator<[Element]> { table.elements.makeIterator() }
  package var startIndex: Int { table.elements.startIndex }
  package var endIndex: Int { table.elements.endIndex }
  package subscript(position: Int) -> Element { table.elements[position] }
}
