import Foundation
import Testing

@testable import AuthClient
@testable import AuthKeychain

/// A step that is done to a keychain, and what a session is before and after it.
struct StoreStep: Sendable, CustomStringConvertible {
  let description: String
  let plan: StoragePlan
  let keychain: @Sendable () throws -> FakeKeychain
  let before: StoredSession?
  let after: StoredSession?
  let act: @Sendable (KeychainStore) throws -> Void

  static let all =
    layouts.flatMap(saves) + layouts.flatMap(clears) + moves + adoptions
    + envelopes

  private static let layouts: [(String, StoragePlan)] = [
    ("named", StoragePlan(Samples.named)), ("one item", StoragePlan(Samples.one)),
    (
      "named, with older names",
      StoragePlan(
        Samples.named, previous: [.init(service: "older"), .init(service: "com.readmigo.app")],
        adopting: [Samples.named])
    ),
  ]

  private static func saves(_ name: String, _ plan: StoragePlan) -> [StoreStep] {
    let old = Samples.session(1)
    let smaller = Samples.session(2, ["refresh"], values: [:])
    let pairs: [(StoredSession?, StoredSession)] = [
      (nil, Samples.session(2)), (old, Samples.session(2)), (old, smaller), (smaller, old),
    ]
    return pairs.map { before, after in
      StoreStep(
        description: "save \(after.description) over \(before?.description ?? "nothing"), \(name)",
        plan: plan, keychain: { try before.map { try .holding($0, plan) } ?? FakeKeychain() },
        before: before, after: after, act: { try $0.save(after) })
    }
  }

  private static func clears(_ name: String, _ plan: StoragePlan) -> [StoreStep] {
    let old = Samples.session(1)
    return [
      StoreStep(
        description: "clear, \(name)", plan: plan, keychain: { try .holding(old, plan) },
        before: old, after: nil, act: { try $0.clear() })
    ]
  }

  /// Loading moves what stands under older names.
  private static var moves: [StoreStep] {
    let old = Samples.session(1)
    var other = Samples.named
    other.service = "older"
    var renamed = Samples.named
    renamed.tokens["access"] = "token"
    let plans: [(String, StoragePlan.Items, StoragePlan.Items)] = [
      ("another service", other, Samples.named), ("another account", renamed, Samples.named),
      ("one item becomes several", Samples.one, Samples.named),
      ("several items become one", Samples.named, Samples.one),
    ]
    let steps = plans.flatMap { name, from, to in
      moves(name, from: from, StoragePlan(to, previous: [from]), Samples.session(2), keeping: old)
    }
    return steps + narrowings
  }

  /// An account is taken out of the plan, and what stood under it goes.
  private static var narrowings: [StoreStep] {
    var (narrowed, other) = (Samples.named, Samples.named)
    narrowed.values = [:]
    other.service = "older"
    let plans: [(String, StoragePlan.Items, [StoragePlan.Items])] = [
      ("an account less", Samples.named, [Samples.named]),
      ("an account less at another service", other, [other]),
      ("one item becomes some", Samples.one, [Samples.one]),
    ]
    return plans.flatMap { name, from, previous in
      moves(
        name, from: from, StoragePlan(narrowed, previous: previous),
        Samples.session(2, values: [:]), keeping: Samples.session(1, values: [:]))
    }
  }

  private static func moves(
    _ name: String, from: StoragePlan.Items, _ plan: StoragePlan, _ next: StoredSession,
    keeping old: StoredSession
  ) -> [StoreStep] {
    moves(name, plan, next, keeping: old) { try .holding(Samples.session(1), StoragePlan(from)) }
  }

  private static func moves(
    _ name: String, _ plan: StoragePlan, _ next: StoredSession, keeping old: StoredSession,
    in keychain: @escaping @Sendable () throws -> FakeKeychain
  ) -> [StoreStep] {
    [
      StoreStep(
        description: "load, \(name)", plan: plan, keychain: keychain, before: old, after: old,
        act: { _ = try $0.load() }),
      StoreStep(
        description: "save, \(name)", plan: plan, keychain: keychain, before: old, after: next,
        act: { try $0.save(next) }),
      StoreStep(
        description: "clear, \(name)", plan: plan, keychain: keychain, before: old, after: nil,
        act: { try $0.clear() }),
    ]
  }

  /// Items in the form before the index, of this plan and of an older one.
  private static var envelopes: [StoreStep] {
    var older = Samples.named
    older.service = "older"
    let old = Samples.session(1)
    return [(Samples.named, []), (older, [older])].flatMap { from, previous in
      let keychain: @Sendable () throws -> FakeKeychain = { try .enveloping(old, from) }
      return moves(
        "envelopes of \(from.service)", StoragePlan(Samples.named, previous: previous),
        Samples.session(2), keeping: old, in: keychain)
    }
  }

