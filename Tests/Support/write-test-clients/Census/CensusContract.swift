/// A contract that holds every form in every place of some, but for the pairs that the language refuses.
struct CensusContract {
  let service: String
  let places: [CensusPlace]
  /// The forms that it tries in each place.
  let tried: [WrittenForm]
  let refused: Set<CensusPair>
  private(set) var lines: [String] = []
  /// The pair that each line is about, by its number from 1.
  private(set) var pairs: [Int: CensusPair] = [:]

  static func sent(without refused: Set<CensusPair>) -> CensusContract {
    CensusContract("CensusSent", CensusPlace.sent, WrittenForm.all, refused)
  }

  static func returned(without refused: Set<CensusPair>) -> CensusContract {
    CensusContract("CensusReturned", CensusPlace.returned, WrittenForm.all, refused)
  }

  static func granted(without refused: Set<CensusPair>) -> CensusContract {
    CensusContract("CensusGranted", CensusPlace.handed, WrittenForm.slots, refused)
  }

  private init(
    _ service: String, _ places: [CensusPlace], _ tried: [WrittenForm], _ refused: Set<CensusPair>
  ) {
    self.service = service
    self.places = places
    self.tried = tried
    self.refused = refused
    write()
  }

  var text: String { lines.joined(separator: "\n") + "\n" }

  /// The forms that stand in a place.
  func forms(in place: CensusPlace) -> [WrittenForm] {
    guard places.contains(place) else { return [] }
    return tried.filter {
      !refused.contains(CensusPair(form: $0.name, place: place)) && $0.mayStand(in: place)
    }
  }

