import Testing

@testable import HTTPServer

/// Values are looked at eight bytes at a time: that must not show.
@Suite struct ValueBytesTests {
  @Test func everyByteIsCheckedAtEveryPosition() {
    for place in 0..<24 {
      for byte in UInt8.min...UInt8.max {
        var bytes = [UInt8](repeating: 0x61, count: 24)
        bytes[place] = byte
        let isGood = byte == 0x09 || (0x20...0x7E).contains(byte) || byte >= 0x80
        let count = bytes.withUnsafeBytes { ValueBytes.count($0) }
        #expect(count == (isGood ? 24 : place), "\(byte) at \(place)")
      }
    }
  }

  @Test func neighborsChangeNothing() {
    for one in UInt8.min...UInt8.max {
      for other in UInt8.min...UInt8.max {
        let bytes = [UInt8](repeating: 0x7E, count: 3) + [one, other] + [0x80, 0x21, 0xFF, 0x20]
        let simple = bytes.prefix { $0 == 0x09 || $0 >= 0x20 && $0 != 0x7F }.count
        let count = bytes.withUnsafeBytes { ValueBytes.count($0) }
        if count != simple { Issue.record("\(one), \(other): \(count)") }
      }
    }
  }
}
