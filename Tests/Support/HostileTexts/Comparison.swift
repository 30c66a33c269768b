package import FileOutput
import Generation

/// Holds all files that came of a hostile contract against those of the marked sample.
package struct Comparison: Sendable {
  package enum Fault: String, Sendable, CaseIterable {
    case notParsing = "not parsing"
    case changedMeaning = "changed meaning"
  }

  package struct Finding: Sendable {
    package let fault: Fault
    package let words: String
  }

  private let marked: FileSet

  package init(_ marked: FileSet) { self.marked = marked }

  /// Swift, TypeScript and JSON; readers of Markdown and of Python are other programs.
  package func findings(_ files: FileSet, _ substitution: Substitution) -> [Finding] {
    let wanted = Dictionary(
      marked.files.map { (Comparison.folded(substitution($0.path)), $0.bytes) },
      uniquingKeysWith: { one, _ in one })
    let found = Set(files.files.map { Comparison.folded($0.path) })
    guard Set(wanted.keys) == found else {
      return [
        Finding(
          fault: .changedMeaning,
          words: "other files: \(found.symmetricDifference(wanted.keys))")
      ]
    }
    return files.files.compactMap { file in
      finding(file, wanted[Comparison.folded(file.path)] ?? [], substitution).map {
        Finding(fault: $0.fault, words: "\(file.path): \($0.words)")
      }
    }
  }

  /// Python's folders are in another case than the names that they are made of.
  private static func folded(_ path: String) -> String {
    path.hasPrefix("Python/") ? path.filter { $0 != "_" }.lowercased() : path
  }

  private func finding(_ file: OutputFile, _ marked: [UInt8], _ substitution: Substitution)
    -> Finding?
  {
    if file.path.hasSuffix(".swift") {
      let found = SwiftMeaning.difference(
        String(decoding: file.bytes, as: UTF8.self), from: String(decoding: marked, as: UTF8.self),
        substitution)
      return found.map { Finding(fault: .changedMeaning, words: $0) }
    }
    if file.path.hasSuffix(".ts") || file.path.hasSuffix(".js") {
      let found = TypeScriptMeaning.difference(
        String(decoding: file.bytes, as: UTF8.self), from: String(decoding: marked, as: UTF8.self),
        substitution)
      return found.map { Finding(fault: .changedMeaning, words: $0) }
    }
    guard file.path.hasSuffix(".json"), !file.path.hasPrefix(".") else { return nil }
    do throws(JSONMeaning.Finding) {
      try JSONMeaning.check(.fixture, file.bytes, against: marked, substitution)
      return nil
    } catch {
      switch error {
      case .unreadable(let words): return Finding(fault: .notParsing, words: words)
      // A story's tokens are signed: they differ wherever a text does.
      case .different where file.path.contains("/stories/"): return nil
      case .different(let words): return Finding(fault: .changedMeaning, words: words)
      }
    }
  }
}
