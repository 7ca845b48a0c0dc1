/** What was read of a company over some days, and what of it was known at the end of each. */
import { beta } from "../prices/Beta.ts"
import { type Consensus } from "../consensus/Fields.ts"
import { consensus } from "../consensus/Consensus.ts"
import { standing } from "../insiders/Amendments.ts"
import { type InsiderSummary, insiderSummary } from "../insiders/InsiderSummary.ts"
import type { InsiderTransaction } from "../insiders/InsiderTransaction.ts"
import { maxTechnicalPoints, technicalHistory } from "../indicators/TechnicalHistory.ts"
import type { Column } from "../numbers/Column.ts"
import { countWhile } from "../numbers/countWhile.ts"
import { adjust, splitAdjustedClose } from "../prices/Adjust.ts"
import type { Bar } from "../prices/Bar.ts"
import {
  barAt,
  type BarColumns,
  barsOf,
  countBefore,
  countUpTo,
  lastOf,
  sliceOf
} from "../prices/BarColumns.ts"
import type { CorporateAction } from "../prices/CorporateAction.ts"
import { dividendYield } from "../prices/DividendYield.ts"
import { barsAfterGaps } from "../prices/Gaps.ts"
import { volumeDays } from "../prices/MeanVolume.ts"
import type { Horizon } from "../prices/Fields.ts"
import { type FiftyTwoWeekRange, fiftyTwoWeekRange } from "../prices/FiftyTwoWeekRange.ts"
import { type LatestPrice, latestPrice } from "../prices/LatestPrice.ts"
import { averageVolume, type PriceSnapshot } from "../prices/PriceSnapshot.ts"
import { baseDay, percentReturn, returnOver } from "../prices/Returns.ts"
import { resample } from "../prices/Resample.ts"
import type { DatedClose } from "../prices/Returns.ts"
import { changesShares } from "../prices/ShareRatio.ts"
import { yearStart } from "../prices/YearOfBars.ts"
import type { ReportRating } from "../research/Report.ts"
import { tradingDaysOf } from "../sessions/ExchangeDays.ts"
import type { TradingDays } from "../sessions/TradingDays.ts"
import type { IssuerSecurity } from "../shares/IssuerSecurity.ts"
import { type MarketCap, marketCap, noCap } from "../shares/MarketCap.ts"
import type { ShareCount } from "../shares/ShareCount.ts"
import { addDays, addMonths, firstOfMonth } from "../time/CalendarDate.ts"
import type { EarningsDay, FigureSecurity } from "./FigureStore.ts"
import type { Known } from "./Known.ts"
import type { StatementRow } from "./StatementRows.ts"

/** The newest months that a beta is computed from. */
const monthsOfBeta = 61

const technicalBars = technicalHistory(maxTechnicalPoints)

/** A security with its raw bars and all its actions. */
export interface SecurityRead {
  readonly security: FigureSecurity
  /** Oldest first. */
  readonly bars: BarColumns
  /** Oldest first, in the unit of the price, those of later days too. */
  readonly actions: ReadonlyArray<CorporateAction>
  /** The splits and stock dividends among the actions. */
  readonly splits: ReadonlyArray<CorporateAction>
}

/** A security by what was read of it; the actions are all of its own, oldest first, in the unit of the price. */
export const securityRead = (
  security: FigureSecurity,
  bars: BarColumns,
  actions: ReadonlyArray<CorporateAction>
): SecurityRead => ({
  security,
  bars,
  actions,
  splits: actions.filter(({ type }) => changesShares(type))
})

/** What was read of a company; parts that weren't asked for are empty. */
export interface CompanyRead extends SecurityRead {
  /** All securities of its issuer, itself among them, by company_id. */
  readonly issued: ReadonlyArray<SecurityRead>
  readonly counts: ReadonlyArray<ShareCount>
  readonly accepted: ReadonlySet<string>
  /** Newest first. */
  readonly ratings: ReadonlyArray<ReportRating>
  /** Newest first, amended ones and their amendments among them. */
  readonly transactions: ReadonlyArray<InsiderTransaction>
  /** The days of its issuer's filings, each once, oldest first. */
  readonly filings: ReadonlyArray<string>
  readonly earnings: ReadonlyArray<EarningsDay>
  /** By known_from, oldest first. */
  readonly filed: ReadonlyArray<StatementRow>
  /** The same of what prices are compared with. */
  readonly priced: ReadonlyArray<StatementRow>
}

/** The index that betas are against, with bars of its own; null without one. */
export type IndexRead = SecurityRead | null

/** The row in effect at the end of a day, null for now; null before the first. */
const rowOn = (rows: ReadonlyArray<StatementRow>, day: string | null): StatementRow | null =>
  (day === null
    ? rows.at(-1)
    : rows[countWhile(rows.length, (place) => (rows[place] as StatementRow).known_from <= day) - 1]) ?? null

