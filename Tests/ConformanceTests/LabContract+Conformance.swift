import AuthServer
import Conformance
import ContractModel
import ContractReader
import Defects
import Diagnostics
import TestLab
import Testing
import YAMLSource

/// Runs of the tester against the reference server of a contract, in the same process.
extension LabContract {
  static let all = [atrium, annex, longde, syncnos, rote, readmigo, cognito]

  private var document: Document {
    get throws { YAMLSource.parse(SourceFile(path: path, text: try writtenText)) }
  }

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
  func standIns(of lab: Lab) -> [String: ProviderStandIn] {
    Dictionary(
      uniqueKeysWithValues: deployment.providers.map { name in
        (name, ProviderStandIn(LabChannel(lab: lab, party: .issuer, prefix: "/\(name)")))
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
    let lab = try await Lab(kept, deployment)
    let fault = defect?.messages(contract)
    let channel = { (prefix: String) in LabChannel(lab: lab, prefix: prefix, fault: fault) }
    let tested = ServerUnderTest(
      contract,
      channels: Dictionary(
        uniqueKeysWithValues: contract.servers.map { ($0.name.value, channel($0.basePath)) }),
      control: ServerControl(channel("")), providers: standIns ?? self.standIns(of: lab),
      configuration: deployment.configuration)
    return await ConformanceRunner(tested, waiting: .virtual, mark: "t").run(
      CasePlan(contract).only(only).filter { defect == nil || !$0.kind.isDerived })
  }

  /// The server whose routes are not at its URL.
  ///
  /// - Parameter prefix: the path of the URL that is given for a server.
  func missing(_ prefix: (Server) -> String) async throws -> String? {
    let contract = try contract
    let lab = try await Lab(contract)
    let channels = contract.servers.map {
      ($0.name.value, LabChannel(lab: lab, prefix: prefix($0)))
    }
    let tested = ServerUnderTest(contract, channels: Dictionary(uniqueKeysWithValues: channels))
    return try await RouteProbe(tested).missing()?.name.value
  }
}

/// The tester's way to a lab in the same process.
struct LabChannel: RequestChannel {
  let lab: Lab
  var party = LabParty.server
  var prefix = ""
  var fault: (any MessageFault)?
  /// The address from which it calls.
  var peer = "127.0.0.1"

  var elsewhere: (any RequestChannel)? {
    var other = self
    other.peer = "127.0.0.2"
    return other
  }

  var repeatsHeaders: Bool { true }
  var origin: String { party == .server ? Lab.url : Lab.issuerURL }

  func send(_ request: Request) async throws(MissingAnswer) -> Response {
    var request = request
    request.target = prefix + request.target
    request.headers.set("Host", String(origin.dropFirst("http://".count)))
    request.peer = peer
    guard let fault else { return await lab.respond(to: request, of: party) }
    return await fault.respond(to: request) { await lab.respond(to: $0, of: party) }
  }
}
