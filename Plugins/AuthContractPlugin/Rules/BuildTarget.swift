import Foundation

/// A target that uses the plugin, as far as it matters which code is generated for it and from what.
struct BuildTarget {
  let name: String
  let folder: URL
  /// The root of the target's package.
  let package: URL
  /// The libraries that it depends on directly.
  let libraries: [String]
  /// The names of its own Swift files.
  let sources: [String]

  /// The one output that goes with its libraries.
  func output() throws(Mistake) -> Output {
    let outputs = Output.allCases.filter { libraries.contains($0.library) }
    guard let output = outputs.first else { throw .noLibrary(name) }
    if outputs.count > 1 { throw .bothLibraries(name) }
    let names = Set(output.files.map { $0.lowercased() })
    let taken = sources.filter { names.contains($0.lowercased()) }.sorted()
    if !taken.isEmpty { throw .takenNames(name, taken, output) }
    return output
  }

  /// The name without `Client` or `Server` at its end.
  var service: String {
    let ending = Output.allCases.map(\.folder).first { name.hasSuffix($0) && name != $0 }
    return ending.map { String(name.dropLast($0.count)) } ?? name
  }

  /// The name by which the target would find the contract: `NotesClient` for `notes.yaml`.
  func name(for contract: URL) -> String {
    let words = contract.deletingPathExtension().lastPathComponent.split { "-_ ".contains($0) }
    let service = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let output = Output.allCases.first { libraries.contains($0.library) }
    return service + (output?.folder ?? "")
  }

  /// `authgen.yaml` in the target's folder or else in the package's; nil where neither has one.
  var settings: URL? {
    [folder, package].map { $0.appending(path: ContractSearch.settings) }.first(where: \.isThere)
  }

  /// The folder of templates that replace the built-in ones for this target; nil if there is none.
  var templates: URL? {
    let folder = folder.appending(path: "AuthTemplates")
    return folder.isThere ? folder : nil
  }

  /// All that the generated code may depend on. A contract can include what lies in its folder or below, and
  /// SwiftPM does not ask again when it begins to.
  func inputs(with contract: URL) -> [URL] {
    let included = contract.deletingLastPathComponent().files(ending: ".yaml")
      .filter { $0 != contract && $0.lastPathComponent != ContractSearch.settings }
    let templates = templates?.files(ending: ".mustache") ?? []
    return [contract] + included + [settings].compactMap { $0 } + templates
  }
}

extension URL {
  var isThere: Bool { FileManager.default.fileExists(atPath: path) }

  /// Those in the folder and below it, sorted; what is hidden is left out.
  func files(ending: String) -> [URL] {
    let paths = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return paths.filter { path in
      path.hasSuffix(ending) && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    .sorted().map { appending(path: $0) }.filter(\.isThere)
  }
}
