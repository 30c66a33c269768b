import CaseFolders
import Foundation
import Testing

extension ScriptTests {
  /// Checks of the generated types by the compiler of TypeScript: of the systems as committed, of the shapes as the tool
  /// writes them.
  @Suite struct CompilerTests {
    private static let strictest = [
      "--strict", "--noEmit", "--target", "es2022", "--lib", "es2022,dom,dom.iterable", "--module",
      "es2022", "--moduleResolution", "node16", "--noUncheckedIndexedAccess",
      "--exactOptionalPropertyTypes", "--noImplicitOverride", "--noImplicitReturns",
      "--noFallthroughCasesInSwitch", "--noUnusedLocals", "--noUnusedParameters",
    ]

    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    private func compile(_ files: [String]) throws -> Shell.Report {
      try Shell.run(["tsc"] + Self.strictest + files)
    }

    /// `import` in Node of every file of JavaScript.
    private func load(_ files: [String]) throws -> Shell.Report {
      let imports = files.map { "await import(\"file://\($0)\");" }.joined()
      return try Shell.run(["node", "--input-type=module", "--eval", imports])
    }

    @Test func generatedTypeScriptCompilesCleanly() throws {
      let files = Checkout.files(in: "Generated", ending: ".ts")
      #expect(files.count > 50)
      let report = try compile(files)
      #expect(report.status == 0, "\(report.output)")
    }

    /// Types are written separately, so any difference from the code is an error.
    @Test func generatedJavaScriptMatchesItsTypes() throws {
      let files = Checkout.files(in: "Generated", ending: ".js")
      #expect(files.count > 40)
      let loose = [
        "--allowJs", "--checkJs", "--noImplicitAny", "false", "--noUnusedLocals", "false",
      ]
      let stubs = files.filter { !$0.hasPrefix("Generated/Runtime/") }
      let report = try Shell.run(["tsc"] + Self.strictest + loose + stubs)
      #expect(report.status == 0, "\(report.output)")
      for file in files {
        let types = try Checkout.text(file.replacing(/\.js$/, with: ".d.ts"))
        let declared = types.matches(of: #/(?m)^export declare (?:const|function|class) (\w+)/#)
          .map { String($0.output.1) }
        let code = try Checkout.text(file)
        let exported = code.matches(of: #/(?m)^export (?:async )?(?:const|function|class) (\w+)/#)
          .map { String($0.output.1) }
        #expect(Set(declared) == Set(exported), "\(file)")
      }
    }

    @Test func shapesCompileAndLoad() throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let names = Checkout.files(in: "Tests/Shapes", ending: ".yaml")
        .filter { !$0.contains("/Generated/") && !$0.hasSuffix("/authgen.yaml") }
      #expect(names.count > 20)
      for (index, name) in names.enumerated() {
        try FileManager.default.createDirectory(
          at: folder.appending(path: "\(index)"), withIntermediateDirectories: true)
        let place = folder.appending(path: "\(index)").path
        let report = try Authgen.run(
          ["generate", name, "--only", "typescript", "--into", place, "--quiet"])
        #expect(report.status == 0, "\(report.errors)")
      }
      let all =
        FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      let report = try compile(all.filter { $0.hasSuffix(".ts") }.map { "\(folder.path)/\($0)" })
      #expect(report.status == 0, "\(report.output)")
      let loaded = try load(all.filter { $0.hasSuffix(".js") }.map { "\(folder.path)/\($0)" })
      #expect(loaded.status == 0, "\(loaded.errors)")
    }

    /// The types prevent these mistakes: only the first line compiles.
    @Test func undeclaredCodeDoesNotCompile() throws {
      let lines = [
        "() => refusals.accountDisabled()", "() => refusals.accountGone()", "() => \"session\"",
        "() => undefined", "({ identityToken }) => identityToken.length",
      ]
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let stub = Checkout.root.appending(path: "Generated/Longde/TypeScript").path
      for (index, line) in lines.enumerated() {
        let text = """
          import type { Api } from "\(stub)/api.js";
          import * as refusals from "\(stub)/refusals.js";
          const service: Pick<Api, "signInWithApple"> = { signInWithApple: \(line) };
          export const all = [service, refusals];

          """
        try text.write(
          to: folder.appending(path: "\(index).mts"), atomically: true, encoding: .utf8)
      }
      let report = try compile(lines.indices.map { "\(folder.path)/\($0).mts" })
      let broken = lines.indices.filter { report.output.contains("/\($0).mts(") }
      #expect(broken == [1, 2, 3, 4], "\(report.output)")
    }
  }
}
