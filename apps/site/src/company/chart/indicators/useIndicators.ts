/** The indicators of a chart over its bars, computed in the browser. */
import { useMemo } from "preact/hooks"
import type { Answer } from "../../../../../../adapters/client/mod.ts"
import type { Closes, IndicatorBasis } from "../../../../../../core/indicators/expression/overBars.ts"
import type { AskedIndicator } from "../../../../../../core/indicators/expression/read.ts"
import { maxBars } from "../../../../../../core/prices/mod.ts"
import { useAnswer, useAnswers } from "../../../data/useAnswer.ts"
import { useCompany } from "../../../subject/company.ts"
import type { JoinedBars } from "../bars.ts"
import { useBars } from "../useBars.ts"
import type { ReadText } from "./expressions.ts"
import { type ComputedIndicator, placed, type PlacedIndicator } from "./placed.ts"
import { texts } from "./texts.ts"
import { useEngine } from "./useEngine.ts"

const closesOf = new WeakMap<object, Closes>()

/** The closes of a company by the days of its bars; the same object for the same answer. */
const closesIn = (company: Answer<"listCloses">["companies"][number]): Closes => {
  const known = closesOf.get(company)
  if (known !== undefined) return known
  const made = new Map(company.data.map(({ close, date }) => [date, close]))
  closesOf.set(company, made)
  return made
}

const needsSecond = ({ indicator }: AskedIndicator): boolean => indicator.inputs.includes("other")

const nothing: ReadText = { asked: [], unreadable: [], beyond: 0 }

/** What an expression's second series is: its closes, nothing while they are awaited, else why it has none. */
type Second = Closes | null | { readonly problem: string }

/** The second series of expressions that need one: those that they name, else the index that the service computes betas against. */
const useSeconds = (
  asked: ReadonlyArray<AskedIndicator>,
  { adjust, interval }: Pick<Answer<"listCompanyPrices">, "adjust" | "interval">
) => {
  const { at, company_id } = useCompany()
  const t = texts()
  const needing = asked.filter(needsSecond)
  const nameless = needing.find(({ second }) => second === null)
  // An answer says what the second series of its expressions is.
  const index = useAnswer(
    "listCompanyIndicators",
    { company_id, indicators: nameless?.indicator.name ?? "", limit: 1, ...at },
    { when: nameless !== undefined }
  )
  const ofIndex = index.data?.indicators[0]?.second ?? null
  const symbolOf = ({ second }: AskedIndicator): string | null => second?.text ?? ofIndex
  const symbols = [...new Set(needing.flatMap((one) => symbolOf(one) ?? []))]
  const answers = useAnswers(
    "listCloses",
    symbols.map((companies) => ({
      companies,
      interval,
      adjust: adjust === "none" ? ("splits" as const) : adjust,
      limit: maxBars,
      ...at
    }))
  )
  return (one: AskedIndicator): Second => {
    const symbol = symbolOf(one)
    if (symbol === null)
      return index.error === null ? null : { problem: t.notDrawn(one.expression, index.error.message) }
    const { data, error } = answers[symbols.indexOf(symbol)] ?? {}
    const [company] = data?.companies ?? []
    if (company !== undefined)
      return company.data.length === 0 ? { problem: t.noBars(one.expression) } : closesIn(company)
    if (data !== undefined) return { problem: t.noCompany(one.expression, symbol) }
    return error === null || error === undefined
      ? null
      : { problem: t.notDrawn(one.expression, error.message) }
  }
}

/** Whether bars have the days of others. */
const areOfSameDays = (a: JoinedBars, b: JoinedBars): boolean =>
  a.bars.length === b.bars.length && a.bars.date.every((date, i) => date === b.bars.date[i])

/**
 * Raw bars are computed upon as split-adjusted ones, which are asked for besides; null until they are there. As the service
 * does it (`core/views/IndicatorSeries.ts`).
 */
const useBasis = (
  shown: JoinedBars,
  { adjust, interval }: Pick<Answer<"listCompanyPrices">, "adjust" | "interval">,
  isNeeded: boolean
): IndicatorBasis | null => {
  const isRaw = adjust === "none"
  const adjusted = useBars(useCompany(), interval, "splits", isRaw && isNeeded)
  return useMemo(() => {
    if (!isRaw) return { bars: shown.bars, gaps: shown.gaps, raw: null }
    return areOfSameDays(shown, adjusted)
      ? { bars: adjusted.bars, gaps: adjusted.gaps, raw: shown.bars.close }
      : null
  }, [isRaw, shown.bars, shown.gaps, adjusted.bars, adjusted.gaps])
}

/** The indicators that a text names, over the bars of an answer. */
export const useIndicators = (text: string, shown: JoinedBars, page: Answer<"listCompanyPrices">) => {
  const { again, engine, error } = useEngine()
  const { asked, beyond, unreadable } = useMemo(() => engine?.readText(text) ?? nothing, [engine, text])
  const compute = useMemo(() => engine?.computing(), [engine])
  const basis = useBasis(shown, page, asked.length > 0)
  const secondOf = useSeconds(asked, page)
  const seconds = asked.map((one) => (needsSecond(one) ? secondOf(one) : null))
  const indicators = useMemo((): ReadonlyArray<PlacedIndicator> => {
    if (basis === null || compute === undefined) return []
    return placed(
      asked.flatMap((one, i): ReadonlyArray<ComputedIndicator> => {
        const second = seconds[i] ?? null
        if (needsSecond(one) && !(second instanceof Map)) return []
        return [{ asked: one, columns: compute(one, basis, second instanceof Map ? second : null) }]
      })
    )
  }, [asked, basis, compute, ...seconds.map((second) => (second instanceof Map ? second : null))])
  const problems = seconds.flatMap((second) =>
    second !== null && "problem" in second ? [second.problem] : []
  )
  return { indicators, asked, unreadable, beyond, problems, error, again }
}

export type Indicators = ReturnType<typeof useIndicators>
