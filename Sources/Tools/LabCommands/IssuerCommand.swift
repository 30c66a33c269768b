import CommandLineSupport
import Crypto
import HTTPServer
import Issuer
import Stores

/// `authlab issuer`: stand-ins for Apple, Google, GitHub, WeChat and any OpenID provider.
struct IssuerCommand: AuthlabCommand {
  static let name = "issuer"
  static let summary = "stands in for Apple, Google, GitHub, WeChat and OpenID providers"
  static let takes = ""
  static let options = [
    Option("--port", "N", says: "the port; 0 takes a free one; default 8081")
  ]

  static let more = """
    One address has them all, each below a path of its own, which belongs to the URL that
    authlab serve is given, where NAME is what the contract calls the provider:

    \(list(at: "http://127.0.0.1:8081"))

    POST BASE/mint {"audience":"APP"} gives what the provider's sheet would give an app: an
    authorizationCode and an identityToken. It takes subject, email, name, nonce and expiresIn, in
    seconds, as well. docs/authlab.md says more.
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
      Signals.outliveReaders()
      let clock = MachineClock()
      let issuer = Issuer(key: try RSAPrivateKey.generate(), now: { clock.now.seconds })
      var options = Options()
      options.port = port
      let front = try SocketServer.start(issuer, options: options)
      let signals = Signals()
      console.print("listening on http://\(front.address)\n")
      console.note(
        """
        authlab: the stand-in plays these providers; POST BASE/mint gives an app's tokens:
        \(Self.list(at: "http://\(front.address)"))

        """)
      await signals.waitForEnd()
      await front.stop()
      return .clean
    } catch {
      console.report("the stand-in did not start: \(StartMessages.of(error))")
      return .failed
    }
  }
}
