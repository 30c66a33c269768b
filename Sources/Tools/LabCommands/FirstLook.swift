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
    do throws(MissingAnswer) {
      if try await !RouteProbe(server).findsAny() {
        throw MissingAnswer(why: "it has none of the contract's routes")
      }
    } catch {
      throw UsageError(
        message: "there is no server of this contract: \(error.why)",
        help: "look at `--url`, and whether the server runs")
    }
    guard let control = server.control else { return }
    do throws(ControlFailure) { _ = try await control.now() } catch {
      throw UsageError(
        message: "`--control` does not work: \(error.why)",
        help: "docs/control.md says what a control answers; `authlab serve --control` has one")
    }
  }
}
