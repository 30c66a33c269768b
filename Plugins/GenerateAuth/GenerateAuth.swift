import Foundation
import PackagePlugin

/// `swift package generate-auth`: runs `authgen generate` for the package, with the arguments that are given.
@main
struct GenerateAuth: CommandPlugin {
  /// SwiftPM leaves it among the arguments where it stands behind the verb.
  private static let permission = "--allow-writing-to-package-directory"

  func performCommand(context: PluginContext, arguments: [String]) throws {
    let authgen = Process()
    authgen.executableURL = try context.tool(named: "authgen").url
    authgen.arguments = ["generate"] + arguments.filter { $0 != Self.permission }
    authgen.currentDirectoryURL = context.package.directoryURL
    try authgen.run()
    authgen.waitUntilExit()
    if authgen.terminationStatus != 0 { exit(authgen.terminationStatus) }
  }
}
