import Foundation

/// What `scripts/srp-vectors` wrote: sign-ins as another implementation does them.
struct SRPVectors: Decodable {
  struct SignIn: Decodable {
    let a, userId, password, salt, srpA, srpB, secretBlock, timestamp, signature: String
    let now: TimeInterval
  }

  let poolId: String
  let signIns: [SignIn]

  static let all: SRPVectors = {
    let tests = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { place, _ in
      place.deletingLastPathComponent()
    }
    let file = tests.appendingPathComponent("Cases/srp/sign-ins/vectors.json")
    let found = (try? Data(contentsOf: file)).flatMap {
      try? JSONDecoder().decode(SRPVectors.self, from: $0)
    }
    return found ?? SRPVectors(poolId: "", signIns: [])
  }()
}
