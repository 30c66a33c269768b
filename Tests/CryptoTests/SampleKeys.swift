import Crypto
import Primitives

/// Private keys in DER, base64url. Published or made for these tests: they protect nothing.
enum SampleKeys {
  /// The RSA key of RFC 7515 appendix A.2, as an RSAPrivateKey.
  static let rfc7515 = bytes(
    """
    MIIEowIBAAKCAQEAofgWCuLjybRlzo0tZWJjNiuSfb4p4fAkd_wWJcyQoTbji9k0l8W26mPddxHmfHQp-Vaw-4qP\
    CJrcS2mJPMEzP1Pt0Bm4d4QlL-yRT-SFd2lZS-pCgNMsD1W_YpRPEwOWvG6b32690r2jZ47soMZo9wGzjb_7OMg0\
    LOL-bSf63kpaSHSXndS5z5rexMdbBYUsLA9e-KXBdQOS-UTo7WTBEMa2R2CapHg665xsmtdVMTBQY4uDZlxvb3qC\
    o5ZwKh9kG4LT6_I5IhlJH7aGhyxXFvUK-DWNmoudF8NAco9_h9iaGNj8q2ethFkMLs91kzk2PAcDTW9gb54h4FRW\
    yuXpoQIDAQABAoIBABKucaRpzQorw35SbEUAVx8dYXUdZOlJcHtiWQ-dC6V8ljxAHj_PLyzTveyI5QO_xkObCyjI\
    L303l2cfUhPu2MFaJdjVzqACXuOrLot_eSFvxjvqVidTtAZExqFRJ9mylUVAoLvhowVWmC1On95fZCXxTUtxNEG1\
    Xcc7m0rtzJKs45J-N_V9DP1edYH6USyPSWGp6wuA-KgHRnKKVf9GRx80JQY7nVNkL17eHoTWEwga-lwi0FEoW9Y7\
    lDtWXYmKBWhUE-U8PGxlJf8f40493HDw1WRQ_aSLoS4QTp3rn7gYgeHEvfJdkkf0UMhlknlo53M09EFPdadQ4TlU\
    bjqKc50CgYEA4BzEEOtIpmVdVEZNCqS7baC4crd0pqnRH_5IB3jw3bcxGn6QLvnEtfdUdiYrqBdss1l58BQ3Khoo\
    KeQTa9AB0Hw_Py5PJdTJNPY8cQn7ouZ2KKDcmnPGBY5t7yLc1QlQ5xHdwW1VhvKn-nXqhJTBgIPgtldC-KDV5z-y\
    2XDwGUcCgYEAuQPEfgmVtjL0Uyyx88GZFF1fOunH3-7cepKmtH4pxhtCoHqpWmT8YAmZxaewHgHAjLYsp1ZSe7zF\
    YHj7C6ul7TjeLQeZD_YwD66t62wDmpe_HlB-TnBA-njbglfIsRLtXlnDzQkv5dTltRJ11BKBBypeeF6689rjcJID\
    Ez9RWdcCgYAHAp9XcCSrn8wVkMVkKdb7DOX4IKjzdahm-ctDAJN4O_y7OW5FKebvUjdAIt2GuoTZ71iTG-7F0F-l\
    P88jtjP4U4qe7VHoewl4MKOfXZKTe-YCS1XbNvfgwJ3Ltyl1OH9hWvu2yza7q-d5PCsDzqtm27kxuvULVeya-TEd\
    AB1ijQKBgQCH_3r6YrVH_uCWGy6bzV1nGNOdjKc9tmkfOJmN54dxdixdpozCQ6U4OxZrsj3FcOhHBsqAHvX2uuYj\
    agqvo3cOj1TRqNocX40omfCCMx3bD1yPPf_6TI2XECva_ggqEY2mYzmIiA5LVVmc5nrybr-lssFKneeyxN2Wq93S\
    0iJMdQKBgCGHewxzoa1r8ZMD0LETNrToK423K377UCYqXfg5XMclbrjPbEC3YI1ZNqMtuhdBJqUnBi6tjKMF-34X\
    f0CUN8ncuXGO2CAYvO8PdyCixHX52ybaDjy1FtCE6yUXjoKNXKvUm7MWGsAYH6f4IegOetN5NvmUMFStCSkh7ixZ\
    LkN1
    """)

