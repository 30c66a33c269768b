import ContractReader
import Diagnostics
import Lint

/// The fingerprints of findings in several files, each in the order given.
enum Fingerprints {
  static func of(_ diagnostics: [Diagnostic]) -> [String] {
    var indices: [ObjectIdentifier?: [Int]] = [:]
    for (index, diagnostic) in diagnostics.enumerated() {
      indices[(diagnostic.span?.source).map(ObjectIdentifier.init), default: []].append(index)
    }
    var names = Array(repeating: "", count: diagnostics.count)
    for group in indices.values {
      let found = group.map { diagnostics[$0] }
      let outline = outline(of: found.first?.span?.source)
      for (index, name) in zip(group, Lint.fingerprints(of: found, in: outline)) {
        names[index] = name
      }
    }
    return names
  }

  private static func outline(of source: SourceFile?) -> KeyOutline {
    let entries = source.map { KeyPaths($0).entries } ?? []
    return KeyOutline(entries.map { KeyOutline.OutlineEntry($0.path, $0.span) })
  }
}
