import CommandLineSupport
import ContractModel
import ContractPipeline
import ContractReader
import Diagnostics
import FileOutput
import Review
import YAMLSource

/// `authgen diff --git`: one file, as `git diff` and `git log -p` hand it to a program. It always ends with 0, because
/// git takes any other end for a failure and stops.
struct GitDriver {
  /// The path in the repository, from its top.
  private let path: String
  /// The files with the two contents; nil for a file with the marks of a conflict.
  private let sides: (old: String, new: String)?
  private let newPath: String

  private static let nothing = "/dev/null"

  /// PATH OLD-FILE OLD-HEX OLD-MODE NEW-FILE NEW-HEX NEW-MODE, and for a rename the new path and git's words about it.
  init(_ words: [String]) throws(UsageError) {
    guard [1, 7, 9].contains(words.count) else { throw .notFromGit(words.count) }
    path = words[0]
    sides = words.count == 1 ? nil : (words[1], words[4])
    newPath = words.count == 9 ? words[7] : words[0]
  }

  func run(_ console: Console) -> ExitCode {
    guard let sides else {
      console.print("\(path): not merged yet\n")
      return .clean
    }
    if path != newPath { console.print("\(path) → \(newPath)\n") }
    do {
      guard let old = try contract(sides.old, as: path),
        let new = try contract(sides.new, as: newPath)
      else {
        console.print("\(path): \(sides.old == Self.nothing ? "new" : "deleted")\n")
        return try printLines(sides, console)
      }
      let report = ReviewReport(new, against: [(old.version.value, old)])
      console.printReport(report.diagnostics(withFine: true))
      console.print("\(newPath): \(report.title): \(report.counts)\n")
    } catch {
      console.printReport(error.diagnostics)
      console.print("\(newPath): no two contracts that can be compared; its lines are:\n")
      do {
        return try printLines(sides, console)
      } catch {
        console.printReport(error.diagnostics)
      }
    }
    return .clean
  }

  private func printLines(
    _ sides: (old: String, new: String), _ console: Console
  ) throws(Problems) -> ExitCode {
    console.print(try Git.lines(from: sides.old, to: sides.new))
    return .clean
  }

  /// Nil for a side that is not there.
  private func contract(_ file: String, as path: String) throws(Problems) -> Contract? {
    if file == Self.nothing { return nil }
    let bytes: [UInt8]
    do {
      bytes = try Disk.read(file, limit: ContractFiles.limit)
    } catch {
      throw Problems([error.diagnostic])
    }
    // The file's name in reports is its own path; what it includes is that of the working tree.
    let source = SourceFile(path: path, bytes: bytes)
    return try ContractReader.read(YAMLSource.parse(source), including: FilesOnDisk())
  }
}

extension UsageError {
  fileprivate static func notFromGit(_ count: Int) -> UsageError {
    UsageError(
      message: "`--git` expects the seven arguments of a git diff driver, but got \(count)",
      help: "set it up with `git config diff.authcontract.command \"authgen diff --git\"`")
  }
}
