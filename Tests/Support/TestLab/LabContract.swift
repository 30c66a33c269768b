import CaseFolders
package import ContractModel

/// A contract of this checkout and its deployment in tests.
package struct LabContract: Sendable, CustomStringConvertible {
  /// The contract's file, from the root of the checkout.
  package let path: String
  /// Replaces the text of the file.
  package var text: String?
  package var deployment: LabDeployment

  package init(
    _ path: String, text: String? = nil, _ deployment: LabDeployment = LabDeployment()
  ) {
    self.path = path
    self.text = text
    self.deployment = deployment
  }

  package static let longde = LabContract("contract/longde.yaml", .init(providers: ["apple"]))
  package static let syncnos = LabContract("contract/syncnos.yaml", .init(providers: ["apple"]))
  package static let rote = LabContract("contract/rote.yaml", .init(providers: ["github"]))
  package static let readmigo = LabContract(
    "contract/readmigo.yaml", .init(providers: ["apple", "wechat"]))
  package static let cognito = LabContract(
    "contract/cognito.yaml",
    .init(configuration: ["poolId": "ap-southeast-1_labPool", "clientId": "lab"]))
  /// A contract with a rule of each kind, some of which the five real ones lack.
  package static let atrium = LabContract("Tests/Cases/conform/atrium.yaml")
  /// A contract with rules that Atrium lacks, such as a list of devices and a forgotten password.
  package static let annex = LabContract("Tests/Cases/conform/annex.yaml")

  package static func shape(_ name: String) -> LabContract {
    LabContract("Tests/Shapes/\(name).yaml")
  }

  /// A contract that a test writes itself.
  package static func text(_ text: String) -> LabContract { LabContract("test.yaml", text: text) }

  package var writtenText: String { get throws { try text ?? Checkout.text(path) } }

  package var contract: Contract {
    get throws { try Contracts.written(writtenText, path: path) }
  }

  package func with(providers: [String]) -> LabContract {
    var other = self
    other.deployment.providers = providers
    return other
  }

  package var name: String {
    String(
      path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...].prefix {
        $0 != "."
      })
  }

  package var description: String { name }
}
