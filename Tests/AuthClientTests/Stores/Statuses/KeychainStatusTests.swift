import CaseFolders
import Foundation
import Testing

@testable import AuthClient
@testable import AuthKeychain

/// Each operation of each kind of store under each condition: what comes of it, and the way out.
@Suite("Keychain statuses")
struct KeychainStatusTests {
  @Test func statusesMatchDocumentation() async throws {
    var page = StatusPage()
    for condition in StatusCondition.all {
      var rows: [StatusPage.Row] = []
      for operation in StoreOperation.allCases where operation != .renewal || condition.isSudden {
        for kind in condition.kinds { rows.append(try await row(condition, kind, operation)) }
      }
      page.add(condition, rows)
    }
    let file = Checkout.root.appending(path: "docs/keychain-statuses.md")
    try Golden.check(page.text, against: file)
  }

  private func row(
    _ condition: StatusCondition, _ kind: StoreKind, _ operation: StoreOperation
  ) async throws -> StatusPage.Row {
    let run = try StatusRun(condition, kind)
    await run.begin(operation)
    let failure = await run.perform(operation)
    let row = StatusPage.Row(
      operation: operation, kind: kind, failure: failure, state: run.state,
      dropsGuard: run.hasDroppedGuard)
    let place: Comment = "\(condition.title): \(operation.rawValue), \(kind.rawValue)"
    try await leave(run, operation, failure, place)
    return row
  }

  /// What the recovery says helps: nobody tries for ever.
  private func leave(
    _ run: StatusRun, _ operation: StoreOperation, _ failure: StatusFailure?, _ place: Comment
  ) async throws {
    switch failure?.recovery {
    case nil: return
    case .retry, .tell:
      try await run.end()
      #expect(await run.perform(operation) == nil, place)
    case .signIn:
      // It helps at once, or says itself what has to be done first.
      let next = await run.perform(.signIn)
      if next == nil { return }
      #expect(next?.recovery == .tell, place)
      try await leave(run, .signIn, next, place)
    default: Issue.record(place)
    }
  }
}
