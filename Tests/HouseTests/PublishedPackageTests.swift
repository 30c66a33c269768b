import CaseFolders
import Foundation
import Testing

/// The packages for npm and PyPI. UpToDateTests compare their versions.
@Suite struct PublishedPackageTests {
  private struct Package: Decodable {
    let name, description, license, homepage: String
    let keywords, files: [String]
    let bugs: Bugs
    let repository: Repository
    let engines: [String: String]
    let publishConfig: Publishing

    struct Bugs: Decodable { let url: String }
    struct Repository: Decodable { let url, directory: String }
    struct Publishing: Decodable {
      let access: String
      let provenance: Bool
    }
  }

  @Test func npmPackageIsComplete() throws {
    let folder = "Sources/Runtime/TypeScript"
    let text = try Checkout.text("\(folder)/package.json")
    let package = try JSONDecoder().decode(Package.self, from: Data(text.utf8))
    #expect(try Checkout.text("\(folder)/README.md").hasPrefix("# \(package.name)\n"))
    #expect(package.license == "Apache-2.0" && !package.keywords.isEmpty)
    #expect(package.repository.directory == folder && package.files == ["dist"])
    #expect(package.publishConfig.access == "public" && package.publishConfig.provenance)
    let home = package.homepage.split(separator: "#")[0]
    #expect(package.repository.url == "git+\(home).git" && package.bugs.url == "\(home)/issues")
    let sources = Checkout.files(in: "\(folder)/src", ending: ".ts")
    for module in text.matches(of: #/\./dist/(\w+)\.js/#).map(\.output.1) {
      #expect(sources.contains("\(folder)/src/\(module).ts"), "\(module)")
    }
  }

  @Test func pythonPackageIsComplete() throws {
    let folder = "Sources/Runtime/Python"
    let project = try Checkout.text("\(folder)/pyproject.toml")
    for line in [
      "readme = \"README.md\"", "license = \"Apache-2.0\"", "license-files = [\"LICENSE\"]",
      "requires-python = \">=3.11\"", "\"Typing :: Typed\",", "[project.urls]",
    ] {
      #expect(project.contains("\n\(line)\n") || project.contains("  \(line)\n"), "\(line)")
    }
    #expect(try Checkout.text("\(folder)/README.md").hasPrefix("# authcontract-server\n"))
    #expect(try Checkout.text("\(folder)/LICENSE") == Checkout.text("LICENSE"))
  }

  /// The runtime checks the same versions when it is imported.
  @Test func pipRequirementsMatchRuntime() throws {
    let folder = "Sources/Runtime/Python"
    let needed = try Checkout.text("\(folder)/src/authcontract_server/_packages.py")
      .matches(of: #/"(\w+)": "([\d.]+)"/#).map { "\"\($0.output.1)>=\($0.output.2)\"" }.sorted()
    #expect(!needed.isEmpty)
    let line = "dependencies = [\(needed.joined(separator: ", "))]\n"
    #expect(try Checkout.text("\(folder)/pyproject.toml").contains(line), "\(line)")
  }
}
