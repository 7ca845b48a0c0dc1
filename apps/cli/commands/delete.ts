/** `findata delete company|bars|article|owner` */
import { Clock, Effect, Struct } from "effect"
import { Argument, Command } from "effect/cli"
import { KeyOwner } from "../../../core/mod.ts"
import {
  barsOn,
  daysText,
  type DeletionTarget,
  ImportRuns,
  listedKey,
  OperationLog,
  recordOf,
  type RowCounts
} from "../../../core/ports.ts"
import type { Store } from "../../Store.ts"
import { daysOf, ofDays } from "../BarsOfDays.ts"
import { confirmed, dryRun, yes } from "../Confirm.ts"
import { commandLine } from "../CommandLine.ts"
import * as Out from "../Console.ts"
import { asJson, openStore, openStoreToWrite } from "../Flags.ts"
import { changingKeys, withKeys, withOwned } from "../Keys.ts"
import { companyOf } from "../NamedCompany.ts"

/** `3,021 rows (companies 1, prices 3,020)` */
export const countsText = (rows: RowCounts): string => {
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0)
  const parts = Struct.keys(rows).map(
    (record) => `${recordOf(record).called} ${Out.count(rows[record] ?? 0)}`
  )
  return `${Out.counted(all, "row")}${parts.length === 0 ? "" : ` (${parts.join(", ")})`}`
}

const flags = { dryRun, yes, json: asJson }

interface Given {
  readonly dryRun: boolean
  readonly yes: boolean
  readonly json: boolean
}

/** Deletes a target that `name` describes. */
const deleteTarget = Effect.fnUntraced(function* (
  store: Store,
  target: DeletionTarget,
  name: string,
  given: Given
) {
  const run = (isTrial: boolean) =>
    Effect.provide(
      Effect.flatMap(ImportRuns, (runs) => runs.delete(target, name, isTrial)),
      store.imports
    ).pipe(
      Effect.catchTag("TargetNotFound", () => Effect.fail(new Out.Failed({ message: `There is no ${name}` })))
    )
  const trial = yield* run(true)
  if (given.dryRun) {
    yield* Out.print(`Would delete ${name}: ${countsText(trial.rows)}`, given.json)
    if (given.json) yield* Out.json(trial)
    return
  }
  yield* confirmed(`Delete ${name}, ${countsText(trial.rows)}?`, given.yes)
  const deleted = yield* run(false)
  yield* Out.print(
    `Run ${deleted.run_id} deleted ${name}: ${countsText(deleted.rows)}. Until it is pruned, ${commandLine(`runs undo ${deleted.run_id}`)} restores it`,
    given.json
  )
  if (given.json) yield* Out.json(deleted)
})

const company = Command.make(
  "company",
  {
    symbol: Argument.String("symbol").pipe(
      Argument.withDescription("SYMBOL[:EXCHANGE][@YYYY-MM-DD] or the slug")
    ),
    ...flags
  },
  Effect.fnUntraced(function* ({ symbol, ...given }) {
    const { store } = yield* given.dryRun ? openStore : openStoreToWrite
    const found = yield* companyOf(symbol, store)
    const { company_id, exchange, name } = found
    yield* deleteTarget(
      store,
      { name: "company", company_id },
      `company ${found.symbol}:${exchange} (${Out.line(name)}, id ${company_id})`,
      given
    )
  })
).pipe(
  Command.withDescription(
    "Delete a company with its prices, actions, listings and reports; with the last company of an issuer also its statements, share counts, filings and insiders' transactions"
  )
)

const bars = Command.make(
  "bars",
  { ...ofDays, ...flags },
  Effect.fnUntraced(function* ({ date, last, offSession, symbol, ...given }) {
    const days = yield* daysOf({ date, last, offSession })
    const { store } = yield* given.dryRun ? openStore : openStoreToWrite
    const company = yield* companyOf(symbol, store)
    const found = yield* Effect.provide(barsOn(company, days), store.stores).pipe(
      Effect.catchTag("NoBars", ({ message }) => Effect.fail(new Out.Failed({ message })))
    )
    yield* deleteTarget(
      store,
      { name: "bars", company_id: company.company_id, dates: found.map((bar) => bar.date) },
      `${found.length === 1 ? "the bar" : "bars"} of ${company.symbol}:${company.exchange} ${daysText(days)}`,
      given
    )
  })
).pipe(
  Command.withDescription("Delete a company's bars of a day, or of all days from one to another"),
  Command.withExamples([
    {
      command: "findata delete bars 005930 2000-01-01 2018-12-31 --off-session",
      description: "Those that a vendor filled in on days without a session"
    }
  ])
)

const article = Command.make(
  "article",
  { id: Argument.Int("id").pipe(Argument.withDescription("The article's id")), ...flags },
  Effect.fnUntraced(function* ({ id, ...given }) {
    const { store } = yield* given.dryRun ? openStore : openStoreToWrite
    yield* deleteTarget(store, { name: "article", article_id: id }, `article ${id}`, given)
  })
).pipe(Command.withDescription("Delete a news article with its texts"))

const owner = Command.make(
  "owner",
  {
    name: Argument.String("name").pipe(
      Argument.withDescription("The owner: a token's sub"),
      Argument.withSchema(KeyOwner)
    ),
    ...flags
  },
  Effect.fnUntraced(function* ({ dryRun, json, name, yes }) {
    const now = yield* Clock.currentTimeMillis
    const { keys } = yield* (dryRun ? withKeys : changingKeys)((all) => all.ofOwner(name))
    const kept = yield* withOwned((owned) => owned.countsOf(name))
    // The keys' store, which was named, is the same.
    const { store } = yield* openStore
    const inLog = <A, E>(use: (log: OperationLog["Service"]) => Effect.Effect<A, E>) =>
      Effect.provide(Effect.flatMap(OperationLog, use), store.imports)
    const mentions = yield* inLog((log) => log.mentions(name))
    if (keys.length === 0 && Object.keys(kept).length === 0 && mentions === 0) {
      const message = `There are no API keys of owner ${Out.line(name)}, nor figures: see ${commandLine("keys list")}`
      return yield* new Out.Failed({ message })
    }
    const listed = keys.map((key) => listedKey(key, now))
    const counts = [
      Out.counted(keys.length, "API key"),
      ...Object.entries(kept).map(([kind, count]) => Out.counted(count, kind))
    ]
    const named =
      mentions === 0 ? "" : `, whose name the log of operations has ${Out.counted(mentions, "time")}`
    const text = `owner ${Out.line(name)} with ${counts.join(", ")}${named}`
    if (dryRun) {
      yield* Out.print(`Would delete ${text}`, json)
      if (json) yield* Out.json({ owner: name, deleted: false, api_keys: listed, kept })
      return
    }
    yield* confirmed(`Delete ${text}? This can't be undone.`, yes)
    yield* withOwned((owned) => owned.deleteOwner(name))
    yield* withKeys((all) => all.deleteOwner(name))
    if (mentions > 0) yield* inLog((log) => log.forget(name))
    yield* Out.print(
      `Deleted ${text}; servers refuse ${keys.length === 1 ? "the key" : "the keys"} within a second`,
      json
    )
    if (json) yield* Out.json({ owner: name, deleted: true, api_keys: listed, kept })
  })
).pipe(
  Command.withDescription(
    "Delete an owner's API keys, figures and name in the logs of keys and of operations; a deletion that can't be undone"
  )
)

export const deleteCommand = Command.make("delete").pipe(
  Command.withSubcommands([company, bars, article, owner])
)
