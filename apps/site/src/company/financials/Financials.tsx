/** A company's statements: lines drawn over the periods, all of them as a table with where each figure is from, and two days compared. */
import { useMemo } from "preact/hooks"
import { client } from "../../data/client.ts"
import { today, useChoices, useDay, useParameter } from "../../data/urlState.ts"
import { interimYear, wholeStatements } from "../../data/asked.ts"
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
import { DayPicker } from "../DayPicker.tsx"
import { NoStatements } from "../NoStatements.tsx"
import { lineTexts } from "../../figures/lineTexts/lineTexts.ts"
import { Changes } from "./Changes.tsx"
import { scalesFor } from "./figureText.ts"
import {
  allLines,
  type Answered as Answers,
  drawnAtFirst,
  flat,
  isTrailing,
  type LineName,
  maxDrawn,
  type Statement,
  toggled,
  type Unit,
  unitOf
} from "./lines.ts"
import { comparable, firstRows, growthWithin, newestForm, newestPeriods, reportsByHalves } from "./periods.ts"
import { StatementTable } from "./StatementTable.tsx"
import { texts } from "./texts.ts"
import "./financials.css"

const periods = ["Annual", "Quarterly"] as const
const adjustments = ["splits", "none"] as const
const orders = ["oldest", "newest"] as const
const switches = ["no", "yes"] as const

/** Years shown; the service answers up to the last. */
const spans = ["5", "10", "20"] as const
const maxYears = Number(spans.at(-1))

interface ChartProps {
  /** From left to right. */
  readonly statements: ReadonlyArray<Statement>
  /** The currency of the newest; statements in others aren't drawn. */
  readonly currency: string
  readonly lines: ReadonlyArray<LineName>
  readonly unit: Unit
  readonly colorOf: (line: LineName) => string | null
}

/** Lines of one unit; nothing without any. */
const Chart = ({ colorOf, currency, lines, statements, unit }: ChartProps) => {
  const t = texts()
  const drawn = lines.filter((line) => unitOf(line) === unit)
  if (drawn.length === 0) return null
  const series: ReadonlyArray<Series> = drawn.map((line) => ({
    name: lineTexts()[line][0],
    color: colorOf(line) ?? "currentcolor",
    values: comparable(statements, line, currency)
  }))
  const names = series.map(({ name }) => name).join(", ")
  return (
    <Bars
      label={unit === "shares" ? t.sharesChart(names) : t.chart(names, currencyText(currency))}
      columns={statements.map(t.periodName)}
      series={series}
      {...(unit === "perShare"
        ? { valueText: (value: number) => earnings(value, currency) }
        : { valueText: compactRound, readText: compact })}
    />
  )
}

const isKnown = (one: Statement | null | undefined): one is Statement => one !== null && one !== undefined

/** What of the answer is shown, and how. */
interface View {
  readonly years: number
  readonly isNewestFirst: boolean
  readonly isGrowthShown: boolean
  readonly isShareShown: boolean
  /** The day that the statements are compared with, and the day that they are of; null for none, and for now. */
  readonly against: string | null
  readonly asOf: string | null
}

