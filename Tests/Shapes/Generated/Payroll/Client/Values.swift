// Written by authgen from tenant-paths.yaml: change the contract, not this file.
