package import Diagnostics
package import FileOutput
package import Generation

extension StubRuntime {
  /// The files that are written into the shared folder, which has a manifest of its own.
  package func shared() throws(Problems) -> FileSet {
    var set = FileSet()
    let beside = self == .typescript ? [TypeScriptEmitter.package] : []
    for file in emitted(below: "") + beside { try Generation.add(file, in: nil, to: &set) }
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

  /// The place of its files inside the folder of an output. The files of a Python package have a folder already.
  private var start: String { self == .typescript ? "runtime/" : "" }

  private func emitted(below start: String) -> [EmittedFile] {
    let line = "\(comment) Written by authgen, the same for every contract: change nothing here.\n"
    return files.sorted { $0.key < $1.key }.map { path, text in
      EmittedFile(name: start + path, text: text.isEmpty ? text : line + text)
    }
  }

  /// The texts by their paths.
  private var files: [String: String] {
    switch self {
    case .typescript: EmbeddedRuntimes.typescript
    case .python: EmbeddedRuntimes.python
    }
  }

  /// The mark that begins a comment of the language.
  private var comment: String {
    switch self {
    case .typescript: "//"
    case .python: "#"
    }
  }
}
