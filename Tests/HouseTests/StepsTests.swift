import CaseFolders
import Foundation
import Testing

/// `scripts/generate`, `scripts/test` and `scripts/libraries`, with a stand-in for Swift and the package manager.
@Suite struct StepsTests {
  /// A folder with the scripts, in which nothing else is found than what they call.
  private struct Machine {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "steps-\(UUID().uuidString)")

    init(swift: String? = Self.swift) throws {
      for name in [
        "scripts", "bin", "Examples/Express", "Examples/FastAPI",
      ] {
        try FileManager.default.createDirectory(
          at: folder.appending(path: name), withIntermediateDirectories: true)
      }
      for name in ["steps", "generate", "test", "libraries", "within"] {
        try write(Checkout.text("scripts/\(name)"), to: "scripts/\(name)")
      }
      for name in ["javascript", "python-tools", "node-tools", "instructions", "slowest"] {
        try write("#!/bin/sh\n", to: "scripts/\(name)")
      }
      let tools = """
        for tool in bash env sh sed awk tail head wc tr mkdir cat mktemp rm grep dirname basename seq cp chmod timeout \
        sleep uname sort; do ln -s "$(command -v $tool)" bin/$tool; done
        """
      _ = try Shell.run(["sh", "-c", tools], in: folder)
      for name in [
        "pkg-config", "python3", "node", "tsc", "initdb", "kotlinc", "java", "zsh", "fish", "man",
      ] {
        try write("#!/bin/sh\n", to: "bin/\(name)")
      }
      if let swift { try write(swift, to: "bin/swift") }
    }

    static let swift = """
      #!/bin/sh
      case "$*" in
        --version) echo 'Swift version 6.3.1 (swift-6.3.1-RELEASE)' ;;
        *--help-hidden) ;;
        build*) seq 300 | sed 's/.*/[&] Compiling/'; mkdir -p .build/debug
          printf '#!/bin/sh\\necho Generated/A: 2 written, 4 unchanged\\necho Generated/B: 0 written, 1 removed, 9 unchanged\\n' \
            > .build/debug/authgen
          printf '#!/bin/sh\\n' > .build/debug/embed-files; chmod +x .build/debug/* ;;
        test*) cat tests.txt; exit $(cat status.txt) ;;
      esac
      """

    func write(_ text: String, to path: String) throws {
      let file = folder.appending(path: path)
      try Data(text.utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    func run(_ words: String...) throws -> Shell.Report {
      try Shell.run(
        ["env", "PATH=\(folder.path)/bin", "bash"] + words, in: folder)
    }

    func text(_ path: String) throws -> String {
      try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
  }

  private static func lines(_ text: String) -> [Substring] { text.split(separator: "\n") }

  @Test func generatePrintsOneLinePerStep() throws {
    let machine = try Machine()
    defer { machine.remove() }
    let report = try machine.run("scripts/generate")
    #expect(report.status == 0, "\(report.output)\(report.errors)")
    let lines = Self.lines(report.output)
    #expect(lines.count <= 25 && lines.last == "2 contracts, 3 files changed")
    #expect(lines.dropLast().allSatisfy { $0.contains(#/^[a-z ,]+ ok +[0-9]+\.[0-9] s$/#) })
    #expect(try machine.text(".build/logs/generate.log").contains("[300] Compiling"))
  }

  @Test func failedStepShowsEndOfLog() throws {
    let machine = try Machine(
      swift: Machine.swift.replacing(
        "build*) ", with: "build*) seq 50; echo 'error: broken'; exit 1;"))
    defer { machine.remove() }
    let report = try machine.run("scripts/generate")
    #expect(report.status == 1)
    #expect(report.output.contains(#/\nembedding tool +FAILED /#))
    #expect(
      report.output.contains("\n50\nerror: broken\nThe full log is in .build/logs/generate.log.\n"))
    #expect(Self.lines(report.output).count <= 25)
  }

  @Test(arguments: [
    (nil, "There is no Swift toolchain."),
    ("#!/bin/sh\necho 'Apple Swift version 6.1.2 (swiftlang-6.1.2)'\n", "Swift 6.1 is too old."),
    ("#!/bin/sh\necho 'Swift version 5.10.1'\n", "Swift 5.10 is too old."),
  ])
  func unusableToolchainIsReported(_ swift: String?, _ message: String) throws {
    let machine = try Machine(swift: swift)
    defer { machine.remove() }
    for script in ["scripts/generate", "scripts/test"] {
      let report = try machine.run(script)
      #expect(report.status == 1)
      #expect(report.output.contains("\n\(message) Install Swift 6.2 or later"), "\(report.output)")
    }
  }

  private static let passed = "✔ Test \"answers error: with 401\" passed after 0.1 seconds.\n"
  private static let end = "Test run with 2 tests in 1 suite"

  @Test func summaryLineIsPrintedVerbatim() throws {
    let machine = try Machine()
    defer { machine.remove() }
    try machine.write("\(Self.passed)✔ \(Self.end) passed after 3.1 seconds.\n", to: "tests.txt")
    try machine.write("0\n", to: "status.txt")
    let report = try machine.run("scripts/test", "--filter", "X")
    #expect(report.status == 0, "\(report.output)\(report.errors)")
    #expect(report.output.hasSuffix("\n✔ \(Self.end) passed after 3.1 seconds.\n"))
    #expect(!report.output.contains("Failed") && Self.lines(report.output).count <= 25)
  }

  @Test func onlyFailuresAreListedWithDetails() throws {
    let machine = try Machine()
    defer { machine.remove() }
    let failure =
      "✘ Test a() recorded an issue at A.swift:1:2: Expectation failed: x\n↳ error: y\nmore\n"
    let ends =
      "✘ Suite A failed after 1 seconds with 1 issue.\n✘ \(Self.end) failed after 1 seconds.\n"
    try machine.write("◇ Test a() started.\n\(failure)\(Self.passed)\(ends)", to: "tests.txt")
    try machine.write("1\n", to: "status.txt")
    let report = try machine.run("scripts/test", "--filter", "X")
    #expect(report.status == 1)
    let log = "The full log is in .build/logs/test.log.\n"
    #expect(
      report.output.hasSuffix("\nFailed:\n\(failure)✘ \(Self.end) failed after 1 seconds.\n\(log)"),
      "\(report.output)")
  }

