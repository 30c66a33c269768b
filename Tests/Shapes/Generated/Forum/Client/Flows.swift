// Written by authgen from refusals-in-lists.yaml: change the contract, not this file.
