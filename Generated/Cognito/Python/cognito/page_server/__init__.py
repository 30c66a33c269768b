# Written by authgen from cognito.yaml: change the contract, not this file.
"""Sign-in at an Amazon Cognito user pool without a server of one's own in between.
The generated client stands where the document uses Amplify, Amplify's Cognito
plugin and its core from the package amplify-swift.
"""
