/// Reads `.authgen.json` strictly: a member that is unknown, doubled or of another kind is damage,
/// for a wrong belief about who made a file would cost somebody a file. White space and order are
/// free.
struct ManifestReader {
  struct Damage: Error {}

  private let bytes: [UInt8]
  private var index = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The manifest, or nil for a damaged one.
  static func read(_ bytes: [UInt8]) -> Manifest? {
    var reader = ManifestReader(bytes)
    return try? reader.manifest()
  }

  private mutating func manifest() throws(Damage) -> Manifest {
    var found = Manifest(generator: "")
    var seen: Set<String> = []
    try members { (reader, name) throws(Damage) in
      guard seen.insert(name).inserted else { throw Damage() }
      switch name {
      case "format": try reader.format()
      case "generator": found.generator = try reader.string()
      case "files": found.files = try reader.hashes()
      case "unfinished": found.unfinished = try reader.hashes()
      default: throw Damage()
      }
    }
    skipSpace()
    guard index == bytes.count, seen.isSuperset(of: ["format", "generator", "files"]) else {
      throw Damage()
    }
    return found
  }

  private mutating func format() throws(Damage) {
    skipSpace()
    let digits = Array("\(Manifest.format)".utf8)
    guard bytes[index...].starts(with: digits) else { throw Damage() }
    index += digits.count
  }

  private mutating func hashes() throws(Damage) -> [TreePath: String] {
    var found: [TreePath: String] = [:]
    try members { (reader, name) throws(Damage) in
      let hash = try reader.string()
      let isHash = hash.utf8.count == 64 && hash.utf8.allSatisfy(ManifestReader.isHexadecimal)
      let isNew = found.updateValue(hash, forKey: TreePath(name)) == nil
      guard isHash, isNew, PathRule.fault(in: name) == nil else { throw Damage() }
    }
    return found
  }

  private mutating func members(
    _ take: (inout ManifestReader, String) throws(Damage) -> Void
  ) throws(Damage) {
    try expect("{")
    if accept("}") { return }
    repeat {
      let name = try string()
      try expect(":")
      try take(&self, name)
    } while accept(",")
    try expect("}")
  }

  private mutating func string() throws(Damage) -> String {
    try expect("\"")
    var units: [UInt16] = []
    while let byte = next(), (0x20...0x7E).contains(byte) {
      if byte == 0x22 { return String(decoding: units, as: UTF16.self) }
      units.append(byte == 0x5C ? try escape() : UInt16(byte))
    }
    throw Damage()
  }

  /// Only the escapes that `Manifest` writes.
  private mutating func escape() throws(Damage) -> UInt16 {
    guard let kind = next() else { throw Damage() }
    if kind == 0x22 || kind == 0x5C { return UInt16(kind) }
    let digits = bytes[index...].prefix(4)
    guard kind == 0x75, digits.count == 4, digits.allSatisfy(ManifestReader.isHexadecimal),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw Damage() }
    index += 4
    return unit
  }

  private mutating func next() -> UInt8? {
    guard index < bytes.count else { return nil }
    index += 1
    return bytes[index - 1]
  }

  private mutating func expect(_ mark: Unicode.Scalar) throws(Damage) {
    guard accept(mark) else { throw Damage() }
  }

  private mutating func accept(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: mark) else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
  }
}
