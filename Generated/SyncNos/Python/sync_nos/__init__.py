# Written by authgen from syncnos.yaml: change the contract, not this file.
"""Sign in with Apple by authorization code and nonce, with the system's own button, on
iOS and macOS.
"""
