// Written by authgen from company-sign-in.yaml: change the contract, not this file.
