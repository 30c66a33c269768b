import AuthServer
import CognitoServer
import LongdeServer
import ReadmigoServer
import RoteServer
import SyncNosServer

// Services that are away, whatever they are asked: what is answered shows how a request was read.

extension Cognito.PoolServer {
  struct Away: API {
    func signUp(
      _ request: SignUpRequest
    ) async throws(ServerRefusal<SignUpRefusal>) -> SignUpAnswer {
      throw .unavailable(retryAfter: 3)
    }

    func confirmSignUp(
      _ request: ConfirmSignUpRequest
    ) async throws(ServerRefusal<ConfirmSignUpRefusal>) {
      throw .unavailable(retryAfter: 3)
    }

    func resendCode(
      _ request: ResendCodeRequest
    ) async throws(ServerRefusal<ResendCodeRefusal>) -> ResendCodeAnswer {
      throw .unavailable(retryAfter: 3)
    }

    func startSignIn(
      _ request: StartSignInRequest
    ) async throws(ServerRefusal<StartSignInRefusal>) -> PasswordChallenge {
      throw .unavailable(retryAfter: 3)
    }

    func provePassword(
      _ request: ProvePasswordRequest
    ) async throws(ServerRefusal<ProvePasswordRefusal>) -> SignInAnswer {
      throw .unavailable(retryAfter: 3)
    }

    func answerSms(
      _ request: AnswerSmsRequest
    ) async throws(ServerRefusal<AnswerSmsRefusal>) -> SignInAnswer {
      throw .unavailable(retryAfter: 3)
    }

    func answerAuthenticator(
      _ request: AnswerAuthenticatorRequest
    ) async throws(ServerRefusal<AnswerAuthenticatorRefusal>) -> SignInAnswer {
      throw .unavailable(retryAfter: 3)
    }

    func setNewPassword(
      _ request: SetNewPasswordRequest
    ) async throws(ServerRefusal<SetNewPasswordRefusal>) -> SignInAnswer {
      throw .unavailable(retryAfter: 3)
    }

    func renewTokens(
      _ request: RenewTokensRequest
    ) async throws(ServerRefusal<RenewTokensRefusal>) -> TokenAnswer {
      throw .unavailable(retryAfter: 3)
    }

    func updateAttributes(
      _ request: UpdateAttributesRequest
    ) async throws(ServerRefusal<UpdateAttributesRefusal>) -> UpdateAttributesAnswer {
      throw .unavailable(retryAfter: 3)
    }

    func signOut(
      _ request: SignOutRequest
    ) async throws(ServerRefusal<SignOutRefusal>) {
      throw .unavailable(retryAfter: 3)
    }

    func signOutEverywhere(
      _ request: SignOutEverywhereRequest
    ) async throws(ServerRefusal<SignOutEverywhereRefusal>) {
      throw .unavailable(retryAfter: 3)
    }

    func deletePoolUser(
      _ request: DeletePoolUserRequest
    ) async throws(ServerRefusal<DeletePoolUserRefusal>) {
      throw .unavailable(retryAfter: 3)
    }
  }
}

