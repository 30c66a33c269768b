import ContractModel
import ContractPipeline
import ContractReader
import Diagnostics
import Machines
import SessionExploration
import YAMLSource

/// Tries small changes of a contract, and keeps those after which a claim holds.
struct RemedySearch {
  private let source: SourceFile
  private let files: FilesOnDisk
  private let bound: Int
  private let time: TimeLimit
  /// The states of each situation in which a change must not break another claim.
  private static let quickBound = 1_000

  init(_ source: SourceFile, including files: FilesOnDisk, bound: Int, within time: TimeLimit) {
    (self.source, self.files, self.bound, self.time) = (source, files, bound, time)
  }

  func remedies(for proof: SessionProof) -> [SessionClaim: [Remedy]] {
    let tried = proof.failures.map { failure in
      (failure.claim, failure.remedies.filter { helps(failure, $0, of: proof) })
    }
    return Dictionary(uniqueKeysWithValues: tried)
  }

  /// The claim holds after it, and each that held before.
  private func helps(_ failure: ClaimFailure, _ remedy: Remedy, of old: SessionProof) -> Bool {
    guard let text = text(after: remedy.edit) else { return false }
    let changed = SourceFile(path: source.path, bytes: text)
    guard let contract = try? ContractReader.read(YAMLSource.parse(changed), including: files)
    else { return false }
    let known = Set(old.failures.map(\.claim)).subtracting([failure.claim])
    let own = SessionProof(contract, bound: bound, within: time, only: [failure.situation])
    guard known.isSuperset(of: own.failures.map(\.claim)) else { return false }
    let all = SessionProof(contract, bound: min(bound, Self.quickBound), within: time)
    // A search that ran out of time hasn't tried the change.
    return known.isSuperset(of: all.failures.map(\.claim)) && !time.isOver
  }

  /// Nil for a change of an included file.
  private func text(after edit: Remedy.ContractChange) -> [UInt8]? {
    switch edit {
    case .insert(let key):
      return key.owner.source === source ? ContractWriter.text(of: source, with: [key]) : nil
    case .replace(let span, let text):
      guard span.source === source else { return nil }
      return source.bytes[..<span.startOffset] + Array(text.utf8) + source.bytes[span.endOffset...]
    }
  }
}
