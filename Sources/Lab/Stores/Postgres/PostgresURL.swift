import CPostgres

/// The URL of a database, with a password perhaps: it is handed to libpq and printed nowhere.
package struct PostgresURL: Sendable, CustomStringConvertible, CustomReflectable {
  let text: String

  /// Nil where libpq cannot read it.
  package init?(_ text: String) {
    guard Self.schemes.contains(where: text.hasPrefix),
      let options = PQconninfoParse(text, nil)
    else { return nil }
    PQconninfoFree(options)
    self.text = text
  }

  package static let schemes = ["postgres://", "postgresql://"]

  package var description: String { "postgres://…" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
