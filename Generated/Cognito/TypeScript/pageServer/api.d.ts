// Written by authgen from cognito.yaml: change the contract, not this file.

import type * as auth from "../runtime.js";
import type * as models from "./models.js";

/**
 * The pool's hosted page. It signs in at Apple, Google and the others, and speaks OAuth to
 * the app.
 *
 * One method for each endpoint. It returns the answer, a declared refusal, or `unavailable`.
 */
export interface Api {
  /**
   * `GET /oauth2/authorize`
   */
  openPage(
    request: models.OpenPageRequest,
    context: auth.Context,
  ): auth.Result<auth.WebAnswer<models.ArrivalCallback>>;

  /**
   * `POST /oauth2/idpresponse`
   */
  appleReturns(
    request: models.AppleReturnsRequest,
    context: auth.Context,
  ): auth.Result<auth.WebAnswer<models.ArrivalCallback>>;

  /**
   * `POST /oauth2/token`
   */
  exchangeCode(
    request: models.ExchangeCodeRequest,
    context: auth.Context,
  ): auth.Result<models.TokenSet, "codeRefused" | "clientRefused">;

  /**
   * `GET /logout`
   */
  leavePage(
    request: models.LeavePageRequest,
    context: auth.Context,
  ): auth.Result<auth.WebAnswer<models.DepartureCallback>>;
}
