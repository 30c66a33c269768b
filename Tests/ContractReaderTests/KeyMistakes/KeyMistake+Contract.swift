import ContractModel
import ContractReader
import Diagnostics

/// How the contract of a case is made: the sample, as small as the key's example allows, and the mistake.
struct BrokenContract {
  let contract: ContractText
  let files: CaseFiles

  /// Built from the smallest contract in which the example of the key is right.
  init(_ mistake: KeyMistake, on right: RightContract) {
    let fragment = BrokenFragment(mistake)
    if fragment.host != nil {
      (contract, files) = (fragment.put(into: RightContract.bare), CaseFiles())
      return
    }
    files = fragment.files ?? right.files
    let (small, whole) = (fragment.put(into: right.smallest), fragment.put(into: right.whole))
    let files = files
    let (few, wanted) = (Self.words(small, files), Self.words(whole, files))
    // A mistake may need more to be one (`by: me`), or may take a name away from others.
    guard few != wanted, few.count != 1 || wanted.count == 1 else {
      contract = small
      return
    }
    var count = wanted.count
    contract = whole.smallest(keeping: fragment.isItself) { smaller in
      let fewer = Self.words(smaller, files)
      guard !fewer.isEmpty, wanted.count == 1 ? fewer == wanted : fewer.count <= count else {
        return false
      }
      count = fewer.count
      return true
    }
  }

  /// Whether a file is one that the contract or an included file names.
  func isIncluded(_ name: String) -> Bool {
    contract.text.contains(name) || files.texts.values.contains { $0.contains(name) }
  }

  private static func words(_ contract: ContractText, _ files: CaseFiles) -> [[String]] {
    contract.problems(files).map { [$0.rule, $0.message] }
  }
}

/// A contract in which the example of a key is right.
struct RightContract {
  let whole: ContractText
  let smallest: ContractText
  let files: CaseFiles

  static let bare: ContractText = ContractText().smallest(
    keeping: { _, _ in false }, while: { $0.problems(CaseFiles()).isEmpty })

  init(_ example: KeyExample) {
    let fragment = BrokenFragment(example, example.pairs)
    let files = fragment.files ?? CaseFiles()
    var contract = ContractText()
    if fragment.files != nil {
      if example.key.name == "types" { contract.remove("types", "User") }
      if example.key.name == "errors" { contract.remove("errors", "sessionExpired") }
    }
    whole = fragment.put(into: contract)
    var count = whole.problems(files).count
    smallest = whole.smallest(keeping: fragment.isItself) { smaller in
      let fewer = smaller.problems(files).count
      defer { count = min(count, fewer) }
      return fewer <= count
    }
    self.files = files
  }
}

/// The part of the sample contract for a key: a definition, or a whole section.
struct BrokenFragment {
  private let example: KeyExample
  private var pairs: [(name: String, text: String)]
  /// The name of the definition, if it is not the one of the example.
  private var name: String?
  /// The mapping in which a misplaced key stands.
  let host: String?

  init(_ example: KeyExample, _ pairs: [(name: String, text: String)]) {
    (self.example, self.pairs, host) = (example, pairs, nil)
  }

  init(_ mistake: KeyMistake) {
    example = mistake.example
    let key = mistake.example.key.name
    var pairs = mistake.example.pairs
    let place = pairs.firstIndex { $0.name == key } ?? 0
    var host: String?
    switch mistake.change {
    case .misplaced:
      if mistake.example.table.owner == "an included file" {
        pairs.append(("endpoints", "{ }"))
      } else {
        host = Self.host(without: key)
      }
    case .renamed(let name): pairs[place].name = name
    case .removed: pairs.remove(at: place)
    case .repeated: pairs.insert(pairs[place], at: place)
    case .replaced(let text): pairs[place].text = text
    case .with(let texts, let dropped): pairs = Self.pairs(example, texts, dropped)
    case nil: break
    }
    (self.pairs, self.host) = (pairs, host)
  }

