import CommandLineSupport
import Conformance
import ContractModel

/// Looks before the first promise whether the server and its control are there at all.
struct FirstLook {
  private let server: ServerUnderTest

  init(_ server: ServerUnderTest) { self.server = server }

  func check() async throws(UsageError) {
    let missing: Server?
    do throws(MissingAnswer) { missing = try await RouteProbe(server).missing() } catch {
      throw UsageError(
        message: "there is no server of this contract: \(error.why)",
        help: "look at `--url`, and whether the server runs")
    }
    if let missing { throw noRoutes(of: missing) }
    guard let control = server.control else { return }
    do throws(ControlFailure) { _ = try await control.now() } catch {
      throw UsageError(
        message: "`--control` does not work: \(error.why)",
        help: "docs/control.md says what a control answers; `authlab serve --control` has one")
    }
  }

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
