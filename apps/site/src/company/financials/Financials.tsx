/** A company's statements: lines drawn over the periods, and all of them as a table with where each figure is from. */
import { useMemo } from "preact/hooks"
import { newestYears } from "../../../../../core/financials/Years.ts"
import { client } from "../../data/client.ts"
import { useChoices, useParameter } from "../../data/urlState.ts"
import { useAnswer } from "../../data/useAnswer.ts"
import { compact, compactRound, currencyText, day, earnings } from "../../language/format.ts"
import { sentences } from "../../language/sentences.ts"
import { Answered, Skeleton } from "../../ui/Answered.tsx"
import { Bars, type Series } from "../../ui/charts/Bars.tsx"
import { seriesColor } from "../../ui/charts/colors.ts"
import { CsvButton } from "../../ui/CsvButton.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { Segments } from "../../ui/Segments.tsx"
import { nameOf, useCompany } from "../../subject/company.ts"
import { NoStatements } from "../NoStatements.tsx"
import { lineTexts } from "../../figures/lineTexts/lineTexts.ts"
import {
  allLines,
  amountLines,
  drawnAtFirst,
  type LineName,
  maxDrawn,
  perShareLines,
  type Statement,
  toggled
} from "./lines.ts"
import { comparable, growthWithin, newestForm, reportsByHalves } from "./periods.ts"
import { StatementTable } from "./StatementTable.tsx"
import { texts } from "./texts.ts"
import { scaleFor } from "./unit.ts"
import "./financials.css"

const periods = ["Annual", "Quarterly"] as const
const adjustments = ["splits", "none"] as const

/** Fiscal years shown; the service answers up to the last. */
const spans = ["5", "10", "20"] as const
const maxYears = Number(spans.at(-1))

interface ChartProps {
  /** Newest first. */
  readonly statements: ReadonlyArray<Statement>
  readonly lines: ReadonlyArray<LineName>
  readonly colorOf: (line: LineName) => string | null
  readonly valueText: (value: number) => string
  readonly readText?: (value: number) => string
}

/** Lines of one unit; nothing without any. */
const Chart = ({ colorOf, lines, readText, statements, valueText }: ChartProps) => {
  const t = texts()
  if (lines.length === 0) return null
  const series: ReadonlyArray<Series> = lines.map((line) => ({
    name: lineTexts()[line][0],
    color: colorOf(line) ?? "currentcolor",
    values: comparable(statements, line).toReversed()
  }))
  const names = series.map(({ name }) => name).join(", ")
  return (
    <Bars
      label={t.chart(names, currencyText(statements[0]?.currency))}
      columns={statements.map(t.periodName).toReversed()}
      series={series}
      valueText={valueText}
      {...(readText === undefined ? {} : { readText })}
    />
  )
}

interface ShownProps {
  readonly all: ReadonlyArray<Statement>
  readonly years: number
  readonly isGrowthShown: boolean
}

const Shown = ({ all, isGrowthShown, years }: ShownProps) => {
  const t = texts()
  const company = useCompany()
  const [drawn, setDrawn] = useChoices("lines", allLines, drawnAtFirst)
  const statements = useMemo(() => newestYears(all, years), [all, years])
  const growth = useMemo(() => growthWithin(all), [all])
  const scale = useMemo(
    () =>
      scaleFor(
        statements.flatMap((statement) => amountLines.map((line) => statement[line])),
        t.scales
      ),
    [statements, t]
  )
  const colorOf = (line: LineName): string | null => {
    const at = drawn.indexOf(line)
    return at === -1 ? null : seriesColor(at)
  }
  const currency = statements[0]?.currency ?? ""
  return (
    <>
      <Chart
        statements={statements}
        lines={drawn.filter((line) => amountLines.includes(line))}
        colorOf={colorOf}
        valueText={compactRound}
        readText={compact}
      />
      <Chart
        statements={statements}
        lines={drawn.filter((line) => perShareLines.includes(line))}
        colorOf={colorOf}
        valueText={(value) => earnings(value, currency)}
      />
      {drawn.length === 0 && <p class="muted small">{t.noneDrawn}</p>}
      {drawn.length === maxDrawn && <p class="muted small">{t.maxDrawn(maxDrawn)}</p>}
      {statements.some((one) => one.currency !== currency) && <p class="note">{t.currencies}</p>}
      <StatementTable
        statements={statements}
        company={nameOf(company)}
        scale={scale}
        growth={growth}
        isGrowthShown={isGrowthShown}
        colorOf={colorOf}
        onToggle={(line) => setDrawn(toggled(drawn, line))}
      />
    </>
  )
}

export const Financials = () => {
  const t = texts()
  const company = useCompany()
  const { at, company_id, symbol } = company
  const [period, setPeriod] = useParameter("period", periods, "Annual")
  const [years, setYears] = useParameter("years", spans, "5")
  const [adjust, setAdjust] = useParameter("adjust", adjustments, "splits")
  const [growth, setGrowth] = useParameter("growth", ["no", "yes"], "no")
  const asked = { company_id, period, adjust, ...at }
  const statements = useAnswer("getCompanyFinancials", {
    ...asked,
    // One more, because the first that is shown is compared with it.
    years: Math.min(maxYears, Number(years) + 1),
    include: "provenance"
  })
  const interim = useAnswer("getCompanyFinancials", { company_id, period: "Quarterly", years: 1, ...at })
  const isByHalves = reportsByHalves(interim.data?.statements ?? [])
  const shown = newestYears(statements.data?.statements ?? [], Number(years))
  const [newest] = shown
  return (
    <Panel
      title={t.title}
      controls={
        <>
          <Segments
            label={t.period}
            choices={[
              ["Annual", t.annual],
              ["Quarterly", isByHalves ? t.halfYearly : t.quarterly]
            ]}
            value={period}
            onChange={setPeriod}
          />
          <Segments
            label={t.years}
            choices={spans.map((span) => [span, t.lastYears(Number(span))])}
            value={years}
            onChange={setYears}
          />
          <Segments
            label={t.perShare}
            choices={[
              ["splits", t.splits],
              ["none", t.asFiled]
            ]}
            value={adjust}
            onChange={setAdjust}
          />
          <button
            type="button"
            class="button"
            aria-pressed={growth === "yes"}
            onClick={() => setGrowth(growth === "yes" ? "no" : "yes")}
          >
            {t.growth}
          </button>
          {newest !== undefined && (
            <CsvButton
              file={`${symbol}-${period.toLowerCase()}.csv`}
              load={() =>
                client.value.getCompanyFinancials({ ...asked, years: Number(years), format: "csv" })
              }
            />
          )}
        </>
      }
      source={
        newest !== undefined &&
        sentences(t.source(newestForm(newest), day(newest.filed_at), shown.length), t.onShares(adjust))
      }
    >
      <Answered
        of={statements}
        skeleton={<Skeleton lines={20} />}
        empty={[({ count }) => count === 0, <NoStatements text={t.none} />]}
      >
        {({ statements: all }) => <Shown all={all} years={Number(years)} isGrowthShown={growth === "yes"} />}
      </Answered>
    </Panel>
  )
}
