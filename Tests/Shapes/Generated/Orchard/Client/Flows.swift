// Written by authgen from several-hosts.yaml: change the contract, not this file.
