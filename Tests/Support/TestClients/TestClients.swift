import Foundation
import PackagePlugin

/// Generates the code that tests call and nobody reads, when the tests are built.
@main
struct TestClients: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let output = context.pluginWorkDirectoryURL
    let folder = context.package.directoryURL.appending(path: "Tests")
    let tool = try context.tool(named: "write-test-clients").url
    if target.name == "CensusClients" {
      let names = ["CensusSent", "CensusReturned", "CensusGranted"]
      return [
        .buildCommand(
          displayName: "Generating the clients of the census", executable: tool,
          arguments: ["census", output.path, folder.appending(path: "Census/refused.txt").path],
          inputFiles: [folder.appending(path: "Census/refused.txt")],
          outputFiles: names.flatMap { ["\($0).swift", "\($0)Calls.swift"] }
            .map { output.appending(path: $0) })
      ]
    }
    if target.name == "ClientExamples" {
      let page = context.package.directoryURL.appending(path: "docs/client.md")
      return [
        .buildCommand(
          displayName: "Wrapping the examples of docs/client.md", executable: tool,
          arguments: ["closures", output.path, page.path], inputFiles: [page],
          outputFiles: [output.appending(path: "PageClosures.swift")])
      ]
    }
    let kind = target.name == "ShapeClients" ? "client" : "server"
    let shapes = try FileManager.default.contentsOfDirectory(
      at: folder.appending(path: "Shapes"), includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "yaml" && $0.lastPathComponent != "authgen.yaml" }
      .sorted { $0.path < $1.path }
    return [
      .buildCommand(
        displayName: "Generating the \(kind)s of the shapes", executable: tool,
        arguments: [kind, output.path] + shapes.map(\.path), inputFiles: shapes,
        outputFiles: shapes.map {
          output.appending(path: "\($0.deletingPathExtension().lastPathComponent).swift")
        })
    ]
  }
}
