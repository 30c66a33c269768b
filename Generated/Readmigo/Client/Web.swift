// Written by authgen from readmigo.yaml: change the contract, not this file.
