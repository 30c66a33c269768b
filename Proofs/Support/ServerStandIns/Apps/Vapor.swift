import Vapor

/// As `docs/server.md` has it.
func ahead(of app: Application, _ service: some Longde.API) {
  app.middleware.use(LongdeAdapter(Longde.Routes(service)))
}

func alone(_ app: Application, _ service: some Longde.API) {
  app.responder.use { _ in LongdeAdapter(Longde.Routes(service)) }
}
