import Foundation

/// The program `store-writer`, which is killed, and what it said before.
struct Writer {
  /// Lines that came whole, of the process that worked on the file for so many lines.
  static func run(on file: String, prefix: String, lines wanted: Int) throws -> [[String]] {
    let process = Process()
    process.executableURL = binary
    process.arguments = [file, prefix]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    var said = Data()
    while said.count(where: { $0 == 10 }) < wanted {
      let more = pipe.fileHandleForReading.availableData
      if more.isEmpty { break }
      said += more
    }
    kill(process.processIdentifier, SIGKILL)
    said += pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let whole = said.prefix(through: said.lastIndex(of: 10) ?? said.startIndex)
    return String(decoding: whole, as: UTF8.self).split(separator: "\n").map {
      $0.split(separator: " ").map(String.init)
    }
  }

  /// Beside the tests' own program.
  private static var binary: URL {
    let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = Bundle.allBundles.map(\.bundleURL) + [own, Bundle.main.bundleURL]
    let folders = beside.flatMap { [$0.deletingLastPathComponent(), $0] }
    let found = folders.map { $0.appending(path: "store-writer") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    return found ?? URL(filePath: ".build/debug/store-writer")
  }
}
