import AuthServer
import ContractModel
import Providers
import Stores

/// Takes a call to the group of operations that does its word of `does`, for any contract.
struct OperationDispatcher: OperationHandler {
  private let accounts: AccountOperations
  private let codeConfirmations: CodeConfirmations
  private let codeRequests: CodeRequests
  private let codeSignIns: CodeSignIns
  private let guests: GuestOperations
  private let pages: PageOperations
  private let passwordResets: PasswordResets
  private let passwords: PasswordOperations
  private let providerNotices: ProviderNotices
  private let providerReturns: ProviderReturns
  private let providers: ProviderOperations
  private let registrations: RegistrationOperations
  private let renewals: RenewalOperations
  private let sessions: SessionOperations
  private let signIns: SignInOperations
  private let tokens: TokenOperations
  private let clock: any Clock

  init(_ all: OperationCollaborators) {
    accounts = AccountOperations(all)
    codeConfirmations = CodeConfirmations(all)
    codeRequests = CodeRequests(all)
    codeSignIns = CodeSignIns(all)
    guests = GuestOperations(all)
    pages = PageOperations(pages: all.pages.pages)
    passwordResets = PasswordResets(all)
    passwords = PasswordOperations(all)
    providerNotices = ProviderNotices(all)
    providerReturns = ProviderReturns(all)
    providers = ProviderOperations(all)
    registrations = RegistrationOperations(all)
    renewals = RenewalOperations(all)
    sessions = SessionOperations(all)
    signIns = SignInOperations(all)
    tokens = TokenOperations(all)
    clock = all.environment.store.clock
  }

  func run(_ given: OperationInput) async throws(Failure) -> Outcome {
    do {
      return try await outcome(of: given)
    } catch VerificationError.unavailable {
      // A contract may have something to say of a provider, unlike of this server.
      throw .refused(
        OperationRefusal(.providerUnavailable, until: clock.now.adding(seconds: 5)))
    } catch {
      throw Failure(error)
    }
  }

  private func outcome(of given: OperationInput) async throws -> Outcome {
    switch given.endpoint.operation.value {
    case .passwordSignIn: try await passwords.signIn(given)
    case .passwordRegister: try await registrations.register(given)
    case .passwordChange: try await passwords.change(given)
    case .passwordForgot: try await passwordResets.forgot(given)
    case .passwordReset: try await passwordResets.reset(given)
    case .codeSend: try await codeRequests.send(given)
    case .codeVerify: try await codeConfirmations.verify(given)
    // A code of a step goes on with the sign-in that asked for it.
    case .codeSignIn where signIns.holdsStep(given): try await signIns.proceed(given)
    case .codeSignIn: try await codeSignIns.signIn(given)
    case .providerSignIn: try await providers.signIn(given)
    case .providerStart: try await providers.start(given)
    case .providerCallback: try await providerReturns.takeBack(given)
    case .providerExchange: try await providers.exchange(given)
    case .providerLink: try await providers.link(given)
    case .providerNotify: try await providerNotices.hear(given)
    case .webSignIn: try await pages.open(given)
    case .guestSignIn: try await guests.signIn(given)
    case .signInContinue: try await signIns.proceed(given)
    // A device's signature over a question is nothing that this server can check yet; it says so.
    case .passkeyRegister, .passkeySignIn: throw OperationRefusal(.requestInvalid)
    case .sessionRenew: try await renewals.renew(given)
    case .sessionEnd: try await sessions.end(given)
    case .sessionEndOne: try await sessions.endOne(given)
    case .sessionEndOthers: try await sessions.endOthers(given)
    case .sessionList: try await sessions.list(given)
    case .accountRead, .call: try await accounts.read(given)
    case .accountUpdate: try await accounts.update(given)
    case .accountDelete: try await accounts.delete(given)
    case .tokenFetch: try await tokens.fetch(given)
    case .tokenIntrospect: try await tokens.introspect(given)
    case .tokenRevoke: try await tokens.revoke(given)
    case .keysPublish: try await tokens.publishKeys()
    }
  }
}
