/** What the page asks the service for. */
import type { Answer } from "../../../../adapters/client/mod.ts"
import { type Asked, useAnswer } from "../data/useAnswer.ts"

export type FiguresAnswer = Answer<"getFigureCatalogue">
export type ScreenAnswer = Answer<"getScreener">
type Description = NonNullable<ScreenAnswer["description"]>
export type Distribution = Description["distributions"][number]
export type Match = Description["matches"][number]
export type Cell = string | number | null
export type Row = ScreenAnswer["data"][number]

/** A screen as its address has it. */
export interface Screen {
  readonly where: string
  readonly columns: ReadonlyArray<string>
  /** Empty for the service's own order. */
  readonly sort: string
  readonly offset: number
  readonly as_of: string | null
  readonly universe: "listed" | "all" | "issuers"
  /** Empty for that of most companies. */
  readonly currency: string
}

/** The most rows that the service answers a page with. */
export const limit = 50

/** The parameters of the service for a screen. */
export const parametersOf = ({ as_of, columns, currency, offset, sort, universe, where }: Screen) => ({
  ...(where === "" ? {} : { where }),
  columns: columns.join(","),
  ...(sort === "" ? {} : { sort }),
  ...(offset === 0 ? {} : { offset }),
  ...(as_of === null ? {} : { as_of }),
  ...(universe === "listed" ? {} : { universe }),
  ...(currency === "" ? {} : { currency }),
  limit
})

/** The screen with its distributions and how many meet each condition. */
export const useScreen = (screen: Screen, when: boolean): Asked<ScreenAnswer> =>
  useAnswer("getScreener", { ...parametersOf(screen), explain: "true" }, { when })
