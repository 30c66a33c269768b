import CommandLineSupport
import Primitives
import Testing

@Suite struct ProgressTests {
  private let written = Locked("")

  private func progress() -> Progress {
    Progress { [written] text in written.use { $0 += text } }
  }

  private var lines: [String] {
    written.use { $0.split(separator: "\r\u{1B}[K", omittingEmptySubsequences: false) }
      .dropFirst().map(String.init)
  }

  @Test func lineCountsAndIsRewritten() {
    let progress = progress()
    progress.begin("authgen lint")
    progress.tick(after: 0)
    progress.expect(3, "contracts", counting: "broken")
    progress.step()
    progress.step(isFlawed: true)
    progress.tick(after: 4)
    #expect(lines == ["authgen lint: 0 s", "authgen lint: 2 of 3 contracts, 1 broken, 4 s"])
  }

  @Test func unchangedLineIsNotRewritten() {
    let progress = progress()
    progress.begin("authgen diff")
    progress.expect(1, "contracts")
    progress.tick(after: 1)
    progress.tick(after: 1)
    #expect(lines == ["authgen diff: 1 s"])
  }

  @Test func outputClearsAndRestoresProgress() {
    let progress = progress()
    progress.begin("authgen diff")
    progress.tick(after: 1)
    progress.hidden {
      progress.tick(after: 2)
      written.use { $0 += "output\n" }
    }
    progress.tick(after: 3)
    #expect(lines == ["authgen diff: 1 s", "output\n", "authgen diff: 3 s"])
  }

  @Test func endClearsProgress() {
    let progress = progress()
    progress.tick(after: 1)
    progress.begin("authgen diff")
    progress.tick(after: 1)
    progress.end()
    progress.tick(after: 2)
    progress.end()
    #expect(lines == ["authgen diff: 1 s", ""])
  }
}
