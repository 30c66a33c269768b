import ContractModel
import Diagnostics
import YAMLSource

/// Makes a contract of a description. All that the contract cannot carry is noted with its place.
final class ContractDrafter {
  let document: OpenAPIDocument
  private let wishes: ImportWishes
  var avoided: Set<String> { wishes.avoided }
  var draft = DraftContract()
  private(set) var notes: [Diagnostic] = []
  private var noted: Set<Span> = []
  lazy var merger = SchemaMerger(document) { [unowned self] in note($0, at: $1) }

  var typeNames: TakenNames
  var memberNames: TakenNames
  /// The places of types in the draft, by their names.
  private var typeIndices: [String: Int] = [:]
  /// The types that were made, by the pointer of their schema.
  var typesByPointer: [String: String] = [:]
  var errorsByKey: [String: String] = [:]
  var errorNames: TakenNames
  var refusalPath: [String] = []
  var waiting: [WaitingRecord] = []
  /// The body of a PATCH is looked at, where null clears a value.
  var isInPatch = false
  /// The field that is looked at, for notes.
  var subject: String?
  var schemes: [String: SecurityScheme] = [:]

  init(_ document: OpenAPIDocument, _ wishes: ImportWishes) {
    self.document = document
    self.wishes = wishes
    let avoided = wishes.avoided
    typeNames = TakenNames(avoided)
    memberNames = TakenNames(avoided.union(["any", "app", "user"]))
    errorNames = TakenNames(avoided)
  }

  func note(_ message: String, at node: Node, help: String = "") {
    guard noted.insert(node.span).inserted else { return }
    notes.append(
      Diagnostic("import-left-out", .warning, message, at: node.span, help: help))
  }

  func add(_ type: DraftType) {
    typeIndices[type.name] = draft.types.count
    draft.types.append(type)
  }

  func type(named name: String) -> DraftType? { typeIndices[name].map { draft.types[$0] } }

  func run() {
    draft.service = wishes.service ?? ImportName.type(title)
    if avoided.contains(draft.service), wishes.service == nil { draft.service += "API" }
    draft.version = document.root["info"]?["version"]?.text ?? "1"
    readServer()
    draft.style = wishes.style ?? NameStyleVote(document).style
    readSecurity()
    let operations = operations
    if wishes.hasCodes { refusalPath = RefusalPathVote(document, merger).path(in: operations) }
    if !refusalPath.isEmpty { draft.refusal = [refusalField] }
    for operation in operations { draft.endpoints += endpoints(operation) }
    EndlessTypes(self).cut()
    dropUnused()
  }

  private var title: String { document.root["info"]?["title"]?.text ?? "Service" }

  private var refusalField: DraftField {
    DraftField(
      name: "code", wire: refusalPath.joined(separator: "."),
      shape: DraftShape(element: .word("string")))
  }

  private func readServer() {
    let servers = document.root["servers"]
    let first = servers?.items.first
    var url = first?["url"]?.text ?? ""
    for variable in first?["variables"]?.members ?? [] {
      url = url.replacing(
        "{\(variable.key.text)}", with: variable.value["default"]?.text ?? "value")
    }
    while url.hasSuffix("/") { url.removeLast() }
    let isWhole = url.hasPrefix("https://") && !url.dropFirst(8).isEmpty && !url.contains("{")
    if isWhole { draft.url = url }
    draft.open.append(
      (
        "servers.api.url",
        isWhole
          ? "check whether this is the server of your deployment"
          : "the description names no whole URL"
      ))
    for other in servers?.items.dropFirst() ?? [] {
      note("another server is left out", at: other, help: "add it under `environments`")
    }
  }

  struct Operation {
    let method: String
    let path: String
    let node: Node
    /// The parameters of the path as a whole.
    let shared: [Node]
    let key: Entry.KeyScalar
  }

  private static let methods = ["get", "head", "post", "put", "patch", "delete"]

  private var operations: [Operation] {
    (document.root["paths"]?.members ?? []).flatMap { path -> [Operation] in
      guard path.key.text.hasPrefix("/"), case .found(let item, _) = document.resolve(path.value)
      else {
        if !path.key.text.hasPrefix("x-") { note("the path cannot be read", at: path.value) }
        return []
      }
      return item.members.compactMap { entry in
        if ["options", "trace"].contains(entry.key.text) {
          note("a contract has no method `\(entry.key.text.uppercased())`", at: entry.value)
        }
        guard Self.methods.contains(entry.key.text) else { return nil }
        return Operation(
          method: entry.key.text.uppercased(), path: path.key.text, node: entry.value,
          shared: item["parameters"]?.items ?? [], key: entry.key)
      }
    }
  }

  /// Types that only a part refers to that was left out.
  private func dropUnused() {
    var used: Set<String> = []
    let byName = Dictionary(
      draft.types.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var open = draft.endpoints.flatMap(\.typeNames)
    while let name = open.popLast() {
      guard used.insert(name).inserted else { continue }
      open += byName[name]?.typeNames ?? []
    }
    draft.types.removeAll { !used.contains($0.name) }
    let errors = Set(draft.endpoints.flatMap(\.refuses))
    draft.errors.removeAll { !errors.contains($0.name) }
    let tokens = Set(draft.endpoints.flatMap(\.needs))
    draft.tokens.removeAll { !tokens.contains($0.name) }
    draft.open.removeAll { point in
      point.at.hasPrefix("tokens.") && !tokens.contains { point.at == "tokens.\($0).lifetime" }
    }
    if draft.errors.isEmpty { draft.refusal = [] }
  }
}

extension DraftEndpoint {
  fileprivate var typeNames: [String] {
    switch returned {
    case .nothing: sends.flatMap(\.shape.typeNames)
    case .shape(let shape): sends.flatMap(\.shape.typeNames) + shape.typeNames
    case .fields(let fields): (sends + fields).flatMap(\.shape.typeNames)
    }
  }
}

extension DraftType {
  fileprivate var typeNames: [String] {
    switch content {
    case .record(let fields): fields.flatMap(\.shape.typeNames)
    case .choice(let names): names
    case .enumeration: []
    }
  }
}

extension DraftShape {
  var typeNames: [String] { if case .type(let name) = element { [name] } else { [] } }
}
