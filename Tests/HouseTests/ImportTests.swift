import CaseFolders
import Testing

/// The compiler rejects an import of a module that the manifest doesn't declare. These tests cover the rest.
@Suite struct ImportTests {
  @Test func everyDeclaredModuleIsImported() throws {
    let manifest = try Manifest.own()
    let programs = Set(manifest.targets.filter { $0.type == "executable" }.map(\.name))
    // Generated code imports what its contract requires, out of what every contract may require.
    for target in manifest.targets where !target.swiftFiles.isEmpty && !isGenerated(target) {
      let imported = try imports(of: target)
      for name in target.declared where !programs.contains(name) {
        #expect(imported.contains(name), "\(target.name) declares \(name) and doesn't import it")
      }
    }
  }

  @Test func everyFolderIsModule() throws {
    let files = Checkout.files(in: "Sources", ending: ".swift")
    let folders = Set(files.map { $0.split(separator: "/").prefix(3).joined(separator: "/") })
    let modules = try Manifest.own().targets.compactMap(\.path)
    #expect(folders.count > 40)
    #expect(folders.isSubset(of: modules))
  }

  /// Loading it takes longer than anything authgen does with a small contract.
  @Test func authgenNeedsNoFoundation() throws {
    let manifest = try Manifest.own()
    let modules = manifest.closure(of: "authgen").compactMap(manifest.target)
    #expect(modules.count > 20)
    for module in modules {
      let imported = try imports(of: module)
      #expect(imported.isDisjoint(with: ["Foundation", "FoundationEssentials"]), "\(module.name)")
    }
  }

  private func isGenerated(_ target: Manifest.Target) -> Bool {
    target.path == "." || target.usesPlugin
  }

  private func imports(of target: Manifest.Target) throws -> Set<String> {
    // Embedded runtimes and templates import for the code that they become.
    let files = target.swiftFiles.filter { !$0.contains("/Embedded") }
    return Set(try files.flatMap { Self.imports(in: try Checkout.text($0)) })
  }

  static func imports(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").drop {
        $0.hasPrefix("@") || ["public", "package", "internal", "private"].contains($0)
      }
      guard words.first == "import", let module = words.dropFirst().last else { return nil }
      return String(module.split(separator: ".")[0])
    }
  }
}