extension Cognito.PageServer {
  struct Away: API {
    func openPage(
      _ request: OpenPageRequest
    ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<ArrivalCallback> {
      throw .unavailable(retryAfter: 3)
    }

    func appleReturns(
      _ request: AppleReturnsRequest
    ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<ArrivalCallback> {
      throw .unavailable(retryAfter: 3)
    }

    func exchangeCode(
      _ request: ExchangeCodeRequest
    ) async throws(ServerRefusal<ExchangeCodeRefusal>) -> TokenSet {
      throw .unavailable(retryAfter: 3)
    }

    func leavePage(
      _ request: LeavePageRequest
    ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<DepartureCallback> {
      throw .unavailable(retryAfter: 3)
    }
  }
}

extension Cognito.ApiServer {
  struct Away: API {
    func deleteProfile(
      _ request: DeleteProfileRequest
    ) async throws(ServerRefusal<DeleteProfileRefusal>) -> DeleteProfileAnswer {
      throw .unavailable(retryAfter: 3)
    }
  }
}

extension Longde {
  struct Away: API {
    func signInWithApple(
      _ request: SignInWithAppleRequest
    ) async throws(ServerRefusal<SignInWithAppleRefusal>) -> Session {
      throw .unavailable(retryAfter: 3)
    }

    func me(
      _ request: MeRequest
    ) async throws(ServerRefusal<MeRefusal>) -> User {
      throw .unavailable(retryAfter: 3)
    }

    func renewSession(
      _ request: RenewSessionRequest
    ) async throws(ServerRefusal<RenewSessionRefusal>) -> Session {
      throw .unavailable(retryAfter: 3)
    }

    func signOut(
      _ request: SignOutRequest
    ) async throws(ServerRefusal<NoRefusal>) {
      throw .unavailable(retryAfter: 3)
    }
  }
}

extension Readmigo {
  struct Away: API {
    func signInWithApple(
      _ request: SignInWithAppleRequest
    ) async throws(ServerRefusal<SignInWithAppleRefusal>) -> Session {
      throw .unavailable(retryAfter: 3)
    }

    func signInWithEmail(
      _ request: SignInWithEmailRequest
    ) async throws(ServerRefusal<SignInWithEmailRefusal>) -> Session {
      throw .unavailable(retryAfter: 3)
    }

    func signInWithWeChat(
      _ request: SignInWithWeChatRequest
    ) async throws(ServerRefusal<SignInWithWeChatRefusal>) -> Session {
      throw .unavailable(retryAfter: 3)
    }

    func sendPhoneCode(
      _ request: SendPhoneCodeRequest
    ) async throws(ServerRefusal<SendPhoneCodeRefusal>) {
      throw .unavailable(retryAfter: 3)
    }

    func signInWithPhone(
      _ request: SignInWithPhoneRequest
    ) async throws(ServerRefusal<SignInWithPhoneRefusal>) -> Session {
      throw .unavailable(retryAfter: 3)
    }

    func continueSignIn(
      _ request: ContinueSignInRequest
    ) async throws(ServerRefusal<ContinueSignInRefusal>) -> Session {
      throw .unavailable(retryAfter: 3)
    }

    func register(
      _ request: RegisterRequest
    ) async throws(ServerRefusal<RegisterRefusal>) {
      throw .unavailable(retryAfter: 3)
    }

    func sendMailCode(
      _ request: SendMailCodeRequest
    ) async throws(ServerRefusal<SendMailCodeRefusal>) {
      throw .unavailable(retryAfter: 3)
    }

    func verifyMail(
      _ request: VerifyMailRequest
    ) async throws(ServerRefusal<VerifyMailRefusal>) -> Session {
      throw .unavailable(retryAfter: 3)
    }

    func saveProfile(
      _ request: SaveProfileRequest
    ) async throws(ServerRefusal<SaveProfileRefusal>) -> User {
      throw .unavailable(retryAfter: 3)
    }

    func renewSession(
      _ request: RenewSessionRequest
    ) async throws(ServerRefusal<RenewSessionRefusal>) -> RenewSessionAnswer {
      throw .unavailable(retryAfter: 3)
    }

    func listDevices(
      _ request: ListDevicesRequest
    ) async throws(ServerRefusal<ListDevicesRefusal>) -> [Device] {
      throw .unavailable(retryAfter: 3)
    }

    func signOutDevice(
      _ request: SignOutDeviceRequest
    ) async throws(ServerRefusal<SignOutDeviceRefusal>) {
      throw .unavailable(retryAfter: 3)
    }

    func signOutOthers(
      _ request: SignOutOthersRequest
    ) async throws(ServerRefusal<SignOutOthersRefusal>) {
      throw .unavailable(retryAfter: 3)
    }

    func signOut(
      _ request: SignOutRequest
    ) async throws(ServerRefusal<NoRefusal>) {
      throw .unavailable(retryAfter: 3)
    }
  }
}

extension Rote {
  struct Away: API {
    func openLogin(
      _ request: OpenLoginRequest
    ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<ArrivalCallback> {
      throw .unavailable(retryAfter: 3)
    }

    func signInWithPassword(
      _ request: SignInWithPasswordRequest
    ) async throws(ServerRefusal<SignInWithPasswordRefusal>) -> WebAnswer<ArrivalCallback> {
      throw .unavailable(retryAfter: 3)
    }

    func openGitHub(
      _ request: OpenGitHubRequest
    ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<ArrivalCallback> {
      throw .unavailable(retryAfter: 3)
    }

    func gitHubCallback(
      _ request: GitHubCallbackRequest
    ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<ArrivalCallback> {
      throw .unavailable(retryAfter: 3)
    }
  }
}

extension SyncNos {
  struct Away: API {
    func signInWithApple(
      _ request: SignInWithAppleRequest
    ) async throws(ServerRefusal<SignInWithAppleRefusal>) -> AuthTokens {
      throw .unavailable(retryAfter: 3)
    }

    func loadAccount(
      _ request: LoadAccountRequest
    ) async throws(ServerRefusal<LoadAccountRefusal>) -> User {
      throw .unavailable(retryAfter: 3)
    }

    func saveFirstProfile(
      _ request: SaveFirstProfileRequest
    ) async throws(ServerRefusal<SaveFirstProfileRefusal>) -> User {
      throw .unavailable(retryAfter: 3)
    }

    func renewTokens(
      _ request: RenewTokensRequest
    ) async throws(ServerRefusal<RenewTokensRefusal>) -> AuthTokens {
      throw .unavailable(retryAfter: 3)
    }
  }
}
