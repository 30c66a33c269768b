// Written by authgen from tokens-in-headers.yaml: change the contract, not this file.
