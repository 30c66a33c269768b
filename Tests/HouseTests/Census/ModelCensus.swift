import CaseFolders
import Foundation

/// Holds the properties of the contract's model against the sources that make something of them.
struct ModelCensus {
  let properties: [ModelProperty]
  private let sources: String
  private let list: CensusList

  /// - Parameters:
  ///   - sources: the text in which a property is read.
  ///   - list: what stands in `model-census.txt`.
  init(_ properties: [ModelProperty], in sources: String, _ list: CensusList) {
    self.properties = properties
    self.sources = sources
    self.list = list
  }

  static func ofGeneration() throws -> ModelCensus {
    let files = ["Generation", "AllOutputs"].flatMap {
      Checkout.files(in: "Sources/Generate/\($0)", ending: ".swift")
    }.filter { !$0.contains("/Embedded") }
    return ModelCensus(
      try ModelProperty.all(), in: try files.map(Checkout.text).joined(separator: "\n"),
      CensusList(try Checkout.text("Tests/HouseTests/Census/model-census.txt")))
  }

  /// Members that nobody reads and the list does not name, and lines of the list that are not so.
  var mistakes: [String] {
    let known = Dictionary(uniqueKeysWithValues: list.lines.map { ($0.property, $0) })
    let forgotten = properties.filter { known[$0.text] == nil && !isRead($0) }.map {
      "\($0.text) is read nowhere in Sources/Generate: read it there, or excuse it in model-census.txt"
    }
    return forgotten + list.lines.compactMap(objection)
  }

  private func objection(to line: CensusList.Line) -> String? {
    guard let property = properties.first(where: { $0.text == line.property }) else {
      return "model-census.txt: there is no \(line.property)"
    }
    switch line.word {
    case .read:
      return sources.contains(line.reason)
        ? nil : "model-census.txt: \(line.property) is not read as `\(line.reason)`"
    case .excused, .pending:
      return isRead(property)
        ? "model-census.txt: \(line.property) is read: take its line out" : nil
    }
  }

  /// A name that several types have counts behind the name of its type alone.
  private func isRead(_ property: ModelProperty) -> Bool {
    let isShared = properties.contains { $0.name == property.name && $0.type != property.type }
    guard isShared else { return sources.contains(word: ".\(property.name)") }
    let type = property.type.split(separator: ".").last ?? ""
    let owner = type.prefix(1).lowercased() + type.dropFirst()
    return ["", "?", "!"].contains { sources.contains(word: "\(owner)\($0).\(property.name)") }
  }
}

extension String {
  /// The text stands there, and no longer word does.
  fileprivate func contains(word: String) -> Bool {
    var rest = self[...]
    while let found = rest.firstRange(of: word) {
      let isEnd = rest[found.upperBound...].first.map { !$0.isLetter && !$0.isNumber } ?? true
      let before = self[..<found.lowerBound].last
      let isStart = word.hasPrefix(".") || before.map { !$0.isLetter && !$0.isNumber } ?? true
      if isEnd && isStart { return true }
      rest = rest[found.upperBound...]
    }
    return false
  }
}
