/** Own figures of companies over time. */
import type { Answer, Parameters } from "../../../../adapters/client/mod.ts"
import { type Asked, useAnswers } from "../data/useAnswer.ts"
import { valueText } from "../figures/valueText.ts"
import { type AskedFigure, inRequests } from "./askedFigures.ts"
import type { Unit } from "./keptFigures.ts"

/** A value as the unit of its figure is written. */
export const ownText = (valued: {
  readonly unit: Unit
  readonly value: number | null
  readonly currency: string | null
}): string => valueText({ name: "", ...valued })

type History = Answer<"listCompanyFigures">

/** Figures of a company by period, oldest first, in the order in which they were asked for. */
export interface OverTime {
  readonly currency: string | null
  readonly rows: ReadonlyArray<{ readonly date: string; readonly values: ReadonlyArray<number | null> }>
  readonly answers: ReadonlyArray<History>
}

/** Null until all of it is there. */
const joined = (
  requests: ReadonlyArray<ReadonlyArray<AskedFigure>>,
  each: ReadonlyArray<Asked<History>>
): OverTime | null => {
  const answers = each.flatMap(({ data }) => data ?? [])
  const [first] = answers
  if (first === undefined || answers.length < requests.length) return null
  return {
    currency: first.currency,
    answers,
    rows: first.data.map(({ date }, place) => ({
      date,
      values: requests.flatMap((some, i) =>
        some.map(({ expression }) => {
          const value = answers[i]?.data[place]?.[expression]
          return typeof value === "number" ? value : null
        })
      )
    }))
  }
}

/** A request that failed, and what repeats it. */
interface Failure {
  readonly error: Error
  readonly again: () => void
}

interface OverTimeQuery extends Pick<Parameters<"listCompanyFigures">, "frequency" | "limit"> {
  /** The day of the page. */
  readonly at: { readonly as_of?: string }
}

/** By company, null while they are under way. */
export const useOverTime = (
  company_ids: ReadonlyArray<number>,
  asked: ReadonlyArray<AskedFigure>,
  { at, ...query }: OverTimeQuery
): {
  readonly companies: ReadonlyArray<OverTime | null>
  readonly failed: Failure | null
} => {
  const requests = inRequests(asked)
  const of = useAnswers(
    "listCompanyFigures",
    company_ids.flatMap((company_id) =>
      requests.map((some) => ({
        company_id,
        names: some.map(({ expression }) => expression).join(","),
        ...query,
        ...(at.as_of === undefined ? {} : { end_date: at.as_of })
      }))
    )
  )
  const { length } = requests
  const [failed] = of.flatMap(({ again, data, error }) =>
    data === undefined && error !== null ? [{ again, error }] : []
  )
  return {
    failed: failed ?? null,
    companies: company_ids.map((_, i) => joined(requests, of.slice(i * length, (i + 1) * length)))
  }
}
