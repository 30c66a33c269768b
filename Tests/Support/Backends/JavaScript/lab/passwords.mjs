// Rules of new passwords, and the lock that wrong ones bring.
import { now } from "./clock.mjs";

// As apps count them: cases and digits of ASCII only, letters of any script.
const classes = { lowercase: /[a-z]/, uppercase: /[A-Z]/, digit: /[0-9]/, letter: /\p{L}/u, special: /[\p{P}\p{S} ]/u };

/** The rules of `policies.password`. */
export class PasswordRules {
  constructor({ minLength = 8, maxLength = 256, contains = [] } = {}) {
    Object.assign(this, { minLength, maxLength, contains });
  }

  check(secret, refuse) {
    const text = secret.reveal();
    const length = [...text].length;
    const hasAll = this.contains.every((one) => classes[one].test(text));
    if (length < this.minLength || length > this.maxLength || !hasAll) refuse("passwordWeak");
  }
}

/** The steps of `policies.lockout`; NIST SP 800-63B's greatest number where there are none. */
export class Lockout {
  constructor({ steps = [{ failures: 100, lasts: 3600 }], warn = () => {} } = {}) {
    Object.assign(this, { steps, warn });
  }

  requireOpen({ lockedUntil }, refuse) {
    if (lockedUntil > now()) refuse("accountLocked", { until: lockedUntil });
  }

  /** Counts a try. More wrong ones than the last step has lock as that step does. */
  check(account, isRight, refuse) {
    this.requireOpen(account, refuse);
    account.failures = isRight ? 0 : account.failures + 1;
    if (isRight) return;
    const last = this.steps.at(-1);
    const step = this.steps.find(({ failures }) => failures === account.failures);
    if (step || account.failures > last.failures) {
      account.lockedUntil = now() + (step ?? last).lasts;
      this.warn(account);
      this.requireOpen(account, refuse);
    }
    const next = this.steps.find(({ failures }) => failures > account.failures);
    refuse("credentialsWrong", { left: next.failures - account.failures });
  }
}
