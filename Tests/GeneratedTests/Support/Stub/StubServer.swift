import CaseFolders
import ChildProcesses
import Foundation

/// The stub of `Tests/Support/StubServer`, started once for all tests of a run.
///
/// It ends with the run: its standard input is a pipe that this process alone holds open.
final class StubServer: Sendable {
  static let shared = Result { try StubServer() }

  let control: URL
  private let process: ChildProcess

  /// With the generated stubs in Python before the hand-written work, it needs FastAPI.
  static let isBehindStubs = ProcessInfo.processInfo.environment["AUTHCONTRACT_STUBS"] == "python"

  private static let python =
    isBehindStubs
    ? Checkout.root.appending(path: ".build/python/bin/python").path : "python3"

  init(python: String = StubServer.python) throws {
    let script = Checkout.root.appending(path: "Tests/Support/StubServer/stub.py").path
    do {
      process = try ChildProcess([python, "-B", script], input: .pipe, output: .pipe)
    } catch let fault as ChildProcess.NotStarted where fault.reason == ENOENT {
      throw StubProblem(
        "\(python) is missing: the stub server is written in it; "
          + (Self.isBehindStubs
            ? "run scripts/python-tools" : "scripts/libraries python3 installs it")
      )
    }
    guard let port = process.line().flatMap({ Int($0) }),
      let control = URL(string: "http://127.0.0.1:\(port)")
    else {
      throw StubProblem("the stub server ended with \(process.waitUntilExit()) before it began")
    }
    self.control = control
  }
}

/// The stub could not be started, or did not understand a test.
struct StubProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
