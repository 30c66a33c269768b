// The three servers of Cognito in memory: the pool, its page and a gateway.
import { unauthorized } from "../../../../Generated/Cognito/TypeScript/apiServer/refusals.js";
import { clientId, ids } from "./cognito/grants.mjs";
import { page } from "./cognito/page.mjs";
import { pool } from "./cognito/pool.mjs";
import { refusing } from "./lab/refusing.mjs";

const atGateway = refusing({ tokenMissing: unauthorized, tokenInvalid: unauthorized, tokenExpired: unauthorized });

/** It does not ask the pool: an id token is good until its end. */
const gateway = {
  deleteProfile({ id }) {
    ids.session(id, atGateway);
    return { success: true };
  },
};

const options = { configuration: { clientId } };

export const servers = [
  { stub: "Cognito/pageServer", service: page, options },
  { stub: "Cognito/apiServer", service: gateway },
  { stub: "Cognito/poolServer", service: pool, options },
];
