// Rote's site in memory: its page, the form on it and the way to GitHub.
import { escapeHtml } from "../../../../Generated/Rote/TypeScript/runtime.js";
import { authenticationFailed } from "../../../../Generated/Rote/TypeScript/refusals.js";
import { accounts, requireUsable } from "./lab/accounts.mjs";
import { Lockout } from "./lab/passwords.mjs";
import { gitHubPerson, issuer, redeem } from "./lab/providers.mjs";
import { refusing } from "./lab/refusing.mjs";
import { sessions } from "./lab/sessions.mjs";
import { RefreshTokens, SignedTokens } from "./lab/tokens.mjs";
import { atProvider, ending } from "./lab/web.mjs";

const callback = "https://rote.ink/v2/api/auth/oauth/github/callback";
// The contract leaves both lives, and what wrong passwords lead to, open.
const access = new SignedTokens({ lifetime: 3600 });
const refresh = new RefreshTokens({ lifetime: 30 * 86_400 });
const lockout = new Lockout();

// The page has one word for all reasons.
const atForm = refusing({
  accountUnknown: authenticationFailed, credentialsWrong: authenticationFailed, accountLocked: authenticationFailed,
  accountDisabled: authenticationFailed,
});

function arrival(account) {
  const session = sessions.begin(account);
  return { token: access.issue(session), refreshToken: refresh.issue(session) };
}

/** The person at GitHub whom a code stands for. */
async function gitHubAccount(code) {
  const fields = { client_id: "rote", code: code.reveal(), redirect_uri: callback };
  const { access_token: token } = await redeem("/github/login/oauth/access_token", fields, atProvider);
  const { id } = await gitHubPerson(token, atProvider);
  const account = accounts.ofProvider("github", String(id));
  requireUsable(account, atProvider);
  return account;
}

const service = {
  openLogin: () => ({
    kind: "page",
    html: `<h1>${escapeHtml("<Rote>")}</h1><form method="post" action="/v2/api/auth/login">`
      + '<input name="username"><input name="password" type="password"></form>',
  }),
  signInWithPassword({ username, password }) {
    const account = accounts.named("username", username);
    if (!account) atForm("accountUnknown");
    lockout.check(account, password.equals(account.password), atForm);
    requireUsable(account, atForm);
    return { kind: "ends", callback: arrival(account) };
  },
  openGitHub: () => ({
    kind: "leads", to: `${issuer}/github/login/oauth/authorize`,
    query: [["client_id", "rote"], ["redirect_uri", callback]],
  }),
  gitHubCallback: ({ code }) => ending(async () => arrival(await gitHubAccount(code))),
};

export const servers = [{ stub: "Rote", service }];
