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
import { type BarColumns, blankColumns, type WritableBarColumns } from "../../../core/prices/mod.ts"

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

/** Where the blocks begin in bytes of one or several, and how many bars they have. */
const headsOf = (view: DataView) => {
  const heads: Array<number> = []
  let bars = 0
  for (let at = 0; at < view.byteLength; ) {
    const count = view.getUint16(at + 4)
    heads.push(at)
    bars += count
    at += headBytes + count * (view.getUint16(at + 6) === 0 ? doubleBytes : wholeBytes)
  }
  return { heads, bars }
}

/** Fills columns with the bars of a block from index `from` on, and returns the index after them. */
const fill = (columns: WritableBarColumns, from: number, view: DataView, head: number): number => {
  const { close, date, high, low, open, volume } = columns
  const firstDay = view.getInt32(head)
  const end = from + view.getUint16(head + 4)
  const scale = view.getUint16(head + 6)
  let at = head + headBytes
  for (let i = from; i < end; i++) {
    date[i] = dateOfDay(firstDay + view.getUint8(at))
    if (scale === 0) {
      open[i] = view.getFloat64(at + 1)
      high[i] = view.getFloat64(at + 9)
      low[i] = view.getFloat64(at + 17)
      close[i] = view.getFloat64(at + 25)
      volume[i] = view.getFloat64(at + 33)
      at += doubleBytes
    } else {
      open[i] = view.getUint32(at + 1) / scale
      high[i] = view.getUint32(at + 5) / scale
      low[i] = view.getUint32(at + 9) / scale
      close[i] = view.getUint32(at + 13) / scale
      volume[i] = view.getUint32(at + 17)
      at += wholeBytes
    }
  }
  return end
}

/** The bars of values with one or several blocks each, and of the bars after them, all in order of their days. */
export const barsOfBlocks = (values: ReadonlyArray<Uint8Array>, after: BarColumns): BarColumns => {
  const found = values.map(({ buffer, byteLength, byteOffset }) => {
    const view = new DataView(buffer, byteOffset, byteLength)
    return { view, ...headsOf(view) }
  })
  const columns = blankColumns(found.reduce((sum, { bars }) => sum + bars, after.length))
  let i = 0
  for (const { heads, view } of found) for (const head of heads) i = fill(columns, i, view, head)
  for (let k = 0; k < after.length; k++) columns.date[i + k] = after.date[k] as string
  columns.open.set(after.open, i)
  columns.high.set(after.high, i)
  columns.low.set(after.low, i)
  columns.close.set(after.close, i)
  columns.volume.set(after.volume, i)
  return columns
}
