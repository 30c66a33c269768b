import ContractModel
import ContractReader
import Diagnostics
import FileOutput
import YAMLSource

/// A contract as it is now, and the versions that it is held against.
struct ComparedContract {
  let new: Contract
  let old: [(version: String, contract: Contract)]
  /// The commit of the old version; nil for files.
  var revision: String?
}

/// Finds the old versions of contracts.
struct OldContracts {
  private let files = FilesOnDisk()

  /// - Throws: what is wrong with the file, or with the contract in it.
  func read(_ path: String) throws(Problems) -> Contract {
    let sources = try ContractFiles.read([path])
    return try ContractReader.read(YAMLSource.parse(sources[0]), including: files)
  }

  /// Holds the files of versions against one contract.
  func compare(
    _ path: String, with versions: [(version: String?, path: String)]
  ) throws(Problems) -> ComparedContract {
    let new = try read(path)
    var old: [(version: String, contract: Contract)] = []
    for (version, path) in versions {
      let contract = try read(path)
      let name = version ?? contract.version.value
      guard contract.isOfSameService(as: new) else {
        throw Problems([.otherService(path, contract, new)])
      }
      if version == nil, let same = old.first(where: { $0.version == name }) {
        throw Problems([.twoOfOneVersion(contract, same.contract)])
      }
      old.append((name, contract))
    }
    return ComparedContract(new: new, old: old)
  }

  /// The files `released/NAME-VERSION.yaml` beside a contract.
  func released(_ path: String) throws(Problems) -> [String] {
    let (folder, name) = Self.parts(of: path)
    let place = "\(folder)released"
    do {
      guard try Disk.kind(of: place) != nil else { return [] }
      return try Disk.list(place).map(\.name).filter {
        $0.hasPrefix("\(name)-") && $0.hasSuffix(".yaml")
      }.map { "\(place)/\($0)" }
    } catch {
      throw Problems([error.diagnostic])
    }
  }

  /// The folder with its slash, and the name without `.yaml`.
  static func parts(of path: String) -> (folder: String, name: String) {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let file = path[start...]
    let name = file.hasSuffix(".yaml") ? file.dropLast(5) : file
    return (String(path[..<start]), String(name))
  }

  /// Holds contracts against a commit. A contract that the commit has under another path is known by its service.
  func compare(
    _ paths: [String], with git: Git
  ) throws(Problems) -> (compared: [ComparedContract], remarks: [Diagnostic]) {
    var compared: [ComparedContract] = []
    var remarks: [Diagnostic] = []
    let usual = paths.isEmpty ? ["contract/"] : []
    let folders = Set(paths.map { Self.parts(of: $0).folder } + usual).sorted()
    var before: [String] = []
    for folder in folders { before += try git.contracts(in: String(folder.dropLast())) }
    var used: Set<String> = []
    for path in paths {
      let new = try read(path)
      let others = before.filter { !paths.contains($0) }
      guard let (name, old) = try base(of: path, new, others, git) else {
        remarks.append(.newContract(new, git.revision))
        continue
      }
      used.insert(name)
      compared.append(
        ComparedContract(new: new, old: [(old.version.value, old)], revision: git.revision))
    }
    for path in before where !used.contains(path) && !paths.contains(path) {
      if try !isHere(path) { remarks.append(.contractDeleted(path, git.revision)) }
    }
    if compared.isEmpty && remarks.isEmpty { throw Problems([.noContractsOnEitherSide(git)]) }
    return (compared, remarks)
  }

  /// A contract that nobody asked about is still there.
  private func isHere(_ path: String) throws(Problems) -> Bool {
    do {
      return try Disk.kind(of: path) != nil
    } catch {
      throw Problems([error.diagnostic])
    }
  }

  private func base(
    of path: String, _ new: Contract, _ others: [String], _ git: Git
  ) throws(Problems) -> (String, Contract)? {
    if let old = try read(path, git) { return (path, old) }
    for other in others {
      guard let old = try? read(other, git), old.service.value == new.service.value else {
        continue
      }
      return (other, old)
    }
    return nil
  }

  private func read(_ path: String, _ git: Git) throws(Problems) -> Contract? {
    guard let bytes = try git.file(path) else { return nil }
    let source = SourceFile(path: "\(git.revision):\(path)", bytes: bytes)
    return try ContractReader.read(YAMLSource.parse(source), including: FilesInGit(git))
  }
}

extension Contract {
  /// It has the same name, or at least one route in common.
  fileprivate func isOfSameService(as other: Contract) -> Bool {
    if service.value == other.service.value { return true }
    let routes = Set(endpoints.map { "\($0.method.value) \($0.path.value.text)" })
    return other.endpoints.contains { routes.contains("\($0.method.value) \($0.path.value.text)") }
  }
}

extension Diagnostic {
  fileprivate static func otherService(
    _ path: String, _ old: Contract, _ new: Contract
  ) -> Diagnostic {
    Diagnostic(
      "other-service",
      "`\(path)` is a contract of `\(old.service.value)`, and not of `\(new.service.value)`",
      at: old.service.span, related: [RelatedPlace(new.service.span, "the new contract")],
      help: "name two versions of one contract")
  }

  fileprivate static func twoOfOneVersion(_ contract: Contract, _ other: Contract) -> Diagnostic {
    let (path, first) = (contract.source.path, other.source.path)
    return Diagnostic(
      "version-twice",
      "`\(first)` and `\(path)` are both version \(contract.version.value)",
      at: contract.version.span, related: [RelatedPlace(other.version.span, "the other one")],
      help: "keep one file of each version that apps use; the line `version` counts, and not the "
        + "name of the file")
  }

  fileprivate static func newContract(_ contract: Contract, _ revision: String) -> Diagnostic {
    Diagnostic(
      "contract-new", .note, "`\(contract.service.value)` is new since `\(revision)`",
      at: contract.service.span)
  }

  fileprivate static func noContractsOnEitherSide(_ git: Git) -> Diagnostic {
    Diagnostic(
      "no-contracts", "there is no contract in `contract/`, neither here nor in `\(git.revision)`",
      at: nil, help: "run authgen in the folder that holds `contract`, or name a contract file")
  }

  fileprivate static func contractDeleted(_ path: String, _ revision: String) -> Diagnostic {
    Diagnostic(
      "contract-deleted", "`\(path)` is in `\(revision)` and is gone", at: nil,
      why: "shipped apps still call its server",
      help: "keep the contract as long as an app that uses it is in use")
  }
}
