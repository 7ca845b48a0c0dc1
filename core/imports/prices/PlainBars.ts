/**
 * Reads batches of raw bars by column where every cell is plainly written and every bar is lawful and of a known company,
 * as most are. All others are read row by row.
 */
import { Result } from "effect"
import type { Bar } from "../../prices/Bar.ts"
import { breachOf, isHalt, normalizeHalt } from "../../prices/BarLaw.ts"
import { isCalendarDate } from "../../time/CalendarDate.ts"
import type { CellBlock } from "../../cells/CellBlock.ts"
import * as Field from "../../cells/Field.ts"
import { isPlainDate, plainNumber, texts } from "../../cells/PlainText.ts"
import type { ImportContext, PlainRows } from "../Intake.ts"
import type { CompanyReference } from "../../companies/CompanyReference.ts"
import type { Subjects } from "../subjects/Subject.ts"
import { type BarCollector, barCollector } from "./BarCollector.ts"

/** A company that rows resolve to, by what they name it. */
export interface Naming {
  readonly symbol: string
  readonly exchange: string | null
  readonly company: CompanyReference
}

/** The bars of a batch. */
export interface PlainBars {
  readonly bars: BarCollector
  /** Each change of company or of its name. */
  readonly namings: ReadonlyArray<Naming>
  readonly halts: number
}

const figures = ["open", "high", "low", "close", "volume"] as const

/** Fields that only a company's creation needs: they are checked, and not read. */
const unread = ["name", "alias_name"] as const

/** Whether a file's rows can be read by column: raw bars without actions, in plain notation, one for each day. */
const isPlain = ({ fields, layout }: ImportContext, { given }: PlainRows): boolean =>
  layout.basis === "raw" &&
  (layout.format === null ||
    (layout.format.volume === null &&
      layout.format.daily === null &&
      Object.keys(layout.format.suffixes).length === 0)) &&
  layout.notation.decimal === "." &&
  !["dividend", "split", "market_cap", "base_price"].some((name) => fields.has(name)) &&
  [...given.keys()].every((name) => name === "symbol" || name === "exchange" || name === "volume")

/** The places of the fields' columns in a block, -1 for a given volume; null where one that every row needs is missing. */
const columnsIn = ({ names }: CellBlock, { columnOf, given }: PlainRows) => {
  const of = (field: string) => names.indexOf(columnOf.get(field) ?? "\u0000")
  const columns = { date: of("date"), figures: figures.map(of) }
  const isMissing = figures.some((field, at) => columns.figures[at] === -1 && !given.has(field))
  return columns.date === -1 || isMissing ? null : { ...columns, of }
}

const isSame = (a: Naming | null, b: Naming): boolean =>
  a !== null && a.symbol === b.symbol && a.exchange === b.exchange && a.company === b.company

type Numbers = Record<(typeof figures)[number], number>

/** The symbols of a batch; null where one can't be read. */
const symbolsOf = ({ blocks, columnOf, given }: PlainRows): ReadonlySet<string> | null => {
  const found = new Set<string>()
  const own = given.get("symbol") as string | undefined
  for (const block of blocks) {
    const column = block.names.indexOf(columnOf.get("symbol") ?? "\u0000")
    const symbolOf = column === -1 ? () => null : texts(Field.symbol, block, column)
    for (let row = 0; row < block.rows; row++) {
      const symbol = symbolOf(row) ?? own
      if (symbol === undefined) return null
      found.add(symbol)
    }
  }
  return found
}

/** `subject` resolves the companies, `latest` is the last day that a bar may have. */
export const plainBars = (context: ImportContext, subject: Subjects, latest: string) => {
  const { options } = context
  /** Days as parsed, by their text: the same ones recur for every company. */
  const days = new Map<string, boolean>()
  const isDay = (date: string): boolean => {
    const known = days.get(date)
    if (known !== undefined) return known
    const isOne = isCalendarDate(date)
    days.set(date, isOne)
    return isOne
  }

  /** Adds a block's bars; false where one of its rows has to be read by itself. */
  const addBlock = (
    block: CellBlock,
    rows: PlainRows,
    to: { bars: BarCollector; namings: Array<Naming>; halts: number }
  ): boolean => {
    const { columnOf, given } = rows
    const columns = columnsIn(block, rows)
    if (columns === null) return false
    const givenVolume = (given.get("volume") ?? 0) as number
    const { places, text } = block
    const stride = block.names.length + 1
    const reader = <A>(field: Field.Field<A>, name: string) => {
      const column = columns.of(name)
      return column === -1 ? () => null : texts(field, block, column)
    }
    const symbolOf = reader(Field.symbol, "symbol")
    const exchangeOf = reader(Field.text, "exchange")
    const others = unread.filter((name) => columnOf.has(name)).map((name) => reader(Field.text, name))
    const ownSymbol = (given.get("symbol") ?? null) as string | null
    const ownExchange = (given.get("exchange") ?? null) as string | null
    let known: Naming | null = null
    let isSameOnAllDays = false
    const numbers: Numbers = { open: 0, high: 0, low: 0, close: 0, volume: 0 }
    const bar: Bar & { date: string } & Numbers = { date: "", ...numbers }
    for (let row = 0, at = 0; row < block.rows; row++, at += stride) {
      const start = (places[at + columns.date] as number) + 1
      const end = places[at + columns.date + 1] as number
      if (!isPlainDate(text, start, end)) return false
      bar.date = text.slice(start, end)
      if (!isDay(bar.date)) return false
      for (let i = 0; i < figures.length; i++) {
        if (columns.figures[i] === -1) {
          bar[figures[i] as keyof Numbers] = givenVolume
          continue
        }
        const place = at + (columns.figures[i] as number)
        const [from, until] = [(places[place] as number) + 1, places[place + 1] as number]
        let value = plainNumber(text, from, until)
        if (Number.isNaN(value)) {
          const cell = text.slice(from, until).trim()
          const parsed = cell === "" ? null : Field.number.parse(cell, context.layout.notation)
          if (parsed === null || Result.isFailure(parsed)) return false
          value = parsed.success
        }
        bar[figures[i] as keyof Numbers] = value
      }
      const symbol = symbolOf(row) ?? ownSymbol
      const exchange = exchangeOf(row)
      if (symbol === null || exchange === undefined || others.some((other) => other(row) === undefined))
        return false
      const code = exchange ?? ownExchange
      if (options.symbol !== null && symbol !== options.symbol) return false
      if (known === null || !isSameOnAllDays || known.symbol !== symbol || known.exchange !== code) {
        const found = subject.known(symbol, code, bar.date)
        if (found === null) return false
        const now: Naming = { symbol, exchange: code, company: found.company }
        if (!isSame(known, now)) to.namings.push(now)
        known = now
        isSameOnAllDays = found.isSameOnAllDays
      }
      const halted = isHalt(bar)
      const lawful = halted ? normalizeHalt(bar) : bar
      if (breachOf(lawful, known.company, latest) !== null) return false
      if (halted) to.halts++
      to.bars.add(known.company.company_id, lawful, block.line + row)
    }
    return true
  }

  return {
    symbols: (rows: PlainRows): ReadonlySet<string> | null =>
      isPlain(context, rows) ? symbolsOf(rows) : null,
    /** The bars of a batch whose symbols were learned; null where its rows have to be read one by one. */
    read: (rows: PlainRows): PlainBars | null => {
      const length = rows.blocks.reduce((sum, block) => sum + block.rows, 0)
      const to = { bars: barCollector(length), namings: new Array<Naming>(), halts: 0 }
      return rows.blocks.every((block) => addBlock(block, rows, to)) ? to : null
    }
  }
}
