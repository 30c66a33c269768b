// Rote's site in memory: its page, the form on it and the way to GitHub.
import { Secret, escapeHtml } from "../../../../Generated/Rote/TypeScript/runtime.js";
import * as refusals from "../../../../Generated/Rote/TypeScript/refusals.js";
import { Tokens, accounts, issuer, redeem } from "./lab.mjs";

const callback = "https://rote.ink/v2/api/auth/oauth/github/callback";
const access = new Tokens(3600);
const refresh = new Tokens(30 * 86_400);

function arrival(person) {
  const [token, refreshToken] = [access, refresh].map((tokens) => new Secret(tokens.issue({ person })));
  return { kind: "ends", callback: { token, refreshToken } };
}

const service = {
  openLogin: () => ({
    kind: "page",
    html: `<h1>${escapeHtml("<Rote>")}</h1><form method="post" action="/v2/api/auth/login">`
      + '<input name="username"><input name="password" type="password"></form>',
  }),
  signInWithPassword({ username, password }) {
    const account = accounts.find((one) => one.username === username);
    const isRight = account && password.equals(new Secret(account.password));
    return isRight ? arrival(username) : refusals.authenticationFailed();
  },
  openGitHub: () => ({
    kind: "leads", to: `${issuer}/github/login/oauth/authorize`,
    query: [["client_id", "rote"], ["redirect_uri", callback]],
  }),
  async gitHubCallback({ code }) {
    const fields = { client_id: "rote", code: code?.reveal() ?? "", redirect_uri: callback };
    const answer = await redeem("/github/login/oauth/access_token", fields);
    return answer ? arrival(answer.access_token) : { kind: "refuses", error: "access_denied" };
  },
};

export const servers = [{ stub: "Rote", service }];
