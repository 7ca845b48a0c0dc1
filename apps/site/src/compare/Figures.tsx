/** The panels of ratios and of lines of statements, in the companies' own currencies or converted. */
import type { ComponentChildren } from "preact"
import type { Answer } from "../../../../adapters/client/mod.ts"
import { useAnswer, useAnswers } from "../data/useAnswer.ts"
import { useParameter } from "../data/urlState.ts"
import { type TextsOf, useTextsOf } from "../figures/useTextsOf.ts"
import { valueText } from "../figures/valueText.ts"
import { compact, currencyText, day, earnings, unknown } from "../language/format.ts"
import { Definition } from "../ui/Definition.tsx"
import { Panel } from "../ui/Panel.tsx"
import { Segments } from "../ui/Segments.tsx"
import { allOf, type Company, type ComparedProps, Waiting } from "./compared.tsx"
import { type Basis, bases, extremesOf, ratioRows, statementRows } from "./rows.ts"
import { type Line, SideBySide } from "./SideBySide.tsx"
import { texts } from "./texts.ts"
import { useId } from "../ui/useId.ts"

type Figure = Answer<"listCompanyValues">["figures"][number]
type Listed = Answer<"getFigureCatalogue">["figures"][number]

const namesOf = (basis: Basis): string => [...ratioRows, ...statementRows].map((row) => row[basis]).join(",")

/** Currencies that many convert to, offered beside the companies' own. */
const common = ["USD", "EUR", "KRW", "JPY", "CNY", "GBP"]

const isPerShare = (name: string): boolean => name.startsWith("eps_")

/** The currency of amounts is named beside them once. */
const cellOf = (figure: Figure): string => {
  const { currency, name, unit, value } = figure
  if (unit !== "currency" || typeof value !== "number") return valueText(figure)
  return isPerShare(name) ? earnings(value, currency) : compact(value)
}

/** An amount in another currency by a rate, unknown where the rate is; anything else as it is. */
const converted = (figure: Figure, wanted: string, rates: ReadonlyMap<string, number | null>): Figure => {
  const { currency, value } = figure
  if (wanted === "own" || currency === null || currency === wanted || typeof value !== "number") return figure
  const rate = rates.get(currency) ?? null
  return { ...figure, currency: wanted, value: rate === null ? null : value * rate }
}

interface ShownProps extends ComparedProps {
  readonly answers: ReadonlyArray<Answer<"listCompanyValues">>
  readonly catalogue: ReadonlyArray<Listed>
  readonly textsOf: TextsOf
  readonly basis: Basis
  /** What changes the basis. */
  readonly choice: ComponentChildren
}

const Shown = ({ answers, at, basis, catalogue, choice, companies, textsOf }: ShownProps) => {
  const t = texts()
  const id = useId()
  const own = [
    ...new Set(answers.flatMap(({ figures }) => figures.flatMap(({ currency }) => currency ?? [])))
  ]
  const choices = ["own", ...new Set([...own, ...common])]
  const [wanted, setWanted] = useParameter("currency", choices, "own")
  const needed = wanted === "own" ? [] : own.filter((currency) => currency !== wanted)
  const asked = useAnswers(
    "listRates",
    needed.map((base) => ({
      base,
      quote: wanted,
      ...(at.as_of === undefined ? {} : { end_date: at.as_of })
    }))
  )
  const rates = new Map(needed.map((base, i) => [base, asked[i]?.data?.rate?.value ?? null]))
  const days = asked.flatMap(({ data }) => data?.rate?.date ?? [])
  const withoutRate = needed.filter((base, i) => asked[i]?.data !== undefined && rates.get(base) === null)
  const figures = answers.map(
    (answer) => new Map(answer.figures.map((figure) => [figure.name, converted(figure, wanted, rates)]))
  )
  const listed = new Map(catalogue.map((figure) => [figure.name, figure]))

  const lineOf = (name: string, better?: "high" | "low"): Line => {
    const row = figures.map((one) => one.get(name))
    const meant = listed.get(name)
    const [title, meaning] = meant === undefined ? [name, ""] : textsOf(meant)
    const values = row.map((figure) => (typeof figure?.value === "number" ? figure.value : null))
    return {
      name,
      title: <Definition text={meaning}>{title}</Definition>,
      explained: { figure: name, label: title },
      cells: row.map((figure) => (figure === undefined ? unknown : cellOf(figure))),
      ...(better === undefined ? { best: [], worst: [] } : extremesOf(values, better))
    }
  }
  /** The currency of each company's amounts; null for one without any. */
  const currenciesOf = (rows: typeof ratioRows) =>
    figures.map((one) => rows.flatMap((row) => one.get(row[basis])?.currency ?? []).at(0) ?? null)
  const panel = (title: string, rows: typeof ratioRows, source: string) => {
    const currencies = currenciesOf(rows)
    const distinct = [...new Set(currencies.flatMap((currency) => currency ?? []))]
    const ofCompanies: Line = {
      name: "currency",
      title: t.currency,
      cells: currencies.map((currency) => (currency === null ? unknown : currencyText(currency))),
      best: [],
      worst: []
    }
    return (
      <Panel
        class="side-by-side"
        title={title}
        {...(distinct.length === 1 ? { time: currencyText(distinct[0]) } : {})}
        source={[
          source,
          ...(days.length === 0 ? [] : [t.converted(day(days.toSorted().at(0)))]),
          ...(withoutRate.length === 0 ? [] : [t.withoutRate(withoutRate.join(", "), wanted)])
        ].join(" · ")}
      >
        <SideBySide
          label={title}
          at={at}
          companies={companies}
          lines={[
            ...(distinct.length > 1 ? [ofCompanies] : []),
            ...rows.map((row) => lineOf(row[basis], row.better))
          ]}
        />
      </Panel>
    )
  }
  return (
    <>
      <div class="controls no-print">
        {choice}
        <label class="small" for={id}>
          {t.currency}
        </label>
        <select
          id={id}
          class="select"
          value={wanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        >
          {choices.map((one) => (
            <option key={one} value={one}>
              {one === "own" ? t.ownCurrency : one}
            </option>
          ))}
        </select>
      </div>
      {panel(t.ratios, ratioRows, [basis === "ttm" ? t.ratioSource : t.ratioYearSource, t.marks].join(" · "))}
      {panel(t.statements, statementRows, basis === "ttm" ? t.statementSource : t.statementYearSource)}
    </>
  )
}

export const Figures = ({
  at,
  companies
}: ComparedProps & { readonly companies: ReadonlyArray<Company> }) => {
  const t = texts()
  const [basis, setBasis] = useParameter("basis", bases, "ttm")
  const textsOf = useTextsOf()
  const catalogue = useAnswer("getFigureCatalogue", {})
  const asked = useAnswers(
    "listCompanyValues",
    companies.map(({ company_id }) => ({ company_id, names: namesOf(basis), ...at }))
  )
  const all = allOf(asked)
  const choice = (
    <Segments
      label={t.basis}
      value={basis}
      onChange={setBasis}
      choices={[
        ["ttm", t.trailing],
        ["year", t.year]
      ]}
    />
  )
  return all === null || catalogue.data === undefined || textsOf === null ? (
    <>
      <div class="controls no-print">{choice}</div>
      <Panel class="side-by-side" title={t.ratios}>
        <Waiting of={[...asked, catalogue]} />
      </Panel>
    </>
  ) : (
    <Shown
      answers={all}
      at={at}
      basis={basis}
      catalogue={catalogue.data.figures}
      choice={choice}
      companies={companies}
      textsOf={textsOf}
    />
  )
}
