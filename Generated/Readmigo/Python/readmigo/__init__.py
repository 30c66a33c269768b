# Written by authgen from readmigo.yaml: change the contract, not this file.
"""Sign in with Apple, email, WeChat or phone; sessions on several devices; biometrics
at launch.
"""
