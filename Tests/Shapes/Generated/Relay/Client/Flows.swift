// Written by authgen from next-tokens.yaml: change the contract, not this file.
