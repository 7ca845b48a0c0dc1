/** The bars of a chart: the newest years first, those before once these are drawn. */
import { useEffect, useMemo, useState } from "preact/hooks"
import { type Adjustment, type Interval, maxBars } from "../../../../../core/prices/mod.ts"
import { newestBars } from "../../data/asked.ts"
import type { Answer } from "../../../../../adapters/client/mod.ts"
import { type Asked, useAnswer } from "../../data/useAnswer.ts"
import type { ShownCompany } from "../../subject/company.ts"
import { endOfOlder, joined, type JoinedBars } from "./bars.ts"

export interface Bars extends JoinedBars {
  readonly newest: Asked<Answer<"listCompanyPrices">>
  /** The answers that the bars are from, the newest first. */
  readonly pages: ReadonlyArray<Answer<"listCompanyPrices">>
  /** Whether earlier bars are under way. */
  readonly isLoading: boolean
  /** Whether there are bars before all of these. */
  readonly isLimited: boolean
}

/** Whether two frames have passed since the value came: what it led to is painted. */
const usePainted = (isThere: boolean): boolean => {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    if (!isThere || isPainted) return
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [isThere, isPainted])
  return isPainted
}

/** Asks for nothing while `when` is false. */
export const useBars = (
  { at, company_id }: ShownCompany,
  interval: Interval,
  adjust: Adjustment,
  when = true
): Bars => {
  const series = { company_id, interval, adjust }
  const newest = useAnswer("listCompanyPrices", { ...series, ...newestBars, ...at }, { when })
  const isPainted = usePainted(newest.data !== undefined)
  const end = newest.isStale ? null : endOfOlder(newest.data)
  const older = useAnswer(
    "listCompanyPrices",
    { ...series, order: "desc", limit: maxBars, end_date: end ?? "1970-01-01", ...at },
    { when: when && isPainted && end !== null }
  )
  const found = useMemo(() => {
    const pages = [newest.data, end === null ? undefined : older.data]
    return { ...joined(pages), pages: pages.flatMap((page) => page ?? []) }
  }, [newest.data, older.data, end])
  return {
    newest,
    ...found,
    isLoading: end !== null && older.error === null && (older.data === undefined || older.isStale),
    isLimited: end !== null && (older.data?.has_more ?? false)
  }
}
