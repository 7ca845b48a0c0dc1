/** What the page asks the service for. */
import type { Answer } from "../../../../adapters/client/mod.ts"
import { useMemo, useRef } from "preact/hooks"
import { noteRequest, requestOf } from "../data/requests.ts"
import { type Asked, useAnswer } from "../data/useAnswer.ts"
import { type Fault, faultOf } from "../figures/fault.ts"
import { faultOfWriting } from "../own/refused.ts"
import { type Formulas, isWrittenOut, type WrittenOut, writtenOut } from "../own/writtenOut.ts"
import { listed } from "./conditions.ts"
import { restored } from "./restored.ts"

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

/** A screen as the service is asked for it: with own figures written out where the browser keeps these. */
interface WrittenScreen {
  readonly screen: Screen
  readonly where: WrittenOut
  /** All columns between commas. */
  readonly columns: WrittenOut
  readonly sort: WrittenOut
}

const writtenScreen = (screen: Screen, formulas: Formulas): WrittenScreen | Fault => {
  const where = writtenOut(screen.where, formulas)
  const columns = writtenOut(screen.columns.join(","), formulas)
  const sort = writtenOut(screen.sort, formulas)
  if (!isWrittenOut(where)) return faultOfWriting(where, "where")
  if (!isWrittenOut(columns)) return faultOfWriting(columns, "columns")
  if (!isWrittenOut(sort)) return faultOfWriting(sort, "sort")
  return {
    screen: { ...screen, where: where.text, columns: listed(columns.text), sort: sort.text },
    where,
    columns,
    sort
  }
}

/** What came of asking for a screen. */
export interface AskedScreen extends Asked<ScreenAnswer> {
  /** What is wrong with its expressions, as they are in the address. */
  readonly fault: Fault | null
  /** What the service is asked by; null for what can't be written out. */
  readonly asks: Screen | null
}

interface ScreenOptions {
  readonly when: boolean
  /** How many companies; as many as a page has where none is given. */
  readonly companies?: number
}

/** The screen with its distributions and how many meet each condition. */
export const useScreen = (
  screen: Screen,
  formulas: Formulas,
  { companies = limit, when }: ScreenOptions
): AskedScreen => {
  const result = writtenScreen(screen, formulas)
  const written = "screen" in result ? result : null
  const asked = useAnswer(
    "getScreener",
    { ...parametersOf(written?.screen ?? screen), limit: companies, explain: "true" },
    { when: when && written !== null }
  )
  const answer = useMemo(() => {
    if (asked.data === undefined || written === null) return undefined
    if (formulas.size === 0) return asked.data
    const named = restored(asked.data, screen.columns, {
      asked: written.screen.columns,
      where: written.where
    })
    const request = requestOf(asked.data)
    if (request !== null) noteRequest(named, request)
    return named
  }, [asked.data, JSON.stringify([screen, written?.screen])])
  const last = useRef<ScreenAnswer>()
  if (!asked.isStale && answer !== undefined) last.current = answer
  const refusal = faultOf(asked.error)
  const part = written?.[refusal?.parameter as "where" | "columns" | "sort"]
  const fault =
    written === null
      ? (result as Fault)
      : refusal === null || part === undefined
        ? refusal
        : { ...refusal, position: part.placeOf(refusal.position) }
  // Until the newest is there, what is shown is by the expressions of the one before.
  return { ...asked, data: asked.isStale ? last.current : answer, fault, asks: written?.screen ?? null }
}
