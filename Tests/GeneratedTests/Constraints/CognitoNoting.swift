import AuthServer
import BrokenRequests
import CognitoServer

extension Cognito.PoolServer {
  /// Notes what is called, and does nothing.
  struct Noting: API {
    let calls: Calls

    func signUp(_ sent: SignUpRequest) async throws(ServerRefusal<SignUpRefusal>) -> SignUpAnswer {
      throw calls.note()
    }

    func confirmSignUp(
      _ sent: ConfirmSignUpRequest
    ) async throws(ServerRefusal<ConfirmSignUpRefusal>) {
      throw calls.note()
    }

    func resendCode(
      _ sent: ResendCodeRequest
    ) async throws(ServerRefusal<ResendCodeRefusal>) -> ResendCodeAnswer {
      throw calls.note()
    }

    func startSignIn(
      _ sent: StartSignInRequest
    ) async throws(ServerRefusal<StartSignInRefusal>) -> PasswordChallenge {
      throw calls.note()
    }

    func provePassword(
      _ sent: ProvePasswordRequest
    ) async throws(ServerRefusal<ProvePasswordRefusal>) -> SignInAnswer {
      throw calls.note()
    }

    func answerSms(
      _ sent: AnswerSmsRequest
    ) async throws(ServerRefusal<AnswerSmsRefusal>) -> SignInAnswer {
      throw calls.note()
    }

    func answerAuthenticator(
      _ sent: AnswerAuthenticatorRequest
    ) async throws(ServerRefusal<AnswerAuthenticatorRefusal>) -> SignInAnswer {
      throw calls.note()
    }

    func setNewPassword(
      _ sent: SetNewPasswordRequest
    ) async throws(ServerRefusal<SetNewPasswordRefusal>) -> SignInAnswer {
      throw calls.note()
    }

    func renewTokens(
      _ sent: RenewTokensRequest
    ) async throws(ServerRefusal<RenewTokensRefusal>) -> TokenAnswer {
      throw calls.note()
    }

    func updateAttributes(
      _ sent: UpdateAttributesRequest
    ) async throws(ServerRefusal<UpdateAttributesRefusal>) -> UpdateAttributesAnswer {
      throw calls.note()
    }

    func signOut(_ sent: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>) {
      throw calls.note()
    }

    func signOutEverywhere(
      _ sent: SignOutEverywhereRequest
    ) async throws(ServerRefusal<SignOutEverywhereRefusal>) {
      throw calls.note()
    }

    func deletePoolUser(
      _ sent: DeletePoolUserRequest
    ) async throws(ServerRefusal<DeletePoolUserRefusal>) {
      throw calls.note()
    }
  }
}

extension Cognito.PageServer {
  /// Notes what is called, and does nothing.
  struct Noting: API {
    let calls: Calls

    func openPage(
      _ sent: OpenPageRequest
    ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<ArrivalCallback> {
      throw calls.note()
    }

    func appleReturns(
      _ sent: AppleReturnsRequest
    ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<ArrivalCallback> {
      throw calls.note()
    }

    func exchangeCode(
      _ sent: ExchangeCodeRequest
    ) async throws(ServerRefusal<ExchangeCodeRefusal>) -> TokenSet {
      throw calls.note()
    }

    func leavePage(
      _ sent: LeavePageRequest
    ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<DepartureCallback> {
      throw calls.note()
    }
  }
}

extension Cognito.ApiServer {
  /// Notes what is called, and does nothing.
  struct Noting: API {
    let calls: Calls

    func deleteProfile(
      _ sent: DeleteProfileRequest
    ) async throws(ServerRefusal<DeleteProfileRefusal>) -> DeleteProfileAnswer {
      throw calls.note()
    }
  }
}
