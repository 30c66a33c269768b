import CommandLineSupport
import Conformance
import ContractModel

/// Looks before the first promise whether the server, its control and the stand-ins are there at all.
struct FirstLook {
  private let server: ServerUnderTest
  private let waiting: Waiting
  /// Sets its people apart from those of the run.
  private let mark: String

  init(_ server: ServerUnderTest, _ waiting: Waiting, mark: String) {
    self.server = server
    self.waiting = waiting
    self.mark = mark
  }

  func check() async throws(UsageError) {
    let missing: Server?
    do throws(MissingAnswer) { missing = try await RouteProbe(server).missing() } catch {
      throw UsageError(
        message: "there is no server of this contract: \(error.why)",
        help: "look at `--url`, and whether the server runs")
    }
    if let missing { throw noRoutes(of: missing) }
    if let control = server.control { try await check(control) }
    if let (provider, fault) = await StandInProbe(server, mark: mark).fault() {
      throw Self.error(fault, at: "--provider \(provider)")
    }
  }

  private static func error(_ fault: StandInProbe.Fault, at option: String) -> UsageError {
    switch fault {
    case .useless(let why):
      UsageError(
        message: "`\(option)` does not work: \(why)",
        help: "`authlab issuer --help` lists the URLs of its stand-ins, and docs/authlab.md says"
          + " what `POST URL/mint` answers")
    case .elsewhere(let url):
      UsageError(
        message: "`\(option)` names a stand-in for another provider",
        help: "the path belongs to the URL: write `\(option)=\(url)`, and the same at the server")
    }
  }

  /// A clock that answers and stands still would make broken promises of a correct server.
  private func check(_ control: ServerControl) async throws(UsageError) {
    let gone: Int
    do throws(ControlFailure) {
      let before = try await control.now()
      guard case .virtual = waiting else { return }
      try await control.advance(by: Self.step)
      gone = try await control.now() - before
    } catch {
      throw UsageError(
        message: "`--control` does not work: \(error.why)",
        help: "docs/control.md says what a control answers, and `authlab serve --control` has one;"
          + " `--time short` moves no clock")
    }
    guard gone < Self.step || gone >= 2 * Self.step else { return }  //! clock-must-move
    throw UsageError(
      message: "the control's clock did not move as it was asked to: \(Self.step) seconds forwards,"
        + " and its `now` went on by \(gone)",
      help: "`POST /__lab/clock` moves the time by which tokens, codes and locks end, and"
        + " `GET /__lab/clock` tells it (docs/control.md); `--time short` moves no clock")
  }

  /// Seconds. A clock that goes on by itself goes on by fewer meanwhile.
  private static let step = 60

  private func noRoutes(of missing: Server) -> UsageError {
    let isOne = server.contract.servers.count == 1
    let (name, path) = (missing.name.value, missing.basePath)
    let way =
      isOne
      ? "`--url URL\(path)`" : "`--url \(name)=URL\(path)`, and a `--url` for each other server"
    return UsageError(
      message: "there is no server of this contract: "
        + (isOne ? "it has none of the contract's routes" : "`\(name)` has none of its routes"),
      help: path.isEmpty
        ? "look at `--url`, and whether the server runs"
        : "its routes may stand below `\(path)`, as in the contract: write \(way)")
  }
}
