/// Keys and tokens that PyJWT 2.15 made. The tokens are from `https://issuer.example` for `app`, until 2000.
enum PyJWTSamples {
  static let keys = #"""
    {"keys": [
      {"kty": "RSA", "n": "mu1GzTEToSvc6y50OYCAlZ3Q86uaRQ2RTYmDyfAZ3dhE89CEp0uPU0dow8iw-OweswkDwjiYa38rW1RNqhX3aJL1YG75Ln1e8HKK0sZC7CQ6L8lymCv042xaYgXCquOIfYemHf4R51RZ3tOJre7icd5oYW9TkysKp-1OG0xtvPbyn7ZzqYOpIT-KqSmLybe5FJS_aDa-z4LsODlwQb5YJ-HMB2NEQ_fCJdDvX1jkkP8qrjswOcUMIRSRdeVBdVEXSUwJDotNg3-qcY4YctfNnkpMNDUfwZvGGS7sffGmjzwx-5AVH-5RyIz14nA3sbeljBnARHxlzrn22m1N-3c9pQ", "e": "AQAB", "kid": "PS256", "alg": "PS256"},
      {"kty": "EC", "crv": "P-384", "x": "ZYSNstu5fEOqc2N4ylB24lhyE1S0jVZ8UH-hcdSdBq0cgi5VRjK2frBcGCLscFX_", "y": "bUKBRH9I-JIcbOhInpw9FPxKCTEl7rco9M70ObYtgIiqSmmA-qRDYpxPuELLC1Pk", "kid": "ES384", "alg": "ES384"},
      {"x": "9O2gU1uf6rlB99hYwHxe_ccWvkWduLQ9qQLIpc7JL3M", "kty": "OKP", "crv": "Ed25519", "kid": "EdDSA", "alg": "EdDSA"}
    ]}
    """#

  static let tokens = [
    "PS256":
      "eyJhbGciOiJQUzI1NiIsImtpZCI6IlBTMjU2IiwidHlwIjoiSldUIn0.eyJpc3MiOiJodHRwczovL2lzc3Vlci5leGFtcGxlIiwiYXVkIjoiYXBwIiwiZXhwIjoyMDAwfQ.HnfEHqpHZzjS4ApnoP1ptC3Rps0aGJO4P9TIsq5WQznfR9ldibg0x-SpXR5mop2O8FB4APeoUk7-YTH3kR-jm6Yzzz0zLkZ6Qwbq3a2ZbHQWhbLtjTAN8gFIDF5rqMOG4e7tmdBM7FjOvjuAmceZWeNg6gWN2vSW56s2fFnwfAH4rMNedVIcJWCx6mnwQDCRdz9JuL8GLI6amaZBiBp784z6XMt_NCw4CLODa_75YKq3NmKay_4BdagzuN2vPc9pf4LyJBYniIKj74CboeBGm_scITNNzroKDutof_o4Xl13EzZ1v2yuxEEy0aZaf5FEoIZ-2d_y88l9AfI1wPR2Ug",
    "ES384":
      "eyJhbGciOiJFUzM4NCIsImtpZCI6IkVTMzg0IiwidHlwIjoiSldUIn0.eyJpc3MiOiJodHRwczovL2lzc3Vlci5leGFtcGxlIiwiYXVkIjoiYXBwIiwiZXhwIjoyMDAwfQ.6OoIkfuFCqdyDa4270nWtFLgXfYAX1xvy0zaKtIytw0k2Oo6YMCFf5hj6ZpEr1OoplZI_JLSbYto2cqMOz-FBocXiV-ccaNG4vdMU40SmiveiQWUonMdIoB1T6pZbBA5",
    "EdDSA":
      "eyJhbGciOiJFZERTQSIsImtpZCI6IkVkRFNBIiwidHlwIjoiSldUIn0.eyJpc3MiOiJodHRwczovL2lzc3Vlci5leGFtcGxlIiwiYXVkIjoiYXBwIiwiZXhwIjoyMDAwfQ.vT98QDmCL_5xuZIJS--3QBUd6ITe2W49yUsniGa1OChV8S0LlqfkkgcxdmmemH7qjMWe7dDBZpg9GMrEps-jCA",
  ]

  /// Signatures of the token `PS256`, by its key but not in the way of RFC 7518 §3.5.
  static let foreignSignatures = [
    "no salt":
      "QJaFTTXUjyrnZOFRE7ywtVUqP55XdiFOXQKDVtZt6FqV0IHXFoGH_JgzMS4dvz23iZF0IKNwT0Nf4Dy7geHFxP5lnjIGQS3bUCRBV2qrCy3W8apAuxtsvF0GZaEiaTE2adbuXX9857NID3_zm-ct-qrGPetAwiSt6SrXjC2npoj2yww-UX-gcdqe1rSd75jYFKOTNyKUMdq4m8POjTZRRHMIQ2o0QUdmN-VIaMn6sPlRqK9Szz0I6KiDMcrsHEU0Jmu77k08K6GYzy9SvWQu0TF9FbZQjcOZvR51dD3663g4qhCtC7PFlLN6ETtxXDfxcYk87iWhceh3MXsG07FuKw",
    "a salt of 20 bytes":
      "AGxnCeil6hAkQAqfqAFRcLgrz_KwPErP73iFtiDQ5CvDfSJRXXgqUHWb_kPUdOjgLuBT_QH6Cuaar6UrMGpnn2rZOSWLhIJokUmNQAJ_MdjFHoox6JmLpaCCYgA6hTo35Aa3x_mMlSuyYQs05lk6VTYHBftC9DPmHFF1Q9Joz3lS0stxmEQSx4va1EORzPobu8_CYdueiIcgm6aTLVTNUnDUeoSuDmmajOTseSdDJiC7V-F51RXqjxDngjNy3318-zkkYOA-YgD8JrB75_tL4_8LsZjwG6STf6QggVWIBAu3JIRyUK9zhs1kB3pMHEfTzfaFPIg1iH_nQUrd2-DBVA",
    "the longest salt":
      "FFDS2JY7Xysa5KPrDr3ljlPd2KdpcQAc_6NeOfz1ybn9AhZdz2avRB8b1pX_FEv9s5mvJ0dxbDBF_w1fdqYuqv9vsr4jwG-qqsmm9v_qVpZ3hifvNyCtZQbGXSh9awQ1PAY3OmVAjlcb12UBr9XhZFOPF7DjNUOmGUHdjSHYCQAjknE1vRCBs8ANzMVlJNfRSpmR9NSVH1NmqWz3pb3DPTCMhLZ7vTCnkCQ2nLxhANeEffsZihiUT7OsksL6_r6ExRHd3ZADOtW6PZ9EU1xNcT4NJiCEN42sJETBVsOLGVDu3NCx2EPfThKDiMkzxseVx59qvYWBzM9z5pDW9SAiug",
    "a mask by SHA-1":
      "Xiby3RmsIWKgKv_cqZEZT5N37cMBPf6UX3CjRLwFYugLU_lFAcwu6BpMflvGQk9lFrUJ6WUBkQBlX68blvPfBygYICiiWDsjBsqHkgPxVY1xlipfLqXTgTH9GI4f94k15GZSvfXms9EB3o3J4VdTrSTiM61HtfXBXWCxmAO6G7RTAsJNsM1vh68aWYM99gfPv9oNjLeT4AvdcdVgSZvjqAZBtEVMVtFPvLdtzdWevgK26YNuf642U_Do39fPZWiN5_T3VgyLEfcpfUtKqjEeac_5sv9cpYOsM-4be-evaGSgvETCBdwxwWRto0rf28Y4FQNM6SBvvRolCm6KiesFGQ",
    "PKCS #1 padding":
      "B7SZwUq-sTSAIhCL3oisf-jSZsKkSHpMkZnazyqTbgD9rOR4fbOoc1aecBOlyotrsbhSwfrlD8s-i8yBlfAje1MhMPp6OMtw7T6frMeJ0ok92exlvLvBM4KbZEy7eYgYSF21fbh4jQgSmsVfok3JBEtMQj_dBNcUMBBb3qg0QVsiMMmWs9wnod-fPH3MlLxNbTh6FV6VhKXDDXQj_EvZRjdq_89ASEXeERHf-WztuWDVVEml57fviI8Thk94pOk3RfEIhfmjoSX-d7FxGA_eS9MlGt7xeSv4apkjXxDrynzyYqajWQSS0Ip1fGcTHcVbE0h1cMkguKA9yNLIx3Vkbg",
  ]
}
