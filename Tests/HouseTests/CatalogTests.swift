import CaseFolders
import Foundation
import Testing

/// The DocC catalogs of the libraries.
@Suite struct CatalogTests {
  @Test func catalogsConvertWithoutWarnings() throws {
    let report = try Shell.run(["scripts/docc"])
    #expect(report.status == 0, "\(report.errors)")
    #expect(report.output == "\(catalogs.count) catalogs without a warning\n")
  }

  /// Each line of Swift in a catalog and in the doc comments it includes.
  @Test func catalogCodeIsTested() throws {
    let tested = try [
      "Tests/GeneratedTests", "Tests/ShapeTests", "Tests/StandIns/Examples", "Examples/SwiftUI",
    ].flatMap { Checkout.files(in: $0, ending: ".swift") }
      .map { try Checkout.text($0) }.joined(separator: "\n")
    for page in pages + Checkout.files(in: "Sources/Runtime", ending: ".swift") {
      for line in swiftLines(of: try Checkout.text(page)) {
        let isTested = tested.contains(line)
        #expect(isTested, "no test runs this line of \(page): \(line)")
      }
    }
  }

  /// `documentation_targets`, `scheme` and `target` name libraries. The index reads no file larger than 1,000
  /// bytes.
  @Test func packageIndexBuildsEveryCatalog() throws {
    let text = try Checkout.text(".spi.yml")
    #expect(text.utf8.count <= 1_000)
    let documented = try #require(text.firstMatch(of: #/documentation_targets: \[(.*)\]/#)).output.1
    #expect(documented.split(separator: ", ").map(String.init) == catalogs)
    let built = text.matches(of: #/(?:scheme|target): (\w+)/#).map { String($0.output.1) }
    #expect(built.count == 7)
    let libraries = try Manifest.own().products.filter(\.isLibrary).map(\.name)
    #expect(Set(built + catalogs).isSubset(of: libraries))
  }

  private var pages: [String] {
    Checkout.files(in: "Sources/Runtime", ending: ".md").filter { $0.contains(".docc/") }
  }

  private var catalogs: [String] {
    let names = pages.compactMap { $0.firstMatch(of: #/(\w+)\.docc/#)?.output.1 }
    return Set(names.map(String.init)).sorted()
  }

  private func swiftLines(of text: String) -> [String] {
    text.matches(of: #/```swift\n((?s).*?)```/#).flatMap { block in
      block.output.1.split(separator: "\n").map { line in
        line.trimmingPrefix(#/\s*(\/\/\/ ?)?/#).trimmingCharacters(in: .whitespaces)
      }.filter { $0.count > 1 && !$0.hasPrefix("//") }
    }
  }
}