  private static func pairs(
    _ example: KeyExample, _ texts: [String: String], _ dropped: [String]
  ) -> [(name: String, text: String)] {
    let old = Dictionary(uniqueKeysWithValues: example.pairs.map { ($0.name, $0.text) })
    let new = old.merging(texts) { $1 }
    return example.table.names.compactMap { name in
      dropped.contains(name) ? nil : new[name].map { (name, $0) }
    }
  }

  /// The top of the contract, or a mapping below it where the top has the key itself.
  private static func host(without key: String) -> String {
    if !KeyTable.contract.names.contains(key) { return "" }
    return key == "renewal" || RenewalRules.keys.table.names.contains(key) ? "app" : "renewal"
  }

  /// The file that a contract includes, where the table is that of such files.
  var files: CaseFiles? {
    if example.id == "a contract.include" { return CaseFiles(texts: Self.shared) }
    guard example.table.owner == "an included file" else { return nil }
    let lines = pairs.map { "\($0.name): \($0.text)\n" }.joined()
    return CaseFiles(texts: Self.shared.merging(["sample.yaml": lines]) { $1 })
  }

  private static let shared = [
    "types.yaml": "types: { Shared: { id: uuid } }\n",
    "shared/errors.yaml": "errors: { teapot: { status: 418, recover: tell } }\n",
  ]

  func put(into contract: ContractText) -> ContractText {
    var contract = contract
    let key = example.key
    if let host {
      let line = "\(key.name): \(key.example)"
      host.isEmpty ? contract.put(key.name, key.example) : contract.put(host, "{ \(line) }")
    } else if example.table.owner == "a contract" {
      contract.put(key.name, nil)
      for pair in changed { contract.add(pair.name, pair.text) }
    } else {
      let (section, name, text) = place
      name.map { contract.put(section, $0, text) } ?? contract.put(section, text)
    }
    return contract
  }

  /// The section with the mistake: the sample gives the other sections of the contract.
  private var changed: [(name: String, text: String)] {
    let right = KeyTable.contract.names.filter { $0 != example.key.name }
    return pairs.filter { !right.contains($0.name) }
  }

  /// The place of the table's mapping.
  private var place: (section: String, name: String?, text: String) {
    let fragment = example.fragment(KeyExample.mapping(pairs))
    let parts = fragment.split(separator: ":", maxSplits: 1).map(String.init)
    let (section, text) = (parts[0], String(parts[1].dropFirst()))
    guard ContractText.joined.contains(section), example.table.owner != "the policies" else {
      return (section, nil, text)
    }
    let inner = text.dropFirst(2).dropLast(2).split(separator: ":", maxSplits: 1).map(String.init)
    return (section, name ?? inner[0], String(inner[1].dropFirst()))
  }

  /// The same under another name, where the author chooses it; and what it takes the place of.
  func renamed(_ name: String) -> Place {
    let place = place
    guard place.name == "sample" else {
      let id = place.name.map { "\(place.section).\($0)" } ?? place.section
      return Place(section: place.section, id: id, name: nil, fragment: self)
    }
    var fragment = self
    fragment.name = name
    return Place(
      section: place.section, id: "\(place.section).\(name)", name: name, fragment: fragment)
  }

  struct Place {
    let section: String
    /// The section, or the definition in it, that the fragment is.
    let id: String
    let name: String?
    let fragment: BrokenFragment
  }

  /// With the key of another mistake as it stands there.
  func with(_ other: BrokenFragment, of mistake: KeyMistake) -> BrokenFragment {
    var both = self
    let key = mistake.example.key.name
    both.pairs.removeAll { $0.name == key }
    let right = Dictionary(mistake.example.pairs.map { ($0.name, $0.text) }) { one, _ in one }
    for pair in other.pairs {
      let isChanged = pair.name == key || right[pair.name] == nil
      if isChanged || !both.pairs.contains(where: { $0.name == pair.name }) {
        both.pairs.append(pair)
      }
    }
    return both
  }

  /// The lines that the fragment put there.
  func isItself(_ section: String, _ name: String?) -> Bool {
    if example.table.owner == "a contract" {
      return section == example.key.name || !KeyTable.contract.names.contains(section)
    }
    return section == place.section && name == place.name
  }
}
