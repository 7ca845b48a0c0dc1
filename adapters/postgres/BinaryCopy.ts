/** Writes rows in the binary format of COPY (PostgreSQL 15 documentation, COPY, "Binary Format"), from columns. */
import type { LoadedColumn } from "../sql/mod.ts"

type Value = LoadedColumn["values"][number]

/** Writes a value at a place, and returns the place after it. */
type Write = (bytes: Buffer, at: number, value: NonNullable<Value>) => number

const signature = Buffer.from("PGCOPY\n\u00ff\r\n\0\0\0\0\0\0\0\0\0", "latin1")
const trailer = Buffer.from([0xff, 0xff])

/** The length that stands for null. */
const nullLength = -1

const millisOfDay = 86_400_000
const firstDay = Date.UTC(2000, 0, 1) / millisOfDay

/** Days since 2000-01-01 of the date read last: the rows of a file often share dates. */
const daysOf = (): ((date: string) => number) => {
  const known = new Map<string, number>()
  return (date) => {
    const found = known.get(date)
    if (found !== undefined) return found
    const days = Date.parse(`${date}T00:00:00Z`) / millisOfDay - firstDay
    known.set(date, days)
    return days
  }
}

const fixed =
  (length: number, write: (bytes: Buffer, at: number, value: NonNullable<Value>) => void): Write =>
  (bytes, at, value) => {
    bytes.writeInt32BE(length, at)
    write(bytes, at + 4, value)
    return at + 4 + length
  }

const text: Write = (bytes, at, value) => {
  const length = bytes.write(value as string, at + 4)
  bytes.writeInt32BE(length, at)
  return at + 4 + length
}

const bytes: Write = (piece, at, value) => {
  const own = value as Uint8Array
  piece.writeInt32BE(own.length, at)
  piece.set(own, at + 4)
  return at + 4 + own.length
}

const writers = (): Readonly<Record<LoadedColumn["type"], Write>> => {
  const days = daysOf()
  return {
    text,
    json: text,
    bytes,
    date: fixed(4, (bytes, at, value) => bytes.writeInt32BE(days(value as string), at)),
    integer: fixed(4, (bytes, at, value) => bytes.writeInt32BE(value as number, at)),
    bigint: fixed(8, (bytes, at, value) => {
      bytes.writeInt32BE(Math.floor((value as number) / 2 ** 32), at)
      bytes.writeUInt32BE((value as number) >>> 0, at + 4)
    }),
    "double precision": fixed(8, (bytes, at, value) => bytes.writeDoubleBE(value as number, at)),
    boolean: fixed(1, (bytes, at, value) => bytes.writeUInt8(value ? 1 : 0, at))
  }
}

/** Bytes that are sent at once; a piece ends with a row, so it may be longer. */
const pieceSize = 64 * 1024

/** The most bytes of a value with its length. */
const sizeOf = (value: Value): number =>
  typeof value === "string" ? 4 + 3 * value.length : value instanceof Uint8Array ? 4 + value.length : 12

/** The pieces of a table. */
export function* binaryRows(columns: ReadonlyArray<LoadedColumn>): Generator<Buffer> {
  const write = writers()
  const own = columns.map(({ type, values }) => ({ values, write: write[type] }))
  const rows = columns[0]?.values.length ?? 0
  yield signature
  let piece = Buffer.allocUnsafe(pieceSize)
  let at = 0
  for (let row = 0; row < rows; row++) {
    let size = 2
    for (const { values } of own) size += sizeOf(values[row] as Value)
    if (at + size > piece.length) {
      yield piece.subarray(0, at)
      piece = Buffer.allocUnsafe(Math.max(pieceSize, size))
      at = 0
    }
    at = piece.writeInt16BE(own.length, at)
    for (const { values, write } of own) {
      const value = values[row] as Value
      at = value === null ? piece.writeInt32BE(nullLength, at) : write(piece, at, value)
    }
  }
  yield piece.subarray(0, at)
  yield trailer
}
