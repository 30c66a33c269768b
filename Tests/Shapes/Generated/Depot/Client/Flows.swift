// Written by authgen from deployment-values.yaml: change the contract, not this file.
