package import Diagnostics

/// Why something that the user named could not be read.
package struct DiskError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case missing
    case notFile
    case notFolder
    /// A symbolic link leads out of the project, or into its Git folder.
    case leadsOutside
    /// In bytes.
    case tooLarge(limit: Int)
    /// A name in the folder is no UTF-8; this is how it looks with the rest replaced.
    case nameNotText(String)
    /// The system's answer.
    case failed(message: String, help: String)
  }

  package let path: String
  package let reason: Reason

  init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  package var diagnostic: Diagnostic {
    Findings.diagnostic(.unreadable, message, help: help)
  }

  private var message: String {
    switch reason {
    case .missing: "`\(path)` does not exist"
    case .notFile: "`\(path)` is not a file"
    case .notFolder: "`\(path)` is not a folder"
    case .leadsOutside: "`\(path)` is a link that leads out of the project"
    case .tooLarge(let limit): "`\(path)` is larger than \(limit) bytes"
    case .nameNotText(let name): "`\(path)` holds a name that is not UTF-8: `\(name)`"
    case .failed(let message, _): message
    }
  }

  private var help: String {
    switch reason {
    case .missing, .notFile, .notFolder: "check the path"
    case .leadsOutside: "put the file itself in its place"
    case .tooLarge: "Check that it is the right file; if it is, split it"
    case .nameNotText: "Rename it"
    case .failed(_, let help): help
    }
  }
}
