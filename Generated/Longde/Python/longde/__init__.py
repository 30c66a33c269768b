# Written by authgen from longde.yaml: change the contract, not this file.
"""Sign in with Apple, bearer access tokens and rotating refresh tokens."""
