import AuthServer
import CaseFolders
import ChildProcesses
import Conformance
import ContractModel
import Foundation
import TestLab
import TestStores
import Testing

/// A whole example of `Examples/`, from the generated stubs, with the control that its tests give it.
final class ExampleServer: Sendable {
  enum Framework: String, CaseIterable, CustomTestStringConvertible {
    case express = "Express"
    case fastAPI = "FastAPI"

    var testDescription: String { rawValue }

    var folder: URL { Checkout.root.appending(path: "Examples/\(rawValue)") }

    private var python: String {
      Checkout.root.appending(path: ".build/python/bin/python").path
    }

    /// Found once: two that look at the same time would install the same.
    private static let node = Result {
      let report = try Shell.run(["scripts/node-tools"])
      guard report.status == 0, let path = report.output.split(separator: "\n").last else {
        throw NotStarted(description: "there is no Node with SQLite: \(report.errors)")
      }
      return String(path)
    }

    func words(_ file: String) throws -> [String] {
      switch self {
      case .express:
        [
          try Self.node.get(), "--disable-warning=ExperimentalWarning",
          "\(folder.path)/test/\(file).js",
        ]
      case .fastAPI: [python, "\(folder.path)/tests/\(file).py"]
      }
    }

    /// The test runner of the language, on the example's own tests.
    func tests() throws -> [String] {
      switch self {
      case .express:
        let file = "\(folder.path)/test/server.test.js"
        return [try Self.node.get(), "--disable-warning=ExperimentalWarning", "--test", file]
      case .fastAPI:
        return [python, "-m", "unittest", "discover", "--start-directory", "tests"]
      }
    }

    var environment: [String: String] {
      let packages = Checkout.root.appending(path: ".build/node/usr/share/nodejs").path
      let path = [".", "tests", "Generated/Longde/Python", "Generated/Runtime/Python"]
      return [
        "NODE_PATH": "/usr/share/nodejs:\(packages)", "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONPATH": path.map { folder.appending(path: $0).path }.joined(separator: ":"),
      ]
    }
  }

  enum Store: String, CaseIterable, CustomTestStringConvertible {
    case sqlite = "SQLite"
    case postgres = "PostgreSQL"

    var testDescription: String { rawValue }

    func url(_ name: String, in folder: URL) throws -> String {
      switch self {
      case .sqlite: "sqlite:\(folder.path)/\(name).db"
      // The drivers want a host, and take the folder of the socket in its place.
      case .postgres:
        try PostgresServer.shared.get().database(name).replacing(
          "tests@/", with: "tests@localhost/")
      }
    }
  }

  struct NotStarted: Error, CustomStringConvertible {
    let description: String
  }

  private let port: Int
  /// It ends with its input.
  private let process: ChildProcess
  private let lab: Lab

  init(_ framework: Framework, _ database: String) async throws {
    lab = try await Lab(.longde)
    let keys = await lab.respond(
      to: .init(.get, "/apple/auth/keys", headers: ["Host": "127.0.0.1:8081"]), of: .issuer)
    let published = Data(keys.body).base64EncodedString()
    let settings = [
      "DATABASE_URL": database, "SECRET": String(repeating: "s", count: 32),
      "APPLE_KEYS_URL": "data:application/json;base64,\(published)",
    ]
    process = try ChildProcess(
      try framework.words("conform"), in: framework.folder,
      environment: framework.environment.merging(settings) { $1 }, input: .pipe, output: .pipe,
      errors: .nothing)
    guard let port = process.line().flatMap(Int.init) else {
      throw NotStarted(
        description:
          "Examples/\(framework.rawValue) does not start: scripts/test installs what it needs")
    }
    self.port = port
  }

  func report() async throws -> ConformanceReport {
    let contract = try LabContract.longde.contract
    let channel = WebChannel("http://127.0.0.1:\(port)", timeout: 60)
    let tested = ServerUnderTest(
      contract,
      channels: Dictionary(uniqueKeysWithValues: contract.servers.names.map { ($0, channel) }),
      control: ServerControl(channel), providers: LabContract.longde.standIns(of: lab))
    return await ConformanceRunner(tested, waiting: .virtual, mark: "e").run(
      CasePlan(contract).cases)
  }
}
