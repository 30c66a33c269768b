// Written by KotlinModels from readmigo.yaml: change the contract, not this file.

package authcontract.readmigo

import java.net.URI
import java.time.Instant
import java.util.UUID

/** A value that no log shows. */
class Secret(val reveal: String) {
    override fun equals(other: Any?): Boolean = other is Secret && other.reveal == reveal

    override fun hashCode(): Int = reveal.hashCode()

    override fun toString(): String = "Secret"
}

/** Bytes that are compared by what they are. */
class ByteString(val bytes: ByteArray) {
    override fun equals(other: Any?): Boolean = other is ByteString && other.bytes.contentEquals(bytes)

    override fun hashCode(): Int = bytes.contentHashCode()
}

data class User(
    val id: String,
    val nickname: String? = null
)

data class Session(
    val accessToken: Secret,
    val refreshToken: Secret,
    val user: User
)

data class Device(
    val id: String,
    val name_: String,
    val current: Boolean,
    val lastActive: Instant
)

data class RenewSessionAnswer(
    val accessToken: Secret
)

/** How the server refuses. */
sealed class Refusal(val status: Int) {
    // status 401, code AUTH_001
    data class WrongCredentials(
        val attemptsLeft: Long
    ) : Refusal(401)

    // status 423, code AUTH_002
    data class AccountLocked(
        val lockedUntil: Instant
    ) : Refusal(423)

    // status 400, code AUTH_003
    object WrongCode : Refusal(400)

    // status 401, code AUTH_004
    object SessionExpired : Refusal(401)

    // status 404
    object UnknownAccount : Refusal(404)

    // status 403
    data class OddSignIn(
        val challenge: Secret
    ) : Refusal(403)

    // status 401
    object ProviderRefused : Refusal(401)

    // status 422
    object WeakPassword : Refusal(422)

    // status 403
    object TermsMissing : Refusal(403)

    // status 429
    data class CodeTooSoon(
        val retryAfter: Long
    ) : Refusal(429)
}
