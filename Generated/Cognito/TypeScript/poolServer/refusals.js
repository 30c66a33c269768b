// Written by authgen from cognito.yaml: change the contract, not this file.

import * as auth from "../runtime.js";

// status 400, __type NotAuthorizedException
export const wrongPassword = auth.refusal({
  name: "wrongPassword",
  status: 400,
  says: [["__type", "NotAuthorizedException"]],
});

// status 400, __type NotAuthorizedException, message Password attempts exceeded
export const tooManyPasswords = auth.refusal({
  name: "tooManyPasswords",
  status: 400,
  says: [["__type", "NotAuthorizedException"], ["message", "Password attempts exceeded"]],
});

// status 400, __type NotAuthorizedException, message User is disabled.
export const accountDisabled = auth.refusal({
  name: "accountDisabled",
  status: 400,
  says: [["__type", "NotAuthorizedException"], ["message", "User is disabled."]],
});

// status 400, __type NotAuthorizedException, message begins with Invalid session for the user
export const challengeEnded = auth.refusal({
  name: "challengeEnded",
  status: 400,
  says: [["__type", "NotAuthorizedException"], ["message", "Invalid session for the user"]],
});

// status 400, __type UserNotFoundException
export const userUnknown = auth.refusal({
  name: "userUnknown",
  status: 400,
  says: [["__type", "UserNotFoundException"]],
});

// status 400, __type UserNotConfirmedException
export const notConfirmed = auth.refusal({
  name: "notConfirmed",
  status: 400,
  says: [["__type", "UserNotConfirmedException"]],
});

// status 400, __type PasswordResetRequiredException
export const resetRequired = auth.refusal({
  name: "resetRequired",
  status: 400,
  says: [["__type", "PasswordResetRequiredException"]],
});

// status 400, __type UsernameExistsException
export const usernameTaken = auth.refusal({
  name: "usernameTaken",
  status: 400,
  says: [["__type", "UsernameExistsException"]],
});

// status 400, __type AliasExistsException
export const aliasTaken = auth.refusal({
  name: "aliasTaken",
  status: 400,
  says: [["__type", "AliasExistsException"]],
});

/** The pool does not let this client write the attribute. The session goes on. */
// status 400, __type NotAuthorizedException, message begins with A client attempted to write unauthorized attribute
export const attributeNotWritable = auth.refusal({
  name: "attributeNotWritable",
  status: 400,
  says: [["__type", "NotAuthorizedException"], ["message", "A client attempted to write unauthorized attribute"]],
});

// status 400, __type InvalidPasswordException
export const weakPassword = auth.refusal({
  name: "weakPassword",
  status: 400,
  says: [["__type", "InvalidPasswordException"]],
});

// status 400, __type InvalidParameterException
export const invalidParameter = auth.refusal({
  name: "invalidParameter",
  status: 400,
  says: [["__type", "InvalidParameterException"]],
});

// status 400, __type CodeMismatchException
export const wrongCode = auth.refusal({
  name: "wrongCode",
  status: 400,
  says: [["__type", "CodeMismatchException"]],
});

// status 400, __type ExpiredCodeException
export const codeExpired = auth.refusal({
  name: "codeExpired",
  status: 400,
  says: [["__type", "ExpiredCodeException"]],
});

// status 400, __type NotAuthorizedException, message begins with User cannot be confirmed
export const alreadyConfirmed = auth.refusal({
  name: "alreadyConfirmed",
  status: 400,
  says: [["__type", "NotAuthorizedException"], ["message", "User cannot be confirmed"]],
});

// status 400, __type TooManyFailedAttemptsException
export const tooManyCodes = auth.refusal({
  name: "tooManyCodes",
  status: 400,
  says: [["__type", "TooManyFailedAttemptsException"]],
});

// status 400, __type CodeDeliveryFailureException
export const codeNotSent = auth.refusal({
  name: "codeNotSent",
  status: 400,
  says: [["__type", "CodeDeliveryFailureException"]],
});

// status 400, __type TooManyRequestsException
export const tooManyRequests = auth.refusal({
  name: "tooManyRequests",
  status: 400,
  says: [["__type", "TooManyRequestsException"]],
});

// status 400, __type LimitExceededException
export const limitExceeded = auth.refusal({
  name: "limitExceeded",
  status: 400,
  says: [["__type", "LimitExceededException"]],
});

// status 5xx
export const poolFails = auth.refusal({
  name: "poolFails",
  status: 500,
});

// status 400, __type NotAuthorizedException, message Access Token has expired
export const accessExpired = auth.refusal({
  name: "accessExpired",
  status: 400,
  says: [["__type", "NotAuthorizedException"], ["message", "Access Token has expired"]],
});

/** The pool's client or the app did not ask for aws\.cognito\.signin\.user\.admin. A new sign-in is needed even after both do, because only new tokens carry the scope. */
// status 400, __type NotAuthorizedException, message Access Token does not have required scopes
export const missingScope = auth.refusal({
  name: "missingScope",
  status: 400,
  says: [["__type", "NotAuthorizedException"], ["message", "Access Token does not have required scopes"]],
});

/** The refresh token has expired or was revoked. */
// status 400, __type NotAuthorizedException
export const sessionEnded = auth.refusal({
  name: "sessionEnded",
  status: 400,
  says: [["__type", "NotAuthorizedException"]],
});
