/// How messages name a change.
extension PieceChange {
  /// The piece by its keys: `` `types.User.name` ``.
  var title: String { "`\(path.joined(separator: "."))`" }

  /// "is now 10m (was 1h)", "is now 10m (was not set)", "is no longer set (was 1h)".
  func words(_ property: Property) -> String {
    guard let value = value(property) else { return "is as before" }
    switch (value.oldText, value.newText) {
    case (let old?, let new?): return "is now \(new) (was \(old))"
    case (nil, let new?): return "is now \(new) (was not set)"
    case (let old?, nil): return "is no longer set (was \(old))"
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
