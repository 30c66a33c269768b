// Written by authgen from sent-fields.yaml: change the contract, not this file.
