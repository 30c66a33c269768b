import CaseFolders
import ContractModel
import ContractReader
import Diagnostics
import YAMLSource

/// The contracts of the project, read once each.
enum Contracts {
  static let names = ["cognito", "longde", "readmigo", "rote", "syncnos"]

  static func read(_ path: String) throws -> Contract {
    try written(Checkout.text(path), path: path)
  }

  static func written(_ text: String, path: String = "test.yaml") throws -> Contract {
    try ContractReader.read(YAMLSource.parse(SourceFile(path: path, text: text)))
  }

  static func named(_ name: String) throws -> Contract { try read("contract/\(name).yaml") }

  static func shape(_ name: String) throws -> Contract { try read("Tests/Shapes/\(name).yaml") }
}
