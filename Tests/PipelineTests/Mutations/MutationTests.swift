import CaseFolders
import ContractModel
import ContractReader
import ContractVariants
import Diagnostics
import Foundation
import Lint
import Machines
import Testing
import YAMLSource

/// A few of the many mutants of Proofs/spoil.
@Suite struct MutationTests {
  private static func mutator(seed: UInt64 = 1) throws -> Mutator {
    let files = Checkout.files(in: "contract", ending: ".yaml")
    return Mutator(
      try files.map { ($0, Array(try Checkout.text($0).utf8)) }, seed: seed)
  }

  @Test func everyMutantIsReadOrRejectedWithPlace() throws {
    let mutator = try Self.mutator()
    var tally = Tally()
    for number in 0..<220 {
      let mutant = mutator.mutant(number)
      tally.add(mutant, Judge.judge(mutant.bytes, named: mutant.contract))
    }
    #expect(tally.broken.map { "\($0.number): \($0.problems)" } == [])
    #expect(tally.accepted > 10 && tally.refused > 100)
    #expect(tally.mutations.count == Mutation.allCases.count)
    #expect(tally.rules.count > 20)
  }

  @Test func sameSeedGivesSameMutants() throws {
    let (one, other) = (try Self.mutator(), try Self.mutator())
    let third = try Self.mutator(seed: 2)
    var isOther = false
    for number in 0..<50 {
      #expect(one.mutant(number).bytes == other.mutant(number).bytes)
      isOther = isOther || third.mutant(number).bytes != one.mutant(number).bytes
    }
    #expect(isOther)
  }

  /// A mutant that equals its contract would prove nothing.
  @Test func everyMutationChangesSomething() throws {
    let mutator = try Self.mutator()
    let files = Checkout.files(in: "contract", ending: ".yaml")
    let texts = try Set(files.map { Array(try Checkout.text($0).utf8) })
    var changed: Set<Mutation> = []
    for number in 0..<220 {
      let mutant = mutator.mutant(number)
      if mutant.mutations.count == 1, !texts.contains(mutant.bytes) {
        changed.insert(mutant.mutations[0])
      }
    }
    #expect(changed == Set(Mutation.allCases))
  }
}

@Suite struct ContractMakerTests {
  @Test(arguments: [1, 10, 120])
  func generatedContractHasRequestedSize(_ count: Int) throws {
    let source = SourceFile(path: "made.yaml", text: ContractMaker.contract(endpoints: count))
    do {
      let contract = try ContractReader.read(YAMLSource.parse(source))
      #expect(contract.endpoints.count == count + 3)
      #expect(contract.types.count == 1 + 3 * ((count + 9) / 10))
      let report = Lint.check(contract)
      #expect(!report.hasErrors, "\(TextReport(colour: false).render(report.diagnostics))")
    } catch {
      Issue.record("\(TextReport(colour: false).render(error.diagnostics))")
    }
  }

  /// Forty types each name the next one twice. Following every path instead of visiting every type never ends.
  @Test func sharedTypesDoNotSlowReader() throws {
    let types = (0..<40).map { "  T\($0): { one: T\($0 + 1), other: T\($0 + 1) }\n" }.joined()
    let text = """
      authcontract: 1
      service: Ways
      version: "1"
      servers: { api: { url: https://ways.example, refusal: { code: string } } }
      tokens: { access: { format: opaque, lifetime: 1h, sent: bearer, stored: keychain } }
      types:
      \(types)  T40: { token: tokens.access }
      endpoints:
        signIn: { route: POST /session, does: password.signIn, sends: { email: email, password: password }, returns: T0 }
      """
    let contract = try ContractReader.read(
      YAMLSource.parse(SourceFile(path: "ways.yaml", text: text)))
    #expect(!Lint.check(contract).hasErrors)
    #expect(SessionMachine.derive(from: contract).states.count > 1)
  }
}
