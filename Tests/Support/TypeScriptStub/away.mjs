// All stubs with services that are away, whatever they are asked: what is answered shows how a request was read.
const stubs = ["Cognito/apiServer", "Cognito/pageServer", "Cognito/poolServer", "Longde", "Readmigo", "Rote", "SyncNos"];

async function away(stub) {
  const [name] = stub.split("/");
  const { Unavailable } = await import(`../../../Generated/${name}/TypeScript/runtime.js`);
  const service = new Proxy({}, { get: () => () => new Unavailable(3) });
  return { host: stub, stub, service, options: { configuration: { clientId: "example clientId" } } };
}

export const hosts = await Promise.all(stubs.map(away));
