import AuthClient
import CaseFolders
import CognitoClient
import ContractReader
import Diagnostics
import LongdeClient
import ReadmigoClient
import RoteClient
import SessionCore
import SessionExploration
import SyncNosClient
import Testing
import YAMLSource

/// The rules that proofs explore are those that the generated client follows.
@Suite struct SessionRulesTests {
  static let clients: [(String, @Sendable () -> SessionRules)] = [
    ("cognito", { SessionRules(Cognito.self) }), ("longde", { SessionRules(Longde.self) }),
    ("readmigo", { SessionRules(Readmigo.self) }), ("rote", { SessionRules(Rote.self) }),
    ("syncnos", { SessionRules(SyncNos.self) }),
  ]

  @Test(arguments: clients)
  func contractRulesMatchGeneratedClient(_ name: String, _ client: @Sendable () -> SessionRules)
    throws
  {
    let path = "contract/\(name).yaml"
    let source = SourceFile(path: path, text: try Checkout.text(path))
    let own = SessionRules(try ContractReader.read(YAMLSource.parse(source)))
    let generated = client()
    #expect(own.tokens == generated.tokens)
    #expect(own.states == generated.states)
    #expect(own.start == generated.start)
    #expect(own.renewal == generated.renewal)
  }
}
