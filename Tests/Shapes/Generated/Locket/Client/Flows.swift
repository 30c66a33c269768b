// Written by authgen from passkeys.yaml: change the contract, not this file.
