/// A name in a folder, or names joined by `/`: bytes, as the file system has them. Never a
/// `String`, which repairs what is no UTF-8 and takes composed and decomposed letters for the same.
struct TreePath: Hashable, Sendable {
  let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Copies what ends with a NUL.
  init(copying name: UnsafePointer<CChar>) {
    var bytes: [UInt8] = []
    var place = name
    while place.pointee != 0 {
      bytes.append(UInt8(bitPattern: place.pointee))
      place += 1
    }
    self.bytes = bytes
  }

  init(joining parts: ArraySlice<TreePath>) {
    bytes = Array(parts.map(\.bytes).joined(separator: [slash]))
  }

  /// For people; what is no UTF-8 is replaced.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  var parts: [TreePath] { bytes.split(separator: slash).map { TreePath(bytes: Array($0)) } }

  var name: TreePath { parts.last ?? self }

  /// The folders above, outermost first, without the empty one.
  var ancestors: [TreePath] {
    bytes.indices.filter { bytes[$0] == slash }.map { TreePath(bytes: Array(bytes[..<$0])) }
  }

  func appending(_ name: TreePath) -> TreePath {
    bytes.isEmpty ? name : TreePath(bytes: bytes + [slash] + name.bytes)
  }

  /// Without a difference between ASCII capitals and small letters.
  var folded: TreePath {
    TreePath(bytes: bytes.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 })
  }

  /// Lends the bytes as C wants them. No name with a NUL gets here: none comes from a folder, and
  /// those that users give are refused before.
  func withPointer<Value>(_ use: (UnsafePointer<CChar>) -> Value) -> Value {
    (bytes + [0]).withUnsafeBytes { use($0.assumingMemoryBound(to: CChar.self).baseAddress!) }
  }
}

extension TreePath: Comparable {
  static func < (left: TreePath, right: TreePath) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}

private let slash: UInt8 = 0x2F
