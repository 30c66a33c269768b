// Written by authgen from retry-after.yaml: change the contract, not this file.
