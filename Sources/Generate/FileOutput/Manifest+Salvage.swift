extension Manifest {
  /// What is left of a manifest that a merge has damaged: each line that names a file and a hash counts, of whichever
  /// side it is. A wrong line costs nobody a file: a file fits by its own bytes alone.
  init(salvaging bytes: [UInt8]) {
    self.init(generator: "")
    for line in bytes.split(separator: 0x0A) {
      let text = String(decoding: line, as: UTF8.self)
      let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count == 5, parts[2] == ": " else { continue }
      if parts[1] == "generator" { generator = String(parts[3]) }
      guard parts[3].utf8.count == 64,
        parts[3].allSatisfy(\.isHexDigit), PathRule.fault(in: String(parts[1])) == nil
      else { continue }
      merged[TreePath(String(parts[1])), default: []].insert(String(parts[3]))
    }
  }
}
