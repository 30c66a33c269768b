import AuthServer
import ContractModel
import Diagnostics
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
  private let neededTokens: NeededTokens

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
    neededTokens = NeededTokens(all.environment)
  }

  func run(_ input: OperationInput) async throws(Failure) -> Outcome {
    do {
      try await neededTokens.check(input)
      return try await outcome(of: input)
    } catch VerificationError.unavailable {
      // A contract may have something to say of a provider, unlike of this server.
      throw .refused(
        OperationRefusal(.providerUnavailable, until: clock.now.adding(seconds: 5)))
    } catch {
      throw Failure(error)
    }
  }

  private func outcome(of input: OperationInput) async throws -> Outcome {
    switch input.endpoint.operation.value {
    case .passwordSignIn: try await passwords.signIn(input)
    case .passwordRegister: try await registrations.register(input)
    case .passwordChange: try await passwords.change(input)
    case .passwordForgot: try await passwordResets.forgot(input)
    case .passwordReset: try await passwordResets.reset(input)
    case .codeSend: try await codeRequests.send(input)
    case .codeVerify: try await codeConfirmations.verify(input)
    // A code of a step goes on with the sign-in that asked for it.
    case .codeSignIn where signIns.holdsStep(input): try await signIns.proceed(input)
    case .codeSignIn: try await codeSignIns.signIn(input)
    case .providerSignIn: try await providers.signIn(input)
    case .providerStart: try await providers.start(input)
    case .providerCallback: try await providerReturns.receive(input)
    case .providerExchange: try await providers.exchange(input)
    case .providerLink: try await providers.link(input)
    case .providerNotify: try await providerNotices.receive(input)
    case .webSignIn: try await pages.open(input)
    case .guestSignIn: try await guests.signIn(input)
    case .signInContinue: try await signIns.proceed(input)
    // A device's signature over a question is nothing that this server can check yet; it says so.
    case .passkeyRegister, .passkeySignIn: throw OperationRefusal(.requestInvalid)
    case .sessionRenew: try await renewals.renew(input)
    case .sessionEnd: try await sessions.end(input)
    case .sessionEndOne: try await sessions.endOne(input)
    case .sessionEndOthers: try await sessions.endOthers(input)
    case .sessionList: try await sessions.list(input)
    case .accountRead, .call: try await accounts.read(input)
    case .accountUpdate: try await accounts.update(input)
    case .accountDelete: try await accounts.delete(input)
    case .tokenFetch: try await tokens.fetch(input)
    case .tokenIntrospect: try await tokens.introspect(input)
    case .tokenRevoke: try await tokens.revoke(input)
    case .keysPublish: try await tokens.publishKeys()
    }
  }
}
