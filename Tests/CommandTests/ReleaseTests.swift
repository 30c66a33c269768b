import CaseFolders
import Foundation
import Testing

/// `authgen release` of a contract that includes files: the version keeps a copy of each.
@Suite struct ReleaseTests {
  private static let contract = "contract/longde.yaml"
  private static let shared = "contract/shared/errors.yaml"
  private static let copy = "contract/released/longde-0.1.0/shared/errors.yaml"

  @Test func releasedContractReadsLikeOriginal() throws {
    let project = try Self.project()
    defer { project.remove() }
    let report = try Authgen.run(["release", Self.contract], in: project.folder)
    #expect(report.status == 0, "\(report.errors)")
    #expect(report.output.hasSuffix("of Longde, with 2 included files beside it\n"))
    let released = try project.text("contract/released/longde-0.1.0.yaml")
    #expect(
      try released.replacing("\"longde-0.1.0/shared/errors.yaml\"", with: "shared/errors.yaml")
        == project.text(Self.contract))
    #expect(
      try project.text("contract/released/longde-0.1.0/shared/more.yaml")
        == project.text("contract/shared/more.yaml"))
    let same = try Authgen.run(["diff"], in: project.folder)
    #expect(same.output == "Longde 0.1.0 against 0.1.0: no change\n", "\(same.errors)")
  }

  /// The copy doesn't change with the original.
  @Test func editOfIncludedFileIsChange() throws {
    let project = try Self.project()
    defer { project.remove() }
    #expect(try Authgen.run(["release", Self.contract], in: project.folder).status == 0)
    try project.write(
      project.text(Self.shared).replacing("status: 418", with: "status: 419"), to: Self.shared)
    let report = try Authgen.run(["diff", "--fail-on", "risky"], in: project.folder)
    #expect(report.output.contains("[refusal-looks]"), "\(report.output)\(report.errors)")
  }

  @Test func existingPartPreventsRelease() throws {
    let project = try Self.project()
    defer { project.remove() }
    try FileManager.default.createDirectory(
      at: project.file(Self.copy).deletingLastPathComponent(), withIntermediateDirectories: true)
    try project.write("left: over\n", to: Self.copy)
    let report = try Authgen.run(["release", Self.contract], in: project.folder)
    #expect(report.status == 1)
    #expect(report.errors.contains("error[is-released]"), "\(report.errors)")
    #expect(try project.text(Self.copy) == "left: over\n")
    let files = try project.snapshot(of: "contract/released").keys.filter {
      $0.hasSuffix(".yaml")
    }
    #expect(files == ["longde-0.1.0/shared/errors.yaml"])
  }

  @Test func releasesEveryNewVersionByDefault() throws {
    let project = try Self.project()
    defer { project.remove() }
    let other = "contract/rote.yaml"
    let rote = Checkout.root.appending(path: other)
    try FileManager.default.copyItem(at: rote, to: project.file(other))
    #expect(try Authgen.run(["release", Self.contract], in: project.folder).status == 0)
    let report = try Authgen.run(["release"], in: project.folder)
    #expect(report.status == 0, "\(report.errors)")
    let lines = report.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasSuffix("with 2 included files beside it, released earlier") == true)
    #expect(lines.last?.hasPrefix("contract/released/rote-") == true)
    let again = try Authgen.run(["release", other], in: project.folder)
    #expect(again.status == 1 && again.errors.contains("error[is-released]"))
  }

  /// Contracts are processed by name, so Rote's is written before the conflicting one.
  @Test func conflictingReleasedVersionWritesNothing() throws {
    let project = try Self.project()
    defer { project.remove() }
    #expect(try Authgen.run(["release"], in: project.folder).status == 0)
    try FileManager.default.copyItem(
      at: Checkout.root.appending(path: "contract/rote.yaml"),
      to: project.file("contract/a-rote.yaml"))
    try project.write("\(project.text(Self.contract))# More.\n", to: Self.contract)
    let before = try project.snapshot(of: "contract/released")
    let report = try Authgen.run(["release"], in: project.folder)
    #expect(report.status == 1 && report.output.isEmpty)
    #expect(report.errors.contains("error[is-released]"), "\(report.errors)")
    #expect(try project.snapshot(of: "contract/released") == before)
  }

  @Test func versionUnusableAsFileNameIsRejected() throws {
    let project = try Self.project()
    defer { project.remove() }
    let text = try project.text(Self.contract)
    try project.write(
      text.replacing("version: 0.1.0", with: "version: ../1 of 2"), to: Self.contract)
    let report = try Authgen.run(["release", Self.contract], in: project.folder)
    #expect(report.status == 2)
    #expect(report.errors.contains("error[release-version]"), "\(report.errors)")
  }

  /// The contract of Longde with two errors in files that it includes, one through the other.
  private static func project() throws -> TemporaryProject {
    let project = try TemporaryProject.withLongde()
    let text = try project.text(contract)
    try FileManager.default.createDirectory(
      at: project.file("contract/shared"), withIntermediateDirectories: true)
    try project.write(
      text.replacing("\nservers:\n", with: "\ninclude: [shared/errors.yaml]\nservers:\n"),
      to: contract)
    try project.write(
      "# Shared.\ninclude:\n  - 'shared/more.yaml'\nerrors:\n"
        + "  teapot: { status: 418, recover: tell, message: { en: Tea } }\n", to: shared)
    try project.write(
      "errors: { coffee: { status: 419, recover: tell, message: { en: Coffee } } }\n",
      to: "contract/shared/more.yaml")
    return project
  }
}