const upTo = (bars: BarColumns, day: string | null): number =>
  day === null ? bars.length : countUpTo(bars, day)

/** Of the bars before a place; null without any. */
const meanVolumeBefore = ({ volume }: BarColumns, end: number): number | null => {
  if (end === 0) return null
  const start = Math.max(0, end - volumeDays)
  let sum = 0
  for (let i = start; i < end; i++) sum += volume[i] as number
  return sum / (end - start)
}

/** A security of several of its issuer, or its only one, as a market cap reads it after so many bars. */
const securityOn = (
  { bars, security, splits }: SecurityRead,
  end: number,
  isAlone: boolean,
  volumeEnd = end
): IssuerSecurity => {
  const { company_id, currency, isin, listed, shares_per_receipt, stock_type } = security
  const mean_volume = isAlone ? null : meanVolumeBefore(bars, volumeEnd)
  const latest =
    end === 0 ? null : { date: bars.date[end - 1] as string, close: bars.close[end - 1] as number }
  return {
    company_id,
    listed,
    currency,
    isin,
    stock_type,
    shares_per_receipt,
    latest,
    mean_volume,
    splits
  }
}

/** The actions whose amounts need a close before the ex-date, with that of the last bar before where none was imported. */
export const withReferences = (
  actions: ReadonlyArray<CorporateAction>,
  bars: BarColumns
): ReadonlyArray<CorporateAction> =>
  actions.map((action) => {
    if (action.reference_close !== null) return action
    const before = countBefore(bars, action.effective_date)
    return before === 0 ? action : { ...action, reference_close: bars.close[before - 1] as number }
  })

const monthsOf = ({ actions, bars }: SecurityRead, as_of: string | null, today: string): BarColumns => {
  const day = as_of ?? today
  const until = sliceOf(bars, 0, upTo(bars, as_of))
  const last = until.date.at(-1)
  if (last === undefined) return until
  const inEffect = actions.filter(({ effective_date }) => effective_date <= day)
  const monthly = (some: BarColumns) => resample(adjust(some, inEffect, "all"), "1month")
  const start = countBefore(until, addMonths(firstOfMonth(last), -monthsOfBeta))
  const some = monthly(sliceOf(until, start))
  return lastOf(some.length >= monthsOfBeta || start === 0 ? some : monthly(until), monthsOfBeta)
}

/** A bar of columns, whose numbers are read when they are asked for. */
class BarThen implements Bar {
  readonly #bars: BarColumns
  readonly #place: number

  constructor(bars: BarColumns, place: number) {
    this.#bars = bars
    this.#place = place
  }

  get date(): string {
    return this.#bars.date[this.#place] as string
  }

  get open(): number {
    return this.#bars.open[this.#place] as number
  }

  get high(): number {
    return this.#bars.high[this.#place] as number
  }

  get low(): number {
    return this.#bars.low[this.#place] as number
  }

  get close(): number {
    return this.#bars.close[this.#place] as number
  }

  get volume(): number {
    return this.#bars.volume[this.#place] as number
  }
}

type Returns = PriceSnapshot["returns"]

/** Returns that are computed when they are asked for. */
class ReturnsThen implements Returns {
  readonly #over: (horizon: Horizon) => number | null

  constructor(over: (horizon: Horizon) => number | null) {
    this.#over = over
  }

  get "1w"(): number | null {
    return this.#over("1w")
  }

  get "1m"(): number | null {
    return this.#over("1m")
  }

  get "3m"(): number | null {
    return this.#over("3m")
  }

  get "6m"(): number | null {
    return this.#over("6m")
  }

  get ytd(): number | null {
    return this.#over("ytd")
  }

  get "1y"(): number | null {
    return this.#over("1y")
  }
}

/** What `priceSnapshot` returns of the year's bars, each part computed when it is asked for. */
class SnapshotThen implements PriceSnapshot {
  readonly returns: Returns
  readonly #known: CompanyThen
  #price: LatestPrice | undefined
  #range: FiftyTwoWeekRange | undefined

  constructor(known: CompanyThen) {
    this.#known = known
    this.returns = new ReturnsThen(known.returnOver)
  }

  get price(): LatestPrice {
    this.#price ??= latestPrice(this.#known.lastTwo, this.#known.trading_days)
    return this.#price
  }

  get range_52w(): FiftyTwoWeekRange {
    this.#range ??= fiftyTwoWeekRange(this.#known.year, this.#known.read.accepted)
    return this.#range
  }

