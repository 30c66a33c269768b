import Foundation
import Testing

@testable import AuthClient

@Suite("Sim")
struct SmokeTests {
  @Test func works() {
    let phone = Phone()
    phone.read()
    phone.executor.drain()
    #expect(phone.server.held.map(\.endpoint) == ["renewSession"])
    phone.server.release("renewSession")
    phone.executor.drain()
    #expect(phone.ends("me") == [true])
    #expect(phone.stored == ["access": "a-1.2", "refresh": "r-1.2"])
    let begun = ContinuousClock.now
    for _ in 0..<1000 {
      let phone = Phone()
      phone.read()
      phone.executor.drain()
      phone.server.release("renewSession")
      phone.executor.drain()
    }
    print("1000 runs: \(ContinuousClock.now - begun)")
  }
}