  @Test func failedBuildShowsCompilerErrors() throws {
    let machine = try Machine()
    defer { machine.remove() }
    let error = "/a/B.swift:1:2: error: cannot find 'x' in scope\n1 | x\n  | ^\n"
    try machine.write("[1/2] Compiling B\n\(error)[2/2] Compiling C\n", to: "tests.txt")
    try machine.write("1\n", to: "status.txt")
    let report = try machine.run("scripts/test", "--filter", "X")
    #expect(report.output.contains("\nFailed:\n\(error)The full log"), "\(report.output)")
  }

  @Test func crashIsReportedWithInterruptedTests() throws {
    let machine = try Machine()
    defer { machine.remove() }
    let fatal = "A/B.swift:7: Fatal error: Index out of range\n"
    let running = "Stopped by a crash. Tests that were running:\n  A.B/c()/B.swift:5:2\n"
    let output = "\(fatal)error: Exited with unexpected signal code 4\n\n\(running)"
    try machine.write("\(Self.passed)\(output)", to: "tests.txt")
    try machine.write("1\n", to: "status.txt")
    let report = try machine.run("scripts/test", "--filter", "X")
    #expect(
      report.output.contains("\nFailed:\n\(fatal)\(running)The full log"), "\(report.output)")
  }

  @Test(arguments: ["scripts/generate", "scripts/test"])
  func ctrlCEndsStepAndClearsLine(_ script: String) throws {
    let hangs = "echo 'begun now'; exec sleep 3600;"
    let machine = try Machine(
      swift: Machine.swift.replacing("build*) ", with: "build*) \(hangs)")
        .replacing(" test*) ", with: " test*) \(hangs)"))
    defer { machine.remove() }
    let terminal = Checkout.root.appending(path: "Tests/Support/Terminal.py").path
    let report = try Shell.run(
      ["python3", terminal, "--interrupt", "begun now", "env", "PATH=\(machine.folder.path)/bin"]
        + ["bash", script], in: machine.folder)
    #expect(report.status == 130)
    #expect(report.output.hasSuffix(#"\r\x1b[K"# + "\n"), "\(report.output)\(report.errors)")
  }

  @Test func failedPackageManagerSuggestsCommand() throws {
    let machine = try Machine()
    defer { machine.remove() }
    try machine.write("#!/bin/sh\nexit 1\n", to: "bin/pkg-config")
    try machine.write("#!/bin/sh\necho 0\n", to: "bin/id")
    try machine.write("#!/bin/sh\nseq 90\necho 'E: no route'\nexit 100\n", to: "bin/apt-get")
    let report = try machine.run("scripts/libraries", "libyaml-dev")
    #expect(report.status == 1 && report.output.isEmpty)
    #expect(Self.lines(report.errors).count <= 8)
    #expect(report.errors.contains("E: no route\n"))
    #expect(report.errors.contains("is there a network? Missing: libyaml-dev\n"))
    #expect(report.errors.hasSuffix("start again: apt-get install -y pkg-config libyaml-dev\n"))
  }

  @Test func unprivilegedUserIsToldWhatToRun() throws {
    let machine = try Machine()
    defer { machine.remove() }
    try machine.write("#!/bin/sh\nexit 1\n", to: "bin/pkg-config")
    try machine.write("#!/bin/sh\necho 1000\n", to: "bin/id")
    try machine.write("#!/bin/sh\n", to: "bin/apt-get")
    try machine.write("#!/bin/sh\nexit 1\n", to: "bin/sudo")
    let report = try machine.run("scripts/libraries", "libyaml-dev")
    #expect(report.status == 1)
    #expect(
      report.errors.hasSuffix("start again: sudo apt-get install -y pkg-config libyaml-dev\n"))
  }
}
