/// The source of the calls of a census: Swift as an app writes it.
struct CensusCalls {
  private let contract: CensusContract
  private var lines: [String] = []

  static func source(of contract: CensusContract) -> String {
    var calls = CensusCalls(contract: contract)
    calls.write()
    return calls.lines.joined(separator: "\n") + "\n"
  }

  private init(contract: CensusContract) { self.contract = contract }

  private var service: String { contract.service }
  private var isSending: Bool { contract.places.contains(.sentInBody) }

  private mutating func add(_ text: String) { lines.append(text) }

  private mutating func write() {
    let result = isSending ? "Void" : "[String: Bool]"
    add(
      """
      import AuthClient
      import AuthWeb
      import Foundation

      /// The calls of \(service), with every value that a caller \(isSending ? "gives" : "finds").
      public enum \(service)Calls {
        public typealias Client = \(service).Client
        public typealias Call = @Sendable (Client, WebSignIn) async throws -> \(result)

      """)
    if !contract.isGranting {
      add(
        """
          public static let configuration = \(service).Configuration(
            text: "c&d/1%+", integer: 12, truth: true, secret: Secret("k&d/1%+"),
            link: URL(string: "https://c.example/d?e")!, bytes: Data([0xfb, 0xff]), counted: 5)

        """)
    }
    let names = contract.places.flatMap(names)
    add("  public static let all: [(name: String, call: Call)] = [")
    for name in names { add("    (\"\(name)\", { try await \(name)($0, in: $1) }),") }
    for grant in contract.grants {
      add("    (\"\(grant.name)\", { client, _ in _ = try await client.\(grant.name)() }),")
    }
    add("  ]")
    for place in contract.places where !contract.forms(in: place).isEmpty {
      if place.isAlone {
        for form in contract.forms(in: place) { writeAlone(form, place) }
      } else if isSending {
        writeSending(place, isSparse: false)
        writeSending(place, isSparse: true)
      } else {
        writeReading(place)
      }
    }
    add("}")
  }

  private func names(_ place: CensusPlace) -> [String] {
    let forms = contract.forms(in: place)
    if place.isAlone { return forms.map { place.rawValue + $0.name.capitalisedFirst } }
    guard !forms.isEmpty else { return [] }
    return isSending ? [place.rawValue, place.rawValue + "Sparsely"] : [place.rawValue]
  }

  private mutating func begin(_ name: String) {
    let result = isSending ? "" : " -> [String: Bool]"
    add(
      "\n  private static func \(name)(_ client: Client, in web: WebSignIn) async throws\(result) {"
    )
  }

  private mutating func writeSending(_ place: CensusPlace, isSparse: Bool) {
    begin(place.rawValue + (isSparse ? "Sparsely" : ""))
    let forms = contract.forms(in: place).filter { !isSparse || !$0.isOptional }
    let arguments = forms.compactMap { $0.argument(in: place, service) }.joined(
      separator: ",\n      ")
    let whole = place.type.map { "\(service).\($0)(\n      \(arguments))" }
    switch place {
    case .sentInRecord: add("    try await client.\(place.rawValue)(record: \(whole ?? ""))")
    case .sentInList: add("    try await client.\(place.rawValue)(items: [\(whole ?? "")])")
    case .sentInMap:
      add("    try await client.\(place.rawValue)(entries: [\"a_Key.of\": \(whole ?? "")])")
    case .sentInChoice:
      add("    try await client.\(place.rawValue)(choice: .sentOption(\(whole ?? "")))")
    case .sentToPage:
      add("    _ = try await client.\(place.rawValue)(\n      \(arguments),\n      in: web)")
    default: add("    try await client.\(place.rawValue)(\n      \(arguments))")
    }
    add("  }")
  }

  private mutating func writeAlone(_ form: WrittenForm, _ place: CensusPlace) {
    let name = place.rawValue + form.name.capitalisedFirst
    begin(name)
    if isSending {
      add("    try await client.\(name)(\(form.argument(in: place, service) ?? ""))")
    } else {
      let value = form.value(service, place.owner) ?? ""
      add(
        "    let answer = try await client.\(name)()\n    return [\"\(form.name)\": answer == \(value)]"
      )
    }
    add("  }")
  }

  private mutating func writeReading(_ place: CensusPlace) {
    let name = place.rawValue
    begin(name)
    let call = "try await client.\(name)()"
    switch place {
    case .returnedInRecord: add("    let answer = \(call).record")
    case .returnedInList: add("    let answer = \(call).items[0]")
    case .returnedInMap:
      add("    guard let answer = \(call).entries[\"a_Key.of\"] else { return [:] }")
    case .returnedInChoice:
      add("    guard case .returnedOption(let answer) = \(call).choice else { return [:] }")
    case .broughtByCallback: add("    let answer = try await client.\(name)(in: web)")
    case .refusedInBody, .refusedAtPath, .refusedInHeader:
      add(
        "    let answer: \(service).\(place.owner)\n    do throws(CallFailure<\(service).\(name.capitalisedFirst)Refusal>) {"
      )
      add("      _ = \(call)\n      return [:]\n    } catch {")
      add(
        "      guard case .refused(.\(name)(let details)) = error else { throw error }\n      answer = details\n    }"
      )
    case .refusalTold:
      add(
        "    do throws(CallFailure<\(service).RefusalToldRefusal>) {\n      _ = \(call)\n      return [:]\n    } catch {"
      )
      add("      guard case .refused(let refusal) = error else { throw error }")
      add("      return [refusal.rule.name: true]\n    }\n  }")
      return
    default: add("    let answer = \(call)")
    }
    add("    var held: [String: Bool] = [:]")
    for form in contract.forms(in: place) where !form.isSaid {
      let value =
        place == .broughtByCallback ? form.broughtValue() : form.value(service, place.owner)
      add("    held[\"\(form.name)\"] = answer.\(form.name) == \(value ?? "")")
    }
    add("    return held\n  }")
  }
}
