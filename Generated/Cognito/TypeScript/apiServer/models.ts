// Written by authgen from cognito.yaml: change the contract, not this file.

import * as auth from "../runtime.js";

export interface DeleteProfileAnswer {
  readonly success: boolean;
}
export const DeleteProfileAnswer: auth.RecordCodec<DeleteProfileAnswer> = auth.record([
  { name: "success", wire: "success", codec: auth.bool },
]);

/** What `DELETE /api/user-profile/me` takes. */
export interface DeleteProfileRequest {
  /** The token that the call carries; undefined where there is none or it is malformed. */
  readonly id?: auth.Secret | undefined;
}
export const DeleteProfileRequest: auth.RequestPlan = {
  tokens: [
    { name: "id", place: "bearer" },
  ],
};
