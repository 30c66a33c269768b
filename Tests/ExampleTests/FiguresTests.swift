import CaseFolders
import Testing

/// The figures of docs/plugins.md are measured by `Proofs/strangers --figures`, which a release runs.
@Suite struct FiguresTests {
  @Test func figuresMatchNewestRelease() throws {
    let page = try Checkout.text("docs/plugins.md")
    let measured = try #require(page.firstMatch(of: #/<!-- figures -->\nAuthContract ([\d.]+),/#))
    #expect(
      Version(measured.output.1) >= (try newest(in: Checkout.text("CHANGELOG.md"))),
      "run scripts/proofs run strangers --figures")
  }

  @Test(arguments: [
    ("## [Unreleased]\n\n## [0.2.0] - 2026-11-28\n\n## [0.1.9] - 2026-10-01\n", "0.2.0"),
    ("## [0.10.0] - 2026-11-28\n## [0.9.0] - 2026-10-01\n", "0.10.0"),
  ])
  func newestReleaseIsFirst(_ changelog: String, _ version: String) throws {
    #expect(try newest(in: changelog) == Version(version))
  }

  @Test func beforeFirstReleaseFiguresMatchToolVersion() throws {
    #expect(try newest(in: "## [Unreleased]\n") == Version(Authgen.version()))
  }

  @Test func versionsCompareNumerically() {
    #expect(Version("0.9.0") < Version("0.10.0") && !(Version("0.10.0") < Version("0.10.0")))
  }

  private func newest(in changelog: String) throws -> Version {
    let release = changelog.firstMatch(of: #/(?m)^## \[([\d.]+)\] - \d{4}-\d\d-\d\d$/#)
    return try release.map { Version($0.output.1) } ?? Version(Authgen.version())
  }
}

private struct Version: Comparable {
  private let numbers: [Int]

  init(_ text: some StringProtocol) { numbers = text.split(separator: ".").compactMap { Int($0) } }

  static func < (one: Version, other: Version) -> Bool {
    one.numbers.lexicographicallyPrecedes(other.numbers)
  }
}

extension Authgen {
  /// The number that `authgen --version` prints.
  static func version() throws -> String {
    try run(["--version"]).output.split { " \n".contains($0) }.last.map(String.init) ?? ""
  }
}
