/** What the flags of a new key may be. */
import { Clock, Effect, Schema } from "effect"
import { instantOf, Scope } from "../../core/mod.ts"
import * as Out from "./Console.ts"

export const bounded = (least: number, most: number) =>
  Schema.Int.check(Schema.isBetween({ minimum: least, maximum: most }))

export const scopesOf = (text: string): Effect.Effect<ReadonlyArray<Scope>, Out.WrongUsage> => {
  const words = [...new Set(text.split(",").map((word) => word.trim()))]
  const known: ReadonlyArray<string> = Scope.literals
  const unknown = words.filter((word) => !known.includes(word))
  return unknown.length > 0
    ? Effect.fail(
        new Out.WrongUsage({
          message: `--scopes: unknown ${unknown.join(", ") || '""'}; there are ${known.join(", ")}`
        })
      )
    : Effect.succeed(words as ReadonlyArray<Scope>)
}

export const expiryOf = Effect.fnUntraced(function* (text: string | null) {
  if (text === null) return null
  const millis = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z)?$/.test(text)
    ? Date.parse(text)
    : Number.NaN
  if (Number.isNaN(millis)) {
    return yield* new Out.WrongUsage({
      message: `--expires-at ${text}: expected UTC as 2030-01-31T00:00:00Z`
    })
  }
  if (millis <= (yield* Clock.currentTimeMillis)) {
    return yield* new Out.WrongUsage({ message: `--expires-at ${text} is not in the future` })
  }
  return instantOf(millis)
})
