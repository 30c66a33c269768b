import AuthServer
import ContractModel
import Stores

/// The control surface, by which a tester moves this server's clock, reads its mail, makes accounts and asks for
/// faults. `docs/control.md` describes it for any server that wants to be tested.
struct Control: Sendable {
  static let path = "/__lab"  //! no-contract-path

  let contract: Contract
  let store: any Store
  let clock: any MovableClock
  let faults: FaultList
  let maker: any AccountMaker

  static var isOff: Response {
    refusal(404, "the control is off; authlab serve --control turns it on")
  }

  func respond(to request: Request) async -> Response {
    guard Self.isLocal(request) else {
      return Self.refusal(
        403, "the control takes calls from this machine only, and none from web pages")
    }
    do throws(ControlFault) {
      return try await answer(request)
    } catch {
      return Self.refusal(error.status, error.text)
    }
  }

  /// A page in a browser on this machine could reach a loopback address: it says where it comes from,
  /// and may have led a name of its own here.
  private static func isLocal(_ request: Request) -> Bool {
    let host = request.headers.only("Host") ?? ""
    let name = host.hasPrefix("[") ? host.prefix { $0 != "]" } + "]" : host.prefix { $0 != ":" }
    let isNear = request.peer.map { $0.hasPrefix("127.") || $0 == "::1" } ?? true  //! local-peer
    return isNear && request.headers.first("Origin") == nil  //! control-no-origin
      && ["127.0.0.1", "localhost", "[::1]"].contains(name.lowercased())
  }

  private func answer(_ request: Request) async throws(ControlFault) -> Response {
    let path = String(request.target.prefix { $0 != "?" }.dropFirst(Self.path.count))
    switch (request.method, path) {
    case (.post, "/clock"): return try moveClock(ControlBody(request))
    case (.get, "/clock"): return time
    case (.get, "/outbox"): return try await outbox()
    case (.post, "/accounts"): return try await makeAccounts(ControlBody(request))
    case (.get, "/accounts"): return try await accounts()
    case (.patch, _) where path.hasPrefix("/accounts/"):
      return try await changeAccount(String(path.dropFirst(10)), ControlBody(request))
    case (.get, "/sessions"): return try await sessions()
    case (.post, "/faults"): return try await addFault(ControlBody(request))
    case (.get, "/faults"): return await faultList()
    case (.delete, "/faults"):
      await faults.clear()
      return Response(status: 204)
    default: throw ControlFault(404, "there is no \(request.method.name) \(Self.path)\(path)")
    }
  }

  static func refusal(_ status: Int, _ text: String) -> Response {
    answer(["error": .string(text)], status: status)
  }

  static func answer(_ json: JSONValue, status: Int = 200) -> Response {
    var response = Response(status: status, json: json)
    response.headers.set("Cache-Control", "no-store")
    return response
  }

  var time: Response { Self.answer(["now": ScalarType.instant.moment(clock.now)]) }

  private func moveClock(_ body: ControlBody) throws(ControlFault) -> Response {
    try body.allow(["advance"])
    let seconds = try body.duration("advance")
    clock.advance(seconds: seconds)
    return time
  }

  private func outbox() async throws(ControlFault) -> Response {
    let messages = try await fromStore { () async throws(StoreFault) in try await store.outbox() }
    return Self.answer(.array(messages.map(Shown.message)))
  }

  private func accounts() async throws(ControlFault) -> Response {
    let accounts = try await fromStore { () async throws(StoreFault) in try await store.accounts() }
    return Self.answer(.array(accounts.map(Shown.account)))
  }

  private func sessions() async throws(ControlFault) -> Response {
    let all = try await fromStore { () async throws(StoreFault) in
      var all: [Session] = []
      for account in try await store.accounts() {
        all += try await store.sessions(of: account.id)
      }
      return all
    }
    return Self.answer(.array(all.map(Shown.session)))
  }

  /// The store's result, or the fault that it is away.
  func fromStore<Value: Sendable>(
    _ work: () async throws(StoreFault) -> Value
  ) async throws(ControlFault) -> Value {
    do throws(StoreFault) {
      return try await work()
    } catch {
      throw ControlFault(503, "the store does not answer")
    }
  }
}

struct ControlFault: Error {
  let status: Int
  let text: String

  init(_ status: Int, _ text: String) {
    self.status = status
    self.text = text
  }
}
