// JSON Web Tokens of one algorithm, which the caller names: a token never chooses its own.
import { sign, verify } from "node:crypto";

const algorithms = {
  ES256: (key) => ({ key, dsaEncoding: "ieee-p1363" }),
  RS256: (key) => key,
};

const part = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");

export function signed(claims, { id, privateKey }) {
  const text = `${part({ alg: "ES256", typ: "JWT", kid: id })}.${part(claims)}`;
  return `${text}.${sign("sha256", text, algorithms.ES256(privateKey)).toString("base64url")}`;
}

/** The claims if the signature is right, whatever the times say; undefined for anything else. */
export async function verified(token, algorithm, keyOf) {
  const parts = token.split(".");
  if (parts.length !== 3 || !parts.every((one) => /^[A-Za-z0-9_-]+$/.test(one))) return undefined;
  const [head, body, signature] = parts;
  const { alg, kid } = read(head) ?? {};
  const key = alg === algorithm && typeof kid === "string" ? await keyOf(kid) : undefined;
  if (key === undefined) return undefined;
  const isRight = verify("sha256", `${head}.${body}`, algorithms[algorithm](key), Buffer.from(signature, "base64url"));
  return isRight ? read(body) : undefined;
}

function read(text) {
  try {
    const value = JSON.parse(Buffer.from(text, "base64url"));
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
