/** The version of this runtime, and of the authgen that writes stubs for it. */
export const version = "0.1.0";

/** Throws if the stubs of a service were generated for another version. */
export function requireVersion(wanted: string, service: string): void {
  if (wanted === version) return;
  throw new Error(
    `The stubs of ${service} need version ${wanted} of the runtime @authcontract/server, and this is ${version}: ` +
      `install @authcontract/server@${wanted}, or generate the stubs again with authgen ${version}`,
  );
}
