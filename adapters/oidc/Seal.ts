/**
 * Records sealed into texts that their holders can neither read nor change: JSON Web Encryption (RFC 7516) by
 * A256GCM, with a key derived from a secret by HKDF (RFC 5869).
 */
import { Clock, Effect, Redacted, Schema } from "effect"
import { TokenInvalid } from "../../core/mod.ts"
import { isCanonical } from "../jwt/verify.ts"

type Jose = typeof import("jose")

export interface Seal<A> {
  /** Seals a value until a time, in seconds since 1970. */
  readonly close: (value: A, expires: number) => Effect.Effect<string>
  /**
   * The value, and when its seal ends; fails for a seal that has ended, was changed, in its spelling too, or was made
   * otherwise.
   */
  readonly open: (
    text: string
  ) => Effect.Effect<{ readonly value: A; readonly expires: number }, TokenInvalid>
}

const encryption = "A256GCM"

const management = "dir"

/** As long as the key that is derived from it. */
const minSecretBytes = 32

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Whether a secret is long enough to derive a key from. */
export const isLongEnough = (secret: string): boolean => bytesOf(secret).length >= minSecretBytes

const keyOf = async (secret: Redacted.Redacted, purpose: string): Promise<Uint8Array> => {
  const material = await crypto.subtle.importKey("raw", bytesOf(Redacted.value(secret)), "HKDF", false, [
    "deriveBits"
  ])
  const derivation = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: bytesOf(purpose) }
  return new Uint8Array(await crypto.subtle.deriveBits(derivation, material, 256))
}

/** A seal for one purpose: what was sealed for another can't be opened by it. */
export const makeSeal = <A extends object>(
  jose: Jose,
  schema: Schema.Codec<A>,
  secret: Redacted.Redacted,
  purpose: string
): Effect.Effect<Seal<A>> =>
  Effect.map(
    Effect.promise(() => keyOf(secret, purpose)),
    (key) => {
      const decode = Schema.decodeUnknownEffect(schema)
      return {
        close: (value, expires) =>
          Effect.promise(() =>
            new jose.EncryptJWT({ value })
              .setProtectedHeader({ alg: management, enc: encryption })
              .setExpirationTime(expires)
              .encrypt(key)
          ),
        open: Effect.fnUntraced(
          function* (text) {
            if (!isCanonical(jose, text)) return yield* new TokenInvalid()
            const currentDate = new Date(yield* Clock.currentTimeMillis)
            const { payload } = yield* Effect.tryPromise(() =>
              jose.jwtDecrypt(text, key, {
                currentDate,
                requiredClaims: ["exp"],
                keyManagementAlgorithms: [management],
                contentEncryptionAlgorithms: [encryption]
              })
            )
            return { value: yield* decode(payload["value"]), expires: payload.exp ?? 0 }
          },
          Effect.mapError(() => new TokenInvalid())
        )
      }
    }
  )