  /// 1024 bits, as PKCS #8.
  static let short = bytes(
    """
    MIICdwIBADANBgkqhkiG9w0BAQEFAASCAmEwggJdAgEAAoGBALKMGYty4SGSjznKnjZS0IUYfVFtY2xEiBWri8rK\
    912_yDCaooa1Uqgxl4QU8f-KF5BwDuJuZLFo42p8-Y6-UtDfnhGe9Fxzrm6YGNKRJWpkncDT9hcnNTKLsD4yCLDh\
    PBk04INUuPpF2bQVWV0xyi2R0njWyoMo0dH2zyVa8qPTAgMBAAECgYAr_kE9Du1R7F7GCpq5H-apJMOcEKvyvWAa\
    ls43BZO10c9tymxJbNwU_UMsFE0cfdYYjMPeHv1IiWOflXOYLGUTEK5qZOlb1Us9FTlzAZ_3RsLY2ShDCI9gvXcL\
    3sebGyTy1E3HUQuzHerya3-CqxPZrNnYJxkq7wuE_sznZo864QJBAOSV-_Js22gq8sdGOfE80WNSpQ5UIxFcRKw7\
    6k5DOR2mWvmH7ATB1FGEpL__AkKRLZP-l148D_j8OZBDZzwok7cCQQDH9dYUuLN64d5aU4MUKWRUJB2MKZd9HBA6\
    xetrOxHg4Y3kFF0-itXmqmi1I9lGwbUW0fZh5Zx3MvBx7iAaPsjFAkEA4jl9q6MIUcOPmqBp39Hs-HtmVxP10Myc\
    OkjhzqrA8BMfni1i7CJYWoUH9-wM9IxxqzIf5GdU93nIDnpmxSbzaQJAZtves-oO6Tcm2e_7jXN9WIr7aA49Du5Q\
    qusEnrRUDgn4o0qWbIWeYnlmQ0edjPg33vVCeDlUszxQ00pa2SVSwQJBAOJrYcXq9fZFqWy5-wbkXJetPgkdgydB\
    0_2vmAESwTMxCsujU_Y9RC4k7ARYPzJ6sxpJs34Jba_vbK0jbZHFtmk
    """)

