/** Flags that several commands share. */
import { Clock, Effect, Option } from "effect"
import { Flag } from "effect/cli"
import { dayIn, isCalendarDate } from "../../core/mod.ts"
import { Migrations } from "../../adapters/sql/mod.ts"
import { settings } from "../Settings.ts"
import { storeOf } from "../Store.ts"
import * as Out from "./Console.ts"

export const asJson = Flag.Boolean("json").pipe(
  Flag.withDefault(false),
  Flag.withDescription("Print one JSON document on standard output, and nothing else there")
)

/** The store for a command, migrated; a command that writes names it. */
const openedBy = (writes: boolean) =>
  Effect.gen(function* () {
    const store = storeOf(yield* settings, "command")
    const isNew = !Migrations.isCreated(yield* store.migrate)
    if (writes || isNew) yield* Out.note(`Store: ${store.name}${isNew ? " (new)" : ""}`)
    return { store }
  })

/** The settings' store, for a command that reads. It names a store that it creates. */
export const openStore = openedBy(false)

/** The settings' store, for a command that writes, which names it on standard error. */
export const openStoreToWrite = openedBy(true)

/** The value of a flag; null when it was not passed. */
export const orNull = <A>(option: Option.Option<A>): A | null => Option.getOrNull(option)

/** The day of `--as-of`, if it was passed: a wrong usage unless it is a day that has begun somewhere. */
export const checkedDay = Effect.fnUntraced(function* (day: string | null) {
  const latest = dayIn("Pacific/Kiritimati", yield* Clock.currentTimeMillis)
  if (day !== null && (!isCalendarDate(day) || day > latest))
    return yield* new Out.WrongUsage({
      message: `--as-of ${day}: expected a calendar date that isn't in the future, YYYY-MM-DD`
    })
  return day
})
