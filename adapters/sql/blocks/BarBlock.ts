/**
 * Blocks of bars: a company's bars of 18 weeks, packed into one value. A block is read in a fraction of the time of its
 * rows, because a database takes longest for the calls for each value. A block begins with its first day (since 1970, 4
 * bytes), the number of its bars and the scale of their prices (2 bytes each). Then follow the bars in order of their
 * days, each as its day in the block (1 byte), open, high, low, close and volume: whole numbers (4 bytes each), prices
 * multiplied by the scale; where these wouldn't be exact, the scale is 0 and numbers are doubles (8 bytes each). All
 * big-endian.
 */
import { addDays, daysBetween } from "../../../core/mod.ts"
import { dateOfDay, dayOf, type StagedBars } from "../../../core/ports.ts"
import {
  type BarColumns,
  blankColumns,
  countUpTo,
  type WritableBarColumns
} from "../../../core/prices/mod.ts"

/** A company's days, from the first day of a block up to that of another, exclusive. */
export interface Span {
  readonly company_id: number
  readonly from: string
  readonly until: string
}

export interface BarBlock {
  readonly company_id: number
  /** A Monday. */
  readonly first_day: string
  readonly bars: Uint8Array
}

/** As whole numbers, the bars of weekdays fit four times into a page of PostgreSQL, and twice into one of SQLite. */
export const blockDays = 126

/** The Monday of the blocks' first. */
export const firstBlock = "0001-01-01"

/** About as many bars are in the block of a share that is traded on weekdays, or more. */
export const usualBars = 80

/** The first day of the block that contains a day. */
export const blockOf = (day: string): string => addDays(day, -(daysBetween(firstBlock, day) % blockDays))

/** The first day of the block after the one that begins on a day. */
export const nextBlock = (first_day: string): string => addDays(first_day, blockDays)

const headBytes = 8
const wholeBytes = 1 + 5 * 4
const doubleBytes = 1 + 5 * 8

/** The scales that are tried. The second one is for prices above 429,496. */
const scales = [10_000, 100]

const maxUint32 = 0xffff_ffff

type Bars = Omit<StagedBars, "line" | "company_id">

/** Bars at places: `count` of them, from one on, in steps of 1 or -1. */
interface Places {
  readonly first: number
  readonly count: number
  readonly step: 1 | -1
}

const isExact = (price: number, scale: number): boolean => {
  const scaled = Math.round(price * scale)
  return scaled <= maxUint32 && scaled / scale === price
}

const areExact = (bars: Bars, { count, first, step }: Places, scale: number): boolean => {
  for (let i = 0, place = first; i < count; i++, place += step) {
    const isWhole =
      isExact(bars.open[place] as number, scale) &&
      isExact(bars.high[place] as number, scale) &&
      isExact(bars.low[place] as number, scale) &&
      isExact(bars.close[place] as number, scale) &&
      (bars.volume[place] as number) <= maxUint32
    if (!isWhole) return false
  }
  return true
}

const packed = (bars: Bars, places: Places, firstDay: number): Uint8Array => {
  const { count, first, step } = places
  const scale = scales.find((scale) => areExact(bars, places, scale)) ?? 0
  const bytes = new Uint8Array(headBytes + count * (scale === 0 ? doubleBytes : wholeBytes))
  const view = new DataView(bytes.buffer)
  view.setInt32(0, firstDay)
  view.setUint16(4, count)
  view.setUint16(6, scale)
  let at = headBytes
  for (let i = 0, place = first; i < count; i++, place += step) {
    bytes[at] = dayOf(bars.date[place] as string) - firstDay
    if (scale === 0) {
      view.setFloat64(at + 1, bars.open[place] as number)
      view.setFloat64(at + 9, bars.high[place] as number)
      view.setFloat64(at + 17, bars.low[place] as number)
      view.setFloat64(at + 25, bars.close[place] as number)
      view.setFloat64(at + 33, bars.volume[place] as number)
      at += doubleBytes
    } else {
      view.setUint32(at + 1, Math.round((bars.open[place] as number) * scale))
      view.setUint32(at + 5, Math.round((bars.high[place] as number) * scale))
      view.setUint32(at + 9, Math.round((bars.low[place] as number) * scale))
      view.setUint32(at + 13, Math.round((bars.close[place] as number) * scale))
      view.setUint32(at + 17, bars.volume[place] as number)
      at += wholeBytes
    }
  }
  return bytes
}

