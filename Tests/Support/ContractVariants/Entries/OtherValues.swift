import ContractModel
import ContractReader
import YAMLSource

/// Finds other values of the kind of one that stands in a contract.
struct OtherValues {
  private let root: Node
  /// The texts that stand elsewhere at the same key.
  private let elsewhere: [String: [(path: [String], text: String)]]

  init(_ root: Node) {
    self.root = root
    elsewhere = Harvest.texts(in: root)
  }

  /// - Parameter kind: nil where nobody reads the value.
  func others(
    than text: String, _ kind: ValueKind?, at pattern: [String], _ path: [String]
  ) -> [String] {
    let made = kind.map { Self.made(from: text, $0) } ?? [text + "Zq"]
    let found = kind.map { self.found($0) } ?? []
    var seen: Set<String> = [text]
    return (found + states(path) + near(path) + made).filter { seen.insert($0).inserted }.prefixed(
      14)
  }

  /// Values of the same key elsewhere, from the nearest on: a state of this machine before one of another.
  private func near(_ path: [String]) -> [String] {
    let key = Harvest.key(of: path)
    let all = elsewhere[key, default: []].map { other in
      (zip(other.path, path).prefix { $0 == $1 }.count, other.text)
    }
    var seen: Set<String> = []
    return all.sorted { $0.0 > $1.0 }.map(\.1).filter { seen.insert($0).inserted }.prefixed(6)
  }

  /// The states of the machine whose `start` it is.
  private func states(_ path: [String]) -> [String] {
    guard path.last == "start" else { return [] }
    let machine = path.dropLast().reduce(root as Node?) { $0?.value(of: $1) }
    return machine?.value(of: "states")?.pairs.map(\.key.text) ?? []
  }

  private func found(_ kind: ValueKind) -> [String] {
    switch kind {
    case .name(let section), .names(let section), .nameOrNames(let section):
      names(in: section).prefixed(6)
    case .type: names(in: "types").prefixed(2)
    default: []
    }
  }

  private func names(in section: String) -> [String] {
    let node =
      switch section {
      case "codes": root.value(of: "policies")?.value(of: "codes")
      case "states": root.value(of: "session")?.value(of: "states")
      case "refusal": root.value(of: "servers")?.pairs.first?.value.value(of: "refusal")
      default: root.value(of: section)
      }
    return node?.pairs.map(\.key.text) ?? []
  }

  private static let durations = ["7m", "3h", "2d", "11s", "40d"]

  private static func made(from text: String, _ kind: ValueKind) -> [String] {
    switch kind {
    case .word(let words), .words(let words), .wordOrWords(let words): words
    case .yesNo: [text == "true" ? "false" : "true"]
    case .number(let range):
      (Int(text).map { [$0 + 1, $0 - 1] } ?? []).filter(range.contains).map(String.init)
    case .duration: durations
    case .lifetime: durations + ["unlimited"]
    case .day: ["2031-01-02"]
    case .content: ["json", "form", "application/zq+json"]
    case .serverURL, .callbackURL: [text + "/zq", text + "zq", "https://zq.example"]
    case .route: route(text)
    case .status: ["200", "201", "418", "400", "401", "409", "5xx", "302", "303"]
    case .type: types(text)
    case .placement: ["bearer", "{ in: header, wire: X-Zq }"]
    case .path: ["servers", "errors", "endpoints", "tokens"]
    case .name, .names, .nameOrNames, .files: []
    case .serviceName: [text + "Zq"]
    default: [text + "Zq", text + " zq", "zq", "Zq"]
    }
  }

  private static func route(_ text: String) -> [String] {
    let path = text.drop { $0 != " " }
    return [text + "/zq", "PUT" + path, "POST" + path, "GET" + path]
  }

  private static func types(_ text: String) -> [String] {
    let optional = "optional "
    let toggled =
      text.hasPrefix(optional) ? String(text.dropFirst(optional.count)) : optional + text
    return [toggled, "string", "uuid", "int", "email", "password"]
  }
}

/// Gathers the texts that stand at each key, wherever that is.
private enum Harvest {
  static func texts(in root: Node) -> [String: [(path: [String], text: String)]] {
    var found: [String: [(path: [String], text: String)]] = [:]
    func visit(_ node: Node, _ path: [String]) {
      switch node.content {
      case .scalar(let scalar): found[key(of: path), default: []].append((path, scalar.text))
      case .mapping(let entries):
        for entry in entries { visit(entry.value, path + [entry.key.text]) }
      case .sequence(let items):
        for (index, item) in items.enumerated() { visit(item, path + ["\(index)"]) }
      }
    }
    visit(root, [])
    return found
  }

  /// The last word of the path; of an item that of its list, and of an event `after`.
  static func key(of path: [String]) -> String {
    let words = path.filter { Int($0) == nil }
    return words.suffix(2).first == "after" ? "after" : words.last ?? ""
  }
}

extension Array {
  fileprivate func prefixed(_ count: Int) -> [Element] { Array(prefix(count)) }
}
