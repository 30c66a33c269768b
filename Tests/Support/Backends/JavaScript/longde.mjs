// A server of Longde in memory.
import * as refusals from "../../../../Generated/Longde/TypeScript/refusals.js";
import { accounts, requireUsable } from "./lab/accounts.mjs";
import { appleClaims } from "./lab/providers.mjs";
import { refusing } from "./lab/refusing.mjs";
import { sessions } from "./lab/sessions.mjs";
import { RefreshTokens, SignedTokens } from "./lab/tokens.mjs";

// The stubs have no numbers of the contract: these stand beside their keys.
const contract = {
  access: { lifetime: 3600, claims: () => ({ type: "user" }) }, // tokens.access
  refresh: { lifetime: 7 * 86_400, rotates: true, grace: 30, reuse: "revokeFamily" }, // tokens.refresh
  audience: "cloud.longde.app", // providers.apple.audience
};

const { notSignedIn, sessionExpired, accountDisabled, accountGone, appleRefused, appleUnavailable } = refusals;
const atSignIn = refusing({ providerRefused: appleRefused, providerUnavailable: appleUnavailable, accountDisabled });
const atCall = refusing({
  tokenMissing: notSignedIn, tokenInvalid: notSignedIn, sessionEnded: notSignedIn, tokenExpired: sessionExpired,
  accountDisabled, accountGone,
});
const atRenewal = refusing({
  tokenInvalid: sessionExpired, sessionEnded: sessionExpired, tokenExpired: sessionExpired, tokenReused: sessionExpired,
  accountDisabled, accountGone,
});

const userOf = ({ id, profile: { email, fullName } }) => ({ id, email, fullName, status: "active" });

/** `claimsOf` gives the claims of an identity token, or refuses. */
export function createService(claimsOf) {
  const [access, refresh] = [new SignedTokens(contract.access), new RefreshTokens(contract.refresh)];

  function answer(session, refreshToken) {
    return { accessToken: access.issue(session), refreshToken, user: userOf(session.account) };
  }

  return {
    async signInWithApple({ identityToken, fullName, email }) {
      const { sub: subject } = await claimsOf(identityToken.reveal(), atSignIn);
      const account = accounts.ofProvider("apple", subject, { profile: { fullName, email } });
      requireUsable(account, atSignIn);
      const session = sessions.begin(account);
      return answer(session, refresh.issue(session));
    },
    me: (request) => userOf(sessions.use(access.session(request.access, atCall), atCall).account),
    renewSession({ refreshToken }) {
      const { session, successor } = refresh.renew(refreshToken, atRenewal);
      return answer(sessions.use(session, atRenewal), successor);
    },
    signOut({ refreshToken }) {
      const session = refresh.session(refreshToken);
      if (session) sessions.end(session);
    },
  };
}

export const servers = [{ stub: "Longde", service: createService((token, refuse) => appleClaims(token, contract.audience, refuse)) }];