  get average_volume_20d(): number | null {
    return averageVolume(this.#known.year, 20, this.#known.trading_days)
  }

  get average_volume_50d(): number | null {
    return averageVolume(this.#known.year, 50, this.#known.trading_days)
  }
}

/** Computes each part once, when it is asked for. */
class CompanyThen implements Known {
  readonly day: string
  readonly as_of: string | null
  readonly read: CompanyRead
  readonly index: IndexRead
  #end: number
  #cap: MarketCap | undefined
  #actions: ReadonlyArray<CorporateAction> | undefined
  #splits: ReadonlyArray<CorporateAction> | undefined
  #year: BarColumns | undefined
  #snapshot: PriceSnapshot | undefined
  #technical: BarColumns | undefined
  #stretch: BarColumns | undefined
  #whole: BarColumns | undefined
  #consensus: Consensus | undefined
  #insiders: InsiderSummary | undefined
  #beta: number | null | undefined

  constructor(read: CompanyRead, as_of: string | null, today: string, index: IndexRead) {
    this.read = read
    this.as_of = as_of
    this.day = as_of ?? today
    this.index = index
    this.#end = upTo(read.bars, as_of)
  }

  get company(): FigureSecurity {
    return this.read.security
  }

  get latest(): Bar | null {
    return this.#end === 0 ? null : new BarThen(this.read.bars, this.#end - 1)
  }

  get price_date(): string | null {
    return this.#end === 0 ? null : (this.read.bars.date[this.#end - 1] as string)
  }

  get mean_volume(): number | null {
    return meanVolumeBefore(this.read.bars, this.#end)
  }

  #capOn(day: string): MarketCap {
    const { bars, counts, issued, security } = this.read
    if (counts.length === 0) return noCap
    const isAlone = issued.length === 1
    const endOf = (one: SecurityRead): number =>
      one.bars === bars && day === this.price_date ? this.#end : countUpTo(one.bars, day)
    return marketCap(
      counts,
      issued.map((one) => securityOn(one, endOf(one), isAlone)),
      security.company_id,
      day
    )
  }

  closeOn = (day: string): DatedClose | null => {
    const { bars } = this.read
    const end = countUpTo(bars, day)
    return end === 0 ? null : { date: bars.date[end - 1] as string, close: bars.close[end - 1] as number }
  }

  capOn = (day: string): MarketCap => {
    const { counts, issued, security } = this.read
    const isAlone = issued.length === 1
    const securities = issued.map((one) =>
      securityOn(one, countUpTo(one.bars, day), isAlone, upTo(one.bars, this.as_of))
    )
    return marketCap(counts, securities, security.company_id, day)
  }

  get cap(): MarketCap {
    if (this.#cap !== undefined) return this.#cap
    const { price_date } = this
    const cap = this.#capOn(price_date ?? this.day)
    const isPriced = price_date !== null
    this.#cap = {
      market_cap: isPriced ? cap.market_cap : null,
      market_cap_currency: isPriced ? cap.market_cap_currency : null,
      shares_outstanding: cap.shares_outstanding ?? this.#capOn(this.day).shares_outstanding
    }
    return this.#cap
  }

  get statements(): StatementRow | null {
    return rowOn(this.read.filed, this.as_of)
  }

  get priced(): StatementRow | null {
    const { price_date } = this
    return price_date === null ? null : rowOn(this.read.priced, price_date)
  }

  get actions(): ReadonlyArray<CorporateAction> {
    this.#actions ??= this.read.actions.filter(({ effective_date }) => effective_date <= this.day)
    return this.#actions
  }

  /** The splits and stock dividends among the actions. */
  get splits(): ReadonlyArray<CorporateAction> {
    if (this.#splits === undefined) {
      const { splits } = this.read
      const isInEffect = ({ effective_date }: CorporateAction): boolean => effective_date <= this.day
      this.#splits = splits.every(isInEffect) ? splits : splits.filter(isInEffect)
    }
    return this.#splits
  }

  get dividend_yield(): number | null {
    return dividendYield(this.latest, this.actions, this.read.security.actions_known_to)
  }

  get trading_days(): TradingDays {
    return tradingDaysOf(this.read.security.mic_code)
  }

  get year(): BarColumns {
    const { bars } = this.read
    this.#year ??= adjust(sliceOf(bars, yearStart(bars, this.#end), this.#end), this.splits, "splits")
    return this.#year
  }

  /** The last two bars of the year. */
  get lastTwo(): BarColumns {
    return adjust(sliceOf(this.read.bars, Math.max(0, this.#end - 2), this.#end), this.splits, "splits")
  }

  #closeAt(place: number): DatedClose {
    const { bars } = this.read
    return { date: bars.date[place] as string, close: splitAdjustedClose(bars, place, this.splits) }
  }

  /** Up to the last bar. A base before the year's first bar is too old for any return, as in the year by itself. */
  returnOver = (horizon: Horizon): number | null => {
    const { price_date } = this
    if (price_date === null) return null
    const base = countUpTo(this.read.bars, baseDay(horizon, price_date)) - 1
    return base < 0 ? null : returnOver(horizon, this.#closeAt(base), this.#closeAt(this.#end - 1))
  }

  get snapshot(): PriceSnapshot {
    this.#snapshot ??= new SnapshotThen(this)
    return this.#snapshot
  }

  get technical(): BarColumns {
    this.#technical ??= adjust(
      sliceOf(this.read.bars, Math.max(0, this.#end - technicalBars), this.#end),
      this.splits,
      "splits"
    )
    return this.#technical
  }

  /** The bars since the last gap among some. */
  #sinceGap(bars: BarColumns): BarColumns {
    return sliceOf(bars, barsAfterGaps(bars, "1day", this.trading_days).at(-1) ?? 0)
  }

  indicator = (compute: (bars: BarColumns) => Column, isOfAll: boolean): number | null => {
    if (isOfAll)
      this.#whole ??= this.#sinceGap(adjust(sliceOf(this.read.bars, 0, this.#end), this.splits, "splits"))
    else this.#stretch ??= this.#sinceGap(this.technical)
    const value = compute((isOfAll ? this.#whole : this.#stretch) as BarColumns).at(-1)
    return value === undefined || Number.isNaN(value) ? null : value
  }

  get beta(): number | null {
    if (this.#beta !== undefined) return this.#beta
    const { index } = this
    this.#beta =
      index === null
        ? null
        : beta(
            barsOf(monthsOf(this.read, this.as_of, this.day)),
            barsOf(monthsOf(index, this.as_of, this.day))
          )
    return this.#beta
  }

  closeBefore = (years: 3 | 5): DatedClose | null => {
    const { bars } = this.read
    const { price_date } = this
    if (price_date === null) return null
    const end = countUpTo(bars, addMonths(price_date, -12 * years))
    return end === 0 ? null : this.#closeAt(end - 1)
  }

  totalReturnSince = (day: string): number | null => {
    const { bars } = this.read
    const start = countUpTo(bars, day) - 1
    if (start < 0 || this.#end === 0) return null
    const since = sliceOf(bars, start, this.#end)
    const { close } = adjust(since, withReferences(this.actions, bars), "all")
    return percentReturn(close[0] ?? null, close.at(-1) ?? null)
  }

  get consensus(): Consensus {
    this.#consensus ??= consensus({
      reports: this.read.ratings,
      actions: this.actions,
      currency: this.read.security.currency,
      bars: [],
      latest: barAt(this.year, -1),
      day: this.day,
      months: 12
    })
    return this.#consensus
  }

  get insiders(): InsiderSummary {
    if (this.#insiders !== undefined) return this.#insiders
    const { as_of, day } = this
    const since = addDays(addMonths(day, -12), 1)
    const made = standing(
      this.read.transactions.filter(
        ({ filed_date, transaction_date }) =>
          (filed_date >= since || (transaction_date !== null && transaction_date >= since)) &&
          (as_of === null || filed_date <= as_of)
      )
    ).filter(({ filed_date, transaction_date }) => (transaction_date ?? filed_date) >= since)
    this.#insiders = insiderSummary(made, day, 12, this.read.security.currency)
    return this.#insiders
  }

  get last_filing(): string | null {
    const { filings } = this.read
    const place =
      this.as_of === null
        ? filings.length - 1
        : countWhile(filings.length, (place) => (filings[place] as string) <= this.day) - 1
    return filings[place] ?? null
  }

  #isKnown({ known_from, known_to }: EarningsDay): boolean {
    if (this.as_of === null) return known_to === null
    return known_from <= this.as_of && (known_to === null || known_to >= this.as_of)
  }

  get last_earnings(): string | null {
    let last: string | null = null
    for (const day of this.read.earnings)
      if (day.status === "reported" && day.date <= this.day && day.date > (last ?? "") && this.#isKnown(day))
        last = day.date
    return last
  }

  get next_earnings(): string | null {
    let next: string | null = null
    for (const day of this.read.earnings)
      if (
        day.status === "estimated" &&
        day.date >= this.day &&
        (next === null || day.date < next) &&
        this.#isKnown(day)
      )
        next = day.date
    return next
  }
}

/**
 * What was known of a company at the end of a day at its exchange, null for now. `today` is the day there. The read must
 * reach as far back as what is asked for.
 */
export const knownThen = (read: CompanyRead, as_of: string | null, today: string, index: IndexRead): Known =>
  new CompanyThen(read, as_of, today, index)
