import CaseFolders
import Foundation

/// A run of `authlab`: the reference server, or a stand-in for the providers. It ends with this process, however
/// that ends: a shell around it waits for its input to be closed.
final class LabProcess: Sendable {
  let url: URL
  private let running: Running

  private struct Running: @unchecked Sendable {
    let process: Process
    let input: Pipe
  }

  struct Failed: Error, CustomStringConvertible {
    let description: String
  }

  /// One stand-in for the whole run: it keeps nothing that one test could take from another.
  static let issuer = Result { try LabProcess(["issuer", "--port", "0"]) }

  init(_ arguments: [String]) throws {
    let (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", #""$@" & child=$!; cat >/dev/null; kill $child; wait $child"#, "sh", Self.authlab]
      + arguments
    process.currentDirectoryURL = Checkout.root
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    url = try Self.address(in: output.fileHandleForReading, arguments)
    running = Running(process: process, input: input)
  }

  deinit { try? running.input.fileHandleForWriting.close() }

  /// Beside the tests, where the build put it.
  private static let authlab = Bundle.main.executableURL!.deletingLastPathComponent()
    .appending(path: "authlab").path

  /// From the line that says that it is ready; lines before it are for people.
  private static func address(in output: FileHandle, _ arguments: [String]) throws -> URL {
    let marker = "listening on "
    var said = ""
    while let byte = try output.read(upToCount: 1), !byte.isEmpty {
      guard byte != Data("\n".utf8) else {
        if let line = said.split(separator: "\n").last, line.hasPrefix(marker),
          let url = URL(string: String(line.dropFirst(marker.count)))
        {
          return url
        }
        said += "\n"
        continue
      }
      said += String(decoding: byte, as: UTF8.self)
    }
    throw Failed(description: "authlab \(arguments.joined(separator: " ")) did not start: \(said)")
  }
}
