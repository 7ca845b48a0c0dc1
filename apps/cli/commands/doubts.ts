/** `findata doubts list|accept SYMBOL DATE [LAST]|undo SYMBOL DATE [LAST]` */
import { Effect, Layer } from "effect"
import { Command } from "effect/cli"
import { Doubts, type StoreUnavailable } from "../../../core/mod.ts"
import {
  Acceptances,
  CompanyStore,
  type Days,
  daysText,
  type DoubtNotFound,
  namedFindings,
  type NoBars,
  AcceptedBars
} from "../../../core/ports.ts"
import type { Store } from "../../Store.ts"
import { account } from "../Account.ts"
import { daysOf, ofDays } from "../BarsOfDays.ts"
import { commandLine } from "../CommandLine.ts"
import * as Out from "../Console.ts"
import { doubtfulReport } from "../DoubtfulData.ts"
import { asJson, openStore, openStoreToWrite } from "../Flags.ts"
import { companyOf } from "../NamedCompany.ts"

const list = Command.make(
  "list",
  { json: asJson },
  Effect.fnUntraced(function* ({ json }) {
    const { store } = yield* openStore
    const found = yield* Effect.provide(namedFindings, Layer.provideMerge(Doubts.layer, store.stores))
    const all = yield* Effect.provide(
      Effect.flatMap(AcceptedBars, (accepted) => accepted.all),
      store.imports
    )
    const accepted = yield* Effect.provide(
      Effect.gen(function* () {
        const { byId } = yield* CompanyStore
        return yield* Effect.forEach(all, (one) =>
          Effect.map(byId(one.company_id), (company) => ({
            ...one,
            symbol: company?.symbol ?? null,
            exchange: company?.exchange ?? null
          }))
        )
      }),
      store.stores
    )
    if (json) return yield* Out.json({ ...found, accepted })
    yield* Out.print(doubtfulReport(found))
    if (accepted.length === 0) return
    const rows = accepted.map(({ accepted_at, accepted_by, date, exchange, high, low, symbol }) => [
      `${symbol}:${exchange}`,
      date,
      String(low),
      String(high),
      accepted_at,
      accepted_by ?? ""
    ])
    yield* Out.print(`\n${Out.table([["accepted", "date", "low", "high", "at", "by"], ...rows])}`)
  })
).pipe(
  Command.withDescription(
    "List what is probably wrong with the stored prices and actions, as doctor --data does, and the accepted bars"
  )
)

/** Accepts bars or withdraws that. */
const acceptances = <A>(
  store: Store,
  use: (service: Acceptances["Service"]) => Effect.Effect<A, DoubtNotFound | NoBars | StoreUnavailable>
) =>
  Effect.flatMap(Acceptances, use).pipe(
    Effect.provide(Layer.provide(Acceptances.layer, [store.stores, store.imports])),
    Effect.catchTags({
      DoubtNotFound: ({ message }) =>
        Effect.fail(new Out.Failed({ message: `${message}: see ${commandLine("doubts list")}` })),
      NoBars: ({ message }) => Effect.fail(new Out.Failed({ message }))
    })
  )

/** The arguments that name the same days again. */
const daysArguments = (symbol: string, { first, last, offSession }: Days): string =>
  `${symbol} ${first}${first === last ? "" : ` ${last}`}${offSession ? " --off-session" : ""}`

const accept = Command.make(
  "accept",
  { ...ofDays, json: asJson },
  Effect.fnUntraced(function* (given) {
    const days = yield* daysOf(given)
    const { store } = yield* openStoreToWrite
    const company = yield* companyOf(given.symbol, store)
    const { company_id, exchange, symbol } = company
    const by = yield* account
    const accepted = yield* acceptances(store, (service) => service.accept(company, days, by))
    const [first] = accepted
    const those =
      accepted.length === 1
        ? `The bar of ${symbol}:${exchange} of ${first?.date} is accepted with its low of ${first?.low} and its high of ${first?.high}`
        : `${Out.count(accepted.length)} bars of ${symbol}:${exchange} ${daysText(days)} are accepted as they are`
    const undoing = commandLine(`doubts undo ${daysArguments(`${symbol}:${exchange}`, days)}`)
    yield* Out.print(`${those}; ${undoing} withdraws that`, given.json)
    if (given.json)
      yield* Out.json(
        days.first === days.last ? { ...first, symbol, exchange } : { company_id, symbol, exchange, accepted }
      )
  })
).pipe(
  Command.withDescription(
    "Take doubtful bars as right until an import changes them: the lows and highs of spikes, which 52-week ranges and charts then include, and bars of days without a session"
  ),
  Command.withExamples([
    { command: "findata doubts accept AAPL 2010-08-31", description: "The bar was traded as it is stored" },
    {
      command: "findata doubts accept AAPL 2010-01-01 2010-12-31 --off-session",
      description: "So were those of all days of a year on which the exchange has no session"
    }
  ])
)

const undo = Command.make(
  "undo",
  { ...ofDays, json: asJson },
  Effect.fnUntraced(function* (given) {
    const days = yield* daysOf(given)
    const { store } = yield* openStoreToWrite
    const company = yield* companyOf(given.symbol, store)
    const { company_id, exchange, symbol } = company
    const by = yield* account
    const dates = yield* acceptances(store, (service) => service.withdraw(company, days, by))
    const [first] = dates
    yield* Out.print(
      dates.length === 1
        ? `The bar of ${symbol}:${exchange} of ${first} is doubtful again`
        : `${Out.count(dates.length)} bars of ${symbol}:${exchange} ${daysText(days)} are doubtful again`,
      given.json
    )
    if (given.json)
      yield* Out.json({
        company_id,
        symbol,
        exchange,
        ...(days.first === days.last ? { date: first } : { dates })
      })
  })
).pipe(Command.withDescription("Withdraw an accept"))

export const doubtsCommand = Command.make("doubts").pipe(Command.withSubcommands([list, accept, undo]))
