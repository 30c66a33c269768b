import CommandLineSupport
import Stores

/// The store that `--store` names.
enum StorePlace {
  case sqlite(SQLitePlace)
  case postgres(PostgresURL)

  init(_ text: String) throws(UsageError) {
    let file = text.dropFirst("sqlite:".count)
    if text == "memory" {
      self = .sqlite(.memory)
    } else if file.hasPrefix(":"), text.hasPrefix("sqlite:") {
      throw UsageError(
        message: "`--store` cannot be `\(text)`: that can't be a file name",
        help:
          "write `--store memory` to store nothing, or `--store sqlite:./\(file)` for that file")
    } else if text.hasPrefix("sqlite:"), !file.isEmpty {
      self = .sqlite(.file(String(file)))
    } else if let url = PostgresURL(text) {
      self = .postgres(url)
    } else {
      throw UsageError(
        message: "`--store` cannot be `\(Self.shown(text))`",
        help: "write `memory`, `sqlite:FILE` or `postgres://USER@HOST/DATABASE`")
    }
  }

  func open(_ clock: any Clock) async throws(StoreOpening) -> SQLStore {
    do throws(StoreFault) {
      switch self {
      case .sqlite(let place): return try SQLiteStore.open(place, clock: clock)
      case .postgres(let url): return try await PostgresStore.open(url, clock: clock)
      }
    } catch {
      throw StoreOpening(error, at: self)
    }
  }

  /// A URL may hold a password.
  var shown: String {
    switch self {
    case .sqlite(.memory): "the store in memory"
    case .sqlite(.file(let path)): "the store `\(path)`"
    case .postgres: "the store at PostgreSQL"
    }
  }

  /// A text that may be a URL may hold a password, behind its first colon.
  private static func shown(_ text: String) -> String {
    guard let colon = text.firstIndex(of: ":"), text.contains("@") || text.contains("://") else {
      return text
    }
    return text[...colon] + "…"
  }
}
