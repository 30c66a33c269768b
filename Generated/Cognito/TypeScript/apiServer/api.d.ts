// Written by authgen from cognito.yaml: change the contract, not this file.

import type * as auth from "../runtime.js";
import type * as models from "./models.js";

/**
 * Amazon's API gateway. Its own JWT authorizer checks the id token of every call in one
 * place, in development too. The service behind it (Hono on App Runner) only does its
 * business and takes the user's id and email from it.
 *
 * One method for each endpoint. It returns the answer, a declared refusal, or `unavailable`.
 */
export interface Api {
  /**
   * Deletes what the service holds about the person, whom it knows by the token's user id.
   *
   * `DELETE /api/user-profile/me`
   */
  deleteProfile(
    request: models.DeleteProfileRequest,
    context: auth.Context,
  ): auth.Result<models.DeleteProfileAnswer, "unauthorized">;
}
