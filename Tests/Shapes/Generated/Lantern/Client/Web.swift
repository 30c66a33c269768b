// Written by authgen from apple-notices.yaml: change the contract, not this file.
