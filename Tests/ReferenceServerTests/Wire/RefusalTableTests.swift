import CaseFolders
import ContractModel
import Machines
import TestLab
import Testing

@testable import ReferenceServer

@Suite struct RefusalTableTests {
  @Test(arguments: Contracts.names)
  func tableMatchesRecording(_ name: String) throws {
    let table = RefusalTable(try Contracts.named(name)).text
    let folder = CaseFolder(at: "serve/\(name)-refusals")
    try folder.check(table, against: "expected")
  }

  @Test func onlyDeclaredMeaningsAreDeclared() throws {
    let readmigo = try Contracts.named("readmigo")
    let cognito = try Contracts.named("cognito")
    let choice = RefusalChoice(readmigo)
    #expect(choice.declares(.accountUnknown, at: readmigo.endpoints["signInWithEmail"]))
    #expect(!choice.declares(.accountUnknown, at: readmigo.endpoints["verifyMail"]))
    #expect(!choice.declares(.accountDisabled, at: readmigo.endpoints["listDevices"]))
    #expect(
      RefusalChoice(cognito).declares(.accountUnconfirmed, at: cognito.endpoints["startSignIn"]))
  }
}
