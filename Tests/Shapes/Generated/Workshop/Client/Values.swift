// Written by authgen from steps-in-refusals.yaml: change the contract, not this file.
