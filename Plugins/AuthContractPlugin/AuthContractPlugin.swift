import Foundation
import PackagePlugin

/// Generates the client or the server of a contract when a target is built.
@main
struct AuthContractPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let target = try BuildTarget(target, of: context.package)
    let output = try target.output()
    let contract = try ContractSearch(target: target).contract()
    let folder = context.pluginWorkDirectoryURL.appending(path: output.folder)
    return [
      .buildCommand(
        displayName: "Generating the \(output) of \(contract.lastPathComponent) for \(target.name)",
        executable: try context.tool(named: "authgen").url,
        arguments: arguments(target, output, contract, folder),
        inputFiles: target.inputs(with: contract),
        outputFiles: output.files.map { folder.appending(path: $0) })
    ]
  }

  /// Nobody's work is in the folder of a build: whatever is there is overwritten.
  private func arguments(
    _ target: BuildTarget, _ output: Output, _ contract: URL, _ folder: URL
  ) -> [String] {
    [
      "generate", "--only", output.rawValue, "--into", folder.path, "--every-file", "--force",
      "--quiet",
    ]
      + (target.settings.map { ["--settings", $0.path] } ?? [])
      + (target.templates.map { ["--templates", $0.path] } ?? []) + ["--", contract.path]
  }
}

extension BuildTarget {
  fileprivate init(_ target: any Target, of package: Package) throws {
    guard let module = target as? SwiftSourceModuleTarget else {
      throw Mistake.noSwift(target.name)
    }
    self.init(
      name: module.name, folder: module.directoryURL, package: package.directoryURL,
      libraries: module.dependencies.map(\.name),
      sources: module.sourceFiles.filter { $0.type == .source }.map(\.url.lastPathComponent))
  }
}

extension TargetDependency {
  fileprivate var name: String {
    switch self {
    case .product(let product): product.name
    case .target(let target): target.name
    @unknown default: ""
    }
  }
}
