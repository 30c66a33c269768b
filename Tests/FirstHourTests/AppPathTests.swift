import CaseFolders
import Foundation
import Testing

@Suite struct AppPathTests {
  @Test func readmeLeadsToSignedInApp() throws {
    let folder = try ReaderFolder("app")
    let package = try ReaderFolder("AuthContract")
    try lendLibraries(to: package)
    let blocks = try PageBlock.all(of: "README.md")
    for block in blocks {
      guard let file = block.file else { continue }
      let here = ".package(name: \"AuthContract\", path: \"\(package.url.path)\")"
      let text = block.text.replacing(Substitution.dependency, with: here)
      #expect((text != block.text) == (file == "Package.swift"))
      try folder.write(folder.local(text), to: file)
    }
    let authlab = Authgen.binary.deletingLastPathComponent().path + "/authlab"
    try folder.stand(in: "authlab", for: "exec \(authlab) \"$@\" --port \(folder.port)")
    let commands = try #require(blocks.first { $0.text.hasPrefix("swift test") }?.text)
    let report = try folder.run(commands)
    #expect(report.status == 0, "\(report.output)\(report.errors)")
    let comment = try #require(commands.firstMatch(of: #/swift run Pocket +# (.*)\n/#)?.output.1)
    #expect(report.output.hasSuffix("\(comment)\n"), "\(report.output)")
  }

  /// This package with its own manifest and plugin, and with the tool that this test run has built in place of its sources:
  /// they take minutes.
  private func lendLibraries(to package: ReaderFolder) throws {
    for name in ["Sources", "Plugins", "Generated", "Tests", "Templates", "Examples"] {
      try package.link(name, to: Checkout.root.appending(path: name).path)
    }
    // scripts/alone has a reduction of its own at the end.
    let manifest = try Checkout.text("Package.swift").components(separatedBy: "\nvar wanted")[0]
    let tool = try #require(try Manifest.own().target("AuthContractPlugin")?.declared.first)
    try package.write(manifest + Self.reduction(of: tool), to: "Package.swift")
    try package.write(Self.bundle(of: tool), to: "tool.artifactbundle/info.json")
    let built = Authgen.binary.deletingLastPathComponent().appending(path: tool)
    try package.link("tool.artifactbundle/\(tool)", to: built.path)
  }

  private static func reduction(of tool: String) -> String {
    """

    let published = ["AuthClient", "AuthTesting", "AuthContractPlugin"]
    var wanted = ["AuthClient", "AuthTesting"]
    var needed: Set<String> = ["AuthContractPlugin"]
    while let name = wanted.popLast() {
      guard needed.insert(name).inserted else { continue }
      for dependency in package.targets.first(where: { $0.name == name })?.dependencies ?? [] {
        switch dependency {
        case .targetItem(let name, _), .byNameItem(let name, _): wanted.append(name)
        default: break
        }
      }
    }
    package.products.removeAll { !published.contains($0.name) }
    package.targets.removeAll { !needed.contains($0.name) }
    package.targets.append(.binaryTarget(name: "\(tool)", path: "tool.artifactbundle"))

    """
  }

  private static func bundle(of tool: String) -> String {
    """
    {
      "schemaVersion": "1.0",
      "artifacts": {
        "\(tool)": {
          "type": "executable",
          "version": "0",
          "variants": [
            {
              "path": "\(tool)",
              "supportedTriples": [
                "x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu", "arm64-apple-macosx",
                "x86_64-apple-macosx"
              ]
            }
          ]
        }
      }
    }

    """
  }
}
