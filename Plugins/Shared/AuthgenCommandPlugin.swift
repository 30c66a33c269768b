import Foundation
import PackagePlugin

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  typealias AnyCommandPlugin = CommandPlugin & XcodeCommandPlugin
#else
  typealias AnyCommandPlugin = CommandPlugin
#endif

/// A command plugin that runs one command of authgen in the package's or the project's folder. Each plugin links to this
/// file: SwiftPM has no libraries for plugins.
protocol AuthgenCommandPlugin: AnyCommandPlugin {
  /// The words behind `authgen`, made from the user's.
  func words(_ arguments: [String]) -> [String]
}

extension AuthgenCommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(arguments, with: context.tool(named: "authgen"), in: context.package.directoryURL)
  }

  private func run(
    _ arguments: [String], with tool: PluginContext.Tool, in folder: URL
  ) throws {
    // SwiftPM leaves its own option among the arguments if it comes after the verb.
    let own = arguments.filter { $0 != "--allow-writing-to-package-directory" }
    let authgen = Process()
    authgen.executableURL = tool.url
    authgen.arguments = words(own)
    authgen.currentDirectoryURL = folder
    try authgen.run()
    authgen.waitUntilExit()
    if authgen.terminationStatus != 0 { exit(authgen.terminationStatus) }
  }
}

#if canImport(XcodeProjectPlugin)
  extension AuthgenCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode adds the targets that were chosen in its dialog. The contracts are those of the project.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      try run(
        extractor.remainingArguments, with: context.tool(named: "authgen"),
        in: context.xcodeProject.directoryURL)
    }
  }
#endif
