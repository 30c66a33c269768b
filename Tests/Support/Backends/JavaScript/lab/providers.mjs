// The providers' proofs. The stand-in of `authlab issuer` plays them all, at the URL of the command line.
import { createHash, createPublicKey, verify } from "node:crypto";
import { now } from "./clock.mjs";

export const issuer = process.argv[4];
const read = (text) => JSON.parse(Buffer.from(text, "base64url"));

export const sha256 = (text) => createHash("sha256").update(text).digest("hex");

/** The claims of an identity token that is Apple's, for this app and not over. */
export async function appleClaims(token, audience, refuse) {
  const document = await fetch(`${issuer}/apple/auth/keys`).then((answer) => answer.json(), () => refuse("providerUnavailable"));
  const claims = verified(token, document.keys);
  const isOurs = claims?.iss === "https://appleid.apple.com" && claims.aud === audience && claims.exp > now();
  return isOurs ? claims : refuse("providerRefused");
}

function verified(token, keys) {
  try {
    const [head, body, signature] = token.split(".");
    const { kid, alg } = read(head);
    const key = createPublicKey({ key: keys.find((one) => one.kid === kid), format: "jwk" });
    const isRight = alg === "RS256" && verify("sha256", `${head}.${body}`, key, Buffer.from(signature, "base64url"));
    return isRight ? read(body) : undefined;
  } catch {
    return undefined;
  }
}

/** The person at GitHub of an access token. */
export async function gitHubPerson(token, refuse) {
  const answer = await fetch(`${issuer}/github/user`, { headers: { Authorization: `Bearer ${token}` } });
  return answer.ok ? answer.json() : refuse("providerRefused");
}

/** A code at a provider for what it stands for. WeChat takes it by GET, and refuses with 200. */
export async function redeem(place, fields, refuse, method = "POST") {
  const form = new URLSearchParams(fields);
  const [path, body] = method === "GET" ? [`${place}?${form}`, undefined] : [place, form];
  const request = { method, body, headers: { Accept: "application/json" } };
  const answer = await fetch(issuer + path, request).catch(() => refuse("providerUnavailable"));
  const said = answer.ok ? await answer.json() : {};
  return said.error || said.errcode || !answer.ok ? refuse("providerRefused") : said;
}
