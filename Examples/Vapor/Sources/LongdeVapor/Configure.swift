import LongdeServer
import LongdeService
import NIOHTTP1
import Vapor

/// Adds the middleware, the contract's calls behind it, and the server's own routes.
func configure(_ app: Application, _ settings: LongdeSettings) async throws {
  let logger = app.logger
  let service = try LongdeService(settings) { line in logger.error("\(line)") }
  if let origin = settings.origin {
    app.middleware.use(
      CORSMiddleware(
        configuration: CORSMiddleware.Configuration(
          allowedOrigin: .custom(origin), allowedMethods: [.GET, .POST],
          allowedHeaders: [.authorization, .contentType])))
  }
  app.middleware.use(
    RateLimit(rate: CallRate(perMinute: settings.callsPerMinute), proxies: settings.proxies))
  if settings.hasControl { app.middleware.use(LongdeAdapter(LongdeControl(service))) }
  app.middleware.use(
    LongdeAdapter(
      Longde.Routes(service, onBrokenAnswer: { answer in logger.error("\(answer)") })))
  app.on(.GET, "healthz") { _ async throws -> HTTPResponseStatus in
    await service.isHealthy() ? .ok : .serviceUnavailable
  }
  app.http.server.configuration.hostname = settings.host
  app.http.server.configuration.port = settings.port
  // Otherwise Vapor ends the connection of a body that is not what its coding says.
  app.http.server.configuration.requestDecompression = .disabled
}
