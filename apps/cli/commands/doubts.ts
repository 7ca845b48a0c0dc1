/** `findata doubts list|accept SYMBOL DATE|undo SYMBOL DATE` */
import { userInfo } from "node:os"
import { Clock, Effect, Layer } from "effect"
import { Argument, Command } from "effect/cli"
import { type Company, Doubts, instantOf, isCalendarDate, namedDoubts } from "../../../core/mod.ts"
import { CompanyStore, PriceStore, SpikeDecisions, spikedColumn } from "../../../core/ports.ts"
import { barAt } from "../../../core/prices/mod.ts"
import type { Store } from "../../Store.ts"
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
    const doubts = yield* Effect.provide(namedDoubts, Layer.provideMerge(Doubts.layer, store.stores))
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
    if (json) return yield* Out.json({ doubts, accepted })
    yield* Out.print(doubtfulReport(doubts))
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
    "List what is probably wrong with the stored prices and actions, as doctor --data does, and the accepted spikes"
  )
)

const bar = {
  symbol: Argument.String("symbol").pipe(Argument.withDescription("SYMBOL, SYMBOL:EXCHANGE or the slug")),
  date: Argument.String("date").pipe(Argument.withDescription("The day of the bar, YYYY-MM-DD")),
  json: asJson
}

const dayOf = (date: string) =>
  isCalendarDate(date)
    ? Effect.succeed(date)
    : Effect.fail(new Out.WrongUsage({ message: `date ${date}: expected a date such as 2010-08-31` }))

/** The raw bar of a day, in which there is a spike. */
const spikeOf = Effect.fnUntraced(function* (
  { company_id, exchange, symbol }: Company,
  date: string,
  store: Store
) {
  const day = { order: "asc", offset: 0, limit: 1, from: date, to: date } as const
  const bars = yield* Effect.provide(
    Effect.flatMap(PriceStore, (prices) => prices.bars({ ...day, company_id })),
    store.stores
  )
  const found = barAt(bars, 0)
  if (found === null) return yield* new Out.Failed({ message: `${symbol}:${exchange} has no bar of ${date}` })
  if (spikedColumn(found) === null) {
    const { close, high, low, open } = found
    return yield* new Out.Failed({
      message: `The bar of ${symbol}:${exchange} of ${date} has no spike (open ${open}, high ${high}, low ${low}, close ${close}): see ${commandLine("doubts list")}`
    })
  }
  return found
})

/** The name of the account that runs the command; null where the system has none for it. */
const account = Effect.orElseSucceed(
  Effect.try(() => userInfo().username),
  () => null
)

const accept = Command.make(
  "accept",
  bar,
  Effect.fnUntraced(function* (given) {
    const date = yield* dayOf(given.date)
    const { store } = yield* openStoreToWrite
    const company = yield* companyOf(given.symbol, store)
    const { company_id, exchange, symbol } = company
    const { high, low } = yield* spikeOf(company, date, store)
    const accepted_at = instantOf(yield* Clock.currentTimeMillis)
    const spike = { company_id, date, low, high, accepted_at, accepted_by: yield* account }
    yield* decisions(store, (port) => port.accept(spike))
    yield* Out.print(
      `The bar of ${symbol}:${exchange} of ${date} is accepted with its low of ${low} and its high of ${high}; ${commandLine(`doubts undo ${symbol}:${exchange} ${date}`)} withdraws that`,
      given.json
    )
    if (given.json) yield* Out.json({ ...spike, symbol, exchange })
  })
).pipe(
  Command.withDescription(
    "Take the low and the high of a bar as right, so that 52-week ranges and charts include them, until an import changes them"
  ),
  Command.withExamples([
    { command: "findata doubts accept AAPL 2010-08-31", description: "The bar was traded as it is stored" }
  ])
)

const undo = Command.make(
  "undo",
  bar,
  Effect.fnUntraced(function* (given) {
    const date = yield* dayOf(given.date)
    const { store } = yield* openStoreToWrite
    const { company_id, exchange, symbol } = yield* companyOf(given.symbol, store)
    const wasAccepted = yield* decisions(store, (port) => port.undo(company_id, date))
    if (!wasAccepted)
      return yield* new Out.Failed({
        message: `The bar of ${symbol}:${exchange} of ${date} isn't accepted: see ${commandLine("doubts list")}`
      })
    yield* Out.print(`The bar of ${symbol}:${exchange} of ${date} is doubtful again`, given.json)
    if (given.json) yield* Out.json({ company_id, date, symbol, exchange })
  })
).pipe(Command.withDescription("Withdraw an accept"))

export const doubtsCommand = Command.make("doubts").pipe(Command.withSubcommands([list, accept, undo]))
