import CaseFolders
import Testing

/// A folder of `Sources` is a layer. It imports only layers below it.
@Suite struct LayerTests {
  /// Which layers each may import, besides its own.
  private static let below: [String: Set<String>] = [
    "C": [],
    "Ground": [],
    "Contract": ["C", "Ground"],
    "Checks": ["Ground", "Contract"],
    "Generate": ["C", "Ground", "Contract", "Checks"],
    "Runtime": ["Ground"],
    "Lab": ["C", "Ground", "Contract", "Checks", "Runtime"],
    "Tools": ["Ground", "Contract", "Checks", "Generate", "Runtime", "Lab"],
  ]

  /// Modules in `Runtime` that the tools and the users' libraries share.
  private static let ground: Set = ["Patterns", "Primitives", "SessionCore"]

  /// Each describes a contract in its own way, so that a fault in one shows in another.
  private static let independent = ["Conformance", "Generation", "Lint", "Review"]

  @Test func noLayerImportsOneAboveIt() throws {
    let manifest = try Manifest.own()
    let modules = manifest.targets.filter { Self.layer(of: $0) != nil }
    #expect(Set(modules.compactMap(Self.layer)) == Set(Self.below.keys))
    for module in modules {
      #expect(Self.upward(module, in: manifest).isEmpty, "\(module.name) imports upward")
    }
  }

  @Test(arguments: independent)
  func readersOfAContractDoNotDependOnEachOther(_ module: String) throws {
    let known = try Manifest.own().closure(of: module)
    #expect(known.contains("ContractModel"))
    #expect(known.isDisjoint(with: Set(Self.independent).subtracting([module])))
  }

  private static func upward(_ module: Manifest.Target, in manifest: Manifest) -> [String] {
    guard let layer = layer(of: module), let allowed = below[layer] else { return [module.name] }
    return module.declared.filter { name in
      guard let other = manifest.target(name).flatMap(Self.layer) else { return true }
      return other != layer && !allowed.contains(other)
    }
  }

  private static func layer(of target: Manifest.Target) -> String? {
    let folders = (target.path ?? "").split(separator: "/")
    guard folders.first == "Sources", folders.count == 3 else { return nil }
    return ground.contains(target.name) ? "Ground" : String(folders[1])
  }
}

extension Manifest {
  /// A target and all targets that it depends on, directly or not.
  func closure(of name: String) -> Set<String> {
    var known: Set<String> = []
    var next = [name]
    while let name = next.popLast() {
      if known.insert(name).inserted { next += target(name)?.declared ?? [] }
    }
    return known
  }
}
