import AuthServer
import BrokenRequests
import ReadmigoServer

extension Readmigo {
  /// Notes what is called, and does nothing.
  struct Noting: API {
    let calls: Calls

    func signInWithApple(
      _ sent: SignInWithAppleRequest
    ) async throws(ServerRefusal<SignInWithAppleRefusal>) -> Session {
      throw calls.note()
    }

    func signInWithEmail(
      _ sent: SignInWithEmailRequest
    ) async throws(ServerRefusal<SignInWithEmailRefusal>) -> Session {
      throw calls.note()
    }

    func signInWithWeChat(
      _ sent: SignInWithWeChatRequest
    ) async throws(ServerRefusal<SignInWithWeChatRefusal>) -> Session {
      throw calls.note()
    }

    func sendPhoneCode(_ sent: SendPhoneCodeRequest) async throws(ServerRefusal<
      SendPhoneCodeRefusal
    >) {
      throw calls.note()
    }

    func signInWithPhone(
      _ sent: SignInWithPhoneRequest
    ) async throws(ServerRefusal<SignInWithPhoneRefusal>) -> Session {
      throw calls.note()
    }

    func continueSignIn(
      _ sent: ContinueSignInRequest
    ) async throws(ServerRefusal<ContinueSignInRefusal>) -> Session {
      throw calls.note()
    }

    func register(_ sent: RegisterRequest) async throws(ServerRefusal<RegisterRefusal>) {
      throw calls.note()
    }

    func sendMailCode(_ sent: SendMailCodeRequest) async throws(ServerRefusal<SendMailCodeRefusal>)
    {
      throw calls.note()
    }

    func verifyMail(
      _ sent: VerifyMailRequest
    ) async throws(ServerRefusal<VerifyMailRefusal>) -> Session {
      throw calls.note()
    }

    func saveProfile(
      _ sent: SaveProfileRequest
    ) async throws(ServerRefusal<SaveProfileRefusal>) -> User {
      throw calls.note()
    }

    func renewSession(
      _ sent: RenewSessionRequest
    ) async throws(ServerRefusal<RenewSessionRefusal>) -> RenewSessionAnswer {
      throw calls.note()
    }

    func listDevices(
      _ sent: ListDevicesRequest
    ) async throws(ServerRefusal<ListDevicesRefusal>) -> [Device] {
      throw calls.note()
    }

    func signOutDevice(
      _ sent: SignOutDeviceRequest
    ) async throws(ServerRefusal<SignOutDeviceRefusal>) {
      throw calls.note()
    }

    func signOutOthers(
      _ sent: SignOutOthersRequest
    ) async throws(ServerRefusal<SignOutOthersRefusal>) {
      throw calls.note()
    }

    func signOut(_ sent: SignOutRequest) async throws(ServerRefusal<NoRefusal>) {
      throw calls.note()
    }
  }
}
