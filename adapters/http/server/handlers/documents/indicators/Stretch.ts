/** The bars that pages of indicators are about: successive ones of the sample. */
import type { Column, InputName } from "../../../../../../core/indicators/mod.ts"
import { bars } from "./bars.ts"
import type { Kept } from "./Kept.ts"

/** A column of a bar that the file has. */
export type Input = Exclude<InputName, "periods">

/** Successive bars of a symbol, as traded. */
export interface Stretch {
  readonly symbol: string
  /** Whether it begins with the symbol's first bar of the sample, so that values over it are those over all bars up to its end. */
  readonly isWhole: boolean
  readonly dates: ReadonlyArray<string>
  /** Volumes, and closes of the second symbol, are there where the stretch is whole. */
  readonly columns: Readonly<Record<Input, Column>>
}

/** The symbol of the input `other`. */
export const secondSymbol = "SPY"

/** Reads a stretch. */
export const stretchOf = ({ isWhole, symbol, text }: Kept): Stretch => {
  const rows = text.split("\n").map((line) => line.split(","))
  const column = (at: number): Column => Float64Array.from(rows, (row) => Number(row[at]))
  return {
    symbol,
    isWhole,
    dates: rows.map(([date = ""]) => date),
    columns: {
      open: column(1),
      high: column(2),
      low: column(3),
      close: column(4),
      volume: column(5),
      other: column(6)
    }
  }
}

let made: ReadonlyArray<Stretch> | null = null

/** The whole stretch first, then those in which the candle patterns end that end nowhere in it; made when they are first asked for. */
export const stretches = (): ReadonlyArray<Stretch> => {
  made ??= bars.map(stretchOf)
  return made
}
