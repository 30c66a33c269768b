import AuthServer
import CommandLineSupport
import ContractModel
import Diagnostics
import Providers

/// The values that the command line gives by names of the contract.
struct GivenNames: Sendable {
  let servers: [String]
  let configuration: [String: String]
  private let bases: [(name: String, value: String)]
  private let secrets: [(name: String, value: String)]

  init(_ arguments: Arguments) throws(UsageError) {
    servers = arguments.all("--server")
    configuration = Dictionary(
      try arguments.pairs("--set").map { ($0.name, $0.value) }, uniquingKeysWith: { one, _ in one })
    bases = try Self.bases(arguments)
    secrets = try arguments.pairs("--secret", as: "NAME=FILE")
  }

  private static func bases(
    _ arguments: Arguments
  ) throws(UsageError) -> [(name: String, value: String)] {
    var bases: [(name: String, value: String)] = []
    for (name, url) in try arguments.pairs("--provider", as: "NAME=URL") {
      bases.append((name, try WebAddress.read(url, of: "--provider \(name)")))
    }
    return bases
  }

  /// Names that the contract does not have do nothing, and nobody would notice.
  func check(against contract: Contract) throws(UsageError) {
    try check(servers, "--server", contract.servers.names)
    try check(configuration.keys.sorted(), "--set", contract.configuration.names)
    for value in contract.configuration {
      guard let given = configuration[value.name.value] else { continue }
      try ConfigurationCheck.check(given, for: value.field)
    }
    try check(bases.map(\.name), "--provider", contract.providers.names)
    try check(secrets.map(\.name), "--secret", contract.providers.names)
  }

  private func check(
    _ names: [String], _ option: String, _ known: [String]
  ) throws(UsageError) {
    for name in names where !known.contains(name) {
      throw .unknownName(name, of: option, among: known)
    }
  }

  /// Secrets stand in files: a command line is read by every process of the machine.
  func providers() throws(FileFault) -> [String: ProviderSettings] {
    var all: [String: ProviderSettings] = [:]
    for (name, url) in bases { all[name, default: ProviderSettings()].base = url }
    for (name, path) in secrets {
      let bytes = try Files.read(path, limit: 64 * 1024)
      let text = String(decoding: bytes, as: UTF8.self).split(separator: "\n").first ?? ""
      all[name, default: ProviderSettings()].clientSecret = Secret(String(text))
    }
    return all
  }
}
