import SessionCore

/// Tells the server that tokens are over which no session here holds any more. Where the server cannot be told, it is told
/// again: after 5 s, 30 s, 2 min and 10 min as long as the process runs, or by the list of `PendingSignOuts`.
struct Farewell<Contract: AuthContract, Answer: Decodable & Sendable, Refusal: DeclaredRefusal> {
  private static var pauses: [Double] { [5, 30, 120, 600] }

  /// A session of its own with these tokens: it may renew them, and whatever comes of it touches no other.
  let session: AuthSession<Contract>
  let build: @Sendable (HeldTokens) throws -> Call<Answer, Refusal>

  /// - Parameter repeats: whether the call may come late. One that ends every session of the person may not: the
  ///   person may have signed in again.
  func tell(repeats: Bool) async -> Result<Void, CallFailure<Refusal>> {
    let result = await tell()
    if repeats, isUnheard(result) { tellAgain(after: Self.pauses[...]) }
    return result
  }

  func tell() async -> Result<Void, CallFailure<Refusal>> {
    do { _ = try await session.call(build) } catch {
      if case .signedOut = error { return .success(()) }
      return .failure(error)
    }
    return .success(())
  }

  /// Tells the server once. False if it did not hear that.
  func isHeard() async -> Bool { !isUnheard(await tell()) }

  private func tellAgain(after pauses: ArraySlice<Double>) {
    guard let pause = pauses.first else { return }
    _ = session.wire.alarm.set(pause) {
      if isUnheard(await tell()) { tellAgain(after: pauses.dropFirst()) }  //! farewell-repeated
    }
  }

  /// The server may hear it another time. A fault is no word of the server.
  func isUnheard(_ result: Result<Void, CallFailure<Refusal>>) -> Bool {
    switch result {
    case .failure(.fault(let fault)): fault != .unsendable  //! unheard-fault
    case .failure(let failure):
      switch failure.recovery {
      case .retry, .wait: true
      default: false
      }
    case .success: false
    }
  }
}
