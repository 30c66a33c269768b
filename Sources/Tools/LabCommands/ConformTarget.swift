import CommandLineSupport
import Conformance
import ContractModel

/// The server that the command line names, its control and the stand-ins that it trusts.
struct ConformTarget: Sendable {
  /// The name of a server of the contract, or nil for all of them.
  private let urls: [(server: String?, url: String)]
  let control: String?
  private let given: GivenNames
  private let providers: [(name: String, url: String)]
  /// The options that lead to the same server again.
  let words: String

  init(_ arguments: Arguments, needsURL: Bool) throws(UsageError) {
    var urls: [(server: String?, url: String)] = []
    for text in arguments.all("--url") { urls.append(try Self.target(text)) }
    if needsURL, urls.isEmpty {
      throw UsageError(
        message: "`authlab conform` needs the server's URL",
        help: "write `--url http://127.0.0.1:8080`")
    }
    self.urls = urls
    control = try arguments["--control"].map { url throws(UsageError) in
      try WebAddress.read(url, of: "--control")
    }
    given = try GivenNames(arguments)
    var providers: [(name: String, url: String)] = []
    for (name, url) in try arguments.pairs("--provider", as: "NAME=URL") {
      providers.append((name, try WebAddress.read(url, of: "--provider \(name)")))
    }
    self.providers = providers
    words = ["--url", "--control", "--provider", "--set", "--time"].flatMap { option in
      arguments.all(option).map { "\(option) \($0)" }
    }.joined(separator: " ")
  }

  /// `URL`, or `NAME=URL`.
  private static func target(_ text: String) throws(UsageError) -> (server: String?, url: String) {
    if let equals = text.firstIndex(of: "="), !text[..<equals].contains(":") {
      let url = String(text[text.index(after: equals)...])
      return (String(text[..<equals]), try WebAddress.read(url, of: "--url"))
    }
    return (nil, try WebAddress.read(text, of: "--url"))
  }

  func server(_ contract: Contract) throws(UsageError) -> ServerUnderTest {
    try given.check(against: contract)
    var channels: [String: any RequestChannel] = [:]
    for (name, url) in urls {
      if let name, contract.servers.find(name) == nil {
        throw .unknownName(name, of: "--url", among: contract.servers.names)
      }
      for server in contract.servers.names where name == nil || name == server {
        channels[server] = WebChannel(url)
      }
    }
    return ServerUnderTest(
      contract, channels: channels, control: control.map { ServerControl(url: $0) },
      providers: Dictionary(
        providers.map { ($0.name, ProviderStandIn(WebChannel($0.url))) },
        uniquingKeysWith: { one, _ in one }),
      configuration: given.configuration)
  }
}
