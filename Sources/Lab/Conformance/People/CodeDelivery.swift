import ContractModel
import Machines

/// Has a code sent, and reads it where the control shows what was sent.
struct CodeDelivery {
  let run: CaseRun
  static let noCode = "the outbox has no code for the person"

  /// The call that sends codes of this name; nil where none of an app does.
  func sender(of code: String) -> Endpoint? {
    run.contract.endpoints.first {
      $0.operation.value == .codeSend && $0.object?.value == code && $0.caller == .app
    }
  }

  @discardableResult
  func send(_ code: String, to device: TestDevice) async throws -> CallAnswer {
    guard let sender = sender(of: code) else {
      throw CaseEnd.notObservable("no call of an app sends the code `\(code)`")
    }
    try await FetchedTokens(run: run).fetch(device, for: sender)
    return try await send(by: sender, to: device)
  }

  /// The request for a new password after which the call makes sense; nil where it has no need of one.
  func request(before endpoint: Endpoint) -> Endpoint? {
    let requests = run.contract.endpoints.filter {
      $0.operation.value == .passwordForgot && $0.caller == .app
    }
    if endpoint.operation.value == .passwordReset { return requests.first }
    guard endpoint.operation.value == .codeVerify else { return nil }
    let carried = Set(run.contract.tokensSent(endpoint))
    return requests.first { !carried.isDisjoint(with: run.contract.tokensReturned($0)) }
  }

  @discardableResult
  func send(by sender: Endpoint, to device: TestDevice) async throws -> CallAnswer {
    let answer = try await run.call(sender, on: device)
    guard answer.isGood else {
      throw CaseEnd.notObservable("`\(sender.name.value)` sent no code: \(answer.words)")
    }
    device.tokens.merge(answer.tokens.values) { $1 }
    device.code = try await last()
    return answer
  }

  /// Reads the code of a registration that sends one itself.
  func read(_ device: TestDevice, after registration: Endpoint) async throws {
    guard run.server.control != nil,
      let policy = run.contract.confirmationCode(sentBy: registration),
      let code = try await newest()
    else { return }
    device.code = code
    device.codeInHand = policy.name.value
  }

  /// The code that reached the person last.
  func last() async throws -> String {
    guard let code = try await newest() else {
      throw CaseEnd.notObservable(Self.noCode)
    }
    return code
  }

  private func newest() async throws -> String? {
    let control = try run.control()
    do throws(ControlFailure) {
      for name in run.person.names.sorted() {
        if let code = try await control.codes(to: name).last { return code }
      }
    } catch { throw CaseEnd(error) }
    return nil
  }
}
