/** Records what a figure asks of a company while it is computed. */
import type { Consensus } from "../../consensus/Fields.ts"
import type { InsiderSummary } from "../../insiders/InsiderSummary.ts"
import type { Column } from "../../numbers/Column.ts"
import type { Bar } from "../../prices/Bar.ts"
import { type BarColumns, barAt, countUpTo, lastOf, sliceOf } from "../../prices/BarColumns.ts"
import type { CorporateAction } from "../../prices/CorporateAction.ts"
import { dividendYield } from "../../prices/DividendYield.ts"
import type { Horizon } from "../../prices/Fields.ts"
import type { PriceSnapshot } from "../../prices/PriceSnapshot.ts"
import { baseDay, type DatedClose } from "../../prices/Returns.ts"
import { isUpToDate } from "../../prices/UpToDate.ts"
import type { TradingDays } from "../../sessions/TradingDays.ts"
import type { MarketCap } from "../../shares/MarketCap.ts"
import { statementFigures } from "../../financials/StatementFigures.ts"
import { addMonths } from "../../time/CalendarDate.ts"
import { vocabulary } from "../Catalogue.ts"
import type { FigureValue } from "../Figure.ts"
import type { FigureSecurity } from "../FigureStore.ts"
import type { Known } from "../Known.ts"
import type { KnownBasis, StatementRow } from "../StatementRows.ts"
import type { OperandBars } from "./Explanation.ts"

/** Where something that was asked for is from. */
export type Source =
  | { readonly from: "statement"; readonly basis: KnownBasis; readonly place: number }
  | { readonly from: "bars"; readonly bars: OperandBars | null }
  | { readonly from: "action"; readonly action: CorporateAction }
  | { readonly from: "head" | "cap" | "payments" | "index" | "reports" | "insiders" | "filings" | "company" }

/** Something that a figure asked for. */
export interface Read {
  /** Equal keys are the same thing. */
  readonly key: string
  /** A figure of the catalogue or of rows of statements, `dividend`, `split`, `bars`. */
  readonly name: string
  readonly value: FigureValue
  readonly date: string | null
  readonly source: Source
  /** Whether it only led to others. */
  readonly isAside: boolean
}

/** Numbers that some reads return instead of their own, by key. */
export type Given = ReadonlyMap<string, number>

type Note = <V extends FigureValue>(
  key: string,
  name: string,
  value: V,
  source: Source,
  date?: string | null,
  isAside?: boolean
) => V

/** The currency of everything while reads are recorded: what is read must not depend on whether currencies agree. */
const oneCurrency = "XXX"

const spanOf = (bars: BarColumns): OperandBars | null => {
  const [from, to] = [bars.date[0], bars.date.at(-1)]
  return from === undefined || to === undefined ? null : { from, to, bars: bars.length }
}

const oneBar = (date: string | null): Source => ({
  from: "bars",
  bars: date === null ? null : { from: date, to: date, bars: 1 }
})

/** A row whose values are noted as they are read; without a row all of them are unknown. */
const tracedRow = (note: Note, basis: KnownBasis, row: StatementRow | null): StatementRow => {
  const head = <V extends string | number>(name: string, value: V | null): V | null =>
    note(`${basis} ${name}`, name, value, { from: "head" }, null, true)
  return {
    issuer_id: row?.issuer_id ?? 0,
    known_from: row?.known_from ?? "",
    get currency() {
      head("statement_currency", row?.currency ?? null)
      return oneCurrency
    },
    annual_currency: oneCurrency,
    trailing_currency: oneCurrency,
    get statement_date() {
      return head("statement_date", row?.statement_date ?? null)
    },
    get fiscal_date() {
      return head("fiscal_date", row?.fiscal_date ?? null)
    },
    get fiscal_year() {
      return head("fiscal_year", row?.fiscal_year ?? null)
    },
    values: {
      at: (place) => {
        const value = row?.values.at(place) ?? Number.NaN
        const known = Number.isNaN(value) ? null : value
        const { isAside = false, name = "" } = statementFigures[place] ?? {}
        const source: Source = { from: "statement", basis, place }
        return note(`${basis} ${place}`, name, known, source, null, isAside) ?? Number.NaN
      }
    },
    shares_of: row?.shares_of ?? { at: () => undefined }
  }
}

/** An action that is noted once its amount is read. */
class TracedAction implements CorporateAction {
  readonly type: CorporateAction["type"]
  readonly reference_close: number | null
  readonly #action: CorporateAction
  /** Its place among the actions: two may be of one day. */
  readonly #place: number
  readonly #note: Note

  constructor(action: CorporateAction, place: number, note: Note) {
    this.type = action.type
    this.reference_close = action.reference_close
    this.#action = action
    this.#place = place
    this.#note = note
  }

