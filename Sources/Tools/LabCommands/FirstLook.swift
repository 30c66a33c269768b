import CommandLineSupport
import Conformance
import ContractModel

/// Looks before the first promise whether the server and its control are there at all.
struct FirstLook {
  private let server: ServerUnderTest
  private let target: ConformTarget

  init(_ server: ServerUnderTest, _ target: ConformTarget) {
    self.server = server
    self.target = target
  }

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
    let name = server.contract.servers.count > 1 ? missing.name.value : nil
    let path = missing.basePath
    return UsageError(
      message: "there is no server of this contract: "
        + (name.map { "`\($0)` has none of its routes" } ?? "it has none of the contract's routes"),
      help: path.isEmpty
        ? "look at `--url`, and whether the server runs"
        : "its routes may stand below `\(path)`, as in the contract: write `--url \(name.map { "\($0)=" } ?? "")URL\(path)`"
    )
  }
}
