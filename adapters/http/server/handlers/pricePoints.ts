/** Bars as the API lists them, dated at midnight without a zone. */
import type { BarColumns } from "../../../../core/mod.ts"
import { PricePoint } from "../../api/Prices.ts"
import type { Table } from "../answers/csv.ts"
import { begin, encoded, finish, putByte, putBytes, putNumber, putText } from "../answers/JsonBytes.ts"

const midnight = "T00:00:00"

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

const [opening, comma, closing] = ["[", ",", "]"].map((text) => text.charCodeAt(0)) as [
  number,
  number,
  number
]

const beforeDate = encoded('{"datetime":"')
const beforeOpen = encoded(`${midnight}","open":`)
const beforeHigh = encoded(',"high":')
const beforeLow = encoded(',"low":')
const beforeClose = encoded(',"close":')
const beforeVolume = encoded(',"volume":')
const afterVolume = encoded("}")

/** More than the bytes of a bar: five numbers of at most 24, a date, and the names of the members. */
const mostBytes = 256

/** A JSON list of bars. */
export const pricePointsJson = ({ close, date, high, length, low, open, volume }: BarColumns): string => {
  begin(2 + length * mostBytes)
  putByte(opening)
  for (let i = 0; i < length; i++) {
    if (i > 0) putByte(comma)
    putBytes(beforeDate)
    putText(date[i] as string)
    putBytes(beforeOpen)
    putNumber(open[i] as number)
    putBytes(beforeHigh)
    putNumber(high[i] as number)
    putBytes(beforeLow)
    putNumber(low[i] as number)
    putBytes(beforeClose)
    putNumber(close[i] as number)
    putBytes(beforeVolume)
    putNumber(volume[i] as number)
    putBytes(afterVolume)
  }
  putByte(closing)
  return finish()
}