  #noted<V extends string | number | null>(member: string, value: V): V {
    const { effective_date, type } = this.#action
    const name = type === "stock_dividend" ? "split" : type
    const source: Source = { from: "action", action: this.#action }
    const isAside = member !== "value"
    return this.#note(`${member} ${this.#place}`, name, value, source, effective_date, isAside)
  }

  get effective_date(): string {
    return this.#noted("effective_date", this.#action.effective_date)
  }

  get value(): number {
    return this.#noted("value", this.#action.value)
  }

  get currency(): string | null {
    return this.#noted("currency", this.#action.currency)
  }
}

/** The members of an object by getters that note what is read. */
const tracedMembers = <A extends object>(
  of: A,
  noted: (name: string, value: FigureValue) => FigureValue
): A =>
  new Proxy(of, {
    get: (target, name) => noted(String(name), Reflect.get(target, name, target) as FigureValue)
  })

type Returns = PriceSnapshot["returns"]

/** The figure that a member of target prices is. */
const targetFigure = (name: string): string =>
  name === "expert_count" ? name : name === "average" ? "target_price" : `target_price_${name}`

/** A company whose reads are noted. */
class Traced implements Known {
  readonly day: string
  readonly #known: Known
  readonly #note: Note

  constructor(known: Known, note: Note) {
    this.#known = known
    this.#note = note
    this.day = known.day
  }

