package import ContractModel
import Diagnostics

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
package enum StubRuntime: Sendable {
  case typescript, python

  /// The version of all runtimes, which is the generator's.
  package static let version = ToolVersion.current

  /// The generator, as the manifest of what it writes says it.
  package static let generator = "authgen \(version)"

  /// The folder of the shared runtimes. No service can have its name.
  package static let folder = "Runtime"

  /// The name by which an installed one is imported.
  package var name: String {
    switch self {
    case .typescript: "@authcontract/server"
    case .python: "authcontract_server"
    }
  }

  /// The folder of the output whose stubs need it.
  package var folder: String {
    switch self {
    case .typescript: "TypeScript"
    case .python: "Python"
    }
  }

  /// The runtimes that the stubs among these outputs import.
  package static func needed(by outputs: Set<OutputKind>) -> [StubRuntime] {
    let all: [(OutputKind, StubRuntime)] = [(.typescript, .typescript), (.python, .python)]
    return all.filter { outputs.contains($0.0) }.map(\.1)
  }

  /// The folder of a shared one below the output root: `Runtime/TypeScript`.
  package var sharedFolder: String { "\(StubRuntime.folder)/\(folder)" }
}