/** SQL of the number of bars in `bars`, a value of one block; `hex` is a function of bytes. */
export const barsInBlock = (hex: (bytes: string) => string): string =>
  `(length(bars) - ${headBytes}) / case when ${hex("substr(bars, 7, 2)")} = '0000' then ${doubleBytes} else ${wholeBytes} end`

/** The blocks of a company's bars at places, in order of their days from `first` on, in steps of 1 or -1. */
export const blocksOf = (
  company_id: number,
  bars: Bars,
  first = 0,
  count = bars.length,
  step: 1 | -1 = 1
): ReadonlyArray<BarBlock> => {
  const blocks: Array<BarBlock> = []
  for (let begin = 0, end = 0; begin < count; begin = end) {
    const first_day = blockOf(bars.date[first + begin * step] as string)
    const next = nextBlock(first_day)
    while (end < count && (bars.date[first + end * step] as string) < next) end++
    const places = { first: first + begin * step, count: end - begin, step }
    blocks.push({ company_id, first_day, bars: packed(bars, places, dayOf(first_day)) })
  }
  return blocks
}

/** Blocks one after the other in some bytes: where each begins, and how many bars they have together. */
interface Blocks {
  readonly view: DataView
  readonly heads: ReadonlyArray<number>
  readonly bars: number
}

const blocksIn = ({ buffer, byteLength, byteOffset }: Uint8Array): Blocks => {
  const view = new DataView(buffer, byteOffset, byteLength)
  const heads: Array<number> = []
  let bars = 0
  for (let at = 0; at < byteLength; ) {
    const count = view.getUint16(at + 4)
    heads.push(at)
    bars += count
    at += headBytes + count * (view.getUint16(at + 6) === 0 ? doubleBytes : wholeBytes)
  }
  return { view, heads, bars }
}

/** The places of a bar's numbers. */
const numberPlaces = { open: 0, high: 1, low: 2, close: 3, volume: 4 } as const
type NumberName = keyof typeof numberPlaces

/** Fills a column with a number of the bars of a block from index `from` on, and returns the index after them. */
const fillNumbers = (
  numbers: WritableBarColumns["open"],
  from: number,
  view: DataView,
  head: number,
  name: NumberName
): number => {
  const end = from + view.getUint16(head + 4)
  const scale = view.getUint16(head + 6)
  const place = numberPlaces[name]
  if (scale === 0) {
    let at = head + headBytes + 1 + 8 * place
    for (let i = from; i < end; i++, at += doubleBytes) numbers[i] = view.getFloat64(at)
    return end
  }
  const divisor = name === "volume" ? 1 : scale
  let at = head + headBytes + 1 + 4 * place
  for (let i = from; i < end; i++, at += wholeBytes) numbers[i] = view.getUint32(at) / divisor
  return end
}

/** The same with their days. */
const fillDates = (dates: Array<string>, from: number, view: DataView, head: number): number => {
  const firstDay = view.getInt32(head)
  const end = from + view.getUint16(head + 4)
  const size = view.getUint16(head + 6) === 0 ? doubleBytes : wholeBytes
  for (let i = from, at = head + headBytes; i < end; i++, at += size)
    dates[i] = dateOfDay(firstDay + view.getUint8(at))
  return end
}

/** Writes a column of all bars into an empty one of their number. */
const writeNumbers = (
  numbers: WritableBarColumns["open"],
  found: ReadonlyArray<Blocks>,
  after: BarColumns,
  name: NumberName
): void => {
  let i = 0
  for (const { heads, view } of found) for (const head of heads) i = fillNumbers(numbers, i, view, head, name)
  numbers.set(after[name], i)
}

const writeDates = (dates: Array<string>, found: ReadonlyArray<Blocks>, after: BarColumns): void => {
  let i = 0
  for (const { heads, view } of found) for (const head of heads) i = fillDates(dates, i, view, head)
  for (let k = 0; k < after.length; k++) dates[i + k] = after.date[k] as string
}

const countOf = (found: ReadonlyArray<Blocks>, after: BarColumns): number =>
  found.reduce((sum, { bars }) => sum + bars, after.length)

