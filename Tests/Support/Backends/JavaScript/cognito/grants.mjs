// The tokens of the pool, which its page hands out too.
import { mailOf } from "../lab/accounts.mjs";
import { sessions } from "../lab/sessions.mjs";
import { RefreshTokens, SignedTokens } from "../lab/tokens.mjs";

export const clientId = "lab"; // configuration.clientId
const iss = "https://cognito-idp.ap-southeast-1.amazonaws.com/ap-southeast-1_labPool";

// The stubs have no numbers of the contract: these stand beside their keys.
export const ids = new SignedTokens({ // tokens.id
  lifetime: 3600, claims: ({ account }) => ({ iss, aud: clientId, token_use: "id", email: mailOf(account) }),
});
export const access = new SignedTokens({ // tokens.access
  lifetime: 3600, claims: () => ({ iss, token_use: "access", client_id: clientId }),
});
export const refresh = new RefreshTokens({ lifetime: 30 * 86_400 }); // tokens.refresh; rotates is open

/** A renewal brings no refresh token: the old one stays good. */
export function set(session, refreshToken) {
  return { idToken: ids.issue(session), accessToken: access.issue(session), refreshToken, expiresIn: access.lifetime };
}

export function begin(account) {
  const session = sessions.begin(account);
  return set(session, refresh.issue(session));
}
