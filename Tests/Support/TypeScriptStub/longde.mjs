// Longde's server of the backends in JavaScript. An Apple token is the person's name here, and some names are odd.
import { createService } from "../Backends/JavaScript/longde.mjs";
import { Unavailable } from "../../../Generated/Longde/TypeScript/runtime.js";
import * as refusals from "../../../Generated/Longde/TypeScript/refusals.js";

const odd = {
  nobody: () => refusals.appleUnavailable(),
  locked: () => refusals.accountDisabled(),
  later: () => new Unavailable(7),
  broken() {
    throw new Error("a fault of the service");
  },
  // A refusal of another endpoint: the types would not let it pass.
  wrong: () => refusals.accountGone(),
};

const plain = createService(async (name) => ({ sub: name }));
const service = {
  ...plain,
  async signInWithApple(request) {
    return (odd[request.identityToken.reveal()] ?? plain.signInWithApple)(request);
  },
};

export const hosts = [{ host: "any", stub: "Longde", service }];
