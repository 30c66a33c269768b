import Foundation
import Testing

@testable import FileOutput

/// Editing, deleting, adding and regenerating in random order: nothing is overwritten or removed
/// silently, and the folder is always what the model says.
@Suite struct RandomStepTests {
  /// Few names and few texts, so that things meet; `e` and `f` are now files, now folders.
  private static let names = ["a", "b", "d/x", "d/y", "d/in/z", "e", "e/q", "f", "f/g/h", "k/l/m"]
  private static let texts = ["one", "two", "three"]

  @Test(arguments: [1, 2] as [UInt64])
  func thousandRandomStepsKeepInvariants(seed: UInt64) throws {
    var run = RandomRun(seed: seed, names: Self.names, texts: Self.texts)
    for _ in 0..<1000 { try run.step() }
    #expect(run.refused > 50 && run.done > 100 && run.forced > 20, "\(run.counts)")
  }
}

private struct RandomRun {
  private let box = Sandbox()
  private var random: Seeded
  private var model = TreeModel()
  private let names: [String]
  private let texts: [String]
  private(set) var (refused, done, forced) = (0, 0, 0)

  var counts: String { "refused \(refused), done \(done), forced \(forced)" }

  init(seed: UInt64, names: [String], texts: [String]) {
    random = Seeded(seed)
    (self.names, self.texts) = (names, texts)
  }

  mutating func step() throws {
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2: try put()
    case 3...4: try delete()
    case 5: if random.once(in: 4) { try link() }
    case 6: if random.once(in: 6) { try damage() }
    default: try regenerate()
    }
    #expect(box.files() == model.disk)
  }

  /// Edits a file or adds one, where no other file or folder is in the way.
  private mutating func put() throws {
    let name = random.pick(names)
    guard isFree(name) else { return }
    try? box.remove("Gen/Site/" + name)
    let text = random.once(in: 3) ? "mine" : random.pick(texts)
    try box.put("Gen/Site/" + name, text)
    model.disk[name] = text
  }

  private mutating func link() throws {
    let name = random.pick(names)
    guard isFree(name) else { return }
    try? box.remove("Gen/Site/" + name)
    try box.makeFolder(("Gen/Site/" + name as NSString).deletingLastPathComponent)
    try box.link("Gen/Site/" + name, to: "somewhere")
    model.disk[name] = "-> somewhere"
  }

  /// Whether neither a file stands above the name nor anything below it. Folders that emptied are
  /// swept away, as somebody tidy would.
  private func isFree(_ name: String) -> Bool {
    for folder in names where !model.disk.keys.contains(where: { $0.hasPrefix(folder + "/") }) {
      if model.disk[folder] == nil { try? box.remove("Gen/Site/" + folder) }
    }
    return !model.disk.keys.contains { $0.hasPrefix(name + "/") || name.hasPrefix($0 + "/") }
  }

  private mutating func delete() throws {
    guard let name = model.disk.keys.sorted().randomElement(using: &random) else { return }
    try box.remove("Gen/Site/" + name)
    model.disk[name] = nil
    _ = isFree(name)
  }

  private mutating func damage() throws {
    guard box.exists("Gen/Site") else { return }
    try box.put("Gen/Site/.authgen.json", "{ \"format\": 1,")
    model.made = [:]
  }

  private mutating func regenerate() throws {
    var wanted: [String: String] = [:]
    for name in names.shuffled(using: &random).prefix(random.pick([0, 3, 5, 8])) {
      let clashes = wanted.keys.contains { $0.hasPrefix(name + "/") || name.hasPrefix($0 + "/") }
      if !clashes { wanted[name] = random.pick(texts) }
    }
    _ = isFree("")
    let root = box.root(force: random.once(in: 4), inPlace: random.once(in: 4))
    let before = box.fingerprint()
    let expected = model.run(wanted, force: root.overwriteEdited)
    let isSame = try FileOutput.compare(.of(wanted), with: root).differences.isEmpty
    #expect(box.fingerprint() == before)
    let report = try? FileOutput.write(.of(wanted), to: root)
    #expect(report != nil ? expected == .done : expected == .refused)
    check(report, isSame, before)
    #expect(box.names("Gen").allSatisfy { $0 == "Site" })
  }

  private mutating func check(_ report: WriteReport?, _ isSame: Bool, _ before: [String]) {
    guard let report else {
      #expect(!isSame && box.fingerprint() == before)
      return refused += 1
    }
    done += 1
    forced += report.overwritten.isEmpty ? 0 : 1
    #expect(report.wroteAnything == !isSame)
    if isSame { #expect(box.fingerprint() == before) }
  }
}
