import AuthServer
import CaseFolders
import Conformance
import ContractMessages
import ContractModel
import ContractReader
import Diagnostics
import LabInProcess
import Primitives
import Testing
import YAMLSource

/// An app that somebody wrote by hand, its calls to the reference server of Atrium, and their judge.
final class TrafficStory {
  typealias Body = AuthServer.JSONValue

  let contract: Contract
  private let server: ScenarioServer
  private let codec: ContractCodec
  private(set) var judge: TrafficJudge
  /// Seconds since 1970.
  private(set) var now = 1_800_000_000.0
  private(set) var access = ""
  private(set) var refresh = ""

  init(_ name: String = "atrium") async throws {
    let folder = name == "atrium" ? "Tests/Cases/conform" : "contract"
    let path = "\(folder)/\(name).yaml"
    contract = try ContractReader.read(
      YAMLSource.parse(SourceFile(path: path, text: try Checkout.text(path))))
    server = try await ScenarioServer(contract)
    codec = ContractCodec(contract)
    judge = TrafficJudge(contract)
  }

  var rules: [TrafficRule] { judge.findings.map(\.rule) }

  func wait(_ seconds: Int) {
    now += Double(seconds)
    server.advance(by: seconds)
  }

  /// - Parameters:
  ///   - change: what becomes of the answer on its way.
  ///   - lasting: seconds until the answer; they do not pass for the next call.
  @discardableResult
  func call(
    _ method: Request.Method, _ path: String, _ body: Body? = nil, bearer: String? = nil,
    lasting seconds: Double = 0, elsewhere host: String? = nil,
    change: (inout Response) -> Void = { _ in }
  ) async throws -> Response {
    var request = Request(
      method, path, headers: ["Host": "127.0.0.1:8080"], body: body?.bytes ?? [])
    request.peer = "127.0.0.1"
    if body != nil { request.headers.add("Content-Type", "application/json") }
    if let bearer { request.headers.add("Authorization", "Bearer \(bearer)") }
    var answer =
      host == nil ? await server.respond(to: request, at: 8080) : Response(status: 204)
    change(&answer)
    judge.note(
      WatchedExchange(request, answer, began: now, ended: now + seconds, foreignHost: host),
      codec.decode(request))
    now += 2
    return answer
  }

  /// Keeps the tokens of the answer.
  func take(_ answer: Response) throws {
    guard case .object(let object) = try AuthServer.JSONValue(reading: answer.body),
      case .string(let access)? = object["accessToken"],
      case .string(let refresh)? = object["refreshToken"]
    else {
      Issue.record("the answer \(answer.status) has no tokens")
      return
    }
    (self.access, self.refresh) = (access, refresh)
  }

  static let person: Body = ["email": "ann@example.com", "password": "Correct horse 9"]

  func register() async throws {
    try take(try await call(.post, "/people", Self.person))
  }

  func renew(with token: String? = nil, lasting seconds: Double = 0) async throws -> Response {
    try await call(
      .post, "/sessions/renew", ["refreshToken": .string(token ?? refresh)], lasting: seconds)
  }

  func me(
    with token: String? = nil, change: (inout Response) -> Void = { _ in }
  ) async throws -> Response {
    try await call(.get, "/me", bearer: token ?? access, change: change)
  }

  func back(_ seconds: Double) { now -= seconds }
}
