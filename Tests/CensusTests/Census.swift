import CaseFolders
import Foundation

@testable import write_test_clients

/// The census as it was found in this run.
enum Census {
  struct Found: Sendable {
    let sent: LanguageTable
    let returned: LanguageTable
    let granted: LanguageTable
  }

  static let found = Result {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "census-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return Found(
      sent: try LanguageTable.made(by: CensusContract.sent, in: folder),
      returned: try LanguageTable.made(by: CensusContract.returned, in: folder),
      granted: try LanguageTable.made(by: CensusContract.granted, in: folder))
  }

  static func sent() throws -> CensusContract {
    CensusContract.sent(without: Set(try found.get().sent.refused.keys))
  }

  static func granted() throws -> CensusContract {
    CensusContract.granted(without: Set(try found.get().granted.refused.keys))
  }

  static func returned() throws -> CensusContract {
    CensusContract.returned(without: Set(try found.get().returned.refused.keys))
  }
}
