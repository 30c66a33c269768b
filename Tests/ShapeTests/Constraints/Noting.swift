import AuthServer
import BrokenRequests
import ShapeServers

extension Archive {
  /// Notes what is called, and does nothing.
  struct Noting: API {
    let calls: Calls

    func signIn(_ sent: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> SignInAnswer {
      throw calls.note()
    }

    func devices(
      _ sent: DevicesRequest
    ) async throws(ServerRefusal<DevicesRefusal>) -> DevicePage {
      throw calls.note()
    }

    func documents(
      _ sent: DocumentsRequest
    ) async throws(ServerRefusal<DocumentsRefusal>) -> DocumentsAnswer {
      throw calls.note()
    }

    func nameDevices(_ sent: NameDevicesRequest) async throws(ServerRefusal<NameDevicesRefusal>) {
      throw calls.note()
    }

    func signOutDevice(
      _ sent: SignOutDeviceRequest
    ) async throws(ServerRefusal<SignOutDeviceRefusal>) {
      throw calls.note()
    }

    func signOut(_ sent: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>) {
      throw calls.note()
    }
  }
}

extension Beacon {
  /// Notes what is called, and does nothing.
  struct Noting: API {
    let calls: Calls

    func signIn(_ sent: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> Tokens {
      throw calls.note()
    }

    func renewSession(
      _ sent: RenewSessionRequest
    ) async throws(ServerRefusal<RenewSessionRefusal>) -> Tokens {
      throw calls.note()
    }

    func me(_ sent: MeRequest) async throws(ServerRefusal<MeRefusal>) -> MeAnswer {
      throw calls.note()
    }

    func about(_ sent: AboutRequest) async throws(ServerRefusal<AboutRefusal>) -> AboutAnswer {
      throw calls.note()
    }

    func signOut(_ sent: SignOutRequest) async throws(ServerRefusal<NoRefusal>) {
      throw calls.note()
    }
  }
}

extension Depot {
  /// Notes what is called, and does nothing.
  struct Noting: API {
    let calls: Calls

    func signIn(_ sent: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> SignInAnswer {
      throw calls.note()
    }

    func parcels(
      _ sent: ParcelsRequest
    ) async throws(ServerRefusal<ParcelsRefusal>) -> ParcelsAnswer {
      throw calls.note()
    }

    func register(
      _ sent: RegisterRequest
    ) async throws(ServerRefusal<RegisterRefusal>) -> RegisterAnswer {
      throw calls.note()
    }

    func signOut(_ sent: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>) {
      throw calls.note()
    }
  }
}

extension Locket {
  /// Notes what is called, and does nothing.
  struct Noting: API {
    let calls: Calls

    func askToSignIn(
      _ sent: AskToSignInRequest
    ) async throws(ServerRefusal<NoRefusal>) -> Question {
      throw calls.note()
    }

    func signIn(_ sent: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> SignInAnswer {
      throw calls.note()
    }

    func askToRegister(
      _ sent: AskToRegisterRequest
    ) async throws(ServerRefusal<AskToRegisterRefusal>) -> Question {
      throw calls.note()
    }

    func addPasskey(_ sent: AddPasskeyRequest) async throws(ServerRefusal<AddPasskeyRefusal>) {
      throw calls.note()
    }

    func signOut(_ sent: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>) {
      throw calls.note()
    }
  }
}

extension Payroll {
  /// Notes what is called, and does nothing.
  struct Noting: API {
    let calls: Calls

    func signIn(_ sent: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> SignInAnswer {
      throw calls.note()
    }

    func slip(_ sent: SlipRequest) async throws(ServerRefusal<SlipRefusal>) -> SlipAnswer {
      throw calls.note()
    }

    func signOut(_ sent: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>) {
      throw calls.note()
    }

    func health(_ sent: HealthRequest) async throws(ServerRefusal<NoRefusal>) -> HealthAnswer {
      throw calls.note()
    }
  }
}

extension Tally {
  /// Notes what is called, and does nothing.
  struct Noting: API {
    let calls: Calls

    func signIn(_ sent: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> Session {
      throw calls.note()
    }

    func renewSession(
      _ sent: RenewSessionRequest
    ) async throws(ServerRefusal<RenewSessionRefusal>) -> Session {
      throw calls.note()
    }

    func balance(_ sent: BalanceRequest) async throws(ServerRefusal<BalanceRefusal>) -> Balance {
      throw calls.note()
    }

    func agree(_ sent: AgreeRequest) async throws(ServerRefusal<AgreeRefusal>) -> Terms {
      throw calls.note()
    }

    func signOut(_ sent: SignOutRequest) async throws(ServerRefusal<NoRefusal>) {
      throw calls.note()
    }
  }
}
