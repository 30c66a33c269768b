import ChildProcesses
import Foundation
import Testing

@Suite struct ChildProcessTests {
  @Test func reportsStatusOrSignal() throws {
    #expect(try ChildProcess(["sh", "-c", "exit 7"]).waitUntilExit() == 7)
    let sleeper = try ChildProcess(["sleep", "600"])
    sleeper.signal(SIGTERM)
    #expect(sleeper.waitUntilExit() == SIGTERM)
    #expect(sleeper.waitUntilExit() == SIGTERM)
  }

  @Test func readsAndWritesThroughPipes() throws {
    let cat = try ChildProcess(["cat"], input: .pipe, output: .pipe)
    try cat.input?.write(contentsOf: Data("one\ntwo".utf8))
    #expect(cat.line() == "one")
    try cat.input?.close()
    #expect(cat.line() == "two")
    #expect(cat.line() == nil)
    #expect(cat.waitUntilExit() == 0)
  }

  @Test func directoryAndEnvironmentApplyToChild() throws {
    let shell = try ChildProcess(
      ["sh", "-c", "pwd; echo $GREETING"], in: URL(filePath: "/"),
      environment: ["GREETING": "hello"],
      output: .pipe)
    #expect(shell.line() == "/")
    #expect(shell.line() == "hello")
  }

  @Test func missingProgramIsReported() {
    let fault = #expect(throws: ChildProcess.NotStarted.self) {
      try ChildProcess(["program-that-nobody-has"])
    }
    #expect(fault?.description.hasPrefix("program-that-nobody-has does not start: ") == true)
    #expect(fault?.reason == ENOENT)
  }

  /// With this many, Foundation's `Process` crashed the whole run.
  @Test func manyOpenFilesAreHarmless() throws {
    let held = try (0..<1_400).map { _ in
      let copy = dup(0)
      try #require(copy >= 0, "this machine lets a process open too few files: see ulimit -n")
      return copy
    }
    defer { for file in held { close(file) } }
    #expect(try ChildProcess(["true"]).waitUntilExit() == 0)
  }

  #if os(Linux)
    @Test func childInheritsNoOtherFiles() throws {
      // Not the number that the shell's own list gets.
      let held = fcntl(0, F_DUPFD, 100)
      try #require(held >= 100)
      defer { close(held) }
      // The shell's own list is open while it lists.
      let shell = try ChildProcess(
        ["sh", "-c", "cd /proc/$$/fd && echo *"], input: .nothing, output: .pipe)
      let files = try #require(shell.line()).split(separator: " ").compactMap { Int32($0) }
      #expect(!files.contains(held))
      #expect(files.count <= 4)
    }
  #endif
}
