import Primitives

/// The record that a run leaves behind about itself, in `.authgen.json`: the generator, the files that it made, and a
/// fingerprint of each. Contains no time, machine or user: the same files give the same bytes.
///
/// All fingerprints are on one line, so that a review shows one changed line at most, whatever the number of files.
struct Manifest: Equatable {
  /// The name and version of the generator.
  var generator: String
  private(set) var format = Manifest.format
  private(set) var files: Set<TreePath> = []
  private var fingerprints: Set<String> = []
  /// SHA-256 of the files, as manifests of format 1 have it. A merged one may have several for a file.
  private var hashes: [TreePath: Set<String>] = [:]

  static let format = 2

  init(generator: String) { self.generator = generator }

  mutating func add(_ path: TreePath, _ bytes: [UInt8]) {
    files.insert(path)
    fingerprints.insert(Manifest.fingerprint(path, bytes))
  }

  /// Whether the generator made a file of this name.
  func knows(_ path: TreePath) -> Bool { files.contains(path) }

  /// There are fingerprints without a name: a merge kept those of both sides, but the names of one.
  var knowsMoreThanNames: Bool {
    fingerprints.count > files.count  //! unnamed-file-known
  }

  /// Whether a file is still as the generator made it.
  func fits(_ path: TreePath, _ bytes: [UInt8]) -> Bool {
    fingerprints.contains(Manifest.fingerprint(path, bytes))
      || hashes[path]?.contains(SHA256.hex(bytes)) == true
  }

  /// 48 bits: somebody's edit has to be told from what was generated, not a forgery.
  private static func fingerprint(_ path: TreePath, _ bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.update(path.bytes + [0])  //! fingerprint-of-place
    hash.update(bytes)
    return Base64URL.encode(Array(hash.finish().prefix(6)))
  }

  var bytes: [UInt8] {
    let names = files.sorted().map { "    \(Manifest.quoted($0.text))" }
    let text = """
      {
        "format": \(Manifest.format),
        "generator": \(Manifest.quoted(generator)),
        "fingerprints": "\(fingerprints.sorted().joined(separator: " "))",
        "files": [\(names.isEmpty ? "" : "\n\(names.joined(separator: ",\n"))\n  ")]
      }

      """
    return Array(text.utf8)
  }

  /// Printable ASCII: what else there is becomes `\u` escapes.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { 0x20...0x7E ~= $0 && $0 != 0x22 && $0 != 0x5C }
    if isPlain { return "\"\(text)\"" }
    let units = text.utf16.map { unit -> String in
      switch unit {
      case 0x22, 0x5C: "\\" + String(UnicodeScalar(UInt8(unit)))
      case 0x20...0x7E: String(UnicodeScalar(UInt8(unit)))
      default: "\\u" + String(String(0x1_0000 + Int(unit), radix: 16).dropFirst())
      }
    }
    return "\"" + units.joined() + "\""
  }
}

extension Manifest {
  /// Reads any format, also what a merge made of two manifests, with or without marks of a conflict: each line
  /// counts. A wrong name costs nobody a file, since a file fits by its own bytes alone.
  ///
  /// Returns nil for a damaged manifest.
  init?(reading bytes: [UInt8]) {
    self.init(generator: "")
    format = 0
    var key = ""
    for token in ManifestToken.all(in: bytes) {
      switch token {
      case .key(let name): key = name
      case .number(let number): if key == "format" { format = max(format, number) }
      case .text(let text): take(text, of: key)
      }
    }
    if format == 0 || generator.isEmpty { return nil }
  }

  private mutating func take(_ text: String, of key: String) {
    switch key {
    case "generator": generator = GeneratorVersion.newest(generator, text)
    case "fingerprints": fingerprints.formUnion(text.split(separator: " ").map(String.init))
    default: take(text, below: key)
    }
  }

  /// A name in a list, or the hash of a file by its name.
  private mutating func take(_ text: String, below key: String) {
    let isHash =
      key != "files" && text.utf8.count == 64 && text.utf8.allSatisfy(ManifestToken.isHexadecimal)
    let name = isHash ? key : text
    guard PathRule.fault(in: name) == nil else { return }  //! manifest-path-inside-folder
    files.insert(TreePath(name))
    if isHash { hashes[TreePath(name), default: []].insert(text) }
  }
}
