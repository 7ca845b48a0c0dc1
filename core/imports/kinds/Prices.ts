/** Imports raw daily bars; split-adjusted ones are restored by the known splits, the file's own included. */
import type { CompanyReference } from "../../companies/CompanyReference.ts"
import { Effect } from "effect"
import { restoreSplits } from "../../prices/Adjust.ts"
import { type Bar, barOf, DailyBar } from "../../prices/Bar.ts"
import type { CorporateAction } from "../../prices/CorporateAction.ts"
import { breachOf, isHalt, normalizeHalt } from "../../prices/BarLaw.ts"
import { addDays } from "../../time/CalendarDate.ts"
import { cellsOf } from "../../records/Record.ts"
import * as Field from "../../cells/Field.ts"
import { FileRefused } from "../FileRefused.ts"
import type { KnownActions, StagedBars } from "../ImportSink.ts"
import { type BarCollector, barCollector } from "../prices/BarCollector.ts"
import { barOrder } from "../prices/BarOrder.ts"
import { priceLayout } from "../prices/Layout.ts"
import { linesOf } from "../prices/Lines.ts"
import { plainBars } from "../prices/PlainBars.ts"
import { isTimed, roughDay, tradingDay } from "../prices/TradingDay.ts"
import { tickerHolders } from "../subjects/TickerHolders.ts"
import { checkPrices } from "../prices/PriceChecks.ts"
import { type ImportContext, defineKind, type KindDefinition, type PlainRows } from "../Intake.ts"
import type { Row } from "../cells/Row.ts"
import { exchangeFields, exchangeFigures } from "../prices/ExchangeFigures.ts"
import { actionBreach, ownActions } from "../prices/OwnActions.ts"
import { closedDaysOf } from "../../sessions/ClosedDays.ts"
import { subjectFields, subjects } from "../subjects/Subject.ts"

const fields = {
  ...subjectFields,
  ...cellsOf(DailyBar, ["company_id"]),
  date: Field.moment,
  /** Not necessarily whole: a vendor may have adjusted it. */
  volume: Field.number,
  /** The cash dividend with this ex-date, and the split's ratio, in a file with actions. */
  dividend: Field.optional(Field.number),
  split: Field.optional(Field.number),
  ...exchangeFields
}

/** How long before its import a file may have been downloaded. */
const daysSinceDownload = 31

interface Found {
  readonly row: Row<typeof fields>
  readonly company: CompanyReference
}

