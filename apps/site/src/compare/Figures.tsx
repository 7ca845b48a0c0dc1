/** The panels of ratios and of lines of statements, in the companies' own currencies or converted. */
import type { ComponentChildren } from "preact"
import { useState } from "preact/hooks"
import type { Answer } from "../../../../adapters/client/mod.ts"
import { useAnswer, useAnswers } from "../data/useAnswer.ts"
import { useParameter } from "../data/urlState.ts"
import { type TextsOf, useTextsOf } from "../figures/useTextsOf.ts"
import { valueText } from "../figures/valueText.ts"
import { language } from "../language/language.ts"
import { compact, currencyText, day, earnings, unknown } from "../language/format.ts"
import { Definition } from "../ui/Definition.tsx"
import { Panel } from "../ui/Panel.tsx"
import { Segments } from "../ui/Segments.tsx"
import { Awaited } from "./Awaited.tsx"
import type { At, Values } from "./compared.ts"
import { OwnRows } from "./OwnRows.tsx"
import { type Basis, bases, extremesOf, namesOf, ratioRows, statementRows } from "./rows.ts"
import { type Line, SideBySide } from "./SideBySide.tsx"
import { texts } from "./texts.ts"
import { useId } from "../ui/useId.ts"

type Figure = Values["companies"][number]["figures"][number]
type Listed = Answer<"getFigureCatalogue">["figures"][number]

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

interface ShownProps {
  readonly values: Values
  readonly companies: Values["companies"]
  readonly at: At
  /** Empty until it is asked for. */
  readonly catalogue: ReadonlyArray<Listed>
  /** Called before a definition is read. */
  readonly onAsking: () => void
  readonly textsOf: TextsOf
  readonly basis: Basis
  /** What changes the basis. */
  readonly choice: ComponentChildren
}

const Shown = ({ at, basis, catalogue, choice, companies, onAsking, textsOf, values }: ShownProps) => {
  const t = texts()
  const id = useId()
  const own = [
    ...new Set(companies.flatMap(({ figures }) => figures.flatMap(({ currency }) => currency ?? [])))
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
  const figures = companies.map(
    (company) => new Map(company.figures.map((figure) => [figure.name, converted(figure, wanted, rates)]))
  )
  const listed = new Map(catalogue.map((figure) => [figure.name, figure]))

  const lineOf = (name: string, better?: "high" | "low"): Line => {
    const row = figures.map((one) => one.get(name))
    const known = listed.get(name)
    const [title, meaning] = textsOf({
      name,
      title: row.find((figure) => figure !== undefined)?.title ?? name,
      meaning: known?.meaning ?? ""
    })
    // Other languages than English have the definitions themselves.
    const isDefined = known !== undefined || language.value !== "en"
    const numbers = row.map((figure) => (typeof figure?.value === "number" ? figure.value : null))
    return {
      name,
      title: (
        <span onMouseEnter={onAsking} onFocusCapture={onAsking}>
          <Definition text={isDefined ? meaning : "…"}>{title}</Definition>
        </span>
      ),
      explained: { figure: name, label: title },
      cells: row.map((figure) => (figure === undefined ? unknown : cellOf(figure))),
      ...(better === undefined ? { best: [], worst: [] } : extremesOf(numbers, better))
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
        data={[values, ...asked.flatMap(({ data }) => data ?? [])]}
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
      <OwnRows at={at} companies={companies} />
    </>
  )
}

/** The figures of companies by their names in the address, on the basis that is chosen. */
export const useValues = (names: ReadonlyArray<string>, at: At) => {
  const [basis, setBasis] = useParameter("basis", bases, "ttm")
  const asked = useAnswer(
    "listValues",
    { companies: names.join(","), names: namesOf(basis), ...at },
    { when: names.length > 0 }
  )
  return { asked, basis, setBasis }
}

interface FiguresProps {
  readonly of: ReturnType<typeof useValues>
  readonly companies: Values["companies"]
  readonly at: At
}

export const Figures = ({ at, companies, of: { asked, basis, setBasis } }: FiguresProps) => {
  const t = texts()
  const textsOf = useTextsOf()
  // The definitions are of the catalogue, which is larger than all else here.
  const [isAsked, setAsked] = useState(false)
  const catalogue = useAnswer("getFigureCatalogue", {}, { when: isAsked })
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
  if (asked.data === undefined || textsOf === null) {
    return (
      <>
        <div class="controls no-print">{choice}</div>
        <Panel class="side-by-side" title={t.ratios}>
          <Awaited of={asked} />
        </Panel>
      </>
    )
  }
  return companies.length === 0 ? null : (
    <Shown
      values={asked.data}
      at={at}
      basis={basis}
      catalogue={catalogue.data?.figures ?? []}
      onAsking={() => setAsked(true)}
      choice={choice}
      companies={companies}
      textsOf={textsOf}
    />
  )
}
