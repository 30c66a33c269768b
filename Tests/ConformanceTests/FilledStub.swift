import CaseFolders
import ChildProcesses
import Conformance
import ContractModel
import Foundation
import TestLab
import Testing

/// The generated stubs of a contract in another language, filled in by the tests' implementation, as a server in a process
/// of its own.
struct FilledStub: Sendable, CustomTestStringConvertible {
  enum Language: String, CaseIterable, Sendable {
    case express = "Express"
    case fastAPI = "FastAPI"
  }

  struct NotStarted: Error, CustomStringConvertible {
    let description: String
  }

  let lab: LabContract
  let language: Language

  static let all = [LabContract.longde, .syncnos, .rote, .readmigo, .cognito].flatMap { lab in
    Language.allCases.map { FilledStub(lab: lab, language: $0) }
  }

  var testDescription: String { "\(lab.name) in \(language.rawValue)" }

  /// All promises but Cognito's: the proof of a password by SRP takes long, so that only some of each kind are looked at.
  var promises: [String] {
    guard lab.name == "cognito" else { return [] }
    return [
      "answers.signUp", "answers.confirmSignUp", "answers.resendCode", "answers.startSignIn",
      "answers.provePassword", "answers.answerSms", "answers.setNewPassword",
      "answers.updateAttributes", "claims", "rotation.renews", "signOut.signOut",
      "accounts.disabled",
      "accounts.signUp", "codes", "scenarios.registers",
    ]
  }

  /// The findings of the tester.
  func report() async throws -> ConformanceReport {
    let contract = try lab.contract
    let providers = try ProviderStandIns.shared
    let (process, url) = try await start(providers)
    defer { try? process.input?.close() }
    // The other tests of this process may keep the tester waiting.
    let channel = WebChannel(url, timeout: 60)
    let tested = ServerUnderTest(
      contract,
      channels: Dictionary(uniqueKeysWithValues: contract.servers.names.map { ($0, channel) }),
      control: ServerControl(channel), providers: providers.of(lab),
      configuration: lab.deployment.configuration)
    return await ConformanceRunner(tested, waiting: .virtual, mark: "s").run(
      CasePlan(contract).only(promises))
  }

  /// The process ends with its input.
  private func start(_ providers: ProviderStandIns) async throws -> (ChildProcess, url: String) {
    let folder = "Tests/Support/Backends"
    let words =
      switch language {
      case .express: ["node", "\(folder)/JavaScript/serve.mjs", lab.name, "express", providers.url]
      case .fastAPI:
        [".build/python/bin/python", "-B", "\(folder)/Python/serve.py", lab.name, providers.url]
      }
    let process = try ChildProcess(
      words, in: Checkout.root, environment: ["NODE_PATH": "/usr/share/nodejs"], input: .pipe,
      output: .pipe, errors: .nothing)
    guard let line = await process.firstLine(), let url = line.split(separator: " ").last else {
      throw NotStarted(
        description: "\(testDescription) does not start: scripts/test installs what it needs")
    }
    return (process, String(url))
  }
}
