import Crypto
import Primitives
import Testing

/// The RS256 example of RFC 7515 appendix A.2. PKCS #1 v1.5 has no randomness, so that signing
/// can be compared byte for byte.
@Suite("RFC 7515 A.2")
struct RFC7515Tests {
  private let n = """
    ofgWCuLjybRlzo0tZWJjNiuSfb4p4fAkd_wWJcyQoTbji9k0l8W26mPddxHmfHQp-Vaw-4qPCJrcS2mJPMEzP1Pt\
    0Bm4d4QlL-yRT-SFd2lZS-pCgNMsD1W_YpRPEwOWvG6b32690r2jZ47soMZo9wGzjb_7OMg0LOL-bSf63kpaSHSX\
    ndS5z5rexMdbBYUsLA9e-KXBdQOS-UTo7WTBEMa2R2CapHg665xsmtdVMTBQY4uDZlxvb3qCo5ZwKh9kG4LT6_I5\
    IhlJH7aGhyxXFvUK-DWNmoudF8NAco9_h9iaGNj8q2ethFkMLs91kzk2PAcDTW9gb54h4FRWyuXpoQ
    """
  private let message = Array(
    """
    eyJhbGciOiJSUzI1NiJ9\
    .eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290\
    Ijp0cnVlfQ
    """.utf8)
  private let signature = """
    cC4hiUPoj9Eetdgtv3hF80EGrhuB__dzERat0XF9g2VtQgr9PJbu3XOiZj5RZmh7AAuHIm4Bh-0Qc_lF5YKt_O8W\
    2Fp5jujGbds9uJdbF9CUAr7t1dnZcAcQjbKBYNX4BAynRFdiuB--f_nZLgrnbyTyWzO75vRK5h6xBArLIARNPvkS\
    jtQBMHlb1L07Qe7K0GarZRmB_eSN9383LcOLn6_dO--xi12jzDwusC-eOkHWEsqtFZESc6BfI7noOPqvhJ1phCnv\
    Wh6IeYI2w9QOYEUipUTI8np6LbgGY9Fs98rqVt5AXLIhWkWywlVmtVrBp0igcN_IoypGlUPQGe77Rw
    """

  @Test func verifiesExample() throws {
    let key = try RSAPublicKey(n: Base64URL.decode(n), e: Base64URL.decode("AQAB"))
    #expect(try key.isSignature(Base64URL.decode(signature), of: message))
  }

  @Test func signsExample() throws {
    let key = try RSAPrivateKey(der: SampleKeys.rfc7515)
    #expect(Base64URL.encode(try key.sign(message)) == signature)
  }

  @Test func publicNumbersMatchRFC() throws {
    let key = try RSAPrivateKey(der: SampleKeys.rfc7515).publicKey
    #expect(Base64URL.encode(key.n) == n)
    #expect(Base64URL.encode(key.e) == "AQAB")
  }
}
