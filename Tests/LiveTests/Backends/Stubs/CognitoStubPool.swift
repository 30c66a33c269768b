import AuthServer
import CognitoServer
import LiveScenarios

/// The pool, which checks passwords by SRP.
struct CognitoStubPool: Cognito.PoolServer.API {
  typealias Pool = Cognito.PoolServer

  let world: CognitoStubWorld

  func signUp(
    _ request: Pool.SignUpRequest
  ) async throws(ServerRefusal<Pool.SignUpRefusal>) -> Pool.SignUpAnswer {
    if await world.user(request.username) != nil { throw .refused(.usernameTaken) }
    let user = CognitoStubWorld.User(
      name: request.username, password: request.password.reveal(), isConfirmed: false)
    await world.add(user)
    await world.sendMail(user.name)
    return Pool.SignUpAnswer(
      userConfirmed: false, userSub: user.id, codeDeliveryDetails: delivery(user.name))
  }

  func confirmSignUp(
    _ request: Pool.ConfirmSignUpRequest
  ) async throws(ServerRefusal<Pool.ConfirmSignUpRefusal>) {
    guard let user = await world.user(request.username) else { throw .refused(.userUnknown) }
    if user.isConfirmed { throw .refused(.alreadyConfirmed) }
    guard await world.redeemMail(user.name, request.confirmationCode) else {
      throw .refused(.wrongCode)
    }
    await world.change(user.name) { $0.isConfirmed = true }
  }

  func resendCode(
    _ request: Pool.ResendCodeRequest
  ) async throws(ServerRefusal<Pool.ResendCodeRefusal>) -> Pool.ResendCodeAnswer {
    guard let user = await world.user(request.username) else { throw .refused(.userUnknown) }
    await world.sendMail(user.name)
    return Pool.ResendCodeAnswer(codeDeliveryDetails: delivery(user.name))
  }

  func startSignIn(
    _ request: Pool.StartSignInRequest
  ) async throws(ServerRefusal<Pool.StartSignInRefusal>) -> Pool.PasswordChallenge {
    guard let user = await world.user(request.authParameters.username) else {
      throw .refused(.userUnknown)
    }
    guard
      let proof = StubProof(
        userId: user.id.uuidString, password: user.password,
        clientNumber: request.authParameters.srpA)
    else { throw .unavailable(retryAfter: 1) }
    await world.begin(proof, user.name)
    return Pool.PasswordChallenge(
      challengeParameters: Pool.PasswordChallengeChallengeParameters(
        userId: proof.userId, salt: proof.salt, srpB: proof.publicNumber,
        secretBlock: Secret(proof.block)))
  }

  func provePassword(
    _ request: Pool.ProvePasswordRequest
  ) async throws(ServerRefusal<Pool.ProvePasswordRefusal>) -> Pool.SignInAnswer {
    let given = request.challengeResponses
    guard let (proof, name) = await world.takeProof(given.secretBlock),
      proof.userId == given.userId, proof.holds(given.signature, at: given.timestamp),
      let user = await world.user(name)
    else { throw .refused(.wrongPassword) }
    guard user.isConfirmed else { throw .refused(.notConfirmed) }
    return await next(user)
  }

  func answerSms(
    _ request: Pool.AnswerSmsRequest
  ) async throws(ServerRefusal<Pool.AnswerSmsRefusal>) -> Pool.SignInAnswer {
    guard let user = await world.challenged(request.session) else {
      throw .refused(.challengeEnded)
    }
    guard await world.redeemMessage(user, request.challengeResponses.code) else {
      throw .refused(.wrongCode)
    }
    return await next(user, hasCode: true)
  }

  func answerAuthenticator(
    _ request: Pool.AnswerAuthenticatorRequest
  ) async throws(ServerRefusal<Pool.AnswerAuthenticatorRefusal>) -> Pool.SignInAnswer {
    guard let user = await world.challenged(request.session) else {
      throw .refused(.challengeEnded)
    }
    let code = request.challengeResponses.code.reveal()
    guard Authenticator.takes(code, at: world.lab.date), code != user.lastCode else {
      throw .refused(.wrongCode)
    }
    await world.change(user.name) { $0.lastCode = code }
    return await next(user, hasCode: true)
  }

  func setNewPassword(
    _ request: Pool.SetNewPasswordRequest
  ) async throws(ServerRefusal<Pool.SetNewPasswordRefusal>) -> Pool.SignInAnswer {
    guard let user = await world.challenged(request.session) else {
      throw .refused(.challengeEnded)
    }
    let password = request.challengeResponses.newPassword.reveal()
    await world.change(user.name) {
      $0.password = password
      $0.asksForPassword = false
    }
    return await next(await world.user(user.name) ?? user)
  }

  func renewTokens(
    _ request: Pool.RenewTokensRequest
  ) async throws(ServerRefusal<Pool.RenewTokensRefusal>) -> Pool.TokenAnswer {
    guard let name = await world.holder(refresh: request.authParameters.refreshToken) else {
      throw .refused(.sessionEnded)
    }
    return await tokens(name, hasRefresh: false)
  }

  func updateAttributes(
    _ request: Pool.UpdateAttributesRequest
  ) async throws(ServerRefusal<Pool.UpdateAttributesRefusal>) -> Pool.UpdateAttributesAnswer {
    guard await world.holder(access: request.accessToken) != nil else {
      throw .refused(.accessExpired)
    }
    return Pool.UpdateAttributesAnswer()
  }

  func signOut(
    _ request: Pool.SignOutRequest
  ) async throws(ServerRefusal<Pool.SignOutRefusal>) {
    if let name = await world.holder(refresh: request.token) { await world.end(name) }
  }

  func signOutEverywhere(
    _ request: Pool.SignOutEverywhereRequest
  ) async throws(ServerRefusal<Pool.SignOutEverywhereRefusal>) {
    guard let name = await world.holder(access: request.accessToken) else {
      throw .refused(.accessExpired)
    }
    await world.end(name)
  }

  func deletePoolUser(
    _ request: Pool.DeletePoolUserRequest
  ) async throws(ServerRefusal<Pool.DeletePoolUserRefusal>) {
    guard let name = await world.holder(access: request.accessToken) else {
      throw .refused(.accessExpired)
    }
    await world.end(name)
    await world.remove(name)
  }

  /// The next challenge for a person who has proved the password.
  private func next(
    _ user: CognitoStubWorld.User, hasCode: Bool = false
  ) async -> Pool.SignInAnswer {
    if user.asksForPassword {
      return .newPasswordChallenge(
        Pool.NewPasswordChallenge(session: await world.challenge(user.name)))
    }
    if user.asksForMessage, !hasCode {
      await world.sendMessage(user)
      return .smsChallenge(
        Pool.SmsChallenge(
          session: await world.challenge(user.name),
          challengeParameters: Pool.SmsChallengeChallengeParameters(destination: "+*******")))
    }
    if user.authenticator != nil, !hasCode {
      return .authenticatorChallenge(
        Pool.AuthenticatorChallenge(session: await world.challenge(user.name)))
    }
    return .tokenAnswer(await tokens(user.name))
  }

  private func tokens(_ name: String, hasRefresh: Bool = true) async -> Pool.TokenAnswer {
    let (id, access, refresh) = await world.grant(name)
    return Pool.TokenAnswer(
      authenticationResult: Pool.TokenSet(
        idToken: id, accessToken: access, refreshToken: hasRefresh ? refresh : nil,
        expiresIn: 3600))
  }

  private func delivery(_ name: String) -> Pool.CodeDelivery {
    Pool.CodeDelivery(attributeName: "email", deliveryMedium: .email, destination: name)
  }
}