const open = Effect.fnUntraced(function* (context: ImportContext) {
  const { options, problems, sink } = context
  const { basis } = context.layout
  /** Traded volumes are whole; those adjusted by a vendor needn't be. */
  const volumes = context.layout.format?.volume ?? basis
  const subject = yield* subjects(context)
  const latest = addDays(context.today, 1)
  /** A file is adjusted for the splits before its download: all up to about now have to be known. */
  const earliest = addDays(context.today, -daysSinceDownload)
  const actions = new Map<number, KnownActions | null>()
  const lines = linesOf()
  const order = barOrder((company_id) => {
    const company = context.directory.byId(company_id)
    const exchange = company === null ? null : context.directory.exchanges.find(company.exchange)
    return exchange === null ? null : closedDaysOf(exchange.mic_code)
  })
  const own = ownActions(context)
  const figures = exchangeFigures(context)
  /** Where the file's own splits undo its adjustment, all of them have to be read first. */
  const waits = volumes !== "raw" && context.fields.has("split")
  const waiting: Array<Found> = []
  /** The splits by which a company's prices were adjusted. */
  const undone = new Map<number, ReadonlyArray<CorporateAction>>()
  const holders = tickerHolders(context.directory)
  let normalised = 0
  /** Whether rows have times of the day: bars within a day have too. */
  let hasTimes = context.layout.hasTimeColumn

  const learnActions = Effect.fnUntraced(function* (found: ReadonlyArray<Found>) {
    const ids = [...new Set(found.map(({ company }) => company.company_id))].filter((id) => !actions.has(id))
    if (ids.length === 0) return
    const known = yield* sink.actions(ids)
    for (const id of ids) {
      actions.set(id, known.get(id) ?? null)
      undone.set(id, own.adjustedBy(id, known.get(id) ?? null))
    }
  })

  /** The day up to which all actions of a company are known, by the store or by the file itself; null when they aren't. */
  const knownTo = (company_id: number): string | null => {
    const days = [actions.get(company_id)?.known_to ?? null, own.lastDay(company_id)]
    return days.reduce((last, day) => (last === null || (day !== null && day > last) ? day : last), null)
  }

  /** The bar as traded; null, and the row refused, when that is unknown. */
  const rawBar = ({ company, row }: Found): Bar | null => {
    if (basis === "raw" && volumes === "raw") return barOf(row)
    const known_to = knownTo(company.company_id)
    if (known_to !== null && row.date <= known_to && earliest <= known_to) {
      const restored = restoreSplits(barOf(row), undone.get(company.company_id) ?? [])
      const volume = Math.round(restored.volume)
      return basis === "raw" ? { ...barOf(row), volume } : { ...restored, volume }
    }
    own.withhold(row.line)
    const missing =
      known_to === null
        ? `No corporate actions of ${company.symbol} are imported`
        : `Corporate actions of ${company.symbol} are known up to ${known_to} only`
    problems.refuse(
      row.line,
      "date",
      `${missing}, so split-adjusted ${basis === "raw" ? "volumes" : "prices"} can't be restored to raw ones: import its actions first${known_to === null ? ", or a file with only their header if it never had any" : ""}`
    )
    return null
  }

  const addLawful = (found: Found, bars: BarCollector): void => {
    const { company, row } = found
    const restored = rawBar(found)
    if (restored === null) return
    const halted = isHalt(restored)
    const bar = halted ? normalizeHalt(restored) : restored
    const breach = breachOf(bar, company, latest)
    if (breach !== null) {
      problems.refuse(row.line, breach.column, breach.message)
      return
    }
    if (halted || options.closeOnly) normalised++
    bars.add(company.company_id, bar, row.line)
  }

  const stage = (bars: StagedBars) => {
    for (let i = 0; i < bars.length; i++)
      lines.add(bars.company_id[i] as number, bars.date[i] as string, bars.line[i] as number)
    order.add(bars)
    return sink.stageBars(bars, context.isAlone ? context.run_id : null)
  }

  const write = Effect.fnUntraced(function* (found: ReadonlyArray<Found>) {
    if (volumes !== "raw") yield* learnActions(found)
    const bars = barCollector(found.length)
    for (const one of found) addLawful(one, bars)
    yield* stage(bars.all())
  })

  const accept = Effect.fnUntraced(function* (rows: ReadonlyArray<Row<typeof fields>>) {
    const found: Array<Found> = []
    for (const given of rows) {
      const company = yield* subject.find(given, roughDay(given.date))
      if (company === null) {
        if (context.company === null) holders.note(given.symbol, given.exchange, null)
        continue
      }
      hasTimes ||= isTimed(given.date)
      const row = isTimed(given.date)
        ? { ...given, date: tradingDay(given.date, company, context.directory) }
        : given
      const breach = actionBreach(row) ?? own.note(company.company_id, row)
      if (breach !== null) {
        problems.refuse(row.line, ...breach)
        continue
      }
      if (context.company === null) holders.note(row.symbol, row.exchange, company)
      if (basis === "raw") figures.note(company, row)
      found.push({ row, company })
    }
    if (waits) for (const each of found) waiting.push(each)
    else yield* write(found)
  })

  const plain = plainBars(context, subject, latest)

  const acceptPlain = Effect.fnUntraced(function* (rows: PlainRows) {
    const symbols = plain.symbols(rows)
    if (symbols === null) return false
    yield* context.directory.learn({ symbols })
    const found = plain.read(rows)
    if (found === null) return false
    if (context.company === null)
      for (const { company, exchange, symbol } of found.namings) holders.note(symbol, exchange, company)
    const bars = found.bars.all()
    normalised += options.closeOnly ? bars.length : found.halts
    yield* stage(bars)
    return true
  })

  const close = Effect.gen(function* () {
    yield* subject.merge
    if (waits) yield* write(waiting)
    const merged = yield* sink.merge("price_daily", context.run_id)
    const [twice] = hasTimes ? merged.conflicts : []
    if (twice !== undefined) {
      return yield* new FileRefused({
        file: context.file,
        message: `Lines ${twice.first_line} and ${twice.line} are of one day at different times: bars within a day can't be stored, only one bar a day`
      })
    }
    const notes = yield* own.close
    yield* figures.close
    const gaps = yield* checkPrices(context, { lines, order, holders }, merged, {
      undone: (company_id) => undone.get(company_id) ?? [],
      carries: own.carries
    })
    return {
      ...merged,
      normalised,
      created_companies: subject.created(),
      notes: [...notes, ...holders.notes(lines), ...gaps]
    }
  })
  return { accept, acceptPlain, close }
})

/** The kind `prices`. A bar is identified by its company and day; prices are in the unit of the company's listing. */
export const prices: KindDefinition = defineKind(DailyBar, {
  fields,
  takesCompany: true,
  layout: priceLayout,
  open
})
