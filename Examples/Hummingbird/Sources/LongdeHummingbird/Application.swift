import HTTPTypes
import Hummingbird
import Logging
import LongdeServer
import LongdeService
import NIOCore

/// The server, ready to run: what stands ahead of the contract's calls, the calls, and the server's own routes.
func application(_ settings: LongdeSettings, logger: Logger) throws -> some ApplicationProtocol {
  let service = try LongdeService(settings) { line in logger.error("\(line)") }
  let router = Router(context: EdgeContext.self)
  router.add(middleware: LogRequestsMiddleware(.info))
  if let origin = settings.origin {
    router.add(
      middleware: CORSMiddleware(
        allowOrigin: .custom(origin), allowHeaders: [.authorization, .contentType],
        allowMethods: [.get, .post]))
  }
  router.add(
    middleware: RateLimit(
      rate: CallRate(perMinute: settings.callsPerMinute), proxies: settings.proxies))
  if settings.hasControl { router.add(middleware: LongdeAdapter(LongdeControl(service))) }
  router.add(
    middleware: LongdeAdapter(
      Longde.Routes(service, onBrokenAnswer: { answer in logger.error("\(answer)") })))
  router.get("healthz") { _, _ in
    await service.isHealthy() ? HTTPResponse.Status.ok : .serviceUnavailable
  }
  return Application(
    router: router,
    configuration: .init(address: .hostname(settings.host, port: settings.port)),
    onServerRunning: { channel in
      logger.info("longde listens at \(settings.host):\(channel.localAddress?.port ?? 0)")
    }, logger: logger)
}

/// The context of a call, with the address of the peer.
struct EdgeContext: RequestContext, RemoteAddressRequestContext {
  var coreContext: CoreRequestContextStorage
  let remoteAddress: SocketAddress?

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    remoteAddress = source.channel.remoteAddress
  }
}
