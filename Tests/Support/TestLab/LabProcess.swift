import CaseFolders
import ChildProcesses
package import Foundation

/// A server that runs as long as a reference to this is held.
package protocol HeldServer: Sendable {
  var url: URL { get }
}

/// A run of `authlab`, the reference server or a stand-in for the providers, or of another server. It ends with this
/// process, however that ends: its input is closed then.
package final class LabProcess: HeldServer {
  package let url: URL
  private let process: ChildProcess

  package struct Failed: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
  }

  /// One stand-in for the whole run: it keeps nothing that one test could take from another.
  package static let issuer = Result { try LabProcess(["issuer", "--port", "0"]) }

  /// `authlab` does not look at its input: a shell around it does, and leaves the output to it alone, which ends where
  /// it does not start.
  ///
  /// - Parameter log: a new file, for a line of JSON for each request.
  package convenience init(_ arguments: [String], log: URL? = nil) throws {
    let script = #""$@" & child=$!; exec >/dev/null 2>&1; cat; kill $child; wait $child"#
    try self.init(
      program: ["sh", "-c", script, "sh", Self.authlab] + arguments,
      called: "authlab \(arguments.joined(separator: " "))", log: log)
  }

  /// A program that says where it listens, and ends when its input does.
  package init(
    program: [String], called name: String, environment: [String: String] = [:], log: URL? = nil
  ) throws {
    process = try ChildProcess(
      program, in: Checkout.root, environment: environment, input: .pipe, output: .pipe,
      errors: try log.map(Self.new) ?? .nothing)
    url = try Self.address(process, name, log)
  }

  /// Returns when it is over, and all that it had to say is written.
  package func end() {
    try? process.input?.close()
    process.waitUntilExit()
  }

  deinit { try? process.input?.close() }

  private static func new(_ file: URL) throws -> ChildProcess.Stream {
    try Data().write(to: file)
    return .file(try FileHandle(forWritingTo: file))
  }

  /// Beside the tests, where the build put it.
  private static let authlab = Bundle.main.executableURL!.deletingLastPathComponent()
    .appending(path: "authlab").path

  /// From the line that says that it is ready; lines before it are for people.
  private static func address(_ process: ChildProcess, _ name: String, _ log: URL?) throws -> URL {
    let marker = "listening on "
    var said: [String] = []
    while let line = process.line() {
      if line.hasPrefix(marker), let url = URL(string: String(line.dropFirst(marker.count))) {
        return url
      }
      said.append(line)
    }
    if let log { said.append(try String(contentsOf: log, encoding: .utf8)) }
    throw Failed(description: "\(name) did not start: \(said.joined(separator: "\n"))")
  }
}
