// Rote's site in memory: its page, the form on it and the way to GitHub.
import { Secret, escapeHtml } from "../../../Generated/Rote/TypeScript/runtime.js";
import * as refusals from "../../../Generated/Rote/TypeScript/refusals.js";

// Tokens with everything that a URL has to escape.
const token = new Secret("a+b/c=&\u00e9 %00");

const service = {
  openLogin: () => ({
    kind: "page",
    html: `<form method=post action=/v2/api/auth/login>${escapeHtml("<Rote>")}</form>`,
  }),
  signInWithPassword({ username, password }) {
    if (username !== "li \u00e9" || !password.equals(new Secret("right&=+"))) return refusals.authenticationFailed();
    return { kind: "ends", callback: { token, refreshToken: new Secret("refresh") } };
  },
  openGitHub: () => ({
    kind: "leads",
    to: "https://github.com/login/oauth/authorize",
    query: [["client_id", "x"]],
  }),
  gitHubCallback: ({ code }) =>
    code?.equals(new Secret("good"))
      ? { kind: "ends", callback: { token } }
      : { kind: "refuses", error: "access_denied" },
};

export const hosts = [{ host: "any", stub: "Rote", service }];
