// Sign-ins at a provider's page, which lead back to the app whatever comes of them.
import { refusing } from "./refusing.mjs";

class Denied extends Error {}
const denied = () => new Denied();

export const atProvider = refusing({ providerRefused: denied, providerUnavailable: denied, accountDisabled: denied });

/** Ends in the callback with the fields that the work gives, or with a denial. */
export async function ending(work, state) {
  try {
    return { kind: "ends", callback: await work() };
  } catch (error) {
    if (error instanceof Denied) return { kind: "refuses", error: "access_denied", state };
    throw error;
  }
}
