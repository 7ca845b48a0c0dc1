/** The companies that are compared, as the answers about them name them. */
import type { Answer } from "../../../../adapters/client/mod.ts"
import { maxSeries, seriesColor, seriesDash } from "../ui/charts/colors.ts"

/** The figures of all that are compared. */
export type Values = Answer<"listValues">

/** The closes of all that are compared, and of the benchmark. */
export type Closes = Answer<"listCloses">

/** As either answer has it, `input` being its name in the address. */
export type Company = Omit<Values["companies"][number], "figures" | "count">

/** Each has a colour. */
export const maxCompared = maxSeries

/** What a company's line is drawn in, by its place; the benchmark's is the one after the last. */
export const markOf = (place: number): { readonly color: string; readonly dash: string | undefined } =>
  place === maxCompared
    ? { color: "var(--text)", dash: "1 3" }
    : { color: seriesColor(place), dash: seriesDash(place) }

/** The parts of an answer in the order of names, without those that it doesn't have; an earlier answer has others too. */
export const partsOf = <P extends { readonly input: string }>(
  parts: ReadonlyArray<P>,
  names: ReadonlyArray<string>
): Array<P> => names.flatMap((name) => parts.find(({ input }) => input === name) ?? [])

/** Parameters of the day of the page. */
export type At = { readonly as_of?: string }
