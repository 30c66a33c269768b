// Written by authgen, the same for every contract: change nothing here.
export {};
