// Written by authgen, the same for every contract: change nothing here.
export const defaultLimits = {
    bodyBytes: 64 * 1024,
    targetBytes: 8 * 1024,
    headerCount: 64,
    headerBytes: 32 * 1024,
    tokenBytes: 8 * 1024,
    jsonDepth: 32,
    jsonFields: 1024,
    stringBytes: 16 * 1024,
};
