/// The place of a store.
package enum SQLitePlace: Equatable, Sendable {
  case file(String)
  /// Gone when it is closed.
  case memory

  var path: String {
    switch self {
    case .file(let path): path
    case .memory: ":memory:"
    }
  }
}
