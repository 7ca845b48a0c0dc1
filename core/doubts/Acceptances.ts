/** Takes doubtful bars as right, and withdraws that: those with a spike, and those of days without a session. */
import { Context, Effect, Layer, Schema } from "effect"
import { type Actor, noteOf } from "../access/keys/Audit.ts"
import type { Company } from "../companies/Company.ts"
import { PriceStore } from "../prices/PriceStore.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { barsOn, type Days, daysText, isOffSession, type NoBars } from "./BarsOfDays.ts"
import { spikedColumn } from "./Spike.ts"
import { type AcceptedBar, AcceptedBars } from "./AcceptedBars.ts"

/** None of the bars is doubtful in a way that may be accepted, or none is accepted. */
export class DoubtNotFound extends Schema.TaggedError<DoubtNotFound>()("DoubtNotFound", {
  message: Schema.String
}) {}

const service = Effect.gen(function* () {
  const acceptedBars = yield* AcceptedBars
  const prices = yield* PriceStore

  const doubtfulOn = Effect.fnUntraced(function* (company: Company, days: Days) {
    const found = yield* barsOn(company, days).pipe(Effect.provideService(PriceStore, prices))
    const doubtful = found.filter((bar) => spikedColumn(bar) !== null || isOffSession(company, bar.date))
    const [bar] = found
    if (doubtful.length > 0 || bar === undefined) return doubtful
    const { exchange, symbol } = company
    const { close, high, low, open } = bar
    const message =
      found.length === 1
        ? `The bar of ${symbol}:${exchange} of ${bar.date} has no spike (open ${open}, high ${high}, low ${low}, close ${close}) and is of a day with a session`
        : `None of the ${found.length} bars of ${symbol}:${exchange} ${daysText(days)} has a spike or is of a day without a session`
    return yield* new DoubtNotFound({ message })
  })

  const accept = Effect.fn("Acceptances.accept")(function* (company: Company, days: Days, by: Actor) {
    const { company_id } = company
    const bars = (yield* doubtfulOn(company, days)).map(({ date, high, low }) => ({ date, low, high }))
    const note = yield* noteOf(by)
    yield* acceptedBars.accept(company_id, bars, note)
    return bars.map(
      (bar): AcceptedBar => ({ company_id, ...bar, accepted_at: note.at, accepted_by: note.actor })
    )
  })

  const withdraw = Effect.fn("Acceptances.withdraw")(function* (company: Company, days: Days, by: Actor) {
    const { company_id, exchange, symbol } = company
    const dates = (yield* acceptedBars.of(company_id))
      .map(({ date }) => date)
      .filter(
        (date) => days.first <= date && date <= days.last && (!days.offSession || isOffSession(company, date))
      )
    // Another operator may have withdrawn them in the meantime.
    const withdrawn =
      dates.length === 0 ? [] : yield* acceptedBars.withdraw(company_id, dates, yield* noteOf(by))
    if (withdrawn.length > 0) return withdrawn
    const isOne = days.first === days.last
    const those = `${isOne ? "The bar" : "No bar"} of ${symbol}:${exchange} ${daysText(days)}`
    return yield* new DoubtNotFound({ message: `${those} ${isOne ? "isn't" : "is"} accepted` })
  })

  return { accept, withdraw }
})

/** A bar that is accepted is no longer doubtful until an import gives it another low or high. */
export class Acceptances extends Context.Service<
  Acceptances,
  {
    /** Accepts those of a company's bars that are doubtful, and returns them by date. */
    readonly accept: (
      company: Company,
      days: Days,
      by: Actor
    ) => Effect.Effect<ReadonlyArray<AcceptedBar>, NoBars | DoubtNotFound | StoreUnavailable>
    /** Returns the dates of the bars that are doubtful again, in their order. */
    readonly withdraw: (
      company: Company,
      days: Days,
      by: Actor
    ) => Effect.Effect<ReadonlyArray<string>, DoubtNotFound | StoreUnavailable>
  }
>()("findata/core/doubts/Acceptances") {
  static readonly layer: Layer.Layer<Acceptances, never, PriceStore | AcceptedBars> = Layer.effect(
    Acceptances,
    service
  )
}
