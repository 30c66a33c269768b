import FileOutput

/// What git is told of generated files: they fold in reviews, and a merge keeps both sides of a manifest.
struct GitAttributes {
  /// Beside the output folders, in the folder that holds them all.
  let path: String

  init(in out: String) { path = "\(out)/.gitattributes" }

  private static let manifest = ".authgen.json merge=union -diff"
  private static let text = """
    # Hosts fold generated files in reviews.
    * linguist-generated
    # A merge keeps both sides, which the next `authgen generate` cleans up. Nobody needs to review fingerprints.
    \(manifest)

    """

  /// What was written, as a line; empty if the file says something of the manifest already. Other lines stay.
  func write() -> String {
    if case .written = NewFile.write(Self.text, to: path) { return "\(path): written, for git\n" }
    guard let bytes = try? Disk.read(path, limit: 1 << 20),
      let new = Self.completed(String(decoding: bytes, as: UTF8.self)),
      ReplacedFile.write(Array(new.utf8), to: path) == nil
    else { return "" }
    return "\(path): completed, for git\n"
  }

  /// Nil if nothing is missing. Earlier versions wrote the line without `-diff`.
  static func completed(_ old: String) -> String? {
    var lines = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let own = lines.firstIndex(of: ".authgen.json merge=union") {
      lines[own] = manifest
      return lines.joined(separator: "\n")
    }
    if lines.contains(where: { $0.hasPrefix(".authgen.json") }) { return nil }
    return old + (old.isEmpty || old.hasSuffix("\n") ? "" : "\n") + text
  }
}