const Shown = ({ answer, view }: { readonly answer: Answers; readonly view: View }) => {
  const { against, asOf, isGrowthShown, isNewestFirst, isShareShown, years } = view
  const t = texts()
  const company = useCompany()
  const [drawn, setDrawn] = useChoices("lines", allLines, drawnAtFirst)
  const all = useMemo(() => answer.statements.map(flat), [answer])
  const newest = useMemo(() => newestPeriods(all, years), [all, years])
  const [trailing, before] = useMemo(
    () => [answer.trailing, answer.trailing_before].map((one) => (one ? flat(one) : null)),
    [answer]
  )
  const growth = useMemo(
    () => growthWithin([...all, trailing, before].filter(isKnown)),
    [all, trailing, before]
  )
  const columns = useMemo(() => {
    const newestFirst = isKnown(trailing) && isTrailing(trailing) ? [trailing, ...newest] : newest
    return isNewestFirst ? newestFirst : newestFirst.toReversed()
  }, [trailing, newest, isNewestFirst])
  const scales = useMemo(() => scalesFor(newest, t.scales), [newest, t])
  const colorOf = (line: LineName): string | null => {
    const at = drawn.indexOf(line)
    return at === -1 ? null : seriesColor(at)
  }
  const currency = newest[0]?.currency ?? ""
  // Twelve months beside quarters would dwarf them.
  const charted = answer.period === "Annual" ? columns : columns.filter((one) => !isTrailing(one))
  const then = against === null ? null : day(against)
  return (
    <>
      {(["amount", "perShare", "shares"] as const).map((unit) => (
        <Chart
          key={unit}
          statements={charted}
          currency={currency}
          lines={drawn}
          unit={unit}
          colorOf={colorOf}
        />
      ))}
      {drawn.length === 0 && <p class="muted small">{t.noneDrawn}</p>}
      {drawn.length === maxDrawn && <p class="muted small">{t.maxDrawn(maxDrawn)}</p>}
      {newest.some((one) => one.currency !== currency) && <p class="note">{t.currencies}</p>}
      <StatementTable
        statements={columns}
        isNewestFirst={isNewestFirst}
        company={nameOf(company)}
        scales={scales}
        growth={growth}
        isGrowthShown={isGrowthShown}
        isShareShown={isShareShown}
        then={then}
        colorOf={colorOf}
        onToggle={(line) => setDrawn(toggled(drawn, line))}
      />
      {then !== null && (
        <Changes statements={newest} scales={scales} then={then} now={asOf === null ? t.now : day(asOf)} />
      )}
    </>
  )
}

interface SwitchProps {
  readonly text: string
  readonly value: "no" | "yes"
  readonly onChange: (value: "no" | "yes") => void
}

const Switch = ({ onChange, text, value }: SwitchProps) => (
  <button
    type="button"
    class="button"
    aria-pressed={value === "yes"}
    onClick={() => onChange(value === "yes" ? "no" : "yes")}
  >
    {text}
  </button>
)

export const Financials = () => {
  const t = texts()
  const company = useCompany()
  const { at, company_id, symbol } = company
  const [period, setPeriod] = useParameter("period", periods, "Annual")
  const [years, setYears] = useParameter("years", spans, "5")
  const [adjust, setAdjust] = useParameter("adjust", adjustments, "splits")
  const [order, setOrder] = useParameter("order", orders, "oldest")
  const [growth, setGrowth] = useParameter("growth", switches, "no")
  const [share, setShare] = useParameter("share", switches, "no")
  const [chosen, setAgainst] = useDay("against")
  const last = at.as_of ?? today()
  const against = chosen !== null && chosen <= last ? chosen : null
  const asked = { company_id, period, adjust, ...at }
  const statements = useAnswer("getCompanyFinancials", {
    company_id,
    period,
    adjust,
    // More, because those that are shown first are compared with a year before, and the newest year may have just begun.
    years: Math.min(maxYears, Number(years) + (period === "Annual" ? 1 : 2)),
    ...wholeStatements,
    ...(against === null ? {} : { against }),
    ...at
  })
  const interim = useAnswer("getCompanyFinancials", { company_id, ...interimYear, ...at })
  const isByHalves = reportsByHalves(interim.data?.statements ?? [])
  const shown = newestPeriods(statements.data?.statements ?? [], Number(years))
  const [newest] = shown
  return (
    <Panel
      class="wide"
      title={t.title}
      data={[statements.data]}
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
            label={t.order}
            choices={orders.map((one) => [one, t.orders[one]])}
            value={order}
            onChange={setOrder}
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
          <Switch text={t.growth} value={growth} onChange={setGrowth} />
          <Switch text={t.share} value={share} onChange={setShare} />
          <DayPicker label={t.against} none={t.alone} day={against} max={last} onChange={setAgainst} />
          {newest !== undefined && (
            <CsvButton
              file={`${symbol}-${period.toLowerCase()}.csv`}
              load={async () =>
                firstRows(
                  await client.value.getCompanyFinancials({
                    ...asked,
                    years: Math.min(maxYears, Number(years) + 1),
                    include: "lines",
                    format: "csv"
                  }),
                  shown.length
                )
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
        {(answer) => (
          <Shown
            answer={answer}
            view={{
              against,
              asOf: at.as_of ?? null,
              isGrowthShown: growth === "yes",
              isNewestFirst: order === "newest",
              isShareShown: share === "yes",
              years: Number(years)
            }}
          />
        )}
      </Answered>
    </Panel>
  )
}
