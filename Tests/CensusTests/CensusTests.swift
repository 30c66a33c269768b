import Answers
import AuthClient
import AuthWeb
import CaseFolders
import CensusClients
import ContractReader
import Diagnostics
import Foundation
import Testing
import YAMLSource

@testable import write_test_clients

/// Every form of a value in every place of a contract: either the language refuses it there, with a way out, or the generated
/// client sends just that and holds just that.
@Suite struct CensusTests {
  @Test func unsupportedFormsAreRejectedWithFix() throws {
    let found = try Census.found.get()
    #expect(found.sent.faults + found.returned.faults + found.granted.faults == [])
    let text = LanguageTable.text(found)
    try Golden.check(text, against: Self.file("Tests/Census/refused.txt"))
  }

  /// The clients are generated from what is recorded.
  @Test func contractsHoldEverythingSupported() throws {
    let refused = CensusPair.refused(in: try Checkout.text("Tests/Census/refused.txt"))
    #expect(CensusContract.sent(without: refused).text == (try Census.sent().text))
    #expect(CensusContract.returned(without: refused).text == (try Census.returned().text))
    #expect(CensusContract.granted(without: refused).text == (try Census.granted().text))
  }

  @Test func clientSendsExactlyWhatContractSays() async throws {
    let contract = try Census.sent()
    for (name, call) in CensusSentCalls.all {
      try await Self.compare(contract, name) { server, web in
        let client = CensusSent.Client(
          configuration: CensusSentCalls.configuration, store: MemoryStore(),
          options: ClientOptions(transport: server))
        try await call(client, web)
      }
    }
  }

  @Test func clientSendsSessionTokens() async throws {
    let contract = try Census.granted()
    for (name, call) in CensusGrantedCalls.all where name.hasPrefix("sent") {
      try await Self.compare(contract, name) { server, web in
        let held = StoredToken(secret: Secret("h&1+"), issued: Date(), expires: nil)
        let store = MemoryStore(StoredSession(tokens: ["held": held, "granted": held]))
        try await call(
          CensusGranted.Client(store: store, options: ClientOptions(transport: server)), web)
      }
    }
  }

