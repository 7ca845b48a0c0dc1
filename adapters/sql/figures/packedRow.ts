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
  type DerivedRow,
  type NumbersByPlace,
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

/** How many bits of a byte are set. */
const bitCounts = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll("0", "").length)
const countBits = (byte: number): number => bitCounts[byte] as number

const dayOrNone = (day: string | null): number => (day === null ? noDay : dayOf(day))
const dayIn = (day: number): string | null => (day === noDay ? null : dateOfDay(day))

/** The most bytes that a row takes, whose currencies are codes of three letters. */
const mostBytes = headBytes + 3 * 4 + bitBytes + 8 * figures + 4 * averages

/** Writes a row at a place, and returns the place after it. */
const writeRow = (bytes: Uint8Array, view: DataView, from: number, row: DerivedRow): number => {
  const { fiscal_date, fiscal_year, shares_of, statement_date, values } = row
  view.setUint32(from, version)
  view.setInt32(from + 4, dayOrNone(statement_date))
  view.setInt32(from + 8, dayOrNone(fiscal_date))
  view.setInt16(from + 12, fiscal_year ?? noYear)
  const { written } = encoder.encodeInto(currenciesText(row), bytes.subarray(from + headBytes))
  bytes[from + 14] = written
  const bits = from + headBytes + written
  let at = bits + bitBytes
  for (let i = 0; i < figures; i++) {
    const value = values[i] as number
    if (Number.isNaN(value)) continue
    bytes[bits + (i >> 3)] = (bytes[bits + (i >> 3)] as number) | (1 << (i & 7))
    view.setFloat64(at, value)
    at += 8
  }
  for (let i = 0; i < averages; i++) {
    const day = shares_of[i] as number
    if (Number.isNaN(day)) continue
    const place = figures + i
    bytes[bits + (place >> 3)] = (bytes[bits + (place >> 3)] as number) | (1 << (place & 7))
    view.setInt32(at, day)
    at += 4
  }
  return at
}

/** Each without the issuer and the day, which are columns of the table. They share their memory. */
export const packedRows = (rows: ReadonlyArray<DerivedRow>): ReadonlyArray<Uint8Array> => {
  const bytes = new Uint8Array(rows.length * mostBytes)
  const view = new DataView(bytes.buffer)
  let from = 0
  return rows.map((row) => {
    const to = writeRow(bytes, view, from, row)
    const packed = bytes.subarray(from, to)
    from = to
    return packed
  })
}

/** Numbers of a packed row, each read when it is asked for: a screen asks for a few. */
class PackedNumbers implements NumbersByPlace {
  readonly #view: DataView
  readonly #bits: number
  /** The places of the first and after the last in the bits. */
  readonly #from: number
  readonly #to: number

  constructor(view: DataView, bits: number, from: number, to: number) {
    this.#view = view
    this.#bits = bits
    this.#from = from
    this.#to = to
  }

  #byte(index: number): number {
    return this.#view.getUint8(this.#bits + index)
  }

  /** How many of the places before one are known. */
  #knownBefore(place: number): number {
    let count = countBits(this.#byte(place >> 3) & ((1 << (place & 7)) - 1))
    for (let i = 0; i < place >> 3; i++) count += countBits(this.#byte(i))
    return count
  }

  at(index: number): number | undefined {
    const place = this.#from + index
    if (index < 0 || place >= this.#to) return undefined
    if ((this.#byte(place >> 3) & (1 << (place & 7))) === 0) return Number.NaN
    const numbers = this.#bits + bitBytes
    const before = this.#knownBefore(place)
    if (this.#from === 0) return this.#view.getFloat64(numbers + 8 * before)
    const known = this.#knownBefore(this.#from)
    return this.#view.getInt32(numbers + 8 * known + 4 * (before - known))
  }
}

/** A row whose numbers are read from its bytes. */
class UnpackedRow implements StatementRow {
  readonly issuer_id: number
  readonly known_from: string
  readonly #view: DataView
  readonly #bits: number
  #known: Currencies | undefined

  constructor(issuer_id: number, known_from: string, view: DataView) {
    this.issuer_id = issuer_id
    this.known_from = known_from
    this.#view = view
    this.#bits = headBytes + view.getUint8(14)
  }

  get #currencies(): Currencies {
    const { buffer, byteOffset } = this.#view
    this.#known ??= currenciesOf(new Uint8Array(buffer, byteOffset + headBytes, this.#bits - headBytes))
    return this.#known
  }

  get currency(): string | null {
    return this.#currencies.currency
  }

  get annual_currency(): string | null {
    return this.#currencies.annual_currency
  }

  get trailing_currency(): string | null {
    return this.#currencies.trailing_currency
  }

  get statement_date(): string | null {
    return dayIn(this.#view.getInt32(4))
  }

  get fiscal_date(): string | null {
    return dayIn(this.#view.getInt32(8))
  }

  get fiscal_year(): number | null {
    const year = this.#view.getInt16(12)
    return year === noYear ? null : year
  }

  get values(): NumbersByPlace {
    return new PackedNumbers(this.#view, this.#bits, 0, figures)
  }

  get shares_of(): NumbersByPlace {
    return new PackedNumbers(this.#view, this.#bits, figures, figures + averages)
  }
}

/** Null for the figures of another version. */
export const unpackedRow = (
  issuer_id: number,
  known_from: string,
  bytes: Uint8Array
): StatementRow | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return view.getUint32(0) === version ? new UnpackedRow(issuer_id, known_from, view) : null
}
