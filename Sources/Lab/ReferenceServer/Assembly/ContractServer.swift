package import AuthServer
import ContractMessages
import ContractModel
import Diagnostics
import Stores

/// A server that runs a contract: its routes, a health check, and, if asked for, the control.
///
/// It owns no socket. `serve` says how an answer goes out; `respond` is for whoever only wants the answer.
package struct ContractServer: Handler {
  private let servers: [ServedServer]
  private let store: any Store
  private let keys: any TokenSigner
  private let control: Control?
  private let faults: FaultList?
  private let log: RequestLog
  private let ids: RequestNaming

  init(
    _ contract: Contract, store: any Store, operations: any OperationHandler,
    maker: any AccountMaker,
    keys: any TokenSigner, options: ServerOptions
  ) {
    let faults = options.control.map { _ in FaultList() }
    self.faults = faults
    let operations: any OperationHandler =
      faults.map { FaultyOperations(operations: operations, faults: $0) } ?? operations
    let served = contract.servers.filter {
      options.servers.isEmpty || options.servers.contains($0.name.value)
    }
    servers = served.map {
      ServedServer(
        $0, of: contract, operations: operations, clock: store.clock,
        configuration: options.configuration)
    }
    self.store = store
    self.keys = keys
    control = options.control.flatMap { clock in
      faults.map {
        Control(contract: contract, store: store, clock: clock, faults: $0, maker: maker)
      }
    }
    log = RequestLog(clock: store.clock, write: options.log)
    ids = options.ids
  }

  package func respond(to request: Request) async -> Response {
    await serve(request).response
  }

  /// The answer, and the fault that the control wants injected into it.
  package func serve(_ request: Request) async -> Served {
    let id = ids.id(for: request)
    let trace = Trace()
    let start = ContinuousClock.now
    var served = await Trace.$current.withValue(trace) { await answer(request) }
    served.response.headers.set("X-Request-Id", id)
    let time = ContinuousClock.now - start
    log.note(request, id: id, trace, status: served.response.status, time)
    return served
  }

  /// Logs a refusal that the HTTP server before it answered by itself.
  package func note(refused status: Int, why: String) { log.note(refused: status, why: why) }

  private static let pathsOfControl = Control.path + "/"

  private func answer(_ request: Request) async -> Served {
    let path = String(Substring(request.target.utf8.prefix { $0 != UInt8(ascii: "?") }))
    if path == "/healthz" { return Served(await Health(store: store).respond(to: request)) }
    if path == PublishedKeys.path, !servers.contains(where: { $0.has(path) }) {
      return Served(await PublishedKeys(signer: keys).respond(to: request))
    }
    if path == Control.path || path.hasPrefix(Self.pathsOfControl) {
      Trace.current?.note(route: Control.path)
      return Served(await control?.respond(to: request) ?? Control.isOff)  //! control-off-answer
    }
    return await answerFromServers(to: request)
  }

  /// The first server that has the route answers. Where none has, one that has the path says more than
  /// one that has not.
  private func answerFromServers(to request: Request) async -> Served {
    var answer = Response(status: 404)
    for server in servers {
      do throws(RouterFault) {
        let found = try server.router.find(request)
        let response = await server.router.respond(to: found)
        return Served(response, injection: await injection(for: server.decode(found)))
      } catch {
        let response = server.router.refuse(request, for: error)
        if response.status != 404 && response.status != 405 { return Served(response) }
        if answer.status == 404 && (response.status == 405 || answer.body.isEmpty) {
          answer = response
        }
      }
    }
    return Served(answer)
  }

  /// A call that can't be read leaves the faults of its endpoint to the next call.
  private func injection(for request: @autoclosure () -> DecodedRequest?) async -> FaultInjection? {
    guard let faults, let request = request() else { return nil }
    guard case .call = request, let endpoint = request.endpoint else {  //! idle-call-keeps-fault
      return nil
    }
    return await faults.injection(for: endpoint.name.value)
  }
}

/// An answer and how it goes out.
package struct Served: Sendable {
  package var response: Response
  package var injection: FaultInjection?

  init(_ response: Response, injection: FaultInjection? = nil) {
    self.response = response
    self.injection = injection
  }
}

/// How a contract is run.
package struct ServerOptions: Sendable {
  /// The servers of the contract that are run; empty for all.
  package var servers: [String] = []
  /// Values of `configuration`; what a client sends for them must be these.
  package var configuration: [String: String] = [:]
  /// The clock that the control moves; nil without control.
  package var control: (any MovableClock)?
  /// Takes one line for each request.
  package var log: @Sendable ([UInt8]) -> Void = { _ in }
  package var ids = RequestNaming()

  package init() {}
}
