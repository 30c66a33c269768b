/// The five systems, by the names of their contracts.
package enum ReplayedSystems {
  package static let all:
    [(name: String, run: @Sendable (_ text: String, Int, UInt64) async throws -> ReplaySample)] = [
      ("cognito", { try await ReplaySample.run(CognitoReplays.self, $0, traces: $1, seed: $2) }),
      ("longde", { try await ReplaySample.run(LongdeReplays.self, $0, traces: $1, seed: $2) }),
      ("readmigo", { try await ReplaySample.run(ReadmigoReplays.self, $0, traces: $1, seed: $2) }),
      ("rote", { try await ReplaySample.run(RoteReplays.self, $0, traces: $1, seed: $2) }),
      ("syncnos", { try await ReplaySample.run(SyncNosReplays.self, $0, traces: $1, seed: $2) }),
    ]
}
