/// How messages name a change.
extension PieceChange {
  /// The piece by its keys: `` `types.User.name` ``.
  var title: String { "`\(path.joined(separator: "."))`" }

  /// "is 10m instead of 1h", "is 10m", "is no longer said (1h before)".
  func words(_ property: Property) -> String {
    guard let value = value(property) else { return "is as before" }
    switch (value.oldText, value.newText) {
    case (let old?, let new?): return "is \(new) instead of \(old)"
    case (nil, let new?): return "is \(new), and was not said before"
    case (let old?, nil): return "is no longer said (it was \(old))"
    case (nil, nil): return "is as before"
    }
  }

  /// The piece's value: `` `tokens.access.lifetime` ``.
  func title(_ property: Property) -> String {
    "`\((path + property.section + [property.key]).joined(separator: "."))`"
  }

  /// The whole sentence about one value.
  func sentence(_ property: Property) -> String { "\(title(property)) \(words(property))" }
}
