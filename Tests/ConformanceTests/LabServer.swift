import AuthServer
import CaseFolders
import Conformance
import ContractModel
import ContractReader
import Defects
import Diagnostics
import LabInProcess
import Testing
import YAMLSource

/// A contract of this project, with the reference server that runs in the same process.
struct LabServer: Sendable, CustomTestStringConvertible {
  let name: String
  var folder = "contract"
  var providers: [String] = []
  var configuration: [String: String] = [:]

  static let longde = LabServer(name: "longde", providers: ["apple"])
  static let syncnos = LabServer(name: "syncnos", providers: ["apple"])
  static let rote = LabServer(name: "rote", providers: ["github"])
  static let readmigo = LabServer(name: "readmigo", providers: ["apple", "wechat"])
  static let cognito = LabServer(
    name: "cognito",
    configuration: ["poolId": "ap-southeast-1_labPool", "clientId": "lab"])
  /// A contract with a rule of each kind, of which the five lack some.
  static let atrium = LabServer(name: "atrium", folder: "Tests/Cases/conform")
  /// A contract with rules that Atrium lacks, such as a list of devices and a forgotten password.
  static let annex = LabServer(name: "annex", folder: "Tests/Cases/conform")
  static let all = [atrium, annex, longde, syncnos, rote, readmigo, cognito]

  var testDescription: String { name }

  private var document: Document {
    get throws {
      let path = "\(folder)/\(name).yaml"
      return YAMLSource.parse(try SourceFile(path: path, text: Checkout.text(path)))
    }
  }

  var contract: Contract { get throws { try ContractReader.read(try document) } }

  var tree: ContractTree { get throws { ContractTree(try #require(try document.root)) } }

  /// The contract that a server with the defect keeps in truth; nil where there can be none.
  func contract(with defect: Defect) throws -> Contract? {
    let (document, contract, tree) = (try document, try contract, try tree)
    guard defect.shows(in: tree, contract) else { return nil }
    return try? ContractReader.read(
      Document(
        source: document.source, root: defect.contract(instead: tree).root,
        problems: document.problems))
  }

  /// The providers' stand-ins, which run beside the server.
  func standIns(at server: ScenarioServer) -> [String: ProviderStandIn] {
    Dictionary(
      uniqueKeysWithValues: providers.map { name in
        let channel = ProcessChannel(server: server, port: 8081, prefix: "/\(name)", fault: nil)
        return (name, ProviderStandIn(channel))
      })
  }

  /// Runs the promises with these ids, or that begin with them, against a server.
  ///
  /// - Parameter standIns: others than those that run beside the server.
  func report(
    _ only: [String] = [], defect: Defect? = nil, standIns: [String: ProviderStandIn]? = nil
  ) async throws -> ConformanceReport {
    let contract = try contract
    let kept = try defect.flatMap { try self.contract(with: $0) } ?? contract
    let server = try await ScenarioServer(
      kept, configuration: configuration, providers: providers)
    let fault = defect?.messages(contract)
    let channel = { (prefix: String) in
      ProcessChannel(server: server, port: 8080, prefix: prefix, fault: fault)
    }
    let tested = ServerUnderTest(
      contract,
      channels: Dictionary(
        uniqueKeysWithValues: contract.servers.map { ($0.name.value, channel($0.basePath)) }),
      control: ServerControl(channel("")), providers: standIns ?? self.standIns(at: server),
      configuration: configuration)
    return await ConformanceRunner(tested, waiting: .virtual, mark: "t").run(
      CasePlan(contract).only(only).filter { defect == nil || !$0.kind.isDerived })
  }
}

extension LabServer {
  /// The server whose routes are not at its URL.
  ///
  /// - Parameter prefix: the path of the URL that is given for a server.
  func missing(_ prefix: (Server) -> String) async throws -> String? {
    let contract = try contract
    let server = try await ScenarioServer(contract)
    let channels = contract.servers.map {
      ($0.name.value, ProcessChannel(server: server, port: 8080, prefix: prefix($0), fault: nil))
    }
    let tested = ServerUnderTest(contract, channels: Dictionary(uniqueKeysWithValues: channels))
    return try await RouteProbe(tested).missing()?.name.value
  }
}

/// Reaches a server of the same process.
struct ProcessChannel: RequestChannel {
  let server: ScenarioServer
  let port: Int
  let prefix: String
  let fault: (any MessageFault)?
  /// The address from which it calls.
  var peer = "127.0.0.1"

  var elsewhere: (any RequestChannel)? {
    var other = self
    other.peer = "127.0.0.2"
    return other
  }

  var repeatsHeaders: Bool { true }
  var origin: String { "http://127.0.0.1:\(port)" }

  func send(_ request: Request) async throws(MissingAnswer) -> Response {
    var request = request
    request.target = prefix + request.target
    request.headers.set("Host", "127.0.0.1:\(port)")
    request.peer = peer
    guard let fault else { return await server.respond(to: request, at: port) }
    return await fault.respond(to: request) { await server.respond(to: $0, at: port) }
  }
}
