/// Finds the name that somebody probably meant. Mustache imports nothing, so it has its own.
enum NearestName {
  /// "did you mean `user`? the keys are `user`, `users`", or without the question.
  static func hint(_ written: String, among names: [String], titled title: String) -> String {
    let question = nearest(to: written, among: names).map { "did you mean `\($0)`? " } ?? ""
    return "\(question)\(title) \(list(names))"
  }

  /// "`a`, `b`", shortened behind the eighth.
  static func list(_ names: [String]) -> String {
    if names.isEmpty { return "none" }
    let more = names.count > 8 ? " and \(names.count - 8) more" : ""
    return names.prefix(8).map { "`\($0)`" }.joined(separator: ", ") + more
  }

  /// The first of the nearest names, if one is near enough: a third of its letters may differ.
  private static func nearest(to written: String, among names: [String]) -> String? {
    var best: (name: String, distance: Int)?
    for name in names {
      let distance = distance(Array(written.utf8.prefix(64)), Array(name.utf8.prefix(64)))
      if distance <= max(1, name.utf8.count / 3), distance < best?.distance ?? .max {
        best = (name, distance)
      }
    }
    return best?.name
  }

  /// How many letters have to be added, removed or changed.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in right.enumerated() {
        let changed = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(changed, diagonal + 1, row[column] + 1)
      }
    }
    return row[right.count]
  }
}
