/** `findata doubts list|accept SYMBOL DATE [LAST]|undo SYMBOL DATE [LAST]` */
import { userInfo } from "node:os"
import { Clock, Effect, Layer } from "effect"
import { Command } from "effect/cli"
import { type Company, Doubts, instantOf } from "../../../core/mod.ts"
import { CompanyStore, namedFindings, SpikeDecisions, spikedColumn } from "../../../core/ports.ts"
import type { Store } from "../../Store.ts"
import { barsOn, type Days, daysOf, daysText, isOffSession, ofDays } from "../BarsOfDays.ts"
import { commandLine } from "../CommandLine.ts"
import * as Out from "../Console.ts"
import { doubtfulReport } from "../DoubtfulData.ts"
import { asJson, openStore, openStoreToWrite } from "../Flags.ts"
import { companyOf } from "../NamedCompany.ts"

const decisions = <A, E>(store: Store, use: (port: SpikeDecisions["Service"]) => Effect.Effect<A, E>) =>
  Effect.provide(Effect.flatMap(SpikeDecisions, use), store.imports)

const list = Command.make(
  "list",
  { json: asJson },
  Effect.fnUntraced(function* ({ json }) {
    const { store } = yield* openStore
    const found = yield* Effect.provide(namedFindings, Layer.provideMerge(Doubts.layer, store.stores))
    const all = yield* decisions(store, (port) => port.all)
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

/** The bars that an operator may accept: with a spike, or on a day without a session. */
const doubtfulBars = Effect.fnUntraced(function* (company: Company, days: Days, store: Store) {
  const found = yield* barsOn(company, days, store)
  const doubtful = found.filter((bar) => spikedColumn(bar) !== null || isOffSession(company, bar.date))
  const [bar] = found
  if (doubtful.length > 0 || bar === undefined) return doubtful
  const { exchange, symbol } = company
  const { close, high, low, open } = bar
  const those =
    found.length === 1
      ? `The bar of ${symbol}:${exchange} of ${bar.date} has no spike (open ${open}, high ${high}, low ${low}, close ${close}) and is of a day with a session`
      : `None of the ${found.length} bars of ${symbol}:${exchange} ${daysText(days)} has a spike or is of a day without a session`
  return yield* new Out.Failed({ message: `${those}: see ${commandLine("doubts list")}` })
})

/** The name of the account that runs the command; null where the system has none for it. */
const account = Effect.orElseSucceed(
  Effect.try(() => userInfo().username),
  () => null
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
    const bars = yield* doubtfulBars(company, days, store)
    const accepted_at = instantOf(yield* Clock.currentTimeMillis)
    const accepted_by = yield* account
    const accepted = bars.map(({ date, high, low }) => ({
      company_id,
      date,
      low,
      high,
      accepted_at,
      accepted_by
    }))
    yield* decisions(store, (port) => Effect.forEach(accepted, port.accept, { discard: true }))
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
    const dates = (yield* decisions(store, (port) => port.all)).flatMap((one) =>
      one.company_id === company_id &&
      days.first <= one.date &&
      one.date <= days.last &&
      (!days.offSession || isOffSession(company, one.date))
        ? [one.date]
        : []
    )
    yield* decisions(store, (port) =>
      Effect.forEach(dates, (date) => port.undo(company_id, date), { discard: true })
    )
    if (dates.length === 0) {
      const those = `${days.first === days.last ? "The bar" : "No bar"} of ${symbol}:${exchange} ${daysText(days)}`
      const message = `${those} ${days.first === days.last ? "isn't" : "is"} accepted: see ${commandLine("doubts list")}`
      return yield* new Out.Failed({ message })
    }
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
