import ChildProcesses
import Foundation
import Testing

/// The program `store-writer`, which is killed, and what it said before.
struct Writer {
  /// Lines that came whole, of the process that worked on the file for so many lines.
  static func run(on file: String, prefix: String, lines wanted: Int) throws -> [[String]] {
    let process = try ChildProcess([binary.path, file, prefix], output: .pipe)
    let output = try #require(process.output)
    var said = Data()
    while said.count(where: { $0 == 10 }) < wanted {
      let more = output.availableData
      if more.isEmpty { break }
      said += more
    }
    process.signal(SIGKILL)
    said += output.readDataToEndOfFile()
    process.waitUntilExit()
    let whole = said.prefix(through: said.lastIndex(of: 10) ?? said.startIndex)
    return String(decoding: whole, as: UTF8.self).split(separator: "\n").map {
      $0.split(separator: " ").map(String.init)
    }
  }

  /// Tests and programs are built into the same folder.
  private static var binary: URL {
    let tests = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    return tests.appending(path: "store-writer")
  }
}
