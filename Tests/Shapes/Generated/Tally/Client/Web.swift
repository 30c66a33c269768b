// Written by authgen from wire-names.yaml: change the contract, not this file.
