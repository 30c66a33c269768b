import AuthClient
import AuthServer
import ContractModel
import Foundation
import LabInProcess
import Stores

/// The reference server of a replay, and what it says of each answer.
final class ReplayServer: @unchecked Sendable {
  let lab: ScenarioServer
  private let transport: ScenarioTransport
  private let granted: GrantedTokens
  private let answers: AnswerLog

  /// An answer as the model has to follow it.
  struct Answer {
    let reply: HeldRequest.Reply?
    let status: Int
    /// The refusal by its name in the contract.
    let refusal: String?
    let tokens: [String: String]

    var isGood: Bool { (200...299).contains(status) }
  }

  init(_ contract: Contract, _ setting: ReplaySetting) async throws {
    let answers = AnswerLog()
    self.answers = answers
    lab = try await ScenarioServer(
      contract, configuration: setting.configuration, providers: setting.providers,
      log: { answers.add($0) })
    transport = ScenarioTransport(server: lab, peer: "127.0.0.1")
    granted = GrantedTokens(contract)
  }

  /// - Parameter wish: the refusal that it is to give, where it comes to work at all.
  func answer(_ request: HTTPRequest, wish: String?) async throws -> Answer {
    if let wish {
      let fault = ["endpoint": request.endpoint, "kind": "refusal", "refusal": wish]
      _ = try await lab.control("faults", fault)
    }
    let response = try await transport.send(request)
    let refusal = answers.last
    if wish != nil { _ = try await lab.control("faults", [:], method: .delete) }
    let isGood = (200...299).contains(response.status)
    return Answer(
      reply: .response(response), status: response.status, refusal: refusal,
      tokens: isGood ? granted.found(in: response.body) : [:])
  }

  func answer(_ callback: URL?) -> Answer {
    Answer(
      reply: callback.map(HeldRequest.Reply.callback), status: callback == nil ? 400 : 200,
      refusal: nil, tokens: callback.map(granted.found) ?? [:])
  }

  /// The accounts by their ids.
  var accounts: Set<String> {
    get async throws { Set(try await lab.store.accounts().map(\.id)) }
  }

  /// The sessions of these accounts that go on.
  func sessions(of accounts: Set<String>) async throws -> [Session] {
    var all: [Session] = []
    for account in accounts.sorted() { all += try await lab.store.sessions(of: account) }
    return all
  }

  func end(_ session: Session) async throws {
    _ = try await lab.store.end(session: session.id, of: session.account)
  }
}

/// The refusal in the log's last line.
private final class AnswerLog: @unchecked Sendable {
  private let lock = NSLock()
  private var refusal: String?

  var last: String? { lock.withLock { refusal } }

  func add(_ line: [UInt8]) {
    let object = try? JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]
    lock.withLock { refusal = object?["refusal"] as? String }
  }
}
