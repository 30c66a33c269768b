import Diagnostics
import Testing
import YAMLSource

/// Damaged files: whatever is done to a text, the reader ends, says why where it refuses, and
/// points into the file.
@Suite struct DamageTests {
  private static let sample = Array(
    """
    %YAML 1.2
    --- # a contract
    service: "Lon\\u00e9\\
      gde" # comment
    servers: { api: [a, 'b''c', "d\\n"], ? e : *f }
    doc: |-
      请先登录

      two
    list:
    - &x a
    - ? b
      : !!str c
    -
      - >+1
       text

    <<: {d}
    ...
    """.utf8)

  private static let bytes: [UInt8] =
    Array("\0\t\n\r \"#%&'*,-:?[\\]{|}".utf8) + [0x80, 0xC2, 0xF0]

  @Test(arguments: 0..<sample.count) func survivesTruncation(_ end: Int) {
    check(Array(Self.sample[..<end]))
    check(Array(Self.sample[end...]))
  }

  @Test(arguments: bytes) func survivesReplacedByte(_ byte: UInt8) {
    for index in Self.sample.indices {
      var file = Self.sample
      file[index] = byte
      check(file)
      file.insert(byte, at: index)
      check(file)
    }
  }

  @Test(arguments: 0..<sample.count) func survivesRemovedByte(_ index: Int) {
    var file = Self.sample
    file.remove(at: index)
    check(file)
  }

  @Test(arguments: bytes) func survivesRepeatedByte(_ byte: UInt8) {
    for count in [1, 2, 3, 5, 65, 500] {
      check([UInt8](repeating: byte, count: count))
      check(Array("a: ".utf8) + [UInt8](repeating: byte, count: count))
      check(Array("a: [".utf8) + Array([[UInt8]](repeating: [byte, 0x20], count: count).joined()))
    }
  }

  private func check(_ file: [UInt8]) {
    let document = Reading.document(file)
    #expect(document.root != nil || !document.problems.isEmpty)
    let spans = (document.root?.spans ?? []) + document.problems.compactMap(\.span)
    let strays = spans.filter { $0.start > $0.end || $0.end.offset > file.count }
    #expect(strays.isEmpty, "\(strays.map(\.places)) in \(String(decoding: file, as: UTF8.self))")
    #expect(document.problems.allSatisfy { $0.span != nil })
    _ = TextReport(colour: false).render(Array(document.problems.prefix(3)))
  }
}