  mutating func add(_ text: String, _ pair: CensusPair? = nil) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(String(line))
      if let pair { pairs[lines.count] = pair }
    }
  }

  /// The fields of a place, a line each.
  private mutating func addFields(
    _ place: CensusPlace, indent: Int, _ more: [(String, String)] = []
  ) {
    let margin = String(repeating: " ", count: indent)
    let location = place.location.map { [("in", $0)] } ?? []
    for form in forms(in: place) {
      let wire = place == .refusedAtPath ? [("wire", "details.0.\(form.name)")] : []
      add(
        "\(margin)\(form.name): \(form.field(location + wire + more))",
        CensusPair(form: form.name, place: place))
    }
  }

  private mutating func write() {
    add(
      """
      # Made from the table of forms and places.
      authcontract: 1
      service: \(service)
      version: "1"
      languages: [en]
      """)
    if !isGranting { writeConfiguration() }
    writeServers()
    isGranting ? writeTokens() : writeCallback()
    add("types:")
    writeTypes()
    if isGranting { writeGrantedTypes() }
    writeErrors()
    add("endpoints:")
    for place in places where !forms(in: place).isEmpty { writeEndpoint(place) }
    if isGranting { writeGrants() }
  }

  private mutating func writeConfiguration() {
    add(
      """
      configuration:
        text: string
        integer: int
        truth: bool
        secret: { type: string, secret: true }
        link: url
        bytes: bytes
        counted: { type: int, as: text }
      """)
  }

  private mutating func writeServers() {
    add("servers:\n  api: { url: https://api.example, refusal: { code: string } }")
    if places.contains(.sentInForm) {
      add("  form: { url: https://form.example, content: form }")
    }
    if !places.contains(.sentInBody) || isGranting {
      add(
        "  envelope: { url: https://envelope.example, success: { code: \"0\" }, answer: data, "
          + "refusal: { code: string } }")
    }
    writeToldServer()
  }

  private mutating func writeCallback() {
    add(
      """
      providers:
        house: { kind: oauth2, issuer: https://sso.example, clientId: house&app, scopes: [openid, profile], pkce: S256 }
      callbacks:
        arrival:
          url: census://arrival
      """)
    if !forms(in: .broughtByCallback).isEmpty {
      add("    fields:")
      addFields(.broughtByCallback, indent: 6)
    }
  }

  private mutating func writeToldServer() {
    guard !forms(in: .refusalTold).isEmpty else { return }
    add("  told:\n    url: https://told.example\n    refusal:")
    addFields(.refusalTold, indent: 6)
  }

  private mutating func writeTypes() {
    if !isGranting {
      add(
        """
          Kind: { enum: [low, very-high] }
          Item: { size: int, note: optional string }
          Shape: { oneOf: [Circle, Square] }
          Circle: { shape: { constant: circle }, radius: int }
          Square: { shape: { constant: square }, side: int }
        """)
    }
    for place in places {
      guard let type = place.type, !forms(in: place).isEmpty else { continue }
      add("  \(type):")
      if place == .sentInChoice || place == .returnedInChoice {
        add("    mark: { constant: option }")
      }
      addFields(place, indent: 4)
      guard type.hasSuffix("Option") else { continue }
      let stem = type.dropLast("Option".count)
      add("  \(stem)Other: { mark: { constant: another } }")
      add("  \(stem)Choice: { oneOf: [\(type), \(stem)Other] }")
    }
  }

  private mutating func writeErrors() {
    let places = places.filter { $0.rawValue.hasPrefix("refused") && !forms(in: $0).isEmpty }
    let told = forms(in: .refusalTold)
    guard !places.isEmpty || !told.isEmpty else { return }
    add("errors:")
    for place in places {
      add(
        "  \(place.rawValue):\n    status: 409\n    match: { code: \(place.rawValue) }\n    means: other\n    recover: tell"
      )
      add("    fields:")
      addFields(place, indent: 6)
    }
    for (index, form) in told.enumerated() {
      let text = Self.quoted(form.text ?? "{}")
      add(
        "  told\(form.name.capitalisedFirst): { status: \(Self.statuses[index]), match: { \(form.name): \(text) }, means: other, recover: tell }",
        CensusPair(form: form.name, place: .refusalTold))
    }
  }

  /// Each told error has a status of its own, so that no two could match.
  static let statuses =
    [400, 402, 403, 404] + Array(405...428) + Array(430...499) + Array(501...530)

  private static func quoted(_ text: String) -> String { "'\(text)'" }

  private mutating func writeEndpoint(_ place: CensusPlace) {
    let name = place.rawValue
    guard !place.isAlone else {
      for form in forms(in: place) { writeAlone(form, place) }
      return
    }
    let method =
      place == .sentInQuery || place == .sentToPage || place == .broughtByCallback ? "GET" : "POST"
    let server =
      switch place {
      case .sentInForm: "form"
      case .returnedInEnvelope: "envelope"
      case .refusalTold: "told"
      default: "api"
      }
    add("  \(name):\n    route: \(method) /\(name)\n    server: \(server)")
    switch place {
    case .sentToPage, .broughtByCallback:
      add("    does: web.signIn\n    endsIn: arrival")
      if place == .sentToPage { writeSends(place) }
    default: add("    does: call")
    }
    switch place {
    case .sentInBody, .sentInForm, .sentInQuery, .sentInHeader, .sentInCookie: writeSends(place)
    case .sentInRecord: add("    sends: { record: SentRecord }")
    case .sentInList: add("    sends: { items: list of SentItem }")
    case .sentInMap: add("    sends: { entries: map of SentEntry }")
    case .sentInChoice: add("    sends: { choice: SentChoice }")
    case .returnedInBody, .returnedInHeader, .returnedInCookie, .returnedInEnvelope:
      add("    returns:")
      addFields(place, indent: 6)
    case .returnedInRecord: add("    returns: { record: ReturnedRecord }")
    case .returnedInList: add("    returns: { items: list of ReturnedItem }")
    case .returnedInMap: add("    returns: { entries: map of ReturnedEntry }")
    case .returnedInChoice: add("    returns: { choice: ReturnedChoice }")
    case .refusedInBody, .refusedAtPath, .refusedInHeader: add("    refuses: [\(name)]")
    case .refusalTold:
      let errors = forms(in: place).map { "told\($0.name.capitalisedFirst)" }
      add("    refuses: [\(errors.joined(separator: ", "))]")
    default: break
    }
  }

  private mutating func writeSends(_ place: CensusPlace) {
    add("    sends:")
    addFields(place, indent: 6)
  }

  private mutating func writeAlone(_ form: WrittenForm, _ place: CensusPlace) {
    let name = place.rawValue + form.name.capitalisedFirst
    let rest =
      place == .sentInPath
      ? "route: \"GET /\(name)/{\(form.name)}\", server: api, does: call, sends: { \(form.name): \(form.field([])) }"
      : "route: POST /\(name), server: api, does: call, returns: \(form.keys[0].value)"
    add("  \(name): { \(rest) }", CensusPair(form: form.name, place: place))
  }
}

extension WrittenForm {
  /// The place can say the form at all: an answer as a whole is a type, and a match is a text.
  func mayStand(in place: CensusPlace) -> Bool {
    switch place {
    case .returnedWhole: keys.map(\.key) == ["type"]
    case .refusalTold: !isOptional
    case .refusedAtPath: wireName == name
    default: true
    }
  }
}
