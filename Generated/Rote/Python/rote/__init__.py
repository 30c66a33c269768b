# Written by authgen from rote.yaml: change the contract, not this file.
"""The iOS app signs in through a web page, which hands its tokens over in a redirect to
the app's own scheme.
"""
