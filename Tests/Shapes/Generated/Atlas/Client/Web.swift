// Written by authgen from nested-refusals.yaml: change the contract, not this file.
