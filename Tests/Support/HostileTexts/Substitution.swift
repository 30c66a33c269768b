/// Which text stands for which marker.
package struct Substitution: Sendable {
  package struct Entry: Sendable {
    let marker: String
    let text: String
    /// It goes on where an address began, so it is a part of the address and no text in it.
    let isAddress: Bool
  }

  private let entries: [Int: Entry]

  init(_ entries: [Int: Entry]) { self.entries = entries }

  /// One text for the marker `zq1z`.
  package init(marker: String, text: String) {
    entries = [1: Entry(marker: marker, text: text, isAddress: false)]
  }

  /// Texts by their markers, for other programs.
  package var texts: [(marker: String, text: String)] {
    entries.sorted { $0.key < $1.key }.map { ($0.value.marker, $0.value.text) }
  }

  package func callAsFunction(_ text: String) -> String {
    guard text.utf8.contains(0x71) else { return text }
    return Marker.replace(in: text) { number, isCapital in
      entries[number].map { Substitution.text(of: $0, isCapital) }
    }
  }

  /// Only what is a part of the address.
  func insideAddress(_ text: String) -> String {
    Marker.replace(in: text) { number, _ in
      entries[number].flatMap { $0.isAddress ? $0.text : nil }
    }
  }

  /// The text for a marker: where that was written with another first letter, so is the text.
  private static func text(of entry: Entry, _ isCapital: Bool) -> String {
    if isCapital == entry.marker.hasPrefix("Z") { return entry.text }
    return isCapital
      ? entry.text.prefix(1).uppercased() + entry.text.dropFirst() : entry.text.lowercased()
  }
}
