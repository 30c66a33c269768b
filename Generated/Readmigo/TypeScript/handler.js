// Written by authgen from readmigo.yaml: change the contract, not this file.

import * as auth from "./runtime.js";
import * as models from "./models.js";
import * as refusals from "./refusals.js";

export function createRouter(service, options = {}) {
  return new auth.Router(
    [
      {
        method: "POST",
        path: "/auth/apple",
        status: 200,
        takes: models.SignInWithAppleRequest,
        answer: models.Session,
        refusals: [refusals.oddSignIn, refusals.providerRefused],
        run: (request) => service.signInWithApple(request),
      },
      {
        method: "POST",
        path: "/auth/login",
        status: 200,
        takes: models.SignInWithEmailRequest,
        answer: models.Session,
        refusals: [refusals.wrongCredentials, refusals.accountLocked, refusals.unknownAccount, refusals.oddSignIn],
        run: (request) => service.signInWithEmail(request),
      },
      {
        method: "POST",
        path: "/auth/wechat",
        status: 200,
        takes: models.SignInWithWeChatRequest,
        answer: models.Session,
        refusals: [refusals.oddSignIn, refusals.providerRefused],
        run: (request) => service.signInWithWeChat(request),
      },
      {
        method: "POST",
        path: "/auth/phone/code",
        status: 204,
        takes: models.SendPhoneCodeRequest,
        refusals: [refusals.codeTooSoon],
        run: (request) => service.sendPhoneCode(request),
      },
      {
        method: "POST",
        path: "/auth/phone",
        status: 200,
        takes: models.SignInWithPhoneRequest,
        answer: models.Session,
        refusals: [refusals.wrongCode, refusals.oddSignIn],
        run: (request) => service.signInWithPhone(request),
      },
      {
        method: "POST",
        path: "/auth/challenge",
        status: 200,
        takes: models.ContinueSignInRequest,
        answer: models.Session,
        refusals: [refusals.wrongCode],
        run: (request) => service.continueSignIn(request),
      },
      {
        method: "POST",
        path: "/auth/register",
        status: 204,
        takes: models.RegisterRequest,
        refusals: [refusals.weakPassword, refusals.termsMissing],
        run: (request) => service.register(request),
      },
      {
        method: "POST",
        path: "/auth/email/code",
        status: 204,
        takes: models.SendMailCodeRequest,
        refusals: [refusals.codeTooSoon],
        run: (request) => service.sendMailCode(request),
      },
      {
        method: "POST",
        path: "/auth/email/verify",
        status: 200,
        takes: models.VerifyMailRequest,
        answer: models.Session,
        refusals: [refusals.wrongCode],
        run: (request) => service.verifyMail(request),
      },
      {
        method: "PATCH",
        path: "/users/me",
        status: 200,
        takes: models.SaveProfileRequest,
        answer: models.User,
        refusals: [refusals.sessionExpired],
        run: (request) => service.saveProfile(request),
      },
      {
        method: "POST",
        path: "/auth/refresh",
        status: 200,
        takes: models.RenewSessionRequest,
        answer: models.RenewSessionAnswer,
        refusals: [refusals.sessionExpired],
        run: (request) => service.renewSession(request),
      },
      {
        method: "GET",
        path: "/auth/devices",
        status: 200,
        takes: models.ListDevicesRequest,
        answer: auth.list(models.Device),
        refusals: [refusals.sessionExpired],
        run: (request) => service.listDevices(request),
      },
      {
        method: "DELETE",
        path: "/auth/devices/{id}",
        status: 204,
        takes: models.SignOutDeviceRequest,
        refusals: [refusals.sessionExpired],
        run: (request) => service.signOutDevice(request),
      },
      {
        method: "POST",
        path: "/auth/devices/sign-out-others",
        status: 204,
        takes: models.SignOutOthersRequest,
        refusals: [refusals.sessionExpired],
        run: (request) => service.signOutOthers(request),
      },
      {
        method: "POST",
        path: "/auth/logout",
        status: 204,
        takes: models.SignOutRequest,
        run: (request) => service.signOut(request),
      },
    ],
    { fault: [["code", "text"]] },
    [
    ],
    { ...options, base: options.base ?? "" },
  );
}

export function createHandler(service, options = {}) {
  return auth.webHandler(createRouter(service, options));
}
