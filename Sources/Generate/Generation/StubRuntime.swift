import ContractModel
import Diagnostics
import FileOutput

/// The place in which stubs find their runtime.
package enum RuntimePlace: Sendable {
  /// In a folder beside those of the services, once for all of them.
  case shared
  /// In the folder of the output, which is all that is written.
  case inside
  /// It is an installed package: the generator writes none.
  case installed
}

/// The library that stubs of one language need. It knows no contract, so its files are the same for all.
package struct StubRuntime: Sendable {
  /// The version of all runtimes, which is the generator's.
  package static let version = ToolVersion.current

  /// The folder of the shared runtimes. No service can have its name.
  package static let folder = "Runtime"

  static let typescript = StubRuntime(
    name: "@authcontract/server", folder: "TypeScript", files: EmbeddedRuntimes.typescript,
    comment: "//", start: "runtime/", beside: [TypeScriptEmitter.package])
  static let python = StubRuntime(
    name: "authcontract_server", folder: "Python", files: EmbeddedRuntimes.python, comment: "#",
    start: "", beside: [])

  /// The name by which an installed one is imported.
  let name: String
  private let folder: String
  /// The texts by their paths.
  private let files: [String: String]
  /// The mark that begins a comment of the language.
  private let comment: String
  /// The place of its files inside the folder of an output. The files of a Python package have a folder already.
  private let start: String
  /// The files that the shared folder holds beside them.
  private let beside: [EmittedFile]

  /// The runtimes that the stubs among these outputs import.
  package static func needed(by outputs: Set<OutputKind>) -> [StubRuntime] {
    let all: [(OutputKind, StubRuntime)] = [(.typescript, .typescript), (.python, .python)]
    return all.filter { outputs.contains($0.0) }.map(\.1)
  }

  /// The folder of a shared one below the output root: `Runtime/TypeScript`.
  package var sharedFolder: String { "\(StubRuntime.folder)/\(folder)" }

  /// The files that are written into that folder, which has a manifest of its own.
  package func shared() throws(Problems) -> FileSet {
    var set = FileSet()
    for file in emitted(below: "") + beside { try add(file, in: nil, to: &set) }
    return set
  }

  /// The files that are written into the folder of an output, beside its stubs.
  func inside() -> [EmittedFile] { emitted(below: start) }

  /// The path that a module of JavaScript imports, right in the folder of its output.
  func module(_ place: RuntimePlace) -> String {
    switch place {
    case .shared: "../../\(sharedFolder)/index.js"
    case .inside: "./\(start)index.js"
    case .installed: name
    }
  }

  private func emitted(below start: String) -> [EmittedFile] {
    let line = "\(comment) Written by authgen, the same for every contract: change nothing here.\n"
    return files.sorted { $0.key < $1.key }.map { path, text in
      EmittedFile(name: start + path, text: text.isEmpty ? text : line + text)
    }
  }
}
