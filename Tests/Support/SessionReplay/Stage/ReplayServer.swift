import AuthClient
import AuthServer
import ContractModel
import Foundation
import Stores
import TestDevice
import TestLab

/// The reference server of a replay, and what it says of each answer.
final class ReplayServer: @unchecked Sendable {
  let lab: Lab
  private let transport: HandlerTransport
  private let granted: GrantedTokens

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
    lab = try await Lab(contract, setting.contract.deployment)
    transport = lab.transport()
    granted = GrantedTokens(contract)
  }

  /// - Parameter wish: the refusal that it is to give, where it comes to work at all.
  func answer(_ request: HTTPRequest, wish: String?) async throws -> Answer {
    if let wish {
      let fault = ["endpoint": request.endpoint, "kind": "refusal", "refusal": wish]
      _ = try await lab.control("faults", fault)
    }
    let response = try await transport.send(request)
    let refusal = lab.log.last?.refusal
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
