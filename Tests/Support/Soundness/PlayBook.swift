import CaseFolders
package import ContractModel
import ContractReader
import Diagnostics
import YAMLSource

/// The plays of one contract: its own scenarios, those of `Tests/Cases/soundness`, and each refusal of each call.
package struct PlayBook: Sendable {
  package let contract: Contract
  package let plays: [Play]
  /// The calls that no play can make, so that no verdict about them can be shown.
  let unreached: Set<String>

  /// - Parameter path: of the contract.
  package init(path: String) throws {
    let name = path.split(separator: "/").last ?? ""
    let contract = try ContractReader.read(Self.document(path))
    let more = try Self.document("Tests/Cases/soundness/\(name)")
    let everyday = try Self.scenarios("everyday", of: more, in: path)
    let limits = try Self.scenarios("limits", of: more, in: path)
    let own = Set(more.root?.value("own")?.texts ?? [])
    let told =
      contract.scenarios.filter { !$0.disturbsCalls }.map {
        Play($0, own.contains($0.name.value) ? .limit : .everyday)
      }
      + everyday.map { Play($0, .everyday) } + limits.map { Play($0, .limit) }
    self.contract = contract
    plays = told + Self.refusals(of: contract, told)
    unreached = Set(more.root?.value("unreached")?.texts ?? [])
  }

  /// The calls that apps make and no play does, or that are called unreached and are played.
  var uncovered: [String] {
    let played = plays.reduce(into: Set<String>()) { $0.formUnion($1.calls) }
    return contract.endpoints.map { ($0.name.value, $0.caller) }.filter { name, caller in
      let isOfApp = caller == .app || caller == .browser
      return played.contains(name)
        ? unreached.contains(name) : isOfApp && !unreached.contains(name)
    }.map(\.0)
  }

  /// Scenarios that are read as if they stood in the contract.
  private static func scenarios(
    _ key: String, of more: Document, in path: String
  ) throws -> [Scenario] {
    let document = try Self.document(path)
    guard let root = document.root, let told = more.root?.entry(key) else { return [] }
    let entry = Entry(
      Entry.KeyScalar(Node.Scalar("scenarios", .plain), at: told.key.span), told.value)
    let rest = root.entries.filter { $0.key.text != "scenarios" }
    let whole = Document(
      source: document.source, root: Node(.mapping(rest + [entry]), at: root.span), problems: [])
    return try ContractReader.read(whole).scenarios.map { $0 }
  }

  private static func document(_ path: String) throws -> Document {
    YAMLSource.parse(SourceFile(path: path, text: try Checkout.text(path)))
  }

  /// Each refusal that a call declares, as the call's next answer, and the call once more.
  private static func refusals(of contract: Contract, _ told: [Play]) -> [Play] {
    contract.endpoints.flatMap { endpoint -> [Play] in
      let name = endpoint.name.value
      guard let way = way(to: name, in: told) else { return [] }
      return endpoint.refuses.map { refusal in
        Play(refusal.value, of: name, after: way)
      }
    }
  }

  /// The shortest play that calls the endpoint, as far as the call.
  static func way(to endpoint: String, in plays: [Play]) -> (before: [Play.Step], call: Play.Step)?
  {
    let ways = plays.compactMap { play -> (before: [Play.Step], call: Play.Step)? in
      let index = play.steps.firstIndex { step in
        guard case .step(let step) = step, let call = step.call else { return false }
        return call.endpoint.value == endpoint && call.invalidInput == nil
      }
      return index.map { (Array(play.steps[..<$0]), play.steps[$0]) }
    }
    return ways.min { $0.before.count < $1.before.count }
  }

  /// The plays of the refusals that only the new contract declares for a call.
  func newRefusals(of new: Contract) -> [Play] {
    new.endpoints.flatMap { endpoint -> [Play] in
      let name = endpoint.name.value
      guard let old = contract.endpoints.find(name), let way = Self.way(to: name, in: plays) else {
        return []
      }
      let known = Set(old.refuses.map(\.value))
      return endpoint.refuses.map(\.value).filter { !known.contains($0) }.map { refusal in
        Play(refusal, of: name, after: way)
      }
    }
  }
}

extension Scenario {
  /// It loses or holds answers, or has another process: plays know neither.
  fileprivate var disturbsCalls: Bool {
    steps.compactMap(\.call).contains { call in
      call.givenRefusal != nil || call.loss != nil || !call.meanwhile.isEmpty
        || call.caller?.value == .otherProcess
    }
  }
}

extension Play {
  fileprivate init(_ scenario: Scenario, _ reach: Reach) {
    self.init(name: scenario.name.value, reach: reach, steps: scenario.steps.map(Step.step))
  }

  fileprivate init(
    _ refusal: String, of endpoint: String, after way: (before: [Step], call: Step)
  ) {
    self.init(
      name: "\(endpoint).\(refusal)", reach: .everyday,
      steps: way.before + [.refusal(refusal, of: endpoint), way.call, way.call],
      stepsBefore: way.before.count)
  }
}

extension Node {
  var entries: [Entry] { if case .mapping(let entries) = content { entries } else { [] } }

  func entry(_ key: String) -> Entry? { entries.first { $0.key.text == key } }
  func value(_ key: String) -> Node? { entry(key)?.value }

  var texts: [String] {
    guard case .sequence(let items) = content else { return [] }
    return items.compactMap {
      if case .scalar(let scalar) = $0.content { scalar.text } else { nil }
    }
  }
}
