/**
 * The figures of a day as one value, which is read in a fraction of the time of a column for each. It begins with the version
 * of the figures (4 bytes), the days of the latest statement and of the latest annual one (since 1970, 4 bytes each), the
 * fiscal year (2 bytes), and the currencies of the latest statement, of the latest annual one and of trailing flows: the length
 * of their text (1 byte) and the text, of one where all are the same. Then follow a bit for each figure and
 * for each average's day, set where it is known, the known figures as doubles, and the known days (4 bytes each). All
 * big-endian.
 */
import {
  averageFigures,
  dateOfDay,
  dayOf,
  statementFigures,
  type StatementRow,
  statementRowsVersion
} from "../../../core/ports.ts"

const version = Number.parseInt(statementRowsVersion, 16)

/** A day that isn't known, and a year. */
const noDay = -(2 ** 31)
const noYear = -(2 ** 15)

const headBytes = 4 + 4 + 4 + 2 + 1
const figures = statementFigures.length
const averages = averageFigures.length
const bitBytes = Math.ceil((figures + averages) / 8)

type Currencies = Pick<StatementRow, "currency" | "annual_currency" | "trailing_currency">

const encoder = new TextEncoder()
const decoder = new TextDecoder()

const currenciesText = ({ annual_currency, currency, trailing_currency }: Currencies): string =>
  currency === annual_currency && currency === trailing_currency
    ? (currency ?? "")
    : [currency, annual_currency, trailing_currency].map((code) => code ?? "").join(",")

const currenciesIn = (text: string): Currencies => {
  const [currency = "", annual_currency = currency, trailing_currency = currency] = text.split(",")
  return {
    currency: currency || null,
    annual_currency: annual_currency || null,
    trailing_currency: trailing_currency || null
  }
}

/** Most rows are in the currency of the row before. */
let last: { readonly bytes: Uint8Array; readonly currencies: Currencies } = {
  bytes: new Uint8Array(),
  currencies: currenciesIn("")
}

const currenciesOf = (bytes: Uint8Array): Currencies => {
  const { bytes: before } = last
  const isSame = bytes.length === before.length && bytes.every((byte, i) => byte === before[i])
  if (!isSame) last = { bytes: bytes.slice(), currencies: currenciesIn(decoder.decode(bytes)) }
  return last.currencies
}

const dayOrNone = (day: string | null): number => (day === null ? noDay : dayOf(day))
const dayIn = (day: number): string | null => (day === noDay ? null : dateOfDay(day))

const countKnown = (values: Float64Array): number => {
  let count = 0
  for (const value of values) if (!Number.isNaN(value)) count++
  return count
}

/** Without the issuer and the day, which are columns of the table. */
export const packedRow = (row: StatementRow): Uint8Array => {
  const { fiscal_date, fiscal_year, shares_of, statement_date, values } = row
  const text = encoder.encode(currenciesText(row))
  const bits = headBytes + text.length
  const bytes = new Uint8Array(bits + bitBytes + 8 * countKnown(values) + 4 * countKnown(shares_of))
  const view = new DataView(bytes.buffer)
  view.setUint32(0, version)
  view.setInt32(4, dayOrNone(statement_date))
  view.setInt32(8, dayOrNone(fiscal_date))
  view.setInt16(12, fiscal_year ?? noYear)
  bytes[14] = text.length
  bytes.set(text, headBytes)
  let at = bits + bitBytes
  const know = (place: number): void => {
    const byte = bits + (place >> 3)
    bytes[byte] = (bytes[byte] as number) | (1 << (place & 7))
  }
  for (let i = 0; i < figures; i++) {
    const value = values[i] as number
    if (Number.isNaN(value)) continue
    know(i)
    view.setFloat64(at, value)
    at += 8
  }
  for (let i = 0; i < averages; i++) {
    const day = shares_of[i] as number
    if (Number.isNaN(day)) continue
    know(figures + i)
    view.setInt32(at, day)
    at += 4
  }
  return bytes
}

/** Null for the figures of another version. */
export const unpackedRow = (
  issuer_id: number,
  known_from: string,
  bytes: Uint8Array
): StatementRow | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint32(0) !== version) return null
  const year = view.getInt16(12)
  const length = bytes[14] as number
  const bits = headBytes + length
  let at = bits + bitBytes
  const isKnown = (place: number): boolean =>
    ((bytes[bits + (place >> 3)] as number) & (1 << (place & 7))) !== 0
  const values = new Float64Array(figures)
  for (let i = 0; i < figures; i++) {
    if (isKnown(i)) {
      values[i] = view.getFloat64(at)
      at += 8
    } else values[i] = Number.NaN
  }
  const shares_of = new Float64Array(averages)
  for (let i = 0; i < averages; i++) {
    if (isKnown(figures + i)) {
      shares_of[i] = view.getInt32(at)
      at += 4
    } else shares_of[i] = Number.NaN
  }
  return {
    issuer_id,
    known_from,
    ...currenciesOf(bytes.subarray(headBytes, bits)),
    statement_date: dayIn(view.getInt32(4)),
    fiscal_date: dayIn(view.getInt32(8)),
    fiscal_year: year === noYear ? null : year,
    values,
    shares_of
  }
}
