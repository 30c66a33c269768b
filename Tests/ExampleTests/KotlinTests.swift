import CaseFolders
import Foundation
import Testing

/// The example of a language that authgen does not know.
@Suite struct KotlinTests {
  private static let folder = "Examples/Kotlin/Generated"

  private func write(_ contract: String, into folder: URL) throws {
    let tool = Authgen.binary.deletingLastPathComponent().appending(path: "KotlinModels")
    let report = try Shell.run([tool.path, contract, folder.path])
    #expect(report.status == 0, "\(report.output)\(report.errors)")
  }

  @Test(arguments: ["longde", "readmigo"])
  func committedModelsMatchContract(_ contract: String) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try write("contract/\(contract).yaml", into: folder.url)
    let written = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(written.count == 1)
    for file in written {
      let text = try String(contentsOf: folder.url.appending(path: file), encoding: .utf8)
      #expect(
        text == (try Checkout.text("\(Self.folder)/\(file)")),
        "run `swift run KotlinModels contract/\(contract).yaml \(Self.folder)`")
    }
  }

  @Test func namesAndTextsAreEscaped() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let text = try hard(in: folder.url)
    for line in [
      "    quoteDollarX(\"quote\\\" \\$dollar {x}\"),", "    name_(\"name\"),",
      "    /** ends &#42;&#47; here &#91;link&#93; */", "    val `object`: String,",
      "    val class_: List_? = null,",
      "    data class List_(val value: authcontract.`object`.List_) : Either()",
    ] {
      #expect(text.contains(line + "\n"), "there is no line: \(line)")
    }
  }

  /// Debian's Kotlin compiler reads the committed models and those with difficult names in one run.
  @Test(.enabled(if: Kotlin.isThere, "no kotlinc (on Debian: apt-get install kotlin)"))
  func modelsCompile() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    _ = try hard(in: folder.url)
    let committed = Checkout.files(in: Self.folder, ending: ".kt")
    #expect(committed.count == 2)
    let report = try Shell.run(
      ["kotlinc", "-nowarn", "-d", folder.url.appending(path: "classes").path] + committed
        + [folder.url.appending(path: "Object.kt").path])
    #expect(report.status == 0, "\(report.output)\(report.errors)")
    #expect(
      FileManager.default.fileExists(
        atPath: folder.url.appending(path: "classes/authcontract/longde/Refusal.class").path))
  }

  /// The models of a contract whose names and texts mean something in Kotlin.
  private func hard(in folder: URL) throws -> String {
    let contract = folder.appending(path: "hard.yaml")
    try Self.contract.write(to: contract, atomically: true, encoding: .utf8)
    try write(contract.path, into: folder)
    return try String(contentsOf: folder.appending(path: "Object.kt"), encoding: .utf8)
  }

  private static let contract = """
    authcontract: 1
    service: Object
    version: "1"
    servers: { api: { url: https://a.example } }
    types:
      Words: { enum: ["quote\\" $dollar {x}", name, class, "名"] }
      Either: { oneOf: [List, Map] }
      List: { kind: { constant: list }, object: string, when: instant }
      Map: { kind: { constant: map }, all: map of number, bytes: bytes }
      Everything:
        object: { type: string, doc: "ends */ here [link]" }
        class: optional List
        fun: Words
        val: list of uuid
        site: url
        secret: { type: string, secret: true }
        is: bool
        left: { type: int, as: text }
    errors:
      string: { status: 4xx, recover: correct }
      everything:
        status: 429
        fields: { in: Everything, after: seconds }
        recover: wait
        until: after
    endpoints:
      look: { route: GET /look, does: call, returns: Everything, refuses: [string, everything] }
      pick: { route: GET /pick, does: call, returns: Either }
    """
}

/// The compiler, where it is installed.
private enum Kotlin {
  static let isThere =
    (try? Shell.run(["sh", "-c", "command -v kotlinc && java -version"]).status) == 0
}