  get company(): FigureSecurity {
    return tracedMembers(this.#known.company, (name, value) =>
      this.#note(
        `company ${name}`,
        name,
        value,
        { from: "company" },
        null,
        vocabulary.figure(name) === undefined
      )
    )
  }

  #price<V extends number | string | null>(name: string, value: V, bars: BarColumns): V {
    const source: Source = { from: "bars", bars: spanOf(bars) }
    return this.#note(`price ${name}`, name, value, source, bars.date.at(-1) ?? null)
  }

  /** The latest raw bar, or one of its numbers, of the day. */
  get latest(): Bar | null {
    const { latest } = this.#known
    if (latest === null) {
      this.#note("price close", "close", null, oneBar(null))
      return null
    }
    const { date } = latest
    return tracedMembers(latest, (name, value) =>
      this.#note(`price ${name}`, name, value, oneBar(date), date, name === "date")
    )
  }

  get price_date(): string | null {
    const { price_date } = this.#known
    return this.#note("price date", "price_date", price_date, oneBar(price_date), price_date)
  }

  get mean_volume(): number | null {
    const { mean_volume, price_date } = this.#known
    return this.#note("price mean_volume", "volume", mean_volume, oneBar(price_date), price_date)
  }

  #cap(cap: MarketCap, date: string | null): MarketCap {
    const note = this.#note
    const source = { from: "cap" } as const
    return {
      market_cap_currency: oneCurrency,
      get market_cap() {
        return note("cap market_cap", "market_cap", cap.market_cap, source, date)
      },
      get shares_outstanding() {
        return note("cap shares_outstanding", "shares_outstanding", cap.shares_outstanding, source, date)
      }
    }
  }

  get cap(): MarketCap {
    return this.#cap(this.#known.cap, this.#known.price_date)
  }

  capOn = (day: string): MarketCap => this.#cap(this.#known.capOn(day), day)

  #dated(close: DatedClose | null): DatedClose | null {
    const date = close?.date ?? null
    this.#note(`close ${date ?? "before"}`, "close", close?.close ?? null, oneBar(date), date)
    return close
  }

  closeOn = (day: string): DatedClose | null => this.#dated(this.#known.closeOn(day))

  closeBefore = (years: 3 | 5): DatedClose | null => this.#dated(this.#known.closeBefore(years))

  totalReturnSince = (day: string): number | null => {
    this.#dated(this.#known.closeOn(day))
    return this.#known.totalReturnSince(day)
  }

  get statements(): StatementRow {
    return tracedRow(this.#note, "filed", this.#known.statements)
  }

  get priced(): StatementRow {
    return tracedRow(this.#note, "priced", this.#known.priced)
  }

  get actions(): ReadonlyArray<CorporateAction> {
    return this.#known.actions.map((action, place) => new TracedAction(action, place, this.#note))
  }

  get dividend_yield(): number | null {
    const { actions_known_to } = this.#known.company
    const value = dividendYield(this.latest, this.actions, actions_known_to)
    if (value === null) this.#note("payments", "dividend", null, { from: "payments" }, null, true)
    return value
  }

  get year(): BarColumns {
    const { year } = this.#known
    this.#price("bars", year.length === 0 ? null : year.length, year)
    return year
  }

  #returnOver(horizon: Horizon): number | null {
    const { price_date, snapshot, year } = this.#known
    this.#price("close", snapshot.price.current, lastOf(year, 1))
    if (price_date !== null) {
      const day = baseDay(horizon, price_date)
      const before = countUpTo(year, day)
      const base = before === 0 ? null : barAt(year, before - 1)
      this.#dated(base !== null && isUpToDate(base.date, day) ? base : null)
    }
    return snapshot.returns[horizon as keyof Returns]
  }

  get snapshot(): PriceSnapshot {
    const { snapshot, year } = this.#known
    const ofYear = sliceOf(year, countUpTo(year, addMonths(year.date.at(-1) ?? this.day, -12)))
    const averaged = (count: 20 | 50): number | null => {
      const name = `average_volume_${count}d` as const
      return this.#price(name, snapshot[name], lastOf(year, count))
    }
    const noted = (name: keyof PriceSnapshot["price"], by: string = name) =>
      this.#price(by, snapshot.price[name], lastOf(year, name === "previous_close" ? 2 : 1))
    return {
      price: tracedMembers(snapshot.price, (name, value) => {
        if (name === "current") return noted(name, "close")
        if (name !== "change" && name !== "change_percent") return noted(name as "open")
        noted("current", "close")
        noted("previous_close")
        return value
      }),
      range_52w: tracedMembers(snapshot.range_52w, (name, value) =>
        this.#price(name.replace(/^(high|low)/, "$1_52w"), value, ofYear)
      ),
      returns: new Proxy(snapshot.returns, { get: (_, horizon) => this.#returnOver(horizon as Horizon) }),
      get average_volume_20d() {
        return averaged(20)
      },
      get average_volume_50d() {
        return averaged(50)
      }
    }
  }

  get technical(): BarColumns {
    const { technical } = this.#known
    this.#price("bars", technical.length === 0 ? null : technical.length, technical)
    return technical
  }

  indicator = (compute: (bars: BarColumns) => Column, isOfAll: boolean): number | null => {
    void this.technical
    return this.#known.indicator(compute, isOfAll)
  }

  get beta(): number | null {
    return this.#note("beta", "beta", this.#known.beta, { from: "index" }, this.#known.price_date)
  }

  get consensus(): Consensus {
    const { consensus } = this.#known
    const noted = <V extends number | string | null>(name: string, value: V): V =>
      this.#note(`reports ${name}`, name, value, { from: "reports" }, this.day)
    return {
      ...consensus,
      target_prices: tracedMembers(consensus.target_prices, (name, value) =>
        noted(targetFigure(name), value)
      ),
      upside_downside: tracedMembers(consensus.upside_downside, (name, value) => {
        const target = name.replace("to_", "") as "average" | "high" | "low"
        noted(targetFigure(target), consensus.target_prices[target])
        this.#price("close", consensus.upside_downside.current_price, lastOf(this.#known.year, 1))
        return value
      }),
      investment_opinions: consensus.investment_opinions.map((share) =>
        tracedMembers(share, (name, value) =>
          name === "count" ? noted(`${share.opinion}_opinions`, value) : value
        )
      )
    }
  }

  get insiders(): InsiderSummary {
    return tracedMembers(this.#known.insiders, (name, value) =>
      this.#note(`insiders ${name}`, name, value, { from: "insiders" }, this.day)
    )
  }

  get trading_days(): TradingDays {
    return this.#known.trading_days
  }

  #filed(name: "last_filing" | "last_earnings" | "next_earnings"): string | null {
    return this.#note(name, name, this.#known[name], { from: "filings" }, this.#known[name])
  }

  get last_filing(): string | null {
    return this.#filed("last_filing")
  }

  get last_earnings(): string | null {
    return this.#filed("last_earnings")
  }

  get next_earnings(): string | null {
    return this.#filed("next_earnings")
  }
}

/** What a figure asked for, in the order in which it did, and what it returned. */
export interface Trace {
  readonly reads: ReadonlyArray<Read>
  readonly value: FigureValue
}

/**
 * Computes a figure and returns what it asked for, as if all amounts were in one currency. Reads that are given another number
 * return that, and are recorded with their own.
 */
export const traceOf = (of: (known: Known) => FigureValue, known: Known, given: Given = new Map()): Trace => {
  const reads = new Map<string, Read>()
  const note: Note = (key, name, value, source, date = null, isAside = false) => {
    if (!reads.has(key)) reads.set(key, { key, name, value, date, source, isAside })
    return (given.get(key) as typeof value | undefined) ?? value
  }
  const value = of(new Traced(known, note))
  return { reads: [...reads.values()], value }
}
