/** Flags that several commands share. */
import { Effect, Option } from "effect"
import { Flag } from "effect/cli"
import { settings } from "../Settings.ts"
import { storeOf } from "../Store.ts"

export const asJson = Flag.Boolean("json").pipe(
  Flag.withDefault(false),
  Flag.withDescription("Print one JSON document on standard output, and nothing else there")
)

/** The settings, and the store for a command, migrated. */
export const openStore = Effect.gen(function* () {
  const store = storeOf(yield* settings, "command")
  yield* store.migrate
  return { store }
})

/** The value of a flag; null when it was not passed. */
export const orNull = <A>(option: Option.Option<A>): A | null => Option.getOrNull(option)
