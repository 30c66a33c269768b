// A server of SyncNos in memory. Apple's code is the person's name here; `forbid` and `end` do what they say.
import { Secret } from "../../../Generated/SyncNos/TypeScript/runtime.js";
import * as refusals from "../../../Generated/SyncNos/TypeScript/refusals.js";

let generation = 0;
let isForbidden = false;
let profile = { id: "person" };

const tokens = () => ({ accessToken: new Secret(`access-${generation}`), refreshToken: new Secret("refresh") });
const isCurrent = (access) => access?.equals(tokens().accessToken) ?? false;

const service = {
  async signInWithApple({ authorizationCode }) {
    const code = authorizationCode.reveal();
    if (code === "spent") return refusals.invalidIdToken();
    if (code === "broken") return refusals.serverFailed();
    if (code === "forbid") isForbidden = true;
    const answer = tokens();
    if (code === "end") generation += 1;
    return answer;
  },
  async loadAccount({ access }) {
    if (isForbidden) {
      isForbidden = false;
      return refusals.forbidden();
    }
    return isCurrent(access) ? profile : refusals.unauthorized();
  },
  async saveFirstProfile({ access, email, fullName }) {
    if (!isCurrent(access)) return refusals.unauthorized();
    profile = { ...profile, email: email ?? profile.email, fullName: fullName ?? profile.fullName };
    return profile;
  },
  async renewTokens({ refreshToken }) {
    return refreshToken.equals(new Secret("refresh")) ? tokens() : refusals.unauthorized();
  },
};

export const hosts = [{ host: "any", stub: "SyncNos", service }];
