import Hummingbird
import NIOCore

/// As `docs/server.md` has it.
struct AppContext: RequestContext, RemoteAddressRequestContext {
  var coreContext: CoreRequestContextStorage
  let remoteAddress: SocketAddress?

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    remoteAddress = source.channel.remoteAddress
  }
}

func ahead(of router: Router<AppContext>, _ service: some Longde.API) {
  router.add(middleware: LongdeAdapter(Longde.Routes(service)))
}

func alone(_ service: some Longde.API) -> Application<LongdeAdapter<BasicRequestContext>> {
  Application(responder: LongdeAdapter<BasicRequestContext>(Longde.Routes(service)))
}
