/** The companies that are compared, and their answers together. */
import type { Answer } from "../../../../adapters/client/mod.ts"
import type { Asked } from "../data/useAnswer.ts"
import { maxSeries, seriesColor, seriesDash } from "../ui/charts/colors.ts"
import { Failed, Skeleton } from "../ui/Answered.tsx"

/** With the slug by which the address names it. */
export type Company = Answer<"getCompanyBySlug"> & { readonly slug: string }

/** Each has a colour. */
export const maxCompared = maxSeries

/** What a company's line is drawn in, by its place; the benchmark's is the one after the last. */
export const markOf = (place: number): { readonly color: string; readonly dash: string | undefined } =>
  place === maxCompared
    ? { color: "var(--text)", dash: "1 3" }
    : { color: seriesColor(place), dash: seriesDash(place) }

/** Null until all of them are there; what is missing or failed meanwhile is shown in their place. */
export const allOf = <A,>(asked: ReadonlyArray<Asked<A>>): ReadonlyArray<A> | null => {
  const there = asked.flatMap(({ data }) => (data === undefined ? [] : [data]))
  return there.length === asked.length ? there : null
}

/** What stands in the place of answers until all are there: that one failed, or lines without text. */
export const Waiting = ({ of }: { readonly of: ReadonlyArray<Asked<unknown>> }) => {
  const failed = of.find(({ data, error }) => data === undefined && error !== null)
  return failed?.error ? <Failed error={failed.error} again={failed.again} /> : <Skeleton lines={8} />
}

export interface ComparedProps {
  readonly companies: ReadonlyArray<Company>
  readonly at: { readonly as_of?: string }
}