  /// 2048 bits with the exponent 3, as PKCS #8.
  static let exponent3 = bytes(
    """
    MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC8p6yUiwB3T2Q5e5nzKnz06M9I8wFNXkzUt7O8\
    zaPIgEvCYbmeMttN9x8w2poBEpysfclwJgronhxgWQJ9GvS_ee9Dzp9QxstbWPcJp1VTzktsvLz-mXQPt9l68dB2\
    tHp2dlfDRueXcpV8WFZVx0dMzwqDV44QLxUytD2mPZuLiqrxRXwKwv85wRQdQdPppPbQfVUeZppOyP6NE2A6YEzC\
    9TPhpZL0TL7UfERb6XWd2CosDfqVcIgzdtq2MlcaKomXoYl5i80EOuJmn-8bMi3Q_rg6meAx65DiVJ2gFknnFF4Y\
    ssp1DIj5qmpB4hdBsXuHsZeDfN1z8Aekyp6VK4MBAgEDAoIBAH3FHbhcqvo07Xunu_dxqKNF34X3VjOUMzh6d9Mz\
    woWq3SxBJml3PN6kv3XnEVYMaHL-hkrEB0W-vZWQrFNnTdT79NffFOCEh5I7T1vE4400Mkh901RmTV_P5lH2ivnN\
    pvmkOoIvRQ-huP2QOY6E2jM0sazlCWAfY3ci08QpEl0F9RSnKB1jndO-qYvL76UPbZPoCw4a_zPlHlbOlJFCNJL-\
    mYkWPVsZgCZ_llt200CJvM9ESQX_xG8MuyH-MFN_uyS8k2Yk1-jFGjmIC1Hz5yNeOOdXX7FCrgd0J2SLsOcMnRWB\
    IAhoMwo6F42QnsMq7BDPoc64F0m7g-880QEBzYMCgYEA-psGKx7iVWC1BTf7g1Z-UAtM1weLM_rjLpFCnPbAZ0F_\
    nJyuYOp9NPhMZI-9dUiM4zoEvu4N9RZpa8t13x5tSi04bwhIMslCZuZtjBMxpQFyfagRz5Jca9pLerbT40gtOijT\
    IB9RgcT3iKg1Z0rB89mI19K2LpfJdLhfzx-sDEcCgYEAwLdElL_LPRtuEJOUaRuPgmdUbYGy54YOInma5Gm8lqT3\
    sPdV1gEpSaJwfkL5w3R8q7sizh5i7HZ6Vje_L359prNOPVgMVl3Q1CnmUg0Srhp-5TeFARWrH_za59Jw3URUOE-d\
    -kkeuqVbvkVTwdIvJZTxTPqyi-2NTQWPlfP8wncCgYEApxIEHL9BjkB4riVSV47-4AeIj1pczVHsybYsaKSARNZV\
    ExMe60b-I1Ay7bUo-NsIl3wDKfQJTg7w8oej6hRI3B4ln1razIYsRJmeXWIhGKuhqRq2imGS8pGHpySNQjAeJsXi\
    FWo2VoNPsHAjmjHWopEF5TckHw_boyWVNL_ICC8CgYEAgHotuH_c02eetbe4RhJfrETi86vMmllewaZnQvEoZG36\
    dfo5OVYbhmxK_tdRLPhTHSdsiWmXSE78OXp_dP7-byI0KOVdjuk14saZjAi3HrxUmM-uALkcv_3nRTb16Ng4JYpp\
    UYYUfG49KYONK-F0w7ig3fx3B_OziK5fuU1TLE8CgYEAnKYHPBsr_Hcv-ln0em32Fwa1N7W8pcK3cb2iLCgjzlW4\
    e8Al_gIFhOcEek3JY5B6osoIr7cv0vGI_gLhHFQJxvjK2WiCTqfKqi6gl7x5Jwaa_DQiCEkB27O5RMFGHEn6HY6S\
    ctuAZlWl-vghfYe6ExetRftlnH3KIxlmz_v6llw
    """)

  /// A P-256 key, as PKCS #8.
  static let ellipticCurve = bytes(
    """
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgRMzlTqWQUWCMSjdJCnPANthaqX8NOLwf9uBvlDWv\
    5d2hRANCAAQqoyUZznVSy8jhJLW1yllXirCXQXEpNvtxWRUeJBu2Gi-h5zvma2R806_DyuKQCxG-LW4uCM51G6hC\
    0OGJndGD
    """)

  /// A P-256 key behind a password: reading it must not ask for one.
  static let encrypted = bytes(
    """
    MIH0MF8GCSqGSIb3DQEFDTBSMDEGCSqGSIb3DQEFDDAkBBCh38fSzOSEFmEHMTB_n_CjAgIIADAMBggqhkiG9w0C\
    CQUAMB0GCWCGSAFlAwQBKgQQUg9VFd9RJLj5sScxyzaj5ASBkOtqt5ZZrk9HZN8QdhPmUIuQvbIaV_m8fmupWr5I\
    EiqgHLawtUmNSowABNyav4yF8u9kFw88xDV4RfYOaLBmcQgjM1oh6VtIjiuuFiNMYYIlVItaBRnEK2e2RCnBROWO\
    74bPJUpWNl35j69NcnKLhnzf_H5jjUNgtFxgmc3r-IMyB7ugs-lPKl18R7MB1ZTswA
    """)

  private static func bytes(_ text: String) -> [UInt8] {
    guard let bytes = try? Base64URL.decode(text) else { fatalError("not base64url: \(text)") }
    return bytes
  }
}