const names = Object.keys(numberPlaces) as ReadonlyArray<NumberName>

/** The bars of values with one or several blocks each, and of the bars after them, all in order of their days. */
export const barsOfBlocks = (values: ReadonlyArray<Uint8Array>, after: BarColumns): BarColumns => {
  const found = values.map(blocksIn)
  const columns = blankColumns(countOf(found, after))
  writeDates(columns.date, found, after)
  for (const name of names) writeNumbers(columns[name], found, after, name)
  return columns
}

/** Bars of several companies, their days since 1970. */
export interface DayColumns {
  readonly company_id: Int32Array
  readonly date: Int32Array
  readonly open: Float64Array
  readonly high: Float64Array
  readonly low: Float64Array
  readonly close: Float64Array
  readonly volume: Float64Array
}

/** The number of bars of a value with one or several blocks. */
export const countBars = (value: Uint8Array): number => blocksIn(value).bars

/**
 * Writes the bars of a company's blocks whose days are within bounds, both included, into columns from an index on, and returns
 * the index after them. The columns must have room for all bars of the blocks.
 */
export const fillBars = (
  columns: DayColumns,
  from: number,
  company_id: number,
  value: Uint8Array,
  first = Number.NEGATIVE_INFINITY,
  last = Number.POSITIVE_INFINITY
): number => {
  const { heads, view } = blocksIn(value)
  const { date } = columns
  let end = from
  for (const head of heads) {
    const start = end
    for (const name of names) end = fillNumbers(columns[name], start, view, head, name)
    const firstDay = view.getInt32(head)
    const size = view.getUint16(head + 6) === 0 ? doubleBytes : wholeBytes
    for (let i = start, at = head + headBytes; i < end; i++, at += size)
      date[i] = firstDay + view.getUint8(at)
    // Of a block at a bound, the bars beyond it are dropped.
    let before = start
    while (before < end && (date[before] as number) < first) before++
    while (end > before && (date[end - 1] as number) > last) end--
    if (before > start) {
      for (const column of [date, ...names.map((name) => columns[name])])
        column.copyWithin(start, before, end)
      end -= before - start
    }
  }
  columns.company_id.fill(company_id, from, end)
  return end
}

/** Whether the last of some blocks in one value is that of a day, or of a later one. */
export const coverUpTo = (value: Uint8Array, day: string): boolean => {
  const { heads, view } = blocksIn(value)
  const head = heads.at(-1)
  return head !== undefined && dayOf(day) < view.getInt32(head) + blockDays
}

/** Bars whose numbers are read from their blocks when a column is asked for. */
class UnreadBars implements BarColumns {
  readonly length: number
  readonly date: ReadonlyArray<string>
  readonly #found: ReadonlyArray<Blocks>
  readonly #after: BarColumns
  readonly #columns: { [Name in NumberName]?: WritableBarColumns["open"] } = {}

  constructor(values: ReadonlyArray<Uint8Array>, after: BarColumns, to: string) {
    this.#found = values.map(blocksIn)
    this.#after = after
    const count = countOf(this.#found, after)
    const date = new Array<string>(count).fill("")
    writeDates(date, this.#found, after)
    if (count > 0 && (date[count - 1] as string) > to) {
      this.length = countUpTo({ date }, to)
      date.length = this.length
    } else this.length = count
    this.date = date
  }

  #column(name: NumberName): WritableBarColumns["open"] {
    const known = this.#columns[name]
    if (known !== undefined) return known
    const numbers = new Float64Array(countOf(this.#found, this.#after))
    writeNumbers(numbers, this.#found, this.#after, name)
    const column = numbers.length === this.length ? numbers : numbers.subarray(0, this.length)
    this.#columns[name] = column
    return column
  }

  get open() {
    return this.#column("open")
  }

  get high() {
    return this.#column("high")
  }

  get low() {
    return this.#column("low")
  }

  get close() {
    return this.#column("close")
  }

  get volume() {
    return this.#column("volume")
  }
}

/**
 * The same up to a day, inclusive, with numbers that are read when their column is asked for: most figures of many companies
 * need the closes alone.
 */
export const unreadBarsOfBlocks = (
  values: ReadonlyArray<Uint8Array>,
  after: BarColumns,
  to: string
): BarColumns => new UnreadBars(values, after, to)
