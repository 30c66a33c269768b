import CaseFolders
import ChildProcesses
import Conformance
import ContractModel
import Foundation
import TestLab

/// A pool of moto in a process of its own, with the control as far as moto has what it is for.
struct MotoServer: Sendable {
  private struct Place: Decodable {
    let pool: Int
    let poolId: String
    let clientId: String
  }

  struct NotStarted: Error, CustomStringConvertible {
    let description = "moto does not start: scripts/python-tools installs it"
  }

  private let place: Place
  /// It ends with its input.
  private let process: ChildProcess

  init() throws {
    process = try ChildProcess(
      [
        Checkout.root.appending(path: ".build/python/bin/python").path, "-B",
        Checkout.root.appending(path: "Tests/Support/CognitoStub/moto_control.py").path,
      ],
      environment: [
        "AWS_ACCESS_KEY_ID": "testing", "AWS_SECRET_ACCESS_KEY": "testing",
        "AWS_DEFAULT_REGION": "us-east-1",
      ], input: .pipe, output: .pipe, errors: .nothing)
    let line = Data((process.line() ?? "").utf8)
    guard let place = try? JSONDecoder().decode(Place.self, from: line) else { throw NotStarted() }
    self.place = place
  }

  /// The tester's report on the promises that begin with these ids.
  func report(_ only: [String]) async throws -> ConformanceReport {
    let contract = try LabContract.cognito.contract
    let channel = WebChannel("http://127.0.0.1:\(place.pool)", timeout: 60)
    let tested = ServerUnderTest(
      contract, channels: ["pool": channel], control: ServerControl(channel),
      configuration: ["poolId": place.poolId, "clientId": place.clientId])
    return await ConformanceRunner(tested, waiting: .virtual, mark: "m").run(
      CasePlan(contract).only(only))
  }
}
