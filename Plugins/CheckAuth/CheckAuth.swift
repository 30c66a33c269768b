import Foundation
import PackagePlugin

/// `swift package check-auth`: runs `authgen generate --check` for the package. It is a plugin of its own because SwiftPM
/// asks for the permission to write before a plugin sees its arguments, and this one needs none.
@main
struct CheckAuth: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let authgen = Process()
    authgen.executableURL = try context.tool(named: "authgen").url
    authgen.arguments = ["generate", "--check"] + arguments.filter { $0 != "--check" }
    authgen.currentDirectoryURL = context.package.directoryURL
    try authgen.run()
    authgen.waitUntilExit()
    if authgen.terminationStatus != 0 { exit(authgen.terminationStatus) }
  }
}
