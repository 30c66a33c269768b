import ContractReader
import Diagnostics

/// The files beside a contract, as a commit has them.
final class FilesInGit: IncludedFiles {
  private let git: Git
  private var read: [String: SourceFile] = [:]

  init(_ git: Git) { self.git = git }

  func file(_ path: String, besides contract: String) throws(UnreadableInclude) -> SourceFile? {
    let inCommit = contract.dropFirst(git.revision.count + 1)
    let folder = inCommit.lastIndex(of: "/").map { String(inCommit[...$0]) } ?? ""
    let shown = folder + path
    if let known = read[shown] { return known }
    let bytes: [UInt8]?
    do {
      bytes = try git.file(shown)
    } catch {
      let diagnostic = error.diagnostics.first
      throw .failed(message: diagnostic?.message ?? "", help: diagnostic?.help ?? "")
    }
    guard let bytes else { return nil }
    let source = SourceFile(path: "\(git.revision):\(shown)", bytes: bytes)
    read[shown] = source
    return source
  }
}
