/** Parsers of a new key's flags. */
import { Clock, Effect, Schema } from "effect"
import { expiryOf as expiry, KeyScopes, Scope } from "../../core/mod.ts"
import { adminScope } from "../../core/ports.ts"
import * as Out from "./Console.ts"

const areScopes = Schema.is(KeyScopes)

const wrongScopes = (
  text: string,
  flag: string,
  words: ReadonlyArray<string>,
  known: ReadonlyArray<string>
) => {
  const unknown = words.filter((word) => !known.includes(word))
  const message =
    unknown.length === 0
      ? `--${flag} ${text}: duplicate scope`
      : `--${flag}: unknown ${unknown.join(", ") || '""'}; there are ${known.join(", ")}`
  return new Out.WrongUsage({ message })
}

/** `read:stock,read:news`: each known and none twice. */
export const scopesOf = (text: string): Effect.Effect<ReadonlyArray<Scope>, Out.WrongUsage> => {
  const words = text.split(",").map((word) => word.trim())
  return areScopes(words)
    ? Effect.succeed(words)
    : Effect.fail(wrongScopes(text, "scopes", words, Scope.literals))
}

/** `admin read:stock`, the scope claim of a token: each word known and none twice. */
export const checkClaim = (text: string): Effect.Effect<void, Out.WrongUsage> => {
  const words = text.split(" ")
  const known: ReadonlyArray<string> = [...Scope.literals, adminScope]
  const isFine = words.every((word) => known.includes(word)) && new Set(words).size === words.length
  return isFine ? Effect.void : Effect.fail(wrongScopes(text, "scope", words, known))
}

const faults = {
  malformed: "expected UTC as 2030-01-31T00:00:00Z",
  past: "not in the future"
}

/** The instant of `--expires-at`, which must be in the future; null when it was not passed. */
export const expiryOf = Effect.fnUntraced(function* (text: string | null) {
  if (text === null) return null
  const found = expiry(text, yield* Clock.currentTimeMillis)
  if ("at" in found) return found.at
  return yield* new Out.WrongUsage({ message: `--expires-at ${text}: ${faults[found.fault]}` })
})

const units: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 }

/** `90s`, `15m`, `12h`, `7d` in seconds, up to 365 days. */
export const secondsOf = (flag: string, text: string): Effect.Effect<number, Out.WrongUsage> => {
  const [, number = "", unit = ""] = /^(\d{1,9})([smhd])$/.exec(text) ?? []
  const seconds = Number(number) * (units[unit] ?? 0)
  return seconds >= 1 && seconds <= 365 * 86_400
    ? Effect.succeed(seconds)
    : Effect.fail(
        new Out.WrongUsage({ message: `--${flag} ${text}: expected 1s to 365d, such as 15m, 12h or 7d` })
      )
}
