/** Bodies of indicators. */
import type { Adjustment, Company, Interval } from "../../../../../core/mod.ts"
import type { IndicatorAnswer } from "../../../../../core/ports.ts"
import {
  type Ascii,
  asciiOf,
  putAscii,
  putNumber,
  putPlain,
  putText,
  reserve,
  writtenTo
} from "../../answers/JsonBytes.ts"
import type { Table } from "../../answers/tables.ts"
import { lengthOf } from "../../exchange/Body.ts"
import { midnight } from "../prices/pricePoints.ts"

interface Asked {
  readonly adjust: Adjustment
  readonly interval: Interval
  readonly order: "asc" | "desc"
}

/** The places of bars in the order that was asked for. */
const placesOf = ({ bars: { length } }: IndicatorAnswer, order: "asc" | "desc"): ReadonlyArray<number> =>
  Array.from({ length }, (_, i) => (order === "asc" ? i : length - 1 - i))

const known = (value: number | undefined): number | null =>
  value === undefined || Number.isNaN(value) ? null : value

/** Bars with their indicators as CSV. */
export const indicatorTable = (answer: IndicatorAnswer, { order }: Asked): Table => {
  const { bars, columns } = answer
  return {
    columns: ["datetime", "close", ...columns.map(({ name }) => name)],
    rows: placesOf(answer, order).map((i) => [
      `${bars.date[i]}${midnight}`,
      known(bars.close[i]),
      ...columns.map(({ values }) => known(values[i]))
    ])
  }
}

const comma = asciiOf(",")
const beforeDate = asciiOf('{"datetime":"')
const beforeClose = asciiOf(`${midnight}","close":`)
const end = asciiOf("}")

/** More than the bytes of a number and of what stands around it. */
const bytesOfNumber = 64

/** Numbers that are printed in a piece, which takes some milliseconds. */
const numbersAtOnce = 30_000

/** The JSON body of bars with their indicators, after its head, in pieces. */
export const indicatorsJson = function* (
  head: object,
  { currency }: Company,
  asked: Asked,
  answer: IndicatorAnswer
): Generator<void, Uint8Array> {
  const { bars, columns, hasMore, indicators } = answer
  const { adjust, interval, order } = asked
  const before = {
    ...head,
    interval,
    adjust,
    currency,
    indicators
  }
  const names = columns.map(({ name }) => asciiOf(`,${JSON.stringify(name)}:`))
  const bytesOfRow = names.reduce((sum, { length }) => sum + length + bytesOfNumber, 3 * bytesOfNumber)
  const places = placesOf(answer, order)
  const rowsAtOnce = Math.ceil(numbersAtOnce / (1 + columns.length))
  const parts: Array<Uint8Array> = []
  let at = putText(0, `${JSON.stringify(before).slice(0, -1)},"data":[`)
  for (let from = 0; from < places.length; from += rowsAtOnce) {
    if (from > 0) {
      // Others write into the same memory.
      parts.push(writtenTo(at))
      yield
      at = putAscii(reserve(0, bytesOfRow), comma)
    }
    for (const [n, i] of places.slice(from, from + rowsAtOnce).entries()) {
      at = reserve(at, bytesOfRow)
      if (n > 0) at = putAscii(at, comma)
      at = putPlain(putAscii(at, beforeDate), bars.date[i] as string)
      at = putNumber(putAscii(at, beforeClose), bars.close[i] as number)
      for (const [column, { values }] of columns.entries())
        at = putNumber(putAscii(at, names[column] as Ascii), values[i] as number)
      at = putAscii(at, end)
    }
  }
  parts.push(writtenTo(putText(at, `],"count":${bars.length},"has_more":${hasMore}}`)))
  const all = new Uint8Array(lengthOf(parts))
  let copied = 0
  for (const part of parts) {
    all.set(part, copied)
    copied += part.length
    yield
  }
  return all
}
