import CaseFolders
import Testing

/// The files in Tests/Shapes/Generated are the generator's output for every shape.
@Suite struct GeneratedShapesTests {
  @Test func theCodeIsWhatTheGeneratorWrites() throws {
    let folder = Checkout.root.appending(path: "Tests/Shapes")
    let report = try Authgen.run(["generate", "--check"], in: folder)
    #expect(report.status == 0, "run scripts/generate:\n\(report.output)\(report.errors)")
  }

  @Test func everyShapeIsGeneratedAndNothingElse() throws {
    let shapes = Checkout.files(in: "Tests/Shapes", ending: ".yaml").filter {
      !$0.hasSuffix("/authgen.yaml")
    }
    let settings = try Checkout.text("Tests/Shapes/authgen.yaml")
    let services = try shapes.map { shape in
      let name = try #require(shape.split(separator: "/").last)
      #expect(settings.contains("  \(name): { outputs: [client, server] }\n"), "\(shape)")
      let line = try Checkout.text(shape).split(separator: "\n").first { $0.hasPrefix("service: ") }
      return String(try #require(line).dropFirst("service: ".count))
    }
    let folders = Checkout.files(in: "Tests/Shapes/Generated", ending: "/Client.swift")
    #expect(folders.map { String($0.split(separator: "/")[3]) } == services.sorted())
  }
}
