import CommandLineSupport
import Crypto
import HTTPServer
import Providers
import Stores

/// `authlab issuer`: stand-ins for Apple, Google, GitHub, WeChat and any OpenID provider.
struct IssuerCommand: AuthlabCommand {
  static let name = "issuer"
  static let summary = "Stand in for Apple, Google, GitHub, WeChat and OpenID providers"
  static let takes = ""
  static let offers = Offer.nothing
  static let options = [
    Option("--port", "N", says: "port; 0 picks a free one (default: 8081)")
  ]

  static let more = """
    Every provider has its own path at one address. Pass its URL to `authlab serve`,
    with the contract's name for the provider as NAME:

    \(list(at: "http://127.0.0.1:8081"))

    POST BASE/mint {"audience":"APP"} returns what an app gets from the provider's
    sign-in sheet: an authorizationCode and an identityToken. It also accepts issuer,
    subject, email, name, nonce and expiresIn, in seconds. See docs/authlab.md.
    """

  private static func list(at address: String) -> String {
    HelpText.table(
      Issuer.bases(at: address).map { ($0.kind, "--provider NAME=\($0.base)") })
  }

  private let port: UInt16

  init(_ arguments: Arguments) throws(UsageError) {
    port = try arguments.port("--port") ?? 8081
  }

  func run(_ console: Console) async -> ExitCode {
    do {
      Signals.ignoreBrokenPipes()
      let clock = MachineClock()
      let issuer = Issuer(key: try RSAPrivateKey.generate(), now: { clock.now.seconds })
      var options = Options()
      options.port = port
      let server = try SocketServer.start(issuer, options: options)
      let signals = Signals()
      console.print("listening on http://\(server.address)\n")
      console.note(
        """
        authlab: the stand-in plays these providers; POST BASE/mint gives an app's tokens:
        \(Self.list(at: "http://\(server.address)"))

        """)
      await signals.waitForEnd()
      await server.stop()
      return .clean
    } catch {
      console.report("the stand-in did not start: \(StartMessages.of(error))")
      return .failed
    }
  }
}
