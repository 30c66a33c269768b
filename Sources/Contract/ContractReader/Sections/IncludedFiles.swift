package import ContractModel
package import Diagnostics

/// Gives the files that a contract includes. Whoever reads disks implements it.
package protocol IncludedFiles {
  /// The path as it shows in reports, and the bytes; nil where there is no such file.
  func file(_ path: String, besides contract: String) throws(UnreadableInclude) -> SourceFile?
}

/// For contracts that stand alone.
package struct NoIncludedFiles: IncludedFiles {
  package init() {}

  package func file(_ path: String, besides contract: String) -> SourceFile? { nil }
}

/// Why a file that is there is not read.
package enum UnreadableInclude: Error {
  /// A symbolic link on the way leads out of the contract's folder.
  case leadsOutside
  /// The words of the disk, and what to do about them.
  case failed(message: String, help: String)
}

/// How much a contract may include: this bounds the time and memory that a hostile one can take.
struct IncludeLimits {
  static let files = 100
  /// In bytes, of all included files together; as much as one contract may have.
  static let size = 16 * 1024 * 1024
}

extension KeyTable {
  package static let sharedFile = KeyTable(
    "an included file",
    [
      .optional(
        "include", .files, "more files, as in a contract", example: "[types.yaml]"),
      .optional(
        "types", .definitionsOf(.typeDefinition), "types, as in a contract",
        example: "{ User: { id: uuid } }"),
      .optional(
        "errors", .definitions(.refusal), "errors, as in a contract",
        example: "{ sessionExpired: { status: 401, recover: renew } }"),
    ])
}
