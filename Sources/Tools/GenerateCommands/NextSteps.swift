import ContractModel
import ContractReader
import Diagnostics
import Generation
import YAMLSource

/// The words of `authgen init` when it has written a contract: how it goes on from here, in this project.
struct NextSteps {
  private let path: String
  private let contract: String

  init(_ path: String, _ contract: String) {
    self.path = path
    self.contract = contract
  }

  var text: String {
    let steps =
      [
        "compare it with your API: names, routes, times and texts are proposals"
      ] + settings + ["authgen lint \(path)", "authgen generate \(path)"]
    let lines = zip(1..., steps).map { "  \($0). \($1)\n" }
    return "\(path): written. From here:\n" + lines.joined()
  }

  /// The settings that `authgen.yaml` needs before one can generate, or before a run without a name takes the contract.
  private var settings: [String] {
    let isListed = (try? Project.read())?.contracts.isEmpty == false
    let possible = possible
    guard isListed || possible.count < OutputKind.usual.count else { return [] }
    let words = possible.map(\.rawValue).joined(separator: ", ")
    return [
      "name it in authgen.yaml:\n\n       contracts:\n         \(path): { outputs: [\(words)] }\n"
    ]
  }

  /// The usual outputs that can be made of the contract.
  var possible: [OutputKind] {
    OutputKind.allCases.filter { OutputKind.usual.contains($0) && isPossible($0) }
  }

  /// Not every output knows the whole language.
  private func isPossible(_ output: OutputKind) -> Bool {
    let document = YAMLSource.parse(SourceFile(path: path, text: contract))
    guard let read = try? ContractReader.read(document) else { return true }
    return (try? Generation.plan(read, for: [output])) != nil
  }
}
