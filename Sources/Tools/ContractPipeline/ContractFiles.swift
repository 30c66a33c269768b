package import Diagnostics
import FileOutput

/// Finds and reads the contracts that a command is about.
package enum ContractFiles {
  package static let folder = "contract"
  /// The language's own limit, 16 MiB.
  package static let limit = 16 * 1024 * 1024

  /// Reads the files that were named, or every `.yaml` file in `contract/`.
  package static func read(_ named: [String]) throws(Problems) -> [SourceFile] {
    let paths = named.isEmpty ? try all() : named
    var sources: [SourceFile] = []
    var problems: [Diagnostic] = []
    for path in paths {
      do {
        sources.append(SourceFile(path: path, bytes: try Disk.read(path, limit: limit)))
      } catch {
        problems.append(error.diagnostic)
      }
    }
    if !problems.isEmpty { throw Problems(problems) }
    return sources
  }

  private static func all() throws(Problems) -> [String] {
    var paths: [String] = []
    do {
      paths = try Disk.list(folder).map(\.name)
        .filter { $0.hasSuffix(".yaml") && !$0.hasPrefix(".") }.map { "\(folder)/\($0)" }
    } catch {
      guard error.reason == .missing else { throw Problems([error.diagnostic]) }
    }
    if paths.isEmpty { throw Problems([.noContracts(folder)]) }
    return paths
  }
}

extension Diagnostic {
  fileprivate static func noContracts(_ folder: String) -> Diagnostic {
    Diagnostic(
      "no-contracts", "there is no contract in `\(folder)/` here", at: nil,
      help:
        "write a first one with `authgen init NAME`, name a contract file, or change to the folder that holds "
        + "`\(folder)/`")
  }
}
