import CaseFolders
import ContractModel
import ContractReader
import Diagnostics
import Review
import Testing
import YAMLSource

/// Names that are gone, and that nothing may have again.
@Suite struct ReservedNameTests {
  /// Removes each error, call, token, type, field and text of the contracts and shapes. Adding the suggested
  /// entry satisfies the rule, and removing it again breaks it.
  @Test func suggestedEntryReservesName() throws {
    var count: [String: Int] = [:]
    for removal in try Removal.all() {
      let findings = ContractReview(from: removal.old, to: removal.new).findings
      let asking = findings.filter { Self.entries(in: $0) != nil }
      let note = "\(removal.path)"
      guard let entries = asking.lazy.compactMap(Self.entries).first(where: removal.isMeant) else {
        #expect(findings.allSatisfy { $0.verdict == .fine }, "\(note): nothing is asked for")
        continue
      }
      #expect(asking.count <= Set(findings.map(\.path)).count, "\(note)")
      let kept = try removal.read(removal.without, reserving: entries).get()
      let again = ContractReview(from: removal.old, to: kept).findings
      #expect(!again.contains { Self.entries(in: $0) == entries }, "\(note)")
      let refused = removal.read(removal.whole, reserving: entries).problems.map(\.rule)
      #expect(refused.contains("reserved-in-use"), "\(note) \(entries): \(refused)")
      let back = ContractReview(from: kept, to: removal.old).findings
        .filter { $0.rule == "reserved-kept" }
      #expect(back.map(\.verdict) == [.breaking], "\(note) \(entries)")
      count[removal.kind, default: 0] += 1
    }
    #expect(count.keys.sorted() == Removal.kinds.sorted(), "\(count)")
  }

  @Test func removingReservationIsRisky() throws {
    let kept = "[{ at: errors.frozen, wire: FROZEN, why: gone }, { at: types.User.age }]"
    let less = "[{ at: types.User.age }]"
    #expect(try Self.words(from: kept, to: less) == ["risky reserved-kept: silent wrong answer"])
    #expect(try Self.words(from: less, to: kept) == ["fine reserved-kept"])
    let other = kept.replacing("why: gone", with: "why: nobody used it")
    #expect(try Self.words(from: kept, to: other) == ["fine reserved-kept"])
  }

  /// The error has a new code, so only the old code can be reserved.
  @Test func droppedErrorCodeShouldBeReserved() throws {
    let old = Self.coded("OLD")
    let findings = ContractReview(from: try contract(old), to: try contract(Self.coded("NEW")))
      .findings
    let entries = try #require(findings.lazy.compactMap(Self.entries).first)
    #expect(entries == "[{ at: errors, wire: \"OLD\" }]")
    let kept = try contract(Self.coded("NEW") + "reserved: \(entries)\n")
    #expect(throws: Problems.self) { try contract(old + "reserved: \(entries)\n") }
    let again = ContractReview(from: try contract(old), to: kept).findings
    #expect(again.allSatisfy { Self.entries(in: $0) == nil })
    let back = ContractReview(from: kept, to: try contract(old)).findings
    #expect(back.contains { $0.rule == "reserved-kept" && $0.verdict == .breaking })
    let freed = ContractReview(from: kept, to: try contract(Self.coded("NEW"))).findings
    #expect(freed.map(\.verdict) == [.risky])
  }

  private static func coded(_ code: String) -> String {
    """
    authcontract: 1
    service: Notes
    version: 0.1.0
    servers: { api: { url: https://a.example, refusal: { code: string } } }
    errors: { frozen: { status: 403, match: { code: \(code) }, recover: tell } }
    endpoints:
      ping: { route: GET /ping, does: call, refuses: [frozen] }

    """
  }

  /// The whole type is reserved.
  @Test func partOfReservedTypeNeedsNoEntry() throws {
    let type = "types:\n  Gone: { id: uuid }\n"
    let old = try contract(Self.notes("[{ at: types.Gone.age }]", type))
    let new = try contract(Self.notes("[{ at: types.Gone }]"))
    let found = ContractReview(from: old, to: new).findings.filter { $0.rule == "reserved-kept" }
    #expect(found.map(\.verdict) == [.fine, .fine])
  }

  private static func words(from old: String, to new: String) throws -> [String] {
    let test = ReservedNameTests()
    let review = ContractReview(
      from: try test.contract(notes(old)), to: try test.contract(notes(new)))
    return review.findings.map { finding in
      "\(finding.verdict.rawValue) \(finding.rule)" + (finding.how.map { ": \($0.rawValue)" } ?? "")
    }
  }

  private static func notes(_ reserved: String, _ types: String = "") -> String {
    """
    authcontract: 1
    service: Notes
    version: 0.1.0
    servers: { api: { url: https://a.example } }
    \(types.isEmpty ? "types:\n  User: { id: uuid }\n" : types + "  User: { id: uuid }\n")
    endpoints:
      ping: { route: GET /ping, does: call, returns: User }
    reserved: \(reserved)

    """
  }

  private func contract(_ text: String) throws -> Contract {
    try ContractReader.read(YAMLSource.parse(SourceFile(path: "contract.yaml", text: text)))
  }

  /// The items of `reserved` that a finding's help asks for, as it writes them.
  static func entries(in finding: ReviewFinding) -> String? {
    guard let start = finding.help.firstRange(of: "`reserved: ") else { return nil }
    return String(finding.help[start.upperBound...].dropLast())
  }
}
