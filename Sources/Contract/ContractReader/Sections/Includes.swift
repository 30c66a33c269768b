import ContractModel
import Diagnostics
import YAMLSource

/// Gives the files that a contract includes. Whoever reads disks implements it.
package protocol IncludedFiles {
  /// The path as it shows in reports, and the bytes; nil where there is no such file.
  func file(_ path: String, besides contract: String) -> SourceFile?
}

/// For contracts that stand alone.
package struct NoIncludedFiles: IncludedFiles {
  package init() {}

  package func file(_ path: String, besides contract: String) -> SourceFile? { nil }
}

extension KeyTable {
  package static let sharedFile = KeyTable(
    "an included file",
    [
      .optional(
        "include", .texts, "more files, as in a contract", example: "[types.yaml]"),
      .optional(
        "types", .definitionsOf(.typeDefinition), "types, as in a contract",
        example: "{ User: { id: uuid } }"),
      .optional(
        "errors", .definitions(.refusal), "errors, as in a contract",
        example: "{ sessionExpired: { status: 401, recover: renew } }"),
    ])
}

/// A file that a contract includes.
struct SharedFile {
  /// Nil for one that could not be read.
  let keys: Mapping?

  func isInDoubt(_ section: String) -> Bool {
    keys?.isInDoubt(section) ?? KeyTable.sharedFile.names.contains(section)
  }
}

/// Reads included files, each once; one that includes itself through others is reported.
struct Includes {
  private let reader: Reader

  init(_ reader: Reader) { self.reader = reader }

  func read(_ node: Node?) -> [SharedFile] {
    var files: [SharedFile] = []
    var seen: Set<String> = []
    read(node, path: [], &seen, &files)
    return files
  }

  private func read(
    _ node: Node?, path: [String], _ seen: inout Set<String>, _ files: inout [SharedFile]
  ) {
    for name in reader.set(node, "a list of files") {
      guard isInside(name) else {
        files.append(SharedFile(keys: nil))
        continue
      }
      if path.contains(name.value) {
        reader.report(.includesItself(name, through: path + [name.value]))
      } else if seen.insert(name.value).inserted {
        let file = load(name)
        files.append(SharedFile(keys: file))
        read(file?["include"], path: path + [name.value], &seen, &files)
      }
    }
  }

  /// Only plain names below the contract's own folder.
  private func isInside(_ name: Text) -> Bool {
    let parts = name.value.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty && part != "." && part != ".."
        && part.utf8.allSatisfy { (0x21...0x7E).contains($0) && !"\\:*?\"<>|".utf8.contains($0) }
    }
    if !isPlain || !name.value.hasSuffix(".yaml") { reader.report(.includeOutside(name)) }
    return isPlain && name.value.hasSuffix(".yaml")
  }

  private func load(_ name: Text) -> Mapping? {
    guard let source = reader.files.file(name.value, besides: reader.source.path) else {
      reader.report(.includeMissing(name))
      return nil
    }
    let document = YAMLSource.parse(source)
    document.problems.forEach(reader.report)
    return document.root.flatMap { Mapping($0, .sharedFile, reader) }
  }
}
