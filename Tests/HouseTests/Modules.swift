import CaseFolders
import Testing

/// The modules of Package.swift, and the modules that each may know.
enum Modules {
  struct Module {
    let name: String
    let layer: String
    let knows: Set<String>
  }

  /// Read from the manifest, which is the one place that says so.
  static func all() throws -> [Module] {
    let line =
      #/\b(?:module|executable)\(\s*"([\w-]+)",\s*"(\w+)",\s*knows:\s*\[([^\]]*)\](?:,\s*system:\s*\[([^\]]*)\])?/#
    return try Checkout.text("Package.swift").matches(of: line).map { match in
      let words = (match.output.3 + " " + (match.output.4 ?? "")).matches(of: #/"(\w+)"/#)
      return Module(
        name: String(match.output.1), layer: String(match.output.2),
        knows: Set(words.map { String($0.output.1) }))
    }
  }

  /// Why a module may not be imported, for those that people will want.
  static func reason(_ module: String) -> String {
    switch module {
    case "CYAML": "only YAMLSource calls libyaml"
    case "CHTTPD": "only HTTPServer listens on a socket"
    case "CSystem": "only FileOutput and Stores call the file system"
    case "CCrypto", "CSodium": "only Crypto calls OpenSSL and libsodium"
    case "CSQLite": "only Stores calls SQLite"
    case "CPostgres": "only Stores calls PostgreSQL"
    case "YAMLSource": "only the reader knows that contracts are YAML"
    case "Foundation", "FoundationEssentials":
      "authgen starts in milliseconds because nothing in it needs Foundation"
    default: "Package.swift does not name it there; a new dependency is a decision to write down"
    }
  }
}
