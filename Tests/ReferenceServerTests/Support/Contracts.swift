import ContractModel
import TestLab

extension Contracts {
  static let names = ["cognito", "longde", "readmigo", "rote", "syncnos"]

  static func named(_ name: String) throws -> Contract { try read("contract/\(name).yaml") }

  static func shape(_ name: String) throws -> Contract { try read("Tests/Shapes/\(name).yaml") }
}
