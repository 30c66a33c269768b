// The pool's hosted page, behind which Apple alone is set up.
import { createHash } from "node:crypto";
import { codeRefused } from "../../../../../Generated/Cognito/TypeScript/pageServer/refusals.js";
import { Secret } from "../../../../../Generated/Cognito/TypeScript/runtime.js";
import { accounts, requireUsable } from "../lab/accounts.mjs";
import { appleClaims, issuer, redeem } from "../lab/providers.mjs";
import { refusing } from "../lab/refusing.mjs";
import { OpaqueTokens } from "../lab/tokens.mjs";
import { atProvider, ending } from "../lab/web.mjs";
import { begin } from "./grants.mjs";

// servers.page.url, and providers.apple.clientId, which is open.
const apple = {
  client_id: "lab-apple", redirect_uri: "https://my-app-auth.auth.ap-southeast-1.amazoncognito.com/oauth2/idpresponse",
};
const [visits, codes] = [new OpaqueTokens({ lifetime: 600 }), new OpaqueTokens({ lifetime: 300 })];
const atExchange = refusing({ providerRefused: codeRefused, accountDisabled: codeRefused, accountGone: codeRefused });

/** The person at Apple whom a code stands for. */
async function appleAccount(code) {
  const fields = { grant_type: "authorization_code", code: code.reveal(), ...apple };
  const { id_token: token } = await redeem("/apple/auth/token", fields, atProvider);
  const { sub: subject } = await appleClaims(token, apple.client_id, atProvider);
  return accounts.ofProvider("apple", subject);
}

export const page = {
  openPage({ identityProvider, state, codeChallenge }) {
    if (identityProvider !== "SignInWithApple") return { kind: "refuses", error: "unauthorized_client", state };
    const visit = visits.issue({ state, codeChallenge }).reveal();
    const query = { ...apple, response_type: "code", response_mode: "form_post", scope: "name email", state: visit };
    return { kind: "leads", to: `${issuer}/apple/auth/authorize`, query: Object.entries(query) };
  },
  async appleReturns({ code, state: visit }) {
    const { state, codeChallenge } = visits.take(new Secret(visit)) ?? {};
    return ending(async () => {
      const account = state === undefined ? atProvider("providerRefused") : await appleAccount(code);
      return { code: codes.issue({ account, codeChallenge }), state };
    }, state);
  },
  exchangeCode({ code, codeVerifier }) {
    const digest = createHash("sha256").update(codeVerifier.reveal()).digest("base64url");
    const { account, codeChallenge } = codes.take(code) ?? {};
    if (codeChallenge !== digest) atExchange("providerRefused");
    requireUsable(account, atExchange);
    return begin(account);
  },
  leavePage: () => ({ kind: "ends", callback: {} }),
};
