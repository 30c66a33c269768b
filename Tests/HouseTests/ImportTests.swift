import CaseFolders
import Foundation
import Testing

@Suite struct ImportTests {
  @Test func aModuleImportsOnlyWhatItMay() throws {
    let modules = try Modules.all()
    #expect(modules.count > 20)
    for module in modules {
      let files = Checkout.files(in: "Sources/\(module.layer)/\(module.name)", ending: ".swift")
      #expect(!files.isEmpty, "\(module.name) is in Package.swift and has no files")
      // The embedded runtimes import in their own languages.
      for file in files where !file.hasSuffix("/EmbeddedRuntimes.swift") {
        for name in try imports(in: file) where !module.knows.contains(name) {
          Issue.record("\(file) imports \(name): \(Modules.reason(name))")
        }
      }
    }
  }

  @Test func everyFolderIsAModule() throws {
    let planned = Set(try Modules.all().map { "\($0.layer)/\($0.name)" })
    let files = Checkout.files(in: "Sources", ending: ".swift")
    let built = Set(files.map { $0.split(separator: "/")[1...2].joined(separator: "/") })
    #expect(built == planned)
  }

  /// A client imports the modules that its contract asks for.
  private static let runtimes: [String: Set<String>] = [
    "Client": ["AuthClient", "AuthPasswords", "AuthWeb"], "Server": ["AuthServer"],
  ]

  @Test(arguments: runtimes.keys.sorted())
  func generatedCodeKnowsOnlyItsRuntime(_ output: String) throws {
    let known = try #require(Self.runtimes[output]).union(["Foundation"])
    let files = Checkout.files(in: "Generated", ending: ".swift")
      .filter { $0.split(separator: "/").dropLast().last == output[...] }
    #expect(!files.isEmpty)
    for file in files {
      #expect(Set(try imports(in: file)).isSubset(of: known), "\(file)")
    }
  }

  private func imports(in file: String) throws -> [String] {
    try Checkout.text(file).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").drop {
        $0.hasPrefix("@") || $0 == "public" || $0 == "package"
      }
      guard words.first == "import", let module = words.dropFirst().last else { return nil }
      return String(module.split(separator: ".")[0])
    }
  }
}
