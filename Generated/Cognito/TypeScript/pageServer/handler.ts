// Written by authgen from cognito.yaml: change the contract, not this file.

import * as auth from "../runtime.js";
import * as models from "./models.js";
import * as refusals from "./refusals.js";
import type { Api } from "./api.js";

/**
 * Values of one deployment that calls send. One that is given is compared in constant time before a method is called;
 * any passes where none is.
 */
export interface Configuration {
  readonly clientId?: string | undefined;
}

export interface Options extends auth.RouterOptions {
  readonly configuration: Configuration;
}

/** Takes each request to its method: what cannot be read is refused before one is called. */
export function createRouter(service: Api, options: Options): auth.Router {
  const { configuration } = options;
  const sent = <T>(codec: auth.Codec<T>, value: T | undefined) => value === undefined ? undefined : codec.write(value);
  return new auth.Router(
    [
      {
        method: "GET",
        path: "/oauth2/authorize",
        status: 302,
        takes: models.OpenPageRequest,
        answersHead: false,
        callback: models.ArrivalCallback,
        run: (request) => service.openPage(request),
      },
      {
        method: "POST",
        path: "/oauth2/idpresponse",
        status: 302,
        takes: models.AppleReturnsRequest,
        callback: models.ArrivalCallback,
        run: (request) => service.appleReturns(request),
      },
      {
        method: "POST",
        path: "/oauth2/token",
        status: 200,
        takes: models.ExchangeCodeRequest,
        answer: models.TokenSet,
        refusals: [refusals.codeRefused, refusals.clientRefused],
        run: (request) => service.exchangeCode(request),
      },
      {
        method: "GET",
        path: "/logout",
        status: 302,
        takes: models.LeavePageRequest,
        answersHead: false,
        callback: models.DepartureCallback,
        run: (request) => service.leavePage(request),
      },
    ],
    { takesForms: true, fault: [["error", "text"]] },
    [
      ["clientId", sent(auth.text, configuration.clientId)],
    ],
    { ...options, base: options.base ?? "" },
  );
}

/** `Request` in, `Response` out: what Hono, Deno, Bun and workers take as it is. */
export function createHandler(service: Api, options: Options): (request: Request) => Promise<Response> {
  return auth.webHandler(createRouter(service, options));
}
