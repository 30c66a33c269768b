// A server of SyncNos in memory.
import { Secret } from "../../../../Generated/SyncNos/TypeScript/runtime.js";
import * as refusals from "../../../../Generated/SyncNos/TypeScript/refusals.js";
import { Tokens, appleClaims, redeem, sha256 } from "./lab.mjs";

const audience = "lab-appleAudience";
const people = new Map();
const access = new Tokens(3600);
const refresh = new Tokens(30 * 86_400);

function granted(person) {
  return { accessToken: new Secret(access.issue(person)), refreshToken: new Secret(refresh.issue(person)) };
}

const service = {
  async signInWithApple({ authorizationCode, nonce }) {
    const fields = { grant_type: "authorization_code", client_id: audience, code: authorizationCode.reveal() };
    const answer = await redeem("/apple/auth/token", fields);
    const claims = answer && (await appleClaims(answer.id_token, audience));
    if (!claims || claims.nonce !== sha256(nonce?.reveal() ?? "")) return refusals.invalidIdToken();
    if (!people.has(claims.sub)) people.set(claims.sub, { user: { id: claims.sub } });
    return granted(people.get(claims.sub));
  },
  loadAccount(request) {
    return access.holder(request.access)?.user ?? refusals.unauthorized();
  },
  saveFirstProfile({ access: token, email, fullName }) {
    const person = access.holder(token);
    if (!person) return refusals.unauthorized();
    person.user = { ...person.user, email: email ?? person.user.email, fullName: fullName ?? person.user.fullName };
    return person.user;
  },
  renewTokens({ refreshToken }) {
    const person = refresh.take(refreshToken);
    return person ? granted(person) : refusals.unauthorized();
  },
};

export const servers = [{ stub: "SyncNos", service }];
