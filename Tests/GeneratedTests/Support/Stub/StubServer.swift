import CaseFolders
import Foundation

/// The stub of `Tests/Support/StubServer`, started once for all tests of a run.
///
/// It ends with the run: its standard input is a pipe that this process alone holds open.
final class StubServer: @unchecked Sendable {
  static let shared = Result { try StubServer() }

  let control: URL
  private let process: Process
  private let input: Pipe

  /// With the generated stubs in Python before the hand-written work, it needs FastAPI.
  static let isBehindStubs = ProcessInfo.processInfo.environment["AUTHCONTRACT_STUBS"] == "python"

  private static let python =
    isBehindStubs
    ? Checkout.root.appending(path: ".build/python/bin/python").path : "python3"

  init(python: String = StubServer.python) throws {
    let (input, output) = (Pipe(), Pipe())
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let script = Checkout.root.appending(path: "Tests/Support/StubServer/stub.py").path
    process.arguments = [python, "-B", script]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    self.process = process
    self.input = input
    guard let port = Int(Self.firstLine(of: output.fileHandleForReading)),
      let control = URL(string: "http://127.0.0.1:\(port)")
    else { throw Self.problem(process, python) }
    self.control = control
  }

  private static func firstLine(of file: FileHandle) -> String {
    var line = Data()
    while !line.contains(UInt8(ascii: "\n")) {
      let more = file.availableData
      if more.isEmpty { break }
      line += more
    }
    return String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func problem(_ process: Process, _ python: String) -> StubProblem {
    process.waitUntilExit()
    // What `env` says of a program that it cannot find.
    if process.terminationStatus == 127 {
      return StubProblem(
        "\(python) is missing: the stub server is written in it; "
          + (isBehindStubs ? "run scripts/python-tools" : "scripts/libraries python3 installs it")
      )
    }
    return StubProblem("the stub server ended with \(process.terminationStatus) before it began")
  }
}

/// The stub could not be started, or did not understand a test.
struct StubProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
