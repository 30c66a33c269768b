// Written by authgen from cognito.yaml: change the contract, not this file.

import * as auth from "../runtime.js";

export const wrongPassword = auth.refusal({
  name: "wrongPassword",
  status: 400,
  says: [["__type", "NotAuthorizedException"]],
});

export const tooManyPasswords = auth.refusal({
  name: "tooManyPasswords",
  status: 400,
  says: [
    ["__type", "NotAuthorizedException"],
    ["message", "Password attempts exceeded"],
  ],
});

export const accountDisabled = auth.refusal({
  name: "accountDisabled",
  status: 400,
  says: [["__type", "NotAuthorizedException"], ["message", "User is disabled."]],
});

export const challengeEnded = auth.refusal({
  name: "challengeEnded",
  status: 400,
  says: [
    ["__type", "NotAuthorizedException"],
    ["message", "Invalid session for the user"],
  ],
});

export const userUnknown = auth.refusal({
  name: "userUnknown",
  status: 400,
  says: [["__type", "UserNotFoundException"]],
});

export const notConfirmed = auth.refusal({
  name: "notConfirmed",
  status: 400,
  says: [["__type", "UserNotConfirmedException"]],
});

export const resetRequired = auth.refusal({
  name: "resetRequired",
  status: 400,
  says: [["__type", "PasswordResetRequiredException"]],
});

export const usernameTaken = auth.refusal({
  name: "usernameTaken",
  status: 400,
  says: [["__type", "UsernameExistsException"]],
});

export const aliasTaken = auth.refusal({
  name: "aliasTaken",
  status: 400,
  says: [["__type", "AliasExistsException"]],
});

export const attributeNotWritable = auth.refusal({
  name: "attributeNotWritable",
  status: 400,
  says: [
    ["__type", "NotAuthorizedException"],
    ["message", "A client attempted to write unauthorized attribute"],
  ],
});

export const weakPassword = auth.refusal({
  name: "weakPassword",
  status: 400,
  says: [["__type", "InvalidPasswordException"]],
});

export const invalidParameter = auth.refusal({
  name: "invalidParameter",
  status: 400,
  says: [["__type", "InvalidParameterException"]],
});

export const wrongCode = auth.refusal({
  name: "wrongCode",
  status: 400,
  says: [["__type", "CodeMismatchException"]],
});

export const codeExpired = auth.refusal({
  name: "codeExpired",
  status: 400,
  says: [["__type", "ExpiredCodeException"]],
});

export const alreadyConfirmed = auth.refusal({
  name: "alreadyConfirmed",
  status: 400,
  says: [["__type", "NotAuthorizedException"], ["message", "User cannot be confirmed"]],
});

export const tooManyCodes = auth.refusal({
  name: "tooManyCodes",
  status: 400,
  says: [["__type", "TooManyFailedAttemptsException"]],
});

export const codeNotSent = auth.refusal({
  name: "codeNotSent",
  status: 400,
  says: [["__type", "CodeDeliveryFailureException"]],
});

export const tooManyRequests = auth.refusal({
  name: "tooManyRequests",
  status: 400,
  says: [["__type", "TooManyRequestsException"]],
});

export const limitExceeded = auth.refusal({
  name: "limitExceeded",
  status: 400,
  says: [["__type", "LimitExceededException"]],
});

export const poolFails = auth.refusal({
  name: "poolFails",
  status: 500,
});

export const accessExpired = auth.refusal({
  name: "accessExpired",
  status: 400,
  says: [["__type", "NotAuthorizedException"], ["message", "Access Token has expired"]],
});

export const missingScope = auth.refusal({
  name: "missingScope",
  status: 400,
  says: [
    ["__type", "NotAuthorizedException"],
    ["message", "Access Token does not have required scopes"],
  ],
});

export const sessionEnded = auth.refusal({
  name: "sessionEnded",
  status: 400,
  says: [["__type", "NotAuthorizedException"]],
});
