import CaseFolders
import Foundation
import Testing

@Suite struct AppleTests {
  /// With stand-ins for Apple's modules, what is behind `canImport` is checked here too.
  @Test func theClientFitsApplesModules() throws {
    let report = try Shell.run(["scripts/apple"])
    #expect(report.status == 0, "\(report.errors)")
    #expect(report.output.contains(" files fit "))
  }

  @Test(arguments: [
    ("let _: Int32 = SecItemDelete([:])", true), ("let _: Int = SecItemDelete([:])", false),
  ])
  func whatDoesNotFitIsSeen(_ line: String, _ fits: Bool) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = "#if canImport(Security)\n  import Security\n  func call() { \(line) }\n#endif\n"
    try Data(source.utf8).write(to: folder.appending(path: "Call.swift"))
    let report = try Shell.run(["scripts/apple", folder.path])
    #expect((report.status == 0) == fits, "\(report.errors)")
  }
}

@Suite struct AvailabilityTests {
  /// Linux has no versions of systems: what came after iOS 16 would pass everywhere but at the app's.
  @Test func nothingIsUsedThatTheOldestSystemLacks() throws {
    let files =
      Checkout.files(in: "Sources/Runtime", ending: ".swift").filter {
        $0.contains("/Auth") && !$0.contains("/AuthServer/")
      }
      + Checkout.files(in: "Generated", ending: ".swift").filter { $0.contains("/Client/") }
    #expect(!files.isEmpty)
    for file in files {
      for use in Availability.tooNew(in: try Checkout.text(file)) { Issue.record("\(file):\(use)") }
    }
  }

  @Test(arguments: [
    ("let lock = Mutex(0)", true),
    ("import Synchronization", true),
    ("@Observable final class Model {}", true),
    ("@available(iOS 17, macOS 14, *)\n@Observable final class Model {}", false),
    ("@available(iOS 17, *)\nfinal class A {\n  let lock = Mutex(0)\n}", true),
    ("@available(iOS 18, *)\nfinal class A {\n  let lock = Mutex(0)\n}", false),
    ("@available(iOS 18, *)\nfinal class A {\n}\nlet lock = Mutex(0)", true),
    ("@available(iOS 18, *)\nlet lock = Mutex(0)\n\nlet other = Mutex(0)", true),
    ("func f() {\n  if #available(iOS 18, *) { g(Mutex(0)) }\n}", false),
    ("func f() {\n  if #available(iOS 18, *) { } else { g(Mutex(0)) }\n}", true),
    ("func f() {\n  guard #available(iOS 18, *) else { return }\n  g(Mutex(0))\n}", false),
    ("func f() {\n  guard #available(iOS 18, *) else { g(Mutex(0)) }\n}", true),
    ("func f() {\n  guard #available(iOS 18, *) else { return }\n}\nlet lock = Mutex(0)", true),
    ("func f() {\n  if #available(macOS 15, *) { g(Mutex(0)) }\n}", true),
    ("// Mutex(0) came later", false), ("let text = \"Mutex(0)\"", false),
    ("let myMutex = MyMutex(0)", false), ("let number: Int128 = 0", true),
    (
      "let session = ASWebAuthenticationSession(url: url, callback: .https(host: h, path: p))", true
    ),
  ])
  func theScanIsRight(_ source: String, _ isTooNew: Bool) {
    #expect(Availability.tooNew(in: source).isEmpty != isTooNew, "\(source)")
  }
}
