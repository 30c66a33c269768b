// Written by authgen from paging.yaml: change the contract, not this file.
