// Written by authgen from cognito.yaml: change the contract, not this file.

import type * as auth from "../runtime.js";

// status 400, __type NotAuthorizedException
export declare const wrongPassword: auth.RefusalMaker<"wrongPassword", void>;

// status 400, __type NotAuthorizedException, message Password attempts exceeded
export declare const tooManyPasswords: auth.RefusalMaker<"tooManyPasswords", void>;

// status 400, __type NotAuthorizedException, message User is disabled.
export declare const accountDisabled: auth.RefusalMaker<"accountDisabled", void>;

// status 400, __type NotAuthorizedException, message begins with Invalid session for the
// user
export declare const challengeEnded: auth.RefusalMaker<"challengeEnded", void>;

// status 400, __type UserNotFoundException
export declare const userUnknown: auth.RefusalMaker<"userUnknown", void>;

// status 400, __type UserNotConfirmedException
export declare const notConfirmed: auth.RefusalMaker<"notConfirmed", void>;

// status 400, __type PasswordResetRequiredException
export declare const resetRequired: auth.RefusalMaker<"resetRequired", void>;

// status 400, __type UsernameExistsException
export declare const usernameTaken: auth.RefusalMaker<"usernameTaken", void>;

// status 400, __type AliasExistsException
export declare const aliasTaken: auth.RefusalMaker<"aliasTaken", void>;

/**
 * The pool does not let this client write the attribute. The session goes on.
 */
// status 400, __type NotAuthorizedException, message begins with A client attempted to
// write unauthorized attribute
export declare const attributeNotWritable: auth.RefusalMaker<"attributeNotWritable", void>;

// status 400, __type InvalidPasswordException
export declare const weakPassword: auth.RefusalMaker<"weakPassword", void>;

// status 400, __type InvalidParameterException
export declare const invalidParameter: auth.RefusalMaker<"invalidParameter", void>;

// status 400, __type CodeMismatchException
export declare const wrongCode: auth.RefusalMaker<"wrongCode", void>;

// status 400, __type ExpiredCodeException
export declare const codeExpired: auth.RefusalMaker<"codeExpired", void>;

// status 400, __type NotAuthorizedException, message begins with User cannot be confirmed
export declare const alreadyConfirmed: auth.RefusalMaker<"alreadyConfirmed", void>;

// status 400, __type TooManyFailedAttemptsException
export declare const tooManyCodes: auth.RefusalMaker<"tooManyCodes", void>;

// status 400, __type CodeDeliveryFailureException
export declare const codeNotSent: auth.RefusalMaker<"codeNotSent", void>;

// status 400, __type TooManyRequestsException
export declare const tooManyRequests: auth.RefusalMaker<"tooManyRequests", void>;

// status 400, __type LimitExceededException
export declare const limitExceeded: auth.RefusalMaker<"limitExceeded", void>;

// status 5xx
export declare const poolFails: auth.RefusalMaker<"poolFails", void>;

// status 400, __type NotAuthorizedException, message Access Token has expired
export declare const accessExpired: auth.RefusalMaker<"accessExpired", void>;

/**
 * The pool's client or the app did not ask for aws\.cognito\.signin\.user\.admin. A new
 * sign-in is needed even after both do, because only new tokens carry the scope.
 */
// status 400, __type NotAuthorizedException, message Access Token does not have required
// scopes
export declare const missingScope: auth.RefusalMaker<"missingScope", void>;

/**
 * The refresh token has expired or was revoked.
 */
// status 400, __type NotAuthorizedException
export declare const sessionEnded: auth.RefusalMaker<"sessionEnded", void>;
