// Written by authgen from readmigo.yaml: change the contract, not this file.

import * as auth from "./runtime.js";

export const wrongCredentials = auth.refusal({
  name: "wrongCredentials",
  status: 401,
  says: [["code", "AUTH_001"]],
  details: [{ name: "attemptsLeft", wire: "attemptsLeft", codec: auth.integer }],
});

export const accountLocked = auth.refusal({
  name: "accountLocked",
  status: 423,
  says: [["code", "AUTH_002"]],
  details: [{ name: "lockedUntil", wire: "lockedUntil", codec: auth.instant }],
  until: "lockedUntil",
});

export const wrongCode = auth.refusal({
  name: "wrongCode",
  status: 400,
  says: [["code", "AUTH_003"]],
});

export const sessionExpired = auth.refusal({
  name: "sessionExpired",
  status: 401,
  says: [["code", "AUTH_004"]],
});

export const unknownAccount = auth.refusal({
  name: "unknownAccount",
  status: 404,
});

export const oddSignIn = auth.refusal({
  name: "oddSignIn",
  status: 403,
  details: [{ name: "challenge", wire: "challenge", codec: auth.secret }],
});

export const providerRefused = auth.refusal({
  name: "providerRefused",
  status: 401,
});

export const weakPassword = auth.refusal({
  name: "weakPassword",
  status: 422,
});

export const termsMissing = auth.refusal({
  name: "termsMissing",
  status: 403,
});

export const codeTooSoon = auth.refusal({
  name: "codeTooSoon",
  status: 429,
  details: [
    {
      name: "retryAfter",
      wire: "Retry-After",
      codec: auth.integer,
      place: "header",
    },
  ],
});
