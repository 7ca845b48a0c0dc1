/** Bars as the API lists them, dated at midnight without a zone. */
import type { BarColumns } from "../../../../../core/prices/mod.ts"
import { PricePoint } from "../../../api/prices/Prices.ts"
import type { Table } from "../../answers/tables.ts"
import {
  asciiOf,
  putAscii,
  putNumber,
  putPlain,
  putText,
  reserve,
  writtenTo
} from "../../answers/JsonBytes.ts"

/** Stands behind the day of a bar. */
export const midnight = "T00:00:00"

/** Bars as CSV. */
export const pricePointTable = ({ close, date, high, length, low, open, volume }: BarColumns): Table => {
  const rows = Array.from({ length }, (_, i) => [
    `${date[i]}${midnight}`,
    open[i] ?? null,
    high[i] ?? null,
    low[i] ?? null,
    close[i] ?? null,
    volume[i] ?? null
  ])
  return { columns: Object.keys(PricePoint.fields), rows }
}

const comma = asciiOf(",")
const beforeDate = asciiOf('{"datetime":"')
const beforeOpen = asciiOf(`${midnight}","open":`)
const beforeHigh = asciiOf(',"high":')
const beforeLow = asciiOf(',"low":')
const beforeClose = asciiOf(',"close":')
const beforeVolume = asciiOf(',"volume":')
const afterVolume = asciiOf("}")

/** More than the bytes of a bar: five numbers of at most 24, a date, and the names of the members. */
const maxBytes = 256

const putBars = (place: number, { close, date, high, length, low, open, volume }: BarColumns): number => {
  let at = reserve(place, length * maxBytes)
  for (let i = 0; i < length; i++) {
    if (i > 0) at = putAscii(at, comma)
    at = putAscii(at, beforeDate)
    at = putPlain(at, date[i] as string)
    at = putNumber(putAscii(at, beforeOpen), open[i] as number)
    at = putNumber(putAscii(at, beforeHigh), high[i] as number)
    at = putNumber(putAscii(at, beforeLow), low[i] as number)
    at = putNumber(putAscii(at, beforeClose), close[i] as number)
    at = putNumber(putAscii(at, beforeVolume), volume[i] as number)
    at = putAscii(at, afterVolume)
  }
  return at
}

/** The JSON of an object whose member `name` lists bars, after the members of `before` and before those of `after`. */
export const bodyWith = (before: object, name: string, bars: BarColumns, after: object): Uint8Array => {
  const begun = putText(0, `${JSON.stringify(before).slice(0, -1)},"${name}":[`)
  return writtenTo(putText(putBars(begun, bars), `],${JSON.stringify(after).slice(1)}`))
}
