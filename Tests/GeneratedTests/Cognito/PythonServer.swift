import AuthClient
import CaseFolders
import ChildProcesses
import Foundation
import TestDevice

/// A server in Python that this test run started. It ends when the run does, however that ends: it
/// waits for its standard input to be closed.
final class PythonServer: Sendable {
  let ports: [String: Int]
  private let process: ChildProcess

  /// Why a server cannot be had, and what to do about it.
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  /// One for the whole run. moto needs what `scripts/python-tools` installs.
  static let moto = Result { () throws -> PythonServer in
    let python = Checkout.root.appending(path: ".build/python/bin/python").path
    guard FileManager.default.isExecutableFile(atPath: python) else {
      throw Missing(
        description:
          "moto is not installed: run scripts/python-tools (it wants python3 with venv, and a network)"
      )
    }
    return try PythonServer([python, "Tests/Support/CognitoStub/moto_pool.py"])
  }

  static let stub = Result {
    try PythonServer(["python3", "Tests/Support/CognitoStub/stub.py"])
  }

  /// - Parameter words: what prints its ports as one line of JSON.
  private init(_ words: [String]) throws {
    process = try ChildProcess(
      words, in: Checkout.root, environment: PythonServer.settings, input: .pipe, output: .pipe)
    let line = Data((process.line() ?? "").utf8)
    guard let ports = try? JSONDecoder().decode([String: Int].self, from: line) else {
      throw Missing(
        description:
          "\(words.joined(separator: " ")) did not start: is there python3? What it said is above.")
    }
    self.ports = ports
  }

  /// No compiled files among the sources. moto wants an account, and any does.
  private static let settings = [
    "PYTHONDONTWRITEBYTECODE": "1", "AWS_ACCESS_KEY_ID": "testing",
    "AWS_SECRET_ACCESS_KEY": "testing", "AWS_DEFAULT_REGION": "us-east-1",
  ]

  func url(_ name: String, _ path: String = "") -> URL {
    URL(string: "http://127.0.0.1:\(ports[name] ?? 0)\(path)")!
  }

  /// Speaks to it as the test, not as the client.
  func ask(
    _ name: String, _ path: String = "", headers: HTTPHeaders = [:], say body: Any? = nil
  ) async throws -> [String: Any] {
    let data = try body.map { try JSONSerialization.data(withJSONObject: $0) }
    let request = HTTPRequest(
      endpoint: "test", method: data == nil ? .get : .post, url: url(name, path), headers: headers,
      body: data)
    let answer = try await SocketTransport().send(request)
    guard (200...299).contains(answer.status) else {
      throw Missing(
        description: "\(path): \(answer.status) \(String(decoding: answer.body, as: UTF8.self))")
    }
    return try JSONSerialization.jsonObject(
      with: answer.body.isEmpty ? Data("{}".utf8) : answer.body)
      as? [String: Any] ?? [:]
  }
}
