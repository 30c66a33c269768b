import CaseFolders
import Foundation

/// A stored property of a type of ContractModel, as its source declares it.
struct ModelProperty: Hashable {
  /// With the types around it: `LockoutPolicy.Step`.
  let type: String
  let name: String

  var text: String { "\(type).\(name)" }

  /// Without the types in `Language`: they describe the keys, and no contract has them.
  static func all() throws -> [ModelProperty] {
    try sources().flatMap(properties)
  }

  /// The types whose properties are filled by keys.
  static func keyed() throws -> [String] {
    try sources().flatMap { source in
      source.matches(of: #/extension ([\w.]+) \{\n  package static let keys = /#).map {
        String($0.output.1)
      }
    }
  }

  private static func sources() throws -> [String] {
    try Checkout.files(in: "Sources/Contract/ContractModel", ending: ".swift")
      .filter { !$0.contains("/Language/") }.map(Checkout.text)
  }

  /// Follows the indentation, which `swift format` keeps.
  static func properties(in source: String) -> [ModelProperty] {
    var found: [ModelProperty] = []
    var types: [(indent: Int, name: String, isRecord: Bool)] = []
    for line in source.split(separator: "\n") {
      let text = line.drop { $0 == " " }
      let indent = line.count - text.count
      if text.hasPrefix("//") || text == "}" { continue }
      while let last = types.last, indent <= last.indent { types.removeLast() }
      if let type = text.prefixMatch(of: declaration) {
        let word = type.output.1
        types.append((indent, String(type.output.2), word == "struct" || word == "class"))
      } else if let last = types.last, last.isRecord, indent == last.indent + 2,
        let name = stored(text)
      {
        found.append(
          ModelProperty(type: types.map(\.name).joined(separator: "."), name: name))
      }
    }
    return found
  }

  /// Its name; nil for what is computed, private or of the type.
  private static func stored(_ line: Substring) -> String? {
    guard !line.contains("static "), !line.hasPrefix("private let"),
      !line.hasPrefix("private var"), !line.contains("{") || line.contains("{ didSet"),
      let match = line.prefixMatch(of: property)
    else { return nil }
    return String(match.output.1)
  }

  nonisolated(unsafe) private static let declaration =
    #/(?:(?:package|fileprivate|private|public|indirect|final) )*(struct|class|enum|extension|protocol) (\w+)/#
  nonisolated(unsafe) private static let property =
    #/(?:(?:package|fileprivate|internal\(set\)|private\(set\)) )*(?:let|var) (\w+)/#
}
