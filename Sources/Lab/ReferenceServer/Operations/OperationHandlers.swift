import AuthServer
import ContractModel
import Crypto
import Machines
import Providers
import Stores

/// Does every word of `does`, for any contract.
struct OperationHandlers: OperationHandler {
  let contract: Contract
  let store: any Store
  let hasher: any PasswordHashing
  let authenticator: TokenAuthenticator
  let providers: any ProviderGate
  let settings: OperationSettings
  /// The pool's number in a sign-in by SRP, and what else follows from a secret of the store.
  let hash: KeyedHash

  /// The store's own secret is fetched here once, so that every node that shares it makes the same hashes.
  init(
    contract: Contract, store: any Store, hasher: any PasswordHashing, signer: any TokenSigner,
    providers: any ProviderGate, settings: OperationSettings
  ) async throws(StoreFault) {
    self.contract = contract
    self.store = store
    self.hasher = hasher
    self.providers = providers
    self.settings = settings
    hash = KeyedHash(key: try await store.secret("deeds"))
    authenticator = TokenAuthenticator(
      tokenIssuer: TokenIssuer(
        tokenPolicy: TokenPolicy(contract), claims: Claims(contract: contract, settings: settings),
        store: store, signer: signer, hash: hash))
  }

  var tokenPolicy: TokenPolicy { authenticator.tokenIssuer.tokenPolicy }
  var now: Moment { store.clock.now }

  func run(_ given: OperationInput) async throws(Failure) -> Outcome {
    do {
      return try await outcome(of: given)
    } catch VerificationError.unavailable {
      // A contract may have something to say of a provider, unlike of this server.
      throw .refused(OperationRefusal(.providerUnavailable, until: now.adding(seconds: 5)))
    } catch {
      throw Failure(error)
    }
  }

  private func outcome(of given: OperationInput) async throws -> Outcome {
    switch given.endpoint.operation.value {
    case .passwordSignIn: try await signInWithPassword(given)
    case .passwordRegister: try await register(given)
    case .passwordChange: try await changePassword(given)
    case .passwordForgot: try await forgotPassword(given)
    case .passwordReset: try await resetPassword(given)
    case .codeSend: try await sendCode(given)
    case .codeVerify: try await verifyCode(given)
    case .codeSignIn: try await signInWithCode(given)
    case .providerSignIn: try await signInWithProvider(given)
    case .providerStart: try await startProvider(given)
    case .providerCallback: try await returnFromProvider(given)
    case .providerExchange: try await exchange(given)
    case .providerLink: try await link(given)
    case .providerNotify: try await hear(given)
    case .webSignIn: try await openPage(given)
    case .guestSignIn: try await signInAsGuest(given)
    case .signInContinue: try await goOn(given)
    // A device's signature over a question is nothing that this server can check yet; it says so.
    case .passkeyRegister, .passkeySignIn: throw OperationRefusal(.requestInvalid)
    case .sessionRenew: try await renew(given)
    case .sessionEnd: try await end(given)
    case .sessionEndOne: try await endOne(given)
    case .sessionEndOthers: try await endOthers(given)
    case .sessionList: try await list(given)
    case .accountRead, .call: try await read(given)
    case .accountUpdate: try await update(given)
    case .accountDelete: try await delete(given)
    case .tokenFetch: try await fetch(given)
    case .tokenIntrospect: try await introspect(given)
    case .tokenRevoke: try await revoke(given)
    case .keysPublish:
      .done(AnswerData(values: try await authenticator.tokenIssuer.signer.published()))
    }
  }
}

extension Failure {
  /// Whatever an operation ended with. What nobody foresaw is a failure of this server and no answer to the caller's question.
  init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let refused as OperationRefusal: self = .refused(refused)
    case let fault as StoreFault:
      Trace.current?.note(why: fault.why)
      // guard: store-fault-unavailable
      self = .unavailable(retryAfter: fault.retryAfter)
    case PasswordFault.busy, PasswordFault.noMemory: self = .unavailable(retryAfter: 2)
    case PasswordFault.tooLong: self = .refused(OperationRefusal(.requestInvalid))
    case VerificationError.refused: self = .refused(OperationRefusal(.providerRefused))
    case VerificationError.notSetUp: self = .refused(OperationRefusal(.providerNotSetUp))
    default: self = .unavailable(retryAfter: 60)
    }
  }
}
