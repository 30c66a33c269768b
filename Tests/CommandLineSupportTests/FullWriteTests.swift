import CommandLineSupport
import Foundation
import Testing

@Suite struct FullWriteTests {
  @Test func writesEverything() throws {
    let pipe = Pipe()
    let text = String(repeating: "line\n", count: 2000)
    #expect(WholeWrite.write(Array(text.utf8), to: pipe.fileHandleForWriting.fileDescriptor))
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd() == Data(text.utf8))
  }

  @Test func failedWriteIsReported() {
    #expect(!WholeWrite.write([0x61], to: -1))
    #expect(WholeWrite.write([], to: -1))
  }
}
