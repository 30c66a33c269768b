// A server of SyncNos in memory.
import * as refusals from "../../../../Generated/SyncNos/TypeScript/refusals.js";
import { accounts, requireUsable } from "./lab/accounts.mjs";
import { appleClaims, redeem, sha256 } from "./lab/providers.mjs";
import { refusing } from "./lab/refusing.mjs";
import { sessions } from "./lab/sessions.mjs";
import { OpaqueTokens, RefreshTokens } from "./lab/tokens.mjs";

const audience = "lab-appleAudience"; // configuration.appleAudience
// The contract leaves both lives open, and whether a renewal replaces the token.
const access = new OpaqueTokens({ lifetime: 3600 });
const refresh = new RefreshTokens({ lifetime: 30 * 86_400, rotates: true });

const { invalidIdToken, unauthorized } = refusals;
const atSignIn = refusing({
  providerRefused: invalidIdToken, providerUnavailable: invalidIdToken, accountDisabled: invalidIdToken,
});
const atCall = refusing({
  tokenInvalid: unauthorized, tokenExpired: unauthorized, tokenReused: unauthorized, sessionEnded: unauthorized,
  accountDisabled: unauthorized, accountGone: unauthorized,
});

const granted = (session, refreshToken) => ({ accessToken: access.issue(session), refreshToken });
const userOf = ({ id, profile: { email, fullName } }) => ({ id, email, fullName });

function accountOf(token) {
  const session = access.holder(token) ?? atCall("tokenInvalid");
  return sessions.use(session, atCall).account;
}

/** The subject of an authorization code that came with this nonce. */
async function subjectOf(code, nonce) {
  const fields = { grant_type: "authorization_code", client_id: audience, code: code.reveal() };
  const { id_token: token } = await redeem("/apple/auth/token", fields, atSignIn);
  const claims = await appleClaims(token, audience, atSignIn);
  return claims.nonce === sha256(nonce?.reveal() ?? "") ? claims.sub : atSignIn("providerRefused");
}

const service = {
  async signInWithApple({ authorizationCode, nonce }) {
    const subject = await subjectOf(authorizationCode, nonce);
    const account = accounts.ofProvider("apple", subject);
    requireUsable(account, atSignIn);
    const session = sessions.begin(account);
    return granted(session, refresh.issue(session));
  },
  loadAccount: (request) => userOf(accountOf(request.access)),
  saveFirstProfile({ access: token, email, fullName }) {
    const account = accountOf(token);
    account.profile = { email: email ?? account.profile.email, fullName: fullName ?? account.profile.fullName };
    return userOf(account);
  },
  renewTokens({ refreshToken }) {
    const { session, successor } = refresh.renew(refreshToken, atCall);
    return granted(sessions.use(session, atCall), successor);
  },
};

export const servers = [{ stub: "SyncNos", service }];
