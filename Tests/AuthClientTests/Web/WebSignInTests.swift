import AuthTesting
import Foundation
import Primitives
import Testing

@testable import AuthClient
@testable import AuthWeb

@Suite("Signing in on a web page")
struct WebSignInTests {
  private let rule = CallbackRule(url: "myapp://callback", required: ["code"], state: "state")

  private func page(_ signIn: PendingSignIn) -> URL {
    URL(string: "https://a.example/login?state=\(signIn.state.reveal())")!
  }

  /// A page that sends the browser back with the state that it was opened with.
  private let honest = FakeBrowser { page in
    .success(URL(string: "myapp://callback?code=c&" + (page.query ?? ""))!)
  }

  @Test func signInReturnsCallbackFields() async throws {
    let arrival = try await WebSignIn(browser: honest).run(until: rule, isPrivate: true, page: page)
    #expect(arrival.fields["code"]?.reveal() == "c")
    let visit = try #require(honest.visits.first)
    #expect(visit.isPrivate)
    #expect(visit.callback == rule)
    #expect(!views(of: visit).contains("state="))
  }

  @Test func eachSignInUsesFreshNonce() async throws {
    var nonces: Set<Secret> = []
    for _ in 1...2 {
      let web = WebSignIn(browser: honest)
      let arrival = try await web.run(until: rule, isPrivate: true, page: page)
      #expect(arrival.rawNonce.reveal().count == 43)
      nonces.insert(arrival.rawNonce)
      let token = Secret.fakeIDToken(nonce: arrival.rawNonce)
      try arrival.check(token)
      #expect(throws: CallbackFault.otherNonce) { try arrival.check(token, isHashed: true) }
      let hash = Secret(Hex.encode(SHA256.hash(arrival.rawNonce.reveal().utf8)))
      try arrival.check(.fakeIDToken(nonce: hash), isHashed: true)
      for other in ["", "a.b", "e30.e30.", "e30.!.", "e30.eyJub25jZSI6MX0."] {
        #expect(throws: CallbackFault.otherNonce) { try arrival.check(Secret(other)) }
      }
    }
    #expect(nonces.count == 2)
  }

  @Test(arguments: [WebFault.cancelled, .noWindow, .unsupported, .failed])
  func browserFaultIsThrown(_ fault: WebFault) async {
    let signIn = WebSignIn(browser: FakeBrowser { _ in .failure(fault) })
    await #expect(throws: fault) { try await signIn.run(until: rule, isPrivate: false, page: page) }
    #expect(throws: ArrivalFault.nothingPending) {
      try signIn.arrivals.accept(URL(string: "myapp://callback?code=c")!)
    }
  }

  @Test func forgedCallbackIsRejected() async {
    let browser = FakeBrowser { _ in .success(URL(string: "myapp://callback?code=c&state=x")!) }
    await #expect(throws: WebFault.arrival(.otherState)) {
      try await WebSignIn(browser: browser).run(until: rule, isPrivate: false, page: page)
    }
  }

  @Test(arguments: ["http://a.example/login", "myapp://login", "file:///login"])
  func unsafePageIsNotOpened(_ page: String) async {
    await #expect(throws: WebFault.insecure) {
      try await WebSignIn(browser: honest).run(until: rule, isPrivate: false) { _ in
        URL(string: page)!
      }
    }
    #expect(honest.visits.isEmpty)
  }

  @Test func cancelledTaskAcceptsNothing() async {
    let gate = Gate()
    let browser = FakeBrowser { page in
      _ = await gate.pass()
      return .success(URL(string: "myapp://callback?code=c&" + (page.query ?? ""))!)
    }
    let task = Task {
      await outcome { () throws(WebFault) in
        try await WebSignIn(browser: browser).run(until: rule, isPrivate: false, page: page)
      }
    }
    await until("the page") { !browser.visits.isEmpty }
    task.cancel()
    #expect(await task.value.failure == .cancelled)
  }

  /// The first page responds while the second is open, and its callback looks the same.
  @Test func secondSignInReplacesFirst() async throws {
    let gates = ["first": Gate(), "second": Gate()]
    let browser = FakeBrowser { page in
      _ = await gates[page.lastPathComponent]?.pass()
      return .success(URL(string: "rote://callback?token=" + page.lastPathComponent)!)
    }
    let signIn = WebSignIn(browser: browser)
    let rote = CallbackRule(url: "rote://callback", required: ["token"])
    func begin(_ name: String) -> Task<Result<WebArrival, WebFault>, Never> {
      Task {
        await outcome { () throws(WebFault) in
          try await signIn.run(until: rote, isPrivate: false) { _ in
            URL(string: "https://a.example/" + name)
          }
        }
      }
    }
    let first = begin("first")
    await until("the first page") { browser.visits.count == 1 }
    let second = begin("second")
    await until("the second page") { browser.visits.count == 2 }
    gates["first"]?.open()
    #expect(await first.value.failure == .arrival(.nothingPending))
    gates["second"]?.open()
    #expect(try await second.value.get().fields["token"]?.reveal() == "second")
  }

  @Test func resultIsDeliveredOnce() async {
    let early = OneAnswer<Int>()
    early.give(1)
    early.give(2)
    #expect(await early.wait() == 1)
    let late = OneAnswer<Int>()
    async let value = late.wait()
    await Task.yield()
    for number in 3...9 { late.give(number) }
    #expect(await value == 3)
  }
}
