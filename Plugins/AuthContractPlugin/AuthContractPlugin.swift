import Foundation
import PackagePlugin

/// Generates the client or the server of a contract when a target is built.
@main
struct AuthContractPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    try commands(
      for: BuildTarget(target, of: context.package), in: context.pluginWorkDirectoryURL,
      with: context.tool)
  }

  /// The tool comes last: it may be built for this call, and a target without a contract doesn't need it.
  private func commands(
    for target: BuildTarget, in folder: URL, with tool: (String) throws -> PluginContext.Tool
  ) throws -> [Command] {
    let output = try target.output()
    let contract = try ContractSearch(target: target).contract()
    let folder = folder.appending(path: output.folder)
    return [
      .buildCommand(
        displayName: "Generating the \(output) of \(contract.lastPathComponent) for \(target.name)",
        executable: try tool("authgen-build").url,
        arguments: arguments(target, output, contract, folder),
        inputFiles: target.inputs(with: contract),
        outputFiles: output.files.map { folder.appending(path: $0) })
    ]
  }

  /// Nobody's work is in the folder of a build: whatever is there is overwritten.
  private func arguments(
    _ target: BuildTarget, _ output: Output, _ contract: URL, _ folder: URL
  ) -> [String] {
    ["generate", "--only", output.rawValue, "--into", folder.path, "--force"]
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
      libraries: module.dependencies.map(\.name), sources: Self.names(module.sourceFiles))
  }

  private static func names(_ files: FileList) -> [String] {
    files.filter { $0.type == .source }.map(\.url.lastPathComponent)
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

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension AuthContractPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      try commands(
        for: BuildTarget(target, of: context.xcodeProject),
        in: context.pluginWorkDirectoryURL.appending(path: target.displayName), with: context.tool)
    }
  }

  extension BuildTarget {
    /// Always a client: Xcode doesn't tell a plugin which package products a target of a project links.
    fileprivate init(_ target: XcodeTarget, of project: XcodeProject) {
      self.init(
        name: target.displayName, folder: project.directoryURL.appending(path: target.displayName),
        package: project.directoryURL, libraries: [Output.client.library],
        sources: Self.names(target.inputFiles))
    }
  }
#endif
