// Written by KotlinModels from longde.yaml: change the contract, not this file.

package authcontract.longde

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

enum class UserStatus(val wire: String) {
    active("active"),
    deleted("deleted"),
    ;

    companion object {
        /** The case of a text on the wire; null for one that a newer server may send. */
        fun of(wire: String): UserStatus? = values().firstOrNull { it.wire == wire }
    }
}

data class User(
    val id: UUID,
    val email: String? = null,
    val fullName: String? = null,
    val status: UserStatus
)

data class Session(
    val accessToken: Secret,
    val refreshToken: Secret,
    val user: User
)

/** How the server refuses. */
sealed class Refusal(val status: Int) {
    // status 401, message 请先登录
    object NotSignedIn : Refusal(401)

    // status 401, message 登录已过期,请重新登录
    object SessionExpired : Refusal(401)

    // status 401, message 账号已被禁用
    object AccountDisabled : Refusal(401)

    // status 401, message 账号不存在或已注销
    object AccountGone : Refusal(401)

    // status 401, message Apple 登录验证失败
    object AppleRefused : Refusal(401)

    // status 401, message Apple 登录未配置
    object AppleUnavailable : Refusal(401)
}
