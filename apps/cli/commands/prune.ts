/** `findata prune` */
import { Clock, Effect, Option, Schema } from "effect"
import { Command, Flag } from "effect/cli"
import { addDays, instantOf, isCalendarDate } from "../../../core/mod.ts"
import { ImportRuns } from "../../../core/ports.ts"
import { confirmed, dryRun, yes } from "../Confirm.ts"
import * as Out from "../Console.ts"
import { asJson, openStore, openStoreToWrite } from "../Flags.ts"
import { countsText } from "./delete.ts"

/** The day before which runs must have finished. */
const dayOf = Effect.fnUntraced(function* (before: string | null, keepDays: number | null) {
  if ((before === null) === (keepDays === null)) {
    return yield* new Out.WrongUsage({ message: "Pass either --before DATE or --keep-days N" })
  }
  const today = instantOf(yield* Clock.currentTimeMillis).slice(0, 10)
  const day = before ?? addDays(today, -(keepDays ?? 0))
  if (!isCalendarDate(day)) {
    return yield* new Out.WrongUsage({ message: `--before ${day}: expected a date such as ${today}` })
  }
  if (day > today) {
    return yield* new Out.WrongUsage({ message: `--before ${day}: it is in the future, today is ${today}` })
  }
  return day
})

const runs = (count: number): string => Out.counted(count, "run")

export const pruneCommand = Command.make(
  "prune",
  {
    before: Flag.String("before").pipe(
      Flag.withDescription("Of runs that finished before this day, YYYY-MM-DD in UTC"),
      Flag.optional
    ),
    keepDays: Flag.Int("keep-days").pipe(
      Flag.withDescription("Of runs that finished more than so many days ago"),
      Flag.withSchema(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 36_500 }))),
      Flag.optional
    ),
    dryRun,
    yes,
    json: asJson
  },
  Effect.fnUntraced(function* (given) {
    const day = yield* dayOf(Option.getOrNull(given.before), Option.getOrNull(given.keepDays))
    const { store } = yield* given.dryRun ? openStore : openStoreToWrite
    const prune = (isTrial: boolean) =>
      Effect.provide(
        Effect.flatMap(ImportRuns, (runs) => runs.prune(day, isTrial)),
        store.imports
      )
    const trial = yield* prune(true)
    if (given.dryRun || trial.run_ids.length === 0) {
      yield* Out.print(
        trial.run_ids.length === 0
          ? `Runs that finished before ${day} have nothing to prune`
          : `Would remove ${countsText(trial.rows)} that runs before ${day} replaced or deleted; ${runs(trial.run_ids.length)} could not be undone any more`,
        given.json
      )
      if (given.json) yield* Out.json({ before: day, pruned: false, ...trial })
      return
    }
    yield* confirmed(
      `Remove ${countsText(trial.rows)} that runs before ${day} replaced or deleted, so that ${runs(trial.run_ids.length)} can't be undone any more?`,
      given.yes
    )
    const pruned = yield* prune(false)
    yield* Out.print(
      `Removed ${countsText(pruned.rows)}; ${runs(pruned.run_ids.length)} can't be undone any more`,
      given.json
    )
    if (given.json) yield* Out.json({ before: day, pruned: true, ...pruned })
  })
).pipe(
  Command.withExamples([
    { command: "findata prune --keep-days 90 --dry-run", description: "What would be removed" }
  ])
)
