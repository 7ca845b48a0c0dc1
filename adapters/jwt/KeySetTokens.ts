/**
 * `BearerTokens` signed with keys of an issuer's JSON Web Key Set: RS256 and ES256. The set is fetched at the first
 * token, cached, and fetched again for a token with an unknown key, at most once per cooldown. After a fetch that failed
 * the address isn't asked again for some seconds, in which tokens that need it are unavailable. A set is at most 1 MiB and
 * arrives within 3 seconds; a key that can't be used, such as one of RSA with less than 2,048 bits, refuses its tokens.
 */
import { Duration, Effect, Layer, Predicate } from "effect"
import { BearerTokens } from "../../core/mod.ts"
import { boundedFetch } from "./boundedFetch.ts"
import { jose, KeysNotFetched, type TokenRules, verifierOf } from "./verify.ts"

export interface KeySetOptions extends TokenRules {
  /** The address of the set, the issuer's `jwks_uri`. */
  readonly url: URL
  /** How long a set is cached. */
  readonly timeToLive?: Duration.Input
  /** How long after a fetch an unknown key doesn't cause another. */
  readonly cooldown?: Duration.Input
  /** How long after a fetch that failed none is tried. */
  readonly pause?: Duration.Input
}

const algorithms = ["RS256", "ES256"]

const fetchMillis = 3000

/** Whether an answer has a key set, as jose checks it. */
const hasKeys = async (answer: Response): Promise<boolean> => {
  if (answer.status !== 200) return false
  const set: unknown = await answer.json().catch(() => null)
  return Predicate.hasProperty(set, "keys") && Array.isArray(set.keys) && set.keys.every(Predicate.isObject)
}

/** Fetches a set, or repeats for some time why the last one couldn't be fetched. */
const fetcher = (pause: number) => {
  let failed: { readonly error: KeysNotFetched; readonly until: number } | null = null
  return async (url: string, options: RequestInit): Promise<Response> => {
    if (failed !== null && performance.now() < failed.until) throw failed.error
    const fail = (cause: unknown): KeysNotFetched => {
      const error = new KeysNotFetched(`${url}: ${String(cause)}`, { cause })
      failed = { error, until: performance.now() + pause }
      return error
    }
    const answer = await boundedFetch(url, options).catch((cause: unknown) => {
      throw fail(cause)
    })
    if (!(await hasKeys(answer.clone()))) throw fail(`no JSON Web Key Set, status ${answer.status}`)
    failed = null
    return answer
  }
}

/**
 * Verifies by the keys at `url`, of which none is asked for before a token needs it.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { BearerTokens } from "findata"
 * import { KeySetTokens } from "findata/jwt"
 *
 * // The keys are fetched once a token needs them.
 * const url = new URL("https://login.example.com/keys")
 * const tokens = KeySetTokens.layer({ url, issuer: "https://login.example.com", audience: null })
 * const program = Effect.flip(Effect.flatMap(BearerTokens, ({ verify }) => verify("no token")))
 * await Effect.runPromise(Effect.provide(program, tokens)) // => { _tag: "TokenInvalid" }
 * ```
 */
export const layer = ({
  url,
  timeToLive = "10 minutes",
  cooldown = "30 seconds",
  pause = "5 seconds",
  ...rules
}: KeySetOptions): Layer.Layer<BearerTokens> =>
  Layer.effect(
    BearerTokens,
    Effect.map(jose, (jose) => {
      const keys = jose.createRemoteJWKSet(url, {
        cacheMaxAge: Duration.toMillis(timeToLive),
        cooldownDuration: Duration.toMillis(cooldown),
        timeoutDuration: fetchMillis,
        [jose.customFetch]: fetcher(Duration.toMillis(pause))
      })
      return BearerTokens.of({ verify: verifierOf(jose, keys, algorithms, rules) })
    })
  )