  /// Makes a call, and compares each value in its place.
  private static func compare(
    _ contract: CensusContract, _ name: String,
    _ call: (CensusServer, WebSignIn) async throws -> Void
  ) async throws {
    let place = try #require(CensusPlace.sent.last { name.hasPrefix($0.rawValue) })
    let server = CensusServer(others: [
      "bringKept": CensusAnswer(status: 200, body: #"{"value":"h&1+"}"#)
    ])
    let browser = FakeBrowser { _ in .success(URL(string: "census://arrival")!) }
    do {
      try await call(server, WebSignIn(browser: browser))
    } catch {
      throw CensusFault("\(name): \(error)")
    }
    let sent =
      place == .sentToPage
      ? SentParts.query(try #require(browser.visits.first).page)
      : try SentParts.of(try #require(server.request), in: place)
    let isSparse = name.hasSuffix("Sparsely")
    let forms = contract.forms(in: place).filter { form in
      guard !place.isAlone else { return name == place.rawValue + form.name.capitalisedFirst }
      return !form.isMissing && !(isSparse && form.isOptional)
    }
    var expected = try Dictionary(uniqueKeysWithValues: forms.map { try Self.expected($0, place) })
    if place == .sentInChoice { expected["mark"] = "option" }
    for wire in Set(expected.keys).union(sent.keys).sorted() {
      #expect(sent[wire]?.text == expected[wire]?.text, "\(name) \(wire)")
    }
  }

  @Test func sessionKeepsTokenAndExpiry() async throws {
    let calls = Dictionary(uniqueKeysWithValues: CensusGrantedCalls.all.map { ($0.name, $0.call) })
    for grant in try Census.granted().grants {
      for hasEnd in grant.isRequired ? [true] : [true, false] {
        let (headers, body) = grant.answer(withEnd: hasEnd)
        let server = CensusServer(CensusAnswer(status: 200, headers: headers, body: body))
        let store = MemoryStore()
        let client = CensusGranted.Client(
          store: store, options: ClientOptions(transport: server, clock: CensusClock()))
        let call = try #require(calls[grant.name])
        do {
          try await call(client, Self.web([]))
        } catch {
          Issue.record("\(grant.name): \(error)")
        }
        let token = store.load()?.tokens["granted"]
        #expect(token?.secret == Secret("t1"), "\(grant.name)")
        let left = token?.expires?.timeIntervalSince(CensusClock().now)
        #expect(left == (hasEnd ? grant.left : 3600), "\(grant.name)")
      }
    }
  }

  private static func expected(
    _ form: WrittenForm, _ place: CensusPlace
  ) throws -> (String, AnyJSON) {
    let name = place == .sentInPath ? "" : form.wireName
    guard place.isText else { return (name, try SentParts.json(form.json)) }
    return (name, .string(try #require(form.text, "\(form.name) in \(place) has no text")))
  }

  @Test func clientReturnsExactlyWhatServerSent() async throws {
    let contract = try Census.returned()
    for (name, call) in CensusReturnedCalls.all where !name.hasPrefix("refusalTold") {
      let place = try #require(CensusPlace.returned.last { name.hasPrefix($0.rawValue) })
      let forms = contract.forms(in: place).filter { form in
        !place.isAlone || name == place.rawValue + form.name.capitalisedFirst
      }
      let held = try await Self.held(by: call, in: place, forms) {
        place.isText ? $0.text : $0.json
      }
      #expect(held.count == forms.count { !$0.isSaid || place.isAlone })
      for (form, isRight) in held.sorted(by: { $0.key < $1.key }) where !isRight {
        Issue.record("\(name) holds something else in \(form)")
      }
      guard forms.contains(where: \.isOptional) else { continue }
      // Missing, and null where a null can be.
      for absent in place.isText ? [nil] : [nil, "null"] {
        let held = try await Self.held(by: call, in: place, forms) { form in
          form.isOptional ? absent : place.isText ? form.text : form.json
        }
        for form in forms where !form.isSaid {
          #expect(held[form.name] == !form.isOptional, "\(name) \(form.name)")
        }
      }
    }
  }

  @Test func clientDistinguishesRefusalsByValue() async throws {
    let contract = try Census.returned()
    let call = try #require(CensusReturnedCalls.all.first { $0.name == "refusalTold" }).call
    for (index, form) in contract.forms(in: .refusalTold).enumerated() {
      var answer = CensusAnswer(in: .refusalTold, of: [(form, form.json)])
      answer.status = CensusContract.statuses[index]
      let told = try? await call(Self.client(CensusServer(answer)), Self.web([]))
      #expect(told == ["told\(form.name.capitalisedFirst)": true], "\(form.name)")
    }
  }

  /// `authgen check` and the client agree about each response with one spoiled value.
  @Test func checkReadsWhatClientReads() async throws {
    let contract = try Census.returned()
    let source = SourceFile(path: "census.yaml", text: contract.text)
    let read = try ContractReader.read(YAMLSource.parse(source))
    var count = 0
    for (name, call) in CensusReturnedCalls.all where !name.hasPrefix("refusalTold") {
      let place = try #require(CensusPlace.returned.last { name.hasPrefix($0.rawValue) })
      guard place != .broughtByCallback else { continue }
      let forms = contract.forms(in: place).filter { form in
        !place.isAlone || name == place.rawValue + form.name.capitalisedFirst
      }
      let all = place.isText ? Self.spoiltTexts : Self.spoiltJSON
      // Inside of records and lists a value is read as anywhere: some of them do.
      let step =
        place.type == nil && place != .returnedInEnvelope && place != .refusedAtPath ? 1 : 7
      for (index, form) in forms.enumerated() where (index + name.count) % step == 0 {
        for turn in 0..<(place.isAlone ? 4 : 1) {
          let spoilt = all[(index + count + 5 * turn) % all.count]
          let values = forms.filter { !$0.isOptional || $0.name == form.name }.map { other in
            (
              form: other,
              value: other.name == form.name ? spoilt : Self.value(of: other, in: place)
            )
          }
          let answer = Self.answer(in: place, of: values)
          let isRead = (try? await call(Self.client(CensusServer(answer)), Self.web([]))) != nil
          let verdict = check(try answer.recorded(name), against: read)
          let isSaidRead =
            verdict.result != .unread
            && place.rawValue.hasPrefix("refused") == (verdict.refusal != nil)
          #expect(
            isRead == isSaidRead,
            "\(name) \(form.name) \(spoilt): \(verdict.findings.map(\.message))")
          count += 1
        }
      }
    }
    #expect(count > 500)
  }

  private static let spoiltJSON = [
    "null", "7", "1.5", "-1", "true", #""x""#, #""7""#, #""true""#, #""2030-01-01T00:00:00Z""#,
    "[]", "{}", #""00000000-0000-4000-8000-000000000001""#, #""AAECAw==""#, "[7]", #"{"a":"x"}"#,
    #"{"shape":"oval"}"#, "18446744073709551616", #""""#,
  ]

  private static let spoiltTexts = [
    "7", "1.5", "-1", "true", "x", "2030-01-01T00:00:00Z", "AAECAw==", "AAECAw",
    "00000000-0000-4000-8000-000000000001", "1e3", "18446744073709551616", "null",
  ]

  private static func value(of form: WrittenForm, in place: CensusPlace) -> String {
    (place.isText ? form.text : form.json) ?? ""
  }

  private static func answer(
    in place: CensusPlace, of values: [(form: WrittenForm, value: String)]
  ) -> CensusAnswer {
    place.isAlone
      ? CensusAnswer(status: 200, body: values[0].value) : CensusAnswer(in: place, of: values)
  }

  private static func held(
    by call: CensusReturnedCalls.Call, in place: CensusPlace, _ forms: [WrittenForm],
    as value: (WrittenForm) -> String?
  ) async throws -> [String: Bool] {
    let values = forms.compactMap { form in value(form).map { (form: form, value: $0) } }
    let server = CensusServer(answer(in: place, of: values))
    do {
      return try await call(client(server), web(values))
    } catch {
      throw CensusFault("\(place): \(error)")
    }
  }

  private static func client(_ server: CensusServer) -> CensusReturned.Client {
    CensusReturned.Client(
      configuration: CensusReturnedCalls.configuration, store: MemoryStore(),
      options: ClientOptions(transport: server))
  }

  /// A browser that ends in the callback, with these values.
  private static func web(_ values: [(form: WrittenForm, value: String)]) -> WebSignIn {
    var unreserved = CharacterSet.alphanumerics
    unreserved.insert(charactersIn: "-._~")
    let pairs = values.map { form, value in
      [form.wireName, value].map {
        $0.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
      }
      .joined(separator: "=")
    }
    let page = URL(string: "census://arrival?\(pairs.joined(separator: "&"))")!
    return WebSignIn(browser: FakeBrowser { _ in .success(page) })
  }

  static func file(_ path: String) -> URL { Checkout.root.appending(path: path) }
}
