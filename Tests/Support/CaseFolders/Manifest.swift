import Foundation

/// `Package.swift` as SwiftPM evaluates it.
package struct Manifest: Decodable, Sendable {
  package let products: [Product]
  package let targets: [Target]

  package struct Product: Decodable, Sendable {
    package let name: String
    private let type: [String: [String]?]

    package var isLibrary: Bool { type.keys.contains("library") }
  }

  package struct Target: Decodable, Sendable {
    package let name: String
    package let type: String
    package let path: String?
    package let sources: [String]?
    package let pkgConfig: String?
    private let dependencies: [[String: [String?]]]
    private let resources: [Resource]
    private let pluginUsages: [Plugin]?

    /// The names of the targets that it declares.
    package var declared: [String] { dependencies.flatMap(\.values).compactMap { $0.first ?? nil } }
    package var usesPlugin: Bool { pluginUsages?.isEmpty == false }
    package var resourcePaths: [String] { resources.map(\.path) }

    package var swiftFiles: [String] {
      let folder = path ?? ""
      let folders = sources.map { $0.map { folder == "." ? $0 : "\(folder)/\($0)" } } ?? [folder]
      return folders.flatMap { Checkout.files(in: $0, ending: ".swift") }
    }
  }

  private struct Resource: Decodable {
    let path: String
  }

  private struct Plugin: Decodable {}

  /// With all plugins, whatever this test run was built with.
  package static func own() throws -> Manifest { try evaluated.get() }

  package func target(_ name: String) -> Target? { targets.first { $0.name == name } }

  private static let evaluated = Result {
    // The test run holds the lock of the package's own scratch folder.
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let report = try Shell.run(
      ["swift", "package", "--scratch-path", scratch.path, "--manifest-cache", "none"]
        + ["dump-package"], environment: ["AUTHCONTRACT_PLUGINS": "all"])
    return try JSONDecoder().decode(Manifest.self, from: Data(report.output.utf8))
  }
}
