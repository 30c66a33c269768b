import CaseFolders
import ChildProcesses
import Conformance
import ContractModel
import Foundation
import TestLab
import Testing

/// A server that somebody wrote by hand from a contract, in another language. One process has a correct app and one with
/// each of its mistakes.
final class ForeignServer: Sendable {
  enum Kind: String, CaseIterable, CustomTestStringConvertible {
    /// Atrium in FastAPI.
    case fastAPI = "FastAPI"
    /// Longde in Express.
    case express = "Express"

    var testDescription: String { rawValue }
  }

  struct NotStarted: Error, CustomStringConvertible {
    let description: String
  }

  let mistakes: [String]
  private let lab: LabContract
  private let port: Int
  /// It ends with its input.
  private let process: ChildProcess
  private let providers: ProviderStandIns

  init(_ kind: Kind) async throws {
    lab = kind == .fastAPI ? .atrium : .longde
    providers = try ProviderStandIns.shared
    let words: [String]
    switch kind {
    case .fastAPI:
      words = [
        Checkout.root.appending(path: ".build/python/bin/python").path,
        Checkout.root.appending(path: "Tests/Support/ForeignServers/atrium.py").path,
      ]
    case .express:
      words = [
        "node", Checkout.root.appending(path: "Tests/Support/ForeignServers/longde.mjs").path,
        try await providers.appleKeys(),
      ]
    }
    process = try ChildProcess(
      words, environment: ["NODE_PATH": "/usr/share/nodejs", "PYTHONDONTWRITEBYTECODE": "1"],
      input: .pipe, output: .pipe, errors: .nothing)
    let line = await process.firstLine()?.split(separator: " ").map(String.init) ?? []
    guard let first = line.first, let port = Int(first) else {
      throw NotStarted(
        description:
          "the \(kind.rawValue) server does not start: scripts/test installs what it needs")
    }
    self.port = port
    mistakes = Array(line.dropFirst())
  }

  /// The tester's report on the app with this mistake.
  ///
  /// - Parameter only: the promises to try; nil for all of them, the many stories included.
  func report(_ mistake: String, only: [String]? = nil) async throws -> ConformanceReport {
    let contract = try lab.contract
    let channel = WebChannel("http://127.0.0.1:\(port)/\(mistake)", timeout: 60)
    let tested = ServerUnderTest(
      contract,
      channels: Dictionary(uniqueKeysWithValues: contract.servers.names.map { ($0, channel) }),
      control: ServerControl(channel), providers: providers.of(lab))
    return await ConformanceRunner(tested, waiting: .virtual, mark: "f").run(
      CasePlan(contract).only(only ?? []).filter { only == nil || !$0.kind.isDerived })
  }

  /// The promise that finds the mistake: the one that is known to, or the first of them all that does.
  func find(_ mistake: String, known: String?) async throws -> String? {
    if let known, let found = try await report(mistake, only: [known]).broken.first {
      return found.id
    }
    return try await report(mistake, only: []).broken.first?.id
  }
}
