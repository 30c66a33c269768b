import CaseFolders
import Foundation
import Testing

/// `scripts/proofs` lists and runs what stands in `Proofs/`.
@Suite struct ProofsTests {
  /// A folder with the runner and one proof.
  private static func run(_ words: [String], proof: String) throws -> Shell.Report {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "proofs-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in [
      "scripts/proofs": try Checkout.text("scripts/proofs"),
      "scripts/libraries": try Checkout.text("scripts/libraries"), "Proofs/trial": proof,
    ] {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    return try Shell.run(words, in: folder)
  }

  private static func proof(needs: String = "nothing", _ body: String) -> String {
    """
    #!/usr/bin/env bash
    # proves: something
    # run: never
    # takes: 1 s
    # tests: ProofsTests: all of it
    # needs: \(needs)
    \(body)

    """
  }

  private static let proofs = Checkout.files(in: "Proofs", ending: "")
    .filter { !$0.hasPrefix("Proofs/Support") }

  /// `list` refuses a proof that leaves out a line of its header.
  @Test func everyProofIsListed() throws {
    let report = try Shell.run(["scripts/proofs", "list"])
    #expect(report.status == 0, "\(report.errors)")
    #expect(Self.proofs.count > 30)
    for path in Self.proofs {
      #expect(report.output.contains("\n\(path.dropFirst("Proofs/".count)) "), "\(path)")
    }
  }

  /// A header may name a suite that has since been renamed.
  @Test func sampledSuitesExist() throws {
    let suites = Set(
      Checkout.files(in: "Tests", ending: ".swift").map { $0.split(separator: "/").last! })
    for path in Self.proofs {
      let header = try Checkout.text(path).split(separator: "\n").prefix(6)
      let sample = header.first { $0.hasPrefix("# tests: ") } ?? ""
      for match in sample.matches(of: #/\w+Tests\b/#) {
        #expect(suites.contains("\(match.output).swift"), "\(path) names \(match.output)")
      }
    }
  }

  @Test func incompleteHeaderIsRejected() throws {
    let incomplete = Self.proof("true").replacing("# takes: 1 s\n", with: "")
    let report = try Self.run(["scripts/proofs", "list"], proof: incomplete)
    #expect(report.status == 1)
    #expect(report.errors.contains("Proofs/trial doesn't say `# takes: …`"), "\(report.errors)")
  }

  @Test func unknownNameIsRejected() throws {
    let report = try Self.run(["scripts/proofs", "run", "trail"], proof: Self.proof("true"))
    #expect(report.status == 1)
    #expect(
      report.errors.contains("there is no proof called 'trail'")
        && report.errors.contains("scripts/proofs list"), "\(report.errors)")
  }

  @Test func missingToolIsReportedBeforeRunning() throws {
    let needy = Self.proof(needs: "no-such-tool", "echo ran")
    let report = try Self.run(["scripts/proofs", "run", "trial"], proof: needy)
    #expect(report.status == 1)
    #expect(report.output == "")
    #expect(report.errors.contains("trial needs no-such-tool"), "\(report.errors)")
  }

  @Test func statusIsThatOfRun() throws {
    let failing = Self.proof("echo \"$1\"; exit 3")
    let report = try Self.run(["scripts/proofs", "run", "trial", "word"], proof: failing)
    #expect(report.status == 3 && report.output == "word\n", "\(report.errors)")
    let all = try Self.run(["scripts/proofs", "all"], proof: failing)
    #expect(all.status == 1 && all.output.contains("FAILED"), "\(all.errors)")
  }

  /// The proof and a process that it has detached ignore Control-C.
  @Test func controlCLeavesNothingBehind() throws {
    let stubborn = Self.proof(
      """
      trap '' INT
      mktemp >made
      setsid sh -c 'trap "" INT; sleep 600' </dev/null >/dev/null 2>&1 &
      echo $! >started
      echo >ready
      sleep 600
      """)
    let script = """
      mkfifo ready
      sed -i.old 's/^PATIENCE = .*/PATIENCE = 0.1/' scripts/proofs
      scripts/proofs run trial & runner=$!
      read -r _ <ready
      ls "$(cat made)" >/dev/null || exit 9
      kill -INT $runner
      wait $runner; echo "status $?"
      [ ! -e "$(cat made)" ] || echo "the temporary file is left"
      kill -0 "$(cat started)" 2>/dev/null && echo "a process is left"
      true
      """
    let report = try Self.run(["bash", "-c", script], proof: stubborn)
    #expect(report.output == "status 130\n", "\(report.errors)")
    #expect(report.errors == "error: interrupted; nothing is left behind\n")
  }
}
