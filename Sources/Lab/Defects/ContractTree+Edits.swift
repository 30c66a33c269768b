extension ContractTree {
  /// Another value wherever the pattern fits; nil where it fits nowhere or nothing changes.
  func changing(
    _ pattern: String, _ change: (String) -> String?
  ) -> ContractTree? {
    var (tree, isChanged) = (self, false)
    for path in paths(pattern) {
      guard let old = text(at: path), let new = change(old), new != old else { continue }
      tree = tree.setting(path, to: new)
      isChanged = true
    }
    return isChanged ? tree : nil
  }

  /// Without what stands wherever the pattern fits.
  func removing(_ pattern: String) -> ContractTree? {
    let paths = paths(pattern)
    return paths.isEmpty ? nil : paths.reduce(self) { $0.removing($1) }
  }

  func numbers(_ pattern: String, plus offset: Int) -> ContractTree? {
    changing(pattern) { Int($0).map { "\(max(1, $0 + offset))" } }
  }

  func durations(_ pattern: String, _ change: (Int) -> Int) -> ContractTree? {
    changing(pattern) { WrittenDuration.seconds($0).map { "\(max(1, change($0)))s" } }
  }

  /// The names of the endpoints with this `does`.
  func endpoints(doing operation: String) -> [String] {
    keys(at: ["endpoints"]).filter { text(at: ["endpoints", $0, "does"]) == operation }
  }
}
