import CommandLineSupport
import ContractModel
import Defects
import Diagnostics
import YAMLSource

/// The defects that a server of a contract can be given, for people.
struct DefectList {
  let text: String

  init(_ path: String, _ console: Console) throws(Problems) {
    let document = try ContractFile.parse(path)
    let contract = try ContractFile.read(path, console)
    let tree = document.root.map(ContractTree.init)
    let shown = Defect.all.filter { defect in
      guard let tree, defect.shows(in: tree, contract) else { return false }
      return (try? ContractFile.read(path, console, with: defect)) != nil
    }
    let width = shown.map(\.name.count).max() ?? 0
    text = shown.map { defect in
      defect.name + String(repeating: " ", count: width + 2 - defect.name.count) + defect.says
        + "\n"
    }.joined()
  }
}