  private static var adoptions: [StoreStep] {
    let texts = ["access_token": "access-1", "refresh_token": "refresh-1", "user_id": "u1"]
    let now = VirtualClock().now
    let adopted = StoredSession(
      tokens: [
        "access": StoredToken(secret: Secret("access-1"), issued: now, expires: nil),
        "refresh": StoredToken(secret: Secret("refresh-1"), issued: now, expires: nil),
      ], values: ["userId": "u1"])
    return ["com.readmigo.app", "KeychainAccess"].flatMap { service in
      var theirs = Samples.named
      theirs.service = service
      let plan = StoragePlan(Samples.named, adopting: [theirs])
      let keychain: @Sendable () -> FakeKeychain = { .holding(texts, service: service) }
      return [
        StoreStep(
          description: "load, adopting from \(service)", plan: plan, keychain: keychain,
          before: adopted, after: adopted, act: { _ = try $0.load() }),
        StoreStep(
          description: "save, adopting from \(service)", plan: plan, keychain: keychain,
          before: adopted, after: Samples.session(2), act: { try $0.save(Samples.session(2)) }),
        StoreStep(
          description: "clear, adopting from \(service)", plan: plan, keychain: keychain,
          before: adopted, after: nil, act: { try $0.clear() }),
      ]
    }
  }
}

@Suite("Processes killed between keychain calls")
struct KeychainKillTests {
  private func calls(of step: StoreStep) throws -> Int {
    let keychain = try step.keychain()
    try step.act(Samples.store(step.plan, keychain))
    return keychain.calls.count
  }

  private func load(_ step: StoreStep, _ keychain: FakeKeychain) throws -> StoredSession? {
    try Samples.store(step.plan, keychain).load()
  }

  @Test(arguments: StoreStep.all)
  func killLeavesOldOrNewSession(_ step: StoreStep) throws {
    var wasNew = false
    for count in 0...(try calls(of: step)) {
      let keychain = try step.keychain()
      keychain.kill(afterCalls: count)
      try? step.act(Samples.store(step.plan, keychain))
      let found = try load(step, keychain.afterwards)
      #expect(found == step.before || found == step.after, "\(step), killed after \(count) calls")
      #expect(!wasNew || found == step.after, "\(step): it went back after \(count) calls")
      wasNew = found == step.after
    }
    #expect(wasNew, "\(step) was not done in the end")
  }

  /// The next load continues the unfinished work and is killed too.
  @Test(arguments: StoreStep.all)
  func killDuringRecoveryLeavesOldOrNewSession(_ step: StoreStep) throws {
    for first in 0...(try calls(of: step)) {
      let keychain = try step.keychain()
      keychain.kill(afterCalls: first)
      try? step.act(Samples.store(step.plan, keychain))
      let expected = try load(step, keychain.afterwards)
      let whole = keychain.afterwards
      _ = try load(step, whole)
      for second in 0...whole.calls.count {
        let again = keychain.afterwards
        again.kill(afterCalls: second)
        _ = try? load(step, again)
        let found = try load(step, again.afterwards)
        #expect(found == expected, "\(step), killed after \(first) and \(second) calls")
      }
    }
  }

  @Test(arguments: StoreStep.all, [KeychainStatus.interactionNotAllowed, -25291])
  func failedCallIsReportedOrRecovered(_ step: StoreStep, _ status: Int32) throws {
    for call in 1...(try calls(of: step)) {
      let keychain = try step.keychain()
      keychain.fail(call: call, status)
      let result = Result { try step.act(Samples.store(step.plan, keychain)) }
      let found = try load(step, keychain.afterwards)
      #expect(found == step.before || found == step.after, "\(step), call \(call) fails")
      if case .success = result { #expect(found == step.after, "\(step), call \(call) fails") }
    }
  }

  @Test(arguments: StoreStep.all)
  func recoveryLeavesOnlyPlannedItems(_ step: StoreStep) throws {
    for count in 0...(try calls(of: step)) {
      let keychain = try step.keychain()
      keychain.kill(afterCalls: count)
      try? step.act(Samples.store(step.plan, keychain))
      let next = keychain.afterwards
      let found = try load(step, next)
      guard found == step.after, step.after != step.before || count > 0 else { continue }
      try found.map { try Samples.store(step.plan, next).save($0) }
      let accounts = Set(next.items.keys.map(\.account))
      #expect(accounts == expectedAccounts(step), "\(step), killed after \(count) calls")
      #expect(next.items.keys.allSatisfy { $0.service == step.plan.items.service })
    }
  }

  private func expectedAccounts(_ step: StoreStep) -> Set<String> {
    guard let after = step.after else { return [] }
    guard step.plan.items.areNamed else { return [StoragePlan.Items.wholeAccount] }
    let tokens = after.tokens.keys.compactMap { step.plan.items.tokens[$0] }
    let values = after.values.keys.compactMap { step.plan.items.values[$0] }
    return Set(tokens + values + [StoragePlan.Items.indexAccount])
  }
}
