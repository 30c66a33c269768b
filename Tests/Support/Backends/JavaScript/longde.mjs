// A server of Longde in memory.
import { randomUUID } from "node:crypto";
import { Secret } from "../../../../Generated/Longde/TypeScript/runtime.js";
import * as refusals from "../../../../Generated/Longde/TypeScript/refusals.js";
import { Tokens, appleClaims } from "./lab.mjs";

/** A service of its own for each caller; `claimsOf` gives the claims of an identity token, or undefined. */
export function createService(claimsOf) {
  const people = new Map();
  const access = new Tokens(3600);
  const refresh = new Tokens(7 * 86_400);

  function session(holder) {
    return { accessToken: new Secret(access.issue(holder)), refreshToken: new Secret(refresh.issue(holder)), user: holder.user };
  }

  return {
    async signInWithApple({ identityToken, fullName, email }) {
      const claims = await claimsOf(identityToken.reveal());
      if (!claims) return refusals.appleUnavailable();
      if (!people.has(claims.sub)) people.set(claims.sub, { id: randomUUID(), fullName, email, status: "active" });
      return session({ user: people.get(claims.sub) });
    },
    me(request) {
      if (!request.access) return refusals.notSignedIn();
      return access.holder(request.access)?.user ?? refusals.sessionExpired();
    },
    // A refusal may be thrown as well as returned.
    async renewSession({ refreshToken }) {
      const holder = refresh.take(refreshToken);
      if (!holder) throw refusals.sessionExpired();
      return session(holder);
    },
    signOut({ refreshToken }) {
      const holder = refresh.take(refreshToken);
      if (holder) holder.isOver = true;
    },
  };
}

export const servers = [{ stub: "Longde", service: createService((token) => appleClaims(token, "cloud.longde.app")) }];
