import CaseFolders
import Foundation
import TestLab
import TestStores

/// A server of a contract: the reference server on each of its stores, or generated stubs, filled in.
enum Backend: String, CaseIterable, Sendable {
  case swift = "Swift stub"
  case sqlite = "authlab, SQLite"
  case postgres = "authlab, PostgreSQL"
  case express = "Express stub"
  case web = "web-standard handler"
  case fastapi = "FastAPI stub"

  var isReferenceServer: Bool { self == .sqlite || self == .postgres }

  static let referenceServers = allCases.filter(\.isReferenceServer)

  /// - Parameter path: where the contract is that a reference server runs.
  func start(
    _ contract: LabContract, _ path: String, issuer: URL, keepingIn folder: URL,
    _ arguments: [String]
  ) throws -> any HeldServer {
    let arguments = contract.deployment.arguments(issuer) + arguments
    switch self {
    case .sqlite:
      return try Self.authlab(path, "sqlite:\(folder.path)/lab.db", folder, arguments)
    case .postgres:
      let name = "lab" + folder.lastPathComponent.filter { $0 != "-" }.lowercased()
      return try Self.authlab(
        path, try PostgresServer.shared.get().database(name), folder, arguments)
    case .swift: return try StubProcess(contract.name, issuer: issuer)
    case .express, .web: return try node(contract.name, issuer)
    case .fastapi: return try python(contract.name, issuer)
    }
  }

  private static func authlab(
    _ path: String, _ store: String, _ folder: URL, _ arguments: [String]
  ) throws -> any HeldServer {
    try LabProcess(
      ["serve", path, "--port", "0", "--control", "--store", store] + arguments,
      log: log(in: folder))
  }

  static func log(in folder: URL) -> URL { folder.appending(path: "log") }

  private func node(_ contract: String, _ issuer: URL) throws -> any HeldServer {
    let way = self == .express ? "express" : "web"
    return try LabProcess(
      program: [
        "node", "Tests/Support/Backends/JavaScript/serve.mjs", contract, way, issuer.absoluteString,
      ], called: "\(rawValue) (scripts/libraries nodejs node-express installs what it needs)",
      environment: ["NODE_PATH": "/usr/share/nodejs"])
  }

  private func python(_ contract: String, _ issuer: URL) throws -> any HeldServer {
    try LabProcess(
      program: [
        ".build/python/bin/python", "-B", "Tests/Support/Backends/Python/serve.py", contract,
        issuer.absoluteString,
      ], called: "\(rawValue) (scripts/python-tools installs what it needs)")
  }
}

extension LabDeployment {
  /// The arguments of `authlab serve`.
  fileprivate func arguments(_ issuer: URL) -> [String] {
    providers.flatMap { ["--provider", "\($0)=\(issuer.absoluteString)/\($0)"] }
      + configuration.sorted { $0.key < $1.key }.flatMap { ["--set", "\($0.key)=\($0.value)"] }
  }
}
