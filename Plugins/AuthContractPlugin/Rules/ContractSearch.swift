import Foundation

/// Finds the contract of a target: the only `.yaml` file right in the target's folder or, if there is none,
/// the one in the package's folder `contract/` that has the target's name.
struct ContractSearch {
  static let folder = "contract"
  static let settings = "authgen.yaml"

  let target: BuildTarget

  func contract() throws(Mistake) -> URL {
    let own = try files(in: target.folder, ending: ".yaml")
    if own.count > 1 { throw .severalContracts(target, own) }
    if let contract = own.first { return try readable(contract) }
    let named = try files(in: shared, ending: ".yaml").filter(bearsTargetName)
    if named.count > 1 { throw .severalNamed(target, named) }
    guard let contract = named.first else { throw .noContract(target, try nearMisses()) }
    return try readable(contract)
  }

  private var shared: URL { target.package.appending(path: Self.folder) }

  /// `notes.yaml` is for the targets Notes, NotesClient and NotesServer. Capital letters, hyphens,
  /// underscores and spaces make no difference.
  private func bearsTargetName(_ contract: URL) -> Bool {
    let name = plain(contract.deletingPathExtension().lastPathComponent)
    return name == plain(target.name) || name == plain(target.service)
  }

  private func plain(_ name: String) -> String {
    name.lowercased().filter { !"-_ ".contains($0) }
  }

  /// What a person may have meant: contracts with another name or another ending.
  private func nearMisses() throws(Mistake) -> [URL] {
    try files(in: target.folder, ending: ".yml") + files(in: shared, ending: ".yaml")
      + files(in: shared, ending: ".yml")
  }

  private func files(in folder: URL, ending: String) throws(Mistake) -> [URL] {
    guard folder.isThere else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .filter { $0.hasSuffix(ending) && !$0.hasPrefix(".") && $0 != Self.settings }
        .map { folder.appending(path: $0) }
    } catch {
      throw .unreadable(target, folder, "it is not a folder, or you may not read the folder")
    }
  }

  /// The tool would say it too, but only after it was built.
  private func readable(_ contract: URL) throws(Mistake) -> URL {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: contract.path, isDirectory: &isFolder) else {
      throw .unreadable(target, contract, "it is a link that leads nowhere")
    }
    if isFolder.boolValue { throw .unreadable(target, contract, "it is a folder") }
    guard FileManager.default.isReadableFile(atPath: contract.path) else {
      throw .unreadable(target, contract, "you may not read it")
    }
    return contract
  }
}
