// Written by authgen from cognito.yaml: change the contract, not this file.

import type * as auth from "../runtime.js";

export interface DeleteProfileAnswer {
  readonly success: boolean;
}
export declare const DeleteProfileAnswer: auth.RecordCodec<DeleteProfileAnswer>;

/** The request of `DELETE /api/user-profile/me`. */
export interface DeleteProfileRequest {
  /**
   * The token that the call carries; undefined if it has none or a malformed one.
   */
  readonly id?: auth.Secret | undefined;
}
export declare const DeleteProfileRequest: auth.RequestPlan;
