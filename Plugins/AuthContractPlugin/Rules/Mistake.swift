import Foundation

/// Why nothing can be generated for a target, and the way out.
struct Mistake: Error, CustomStringConvertible {
  let description: String

  private init(_ what: String, help: String) {
    description = "\(what)\n  = help: \(help)"
  }

  static func noSwift(_ target: String) -> Mistake {
    Mistake(
      "the target `\(target)` uses AuthContractPlugin, but is not a Swift target",
      help: "remove the plugin from it")
  }

  static func noLibrary(_ target: String) -> Mistake {
    Mistake(
      "the target `\(target)` uses AuthContractPlugin and depends on neither AuthClient nor AuthServer",
      help: """
        add the library to its dependencies, for a client \
        `.product(name: "AuthClient", package: "AuthContract")`, and AuthServer for a server
        """)
  }

  static func bothLibraries(_ target: String) -> Mistake {
    Mistake(
      """
      the target `\(target)` depends on both AuthClient and AuthServer, and the client and the server of a \
      contract have the same names
      """,
      help: "make a target for each; with the contract in `contract/` both can use the same one")
  }

  static func takenNames(_ target: String, _ names: [String], _ output: Output) -> Mistake {
    Mistake(
      """
      the target `\(target)` has its own \(list(names)), and a module cannot have two files of one name: \
      the generated \(output) is \(list(output.files))
      """,
      help: "rename the file, or make a separate target for the generated code")
  }

  static func severalContracts(_ target: BuildTarget, _ found: [URL]) -> Mistake {
    Mistake(
      "the folder of the target `\(target.name)` has \(found.count) contracts: \(list(found))",
      help: """
        leave one there, and move the others to targets of their own. Put files that are not contracts into a folder \
        below: the plugin does not read it
        """)
  }

  static func severalNamed(_ target: BuildTarget, _ found: [URL]) -> Mistake {
    Mistake(
      "`contract/` has \(found.count) contracts with the name of the target `\(target.name)`: \(list(found))",
      help: "rename all but one, or put the right one into the target's folder")
  }

  static func noContract(_ target: BuildTarget, _ others: [URL]) -> Mistake {
    let found = others.isEmpty ? "" : "; there is \(list(others))"
    let file = "`\(target.service.lowercased()).yaml`"
    let renames = others.first.map {
      """
      rename `\($0.lastPathComponent)` to \(file), or the target to `\(target.name(for: $0))`. A contract may also be \
      in \(target.folder.path), under any name
      """
    }
    return Mistake(
      """
      the target `\(target.name)` has no contract: no file in its folder ends in `.yaml`, and none in \
      `contract/` has the name of the target\(found)
      """,
      help: renames ?? """
        put the contract into \(target.folder.path), or into the folder `contract` of the package as \(file)
        """)
  }

  static func unreadable(_ target: BuildTarget, _ file: URL, _ reason: String) -> Mistake {
    Mistake(
      "the target `\(target.name)` has a contract that cannot be read, \(file.path): \(reason)",
      help: "put a file there, or a link to one")
  }

  private static func list(_ files: [URL]) -> String { list(files.map(\.lastPathComponent)) }

  private static func list(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }
}
