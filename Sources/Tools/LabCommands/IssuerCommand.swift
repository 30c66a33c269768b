import CommandWords
import Crypto
import HTTPFront
import Issuer
import Stores

/// `authlab issuer`: stand-ins for Apple, Google, GitHub, WeChat and any OpenID provider.
struct IssuerCommand: NamedCommand {
  static let name = "issuer"
  static let summary = "stands in for Apple, Google, GitHub, WeChat and OpenID providers"
  static let takes = ""
  static let options = [
    Option("--port", "N", says: "where it listens; 0 takes a free one; 8081 if it is not said")
  ]

  private let port: UInt16

  init(_ arguments: Arguments) throws(UsageError) {
    port = try arguments.port("--port") ?? 8081
  }

  func run(_ console: Console) async -> ExitCode {
    do {
      let clock = SystemClock()
      let issuer = Issuer(key: try RSAPrivateKey.generate(), now: { clock.now.seconds })
      var options = Options()
      options.port = port
      let front = try HTTPFront.start(issuer, options: options)
      console.print("listening on http://\(front.address)\n")
      await Signals.waitForEnd()
      await front.stop()
      return .clean
    } catch {
      console.report("the stand-in did not start: \(Words.of(error))")
      return .failed
    }
  }
}
