// Written by authgen, the same for every contract: change nothing here.
/** A test of whether a whole text matches the pattern. */
export declare function pattern(text: string): (value: string) => boolean;
