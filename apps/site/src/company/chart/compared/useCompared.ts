/** The companies that a chart is compared with: their names in the address, `with=ibm,spy`, and their closes. */
import { useLocation } from "preact-iso"
import { useMemo } from "preact/hooks"
import type { Answer } from "../../../../../../adapters/client/mod.ts"
import { maxBars } from "../../../../../../core/prices/mod.ts"
import { withParameters } from "../../../data/urlState.ts"
import { useAnswer } from "../../../data/useAnswer.ts"
import { currencyText } from "../../../language/format.ts"
import { language } from "../../../language/language.ts"
import { slugsIn } from "../../../shell/Chosen.tsx"
import { calledBy, useCompany } from "../../../subject/company.ts"
import { texts } from "../texts.ts"
import { closesAt, type ComparedLine, maxCompared } from "./returns.ts"

/** The first series is the company's own. */
export const colourOf = (place: number): `--${string}` => `--series-${place + 2}`

/** The names in the address, and what sets them. */
export const useComparedNames = () => {
  const { query, route, url } = useLocation()
  const { slug } = useCompany()
  const given = slugsIn(query["with"]).filter((name) => name !== slug)
  return {
    names: given.slice(0, maxCompared),
    leftOut: given.slice(maxCompared),
    set: (names: ReadonlyArray<string>) =>
      route(withParameters(url, { with: names.length === 0 ? null : names.join(",") }), true)
  }
}

export type ComparedNames = ReturnType<typeof useComparedNames>

type Known = Answer<"listCloses">["companies"][number]

/** Their closes at the bars of the chart, by the same interval and adjustment, and what there is to say of them. */
export const useCompared = (
  { leftOut, names }: ComparedNames,
  dates: ReadonlyArray<string>,
  { adjust, currency, interval }: Pick<Answer<"listCompanyPrices">, "adjust" | "currency" | "interval">
) => {
  const t = texts()
  const { at, company_id } = useCompany()
  const asked = useAnswer(
    "listCloses",
    { companies: names.join(","), interval, adjust, limit: maxBars, ...at },
    { when: names.length > 0 }
  )
  const { data, error } = asked
  const isOfSame = data?.interval === interval && data.adjust === adjust
  const companies = useMemo(
    (): ReadonlyMap<string, Known> =>
      new Map(
        names.length === 0 || !isOfSame
          ? []
          : data.companies.filter((one) => one.company_id !== company_id).map((one) => [one.input, one])
      ),
    [data, isOfSame, company_id, names.length]
  )
  const lines = useMemo(
    () =>
      names.flatMap((input, place): ReadonlyArray<ComparedLine> => {
        const company = companies.get(input)
        if (company === undefined) return []
        const values = closesAt(dates, company)
        return values.every(Number.isNaN)
          ? []
          : [{ input, name: calledBy(company), color: colourOf(place), values }]
      }),
    [companies, names.join(","), dates, language.value]
  )
  const unknown = names.filter((name) => data?.not_found.includes(name))
  const drawn = new Set(lines.map(({ input }) => input))
  const empty = [...companies].flatMap(([input, company]) => (drawn.has(input) ? [] : [calledBy(company)]))
  const currencies = new Set([
    currency,
    ...[...companies].flatMap(([input, one]) => (drawn.has(input) ? [one.currency] : []))
  ])
  const notes = [
    ...(lines.length > 0 ? [t.compared.since] : []),
    ...(lines.length > 0 && currencies.size > 1
      ? [t.compared.ownCurrency([...currencies].map(currencyText).join(", "))]
      : [])
  ]
  const problems = [
    ...(empty.length > 0 ? [t.compared.noPrices(empty.join(", "))] : []),
    ...(unknown.length > 0 ? [t.compared.unknown(unknown.join(", "))] : []),
    ...(leftOut.length > 0 ? [t.compared.leftOut(maxCompared, leftOut.join(", "))] : [])
  ]
  return {
    again: asked.again,
    answer: names.length === 0 ? null : data,
    companies,
    error,
    lines,
    notes,
    problems
  }
}
