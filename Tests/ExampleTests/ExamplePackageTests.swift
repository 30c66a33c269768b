import CaseFolders
import Foundation
import Testing

/// Checks of the examples; Proofs/strangers builds and runs them.
@Suite struct ExamplePackageTests {
  static let examples = ["App", "Server", "Commands", "Bundle"]
  /// The app and the servers of README.md, which FirstHourTests build and run.
  static let firstHour = ["Pocket"]
  /// Sources to paste, which `scripts/apple` type-checks.
  static let sources = ["Adapters", "SwiftUI"]
  /// Whole servers, which `ExampleServerTests`, `ExampleTests` and `Proofs/servers-live` run.
  static let servers = ["Express", "FastAPI", "Hummingbird", "Longde", "Vapor"]

  /// The languages that the project's own manifest lists.
  static let languages: [String] = {
    let paths = (try? Manifest.own())?.targets.compactMap(\.path) ?? []
    return paths.compactMap { path in
      path.wholeMatch(of: #/Examples\/(\w+)\/Sources/#).map { String($0.output.1) }
    }
  }()

  private func folder(_ example: String) -> URL {
    Checkout.root.appending(path: "Examples/\(example)")
  }

  @Test func everyExampleIsListed() throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: folder("").path)
    #expect(Self.languages.contains("Kotlin"))
    #expect(
      found.filter { !$0.hasPrefix(".") }.sorted()
        == (Self.examples + Self.firstHour + Self.sources + Self.servers + Self.languages)
        .sorted())
  }

  /// A clone may have any name.
  @Test(arguments: examples + firstHour)
  func exampleNamesThePackage(_ example: String) throws {
    let manifest = try Checkout.text("Examples/\(example)/Package.swift")
    #expect(manifest.contains(#".package(name: "AuthContract", path: "../..")"#))
  }

  @Test(arguments: examples)
  func exampleContractIsClean(_ example: String) throws {
    let contracts = try files(of: example, ending: ".yaml").filter { !$0.contains("/shared/") }
    #expect(contracts.count == 1)
    let report = try Authgen.run(["lint", "--"] + contracts)
    #expect(report.status == 0, "\(report.output)")
  }

  @Test func outputOfCommandPluginIsCommitted() throws {
    let report = try Authgen.run(["generate", "--check"], in: folder("Commands"))
    #expect(
      report.status == 0,
      "run `swift package generate-auth` there:\n\(report.output)\(report.errors)")
  }

  @Test func fixturesMatchContract() throws {
    let words = [
      "--only", "fixtures", "--into", "Tests/AppTests/Fixtures", "Sources/App/notes.yaml",
    ]
    let report = try Authgen.run(["generate", "--check"] + words, in: folder("App"))
    #expect(
      report.status == 0,
      "run `authgen generate \(words.joined(separator: " "))` there:\n\(report.output)")
  }

  @Test(arguments: examples + firstHour + sources + languages)
  func exampleIsFormatted(_ example: String) throws {
    let sources = try files(of: example, ending: ".swift").filter { !$0.contains("/Generated/") }
    let report = try Shell.run(
      ["swift", "format", "lint", "--strict", "--configuration", ".swift-format"] + sources)
    #expect(report.status == 0, "run `swift format -i` on these:\n\(report.errors)")
  }

  @Test func pluginPageMatchesExamples() throws {
    let page = try Checkout.text("docs/plugins.md")
    // The front page says which version to depend on.
    let dependency =
      #/\.package\(url: "https:\/\/github.com\/OWNER\/AuthContract", from: "[0-9.]+"\)/#
    let front = try #require(try Checkout.text("README.md").firstMatch(of: dependency)).output
    var lines: Set<String> = [String(front)]
    for example in Self.examples {
      #expect(page.contains(try Checkout.text("Examples/\(example)/output.txt")), "\(example)")
      lines.formUnion(code(try Checkout.text("Examples/\(example)/Package.swift")))
    }
    for block in page.matches(of: #/```swift\n(?<code>[^`]*)```/#) {
      for line in code(String(block.output.code)) {
        #expect(lines.contains(line), "no example has this line of the page: \(line)")
      }
    }
  }

  /// The lines without their indentation and the comma at their end.
  private func code(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
  }

  /// SwiftPM and Xcode suppress the warnings of dependencies, so the package must build by URL.
  @Test func externalAppBuilds() throws {
    let report = try Shell.run(["Proofs/strangers", "--quick"])
    #expect(report.status == 0, "\(report.output)\(report.errors)")
  }

  @Test func everyLinkOnPageResolves() throws {
    for link in try Checkout.text("docs/plugins.md").matches(of: #/\]\((?<path>[^)#:]+)\)/#) {
      let file = Checkout.root.appending(path: "docs/\(link.output.path)")
      #expect(FileManager.default.fileExists(atPath: file.path), "\(link.output.path)")
    }
  }

  /// Paths from the root of the project; what was built there is left out.
  private func files(of example: String, ending: String) throws -> [String] {
    let files = Checkout.files(in: "Examples/\(example)", ending: ending)
    #expect(!files.isEmpty)
    return files
  }
}
