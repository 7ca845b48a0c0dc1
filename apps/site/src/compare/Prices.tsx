/** The panels of prices: returns from one start, falls from the highest price before, and how closely returns move together. */
import { useLocation } from "preact-iso"
import {
  type BarColumns,
  correlation,
  drawdowns,
  type Interval,
  resample
} from "../../../../core/prices/mod.ts"
import { addMonths } from "../../../../core/time/CalendarDate.ts"
import { joined } from "../company/chart/bars.ts"
import { useAnswers } from "../data/useAnswer.ts"
import { earliestDay, isDayUntilToday, today, useParameter, withParameters } from "../data/urlState.ts"
import { change, day, number, percent } from "../language/format.ts"
import { shortPeriodNames } from "../language/words.ts"
import { calledBy } from "../subject/company.ts"
import { AsTable } from "../ui/charts/AsTable.tsx"
import { type Line, LineChart } from "../ui/charts/LineChart.tsx"
import { Panel } from "../ui/Panel.tsx"
import { Segments } from "../ui/Segments.tsx"
import { Swatch } from "../ui/Swatch.tsx"
import { Table } from "../ui/Table.tsx"
import { allOf, type Company, type ComparedProps, markOf, maxCompared, Waiting } from "./compared.tsx"
import { rebase, returnsOf } from "./rebase.ts"
import { barsAskedFor, baseDayOf, type OwnDates, spans } from "./spans.ts"
import { texts } from "./texts.ts"

const ranges = [...spans, "own"] as const
const kinds = ["total", "price"] as const
const frequencies = ["1day", "1week"] as const

/** A company with what it is drawn in, and its bars from the common start on. */
interface Drawn {
  readonly company: Company
  readonly name: string
  readonly color: string
  readonly dash: string | undefined
  readonly bars: BarColumns
}

type Points = Line["points"]

const linesOf = (drawn: ReadonlyArray<Drawn>, points: ReadonlyArray<Points>): ReadonlyArray<Line> =>
  drawn.map(({ color, dash, name }, i) => ({ name, color, dash, points: points[i] ?? [] }))

/** The values of lines by day, newest first. */
const ValuesByDay = ({
  dayText,
  label,
  lines
}: {
  readonly label: string
  readonly lines: ReadonlyArray<Line>
  readonly dayText: (date: string) => string
}) => {
  const known = lines.map(({ points }) => new Map(points.map(({ date, value }) => [date, value])))
  const dates = [...new Set(lines.flatMap(({ points }) => points.map(({ date }) => date)))]
  return (
    <Table
      label={label}
      rows={dates.toSorted().toReversed()}
      keyOf={(date) => date}
      columns={[
        { name: "date", title: texts().date, isText: true, cell: dayText },
        ...lines.map(({ name }, i) => ({
          name,
          title: name,
          cell: (date: string) => change(known[i]?.get(date))
        }))
      ]}
    />
  )
}

const Named = ({ color, dash, name }: Pick<Drawn, "color" | "dash" | "name">) => (
  <>
    <Swatch color={color} dash={dash} /> {name}
  </>
)

/** A line's falls from its highest price before, the deepest one, and the last. */
const fallsOf = ({ bars }: Drawn) => {
  const falls = drawdowns(bars)
  const points = bars.date.map((date, i) => ({ date, value: falls?.[i] ?? null }))
  const deepest = points.reduce<(typeof points)[number] | null>(
    (found, point) =>
      point.value !== null && (found === null || point.value < (found.value ?? 0)) ? point : found,
    null
  )
  return { points, deepest, last: points.at(-1)?.value ?? null }
}

const Drawdowns = ({
  dayText,
  drawn,
  source
}: {
  readonly drawn: ReadonlyArray<Drawn>
  readonly dayText: (date: string) => string
  readonly source: string
}) => {
  const t = texts()
  const falls = drawn.map(fallsOf)
  return (
    <Panel title={t.drawdown} source={source}>
      <LineChart
        label={t.drawdown}
        height={220}
        level={0}
        valueText={(value) => percent(value, 0)}
        readText={(value) => percent(value)}
        dayText={dayText}
        lines={linesOf(
          drawn,
          falls.map(({ points }) => points)
        )}
      />
      <Table
        label={t.drawdown}
        rows={drawn.map((one, i) => ({ ...one, ...falls[i] }))}
        keyOf={({ name }) => name}
        columns={[
          { name: "company", title: t.company, isText: true, cell: (one) => <Named {...one} /> },
          { name: "deepest", title: t.deepest, cell: ({ deepest }) => percent(deepest?.value) },
          {
            name: "day",
            title: t.deepestDay,
            under: "deepest",
            cell: ({ deepest }) => (deepest === null || deepest === undefined ? "" : dayText(deepest.date))
          },
          { name: "last", title: t.lastFall, cell: ({ last }) => percent(last) }
        ]}
      />
    </Panel>
  )
}

const Correlations = ({
  drawn,
  interval,
  source
}: {
  readonly drawn: ReadonlyArray<Drawn>
  readonly interval: Interval
  readonly source: string
}) => {
  const t = texts()
  const [wanted, setWanted] = useParameter("correlation", frequencies, "1day")
  const isWeekly = interval === "1week" || wanted === "1week"
  const bars = drawn.map((one) => (isWeekly && interval === "1day" ? resample(one.bars, "1week") : one.bars))
  const between = (i: number, j: number): number | null => {
    const [one, other] = [bars[i], bars[j]]
    return one === undefined || other === undefined
      ? null
      : correlation(one, other, isWeekly ? "1week" : "1day")
  }
  return (
    <Panel
      title={t.correlation}
      source={`${isWeekly ? t.weeklyReturns : t.dailyReturns} · ${source}`}
      controls={
        interval === "1day" && (
          <Segments
            label={t.correlation}
            value={wanted}
            onChange={setWanted}
            choices={[
              ["1day", t.daily],
              ["1week", t.weekly]
            ]}
          />
        )
      }
    >
      <Table
        label={t.correlation}
        rows={drawn.map((one, place) => ({ ...one, place }))}
        keyOf={({ name }) => name}
        columns={[
          { name: "company", title: t.company, isText: true, cell: (one) => <Named {...one} /> },
          ...drawn.map(({ name }, j) => ({
            name: `of ${name}`,
            title: name,
            cell: ({ place }: { readonly place: number }) => (place === j ? "1" : number(between(place, j)))
          }))
        ]}
      />
    </Panel>
  )
}

/** The days between which prices are compared. */
const OwnDatesPicker = ({ from, to }: OwnDates) => {
  const t = texts()
  const { route, url } = useLocation()
  const input = (name: "from" | "to", value: string) => (
    <label class="small">
      {t[name]}{" "}
      <input
        class="input"
        type="date"
        min={earliestDay}
        max={today()}
        value={value}
        onChange={({ currentTarget }) => {
          if (isDayUntilToday(currentTarget.value))
            route(withParameters(url, { [name]: currentTarget.value }), true)
        }}
      />
    </label>
  )
  return (
    <>
      {input("from", from)}
      {input("to", to)}
    </>
  )
}

const dayOr = (text: string | undefined, other: string): string =>
  text !== undefined && isDayUntilToday(text) ? text : other

/** The own dates of the address, the earlier one first; a year to today unless it has them. */
const useOwnDates = (): OwnDates => {
  const { query } = useLocation()
  const to = dayOr(query["to"], today())
  const from = dayOr(query["from"], addMonths(to, -12))
  return from <= to ? { from, to } : { from: to, to: from }
}

interface PricesProps extends ComparedProps {
  readonly benchmark: Company | null
}

export const Prices = ({ at, benchmark, companies }: PricesProps) => {
  const t = texts()
  const [range, setRange] = useParameter("range", ranges, "3y")
  const [kind, setKind] = useParameter("return", kinds, "total")
  const own = useOwnDates()
  const span = range === "own" ? own : range
  const subjects = [
    ...companies.map((company, place) => ({ company, place })),
    ...(benchmark === null ? [] : [{ company: benchmark, place: maxCompared }])
  ]
  const wanted = barsAskedFor(span)
  const asked = useAnswers(
    "listCompanyPrices",
    subjects.map(({ company }) => ({
      company_id: company.company_id,
      adjust: kind === "total" ? ("all" as const) : ("splits" as const),
      order: "desc" as const,
      ...wanted,
      ...at
    }))
  )
  const all = allOf(asked)
  const title = kind === "total" ? t.totalReturn : t.priceReturn
  const controls = (
    <>
      <Segments
        label={t.returns}
        value={kind}
        onChange={setKind}
        choices={[
          ["total", t.totalReturn],
          ["price", t.priceReturn]
        ]}
      />
      <Segments
        label={t.range}
        value={range}
        onChange={setRange}
        choices={ranges.map(
          (name) => [name, name === "own" ? t.ownDates : shortPeriodNames()[name]] as const
        )}
      />
      {range === "own" && <OwnDatesPicker {...own} />}
    </>
  )
  if (all === null) {
    return (
      <Panel class="returns" title={title} controls={controls}>
        <Waiting of={asked} />
      </Panel>
    )
  }
  const { interval } = wanted
  const series = all.map((page) => ({ bars: joined([page]).bars, gaps: page.gaps }))
  const last = series.map(({ bars }) => bars.date.at(-1) ?? "").reduce((a, b) => (a > b ? a : b), "")
  const { bars, haveGaps, start } = rebase(series, last === "" ? "" : baseDayOf(span, last), interval)
  const names = (isMeant: (i: number) => boolean): string =>
    subjects
      .filter((_, i) => isMeant(i))
      .map(({ company }) => calledBy(company))
      .join(", ")
  const without = names((i) => bars[i]?.length === 0)
  const withGaps = names((i) => haveGaps[i] ?? false)
  const drawn = subjects.flatMap(({ company, place }, i): ReadonlyArray<Drawn> => {
    const own = bars[i]
    return own === undefined || own.length === 0
      ? []
      : [{ company, name: calledBy(company), ...markOf(place), bars: own }]
  })
  const dayText = (date: string): string => (interval === "1week" ? t.weekOf(day(date)) : day(date))
  const lines = linesOf(
    drawn,
    drawn.map((one) => returnsOf(one.bars))
  )
  const since = start === null ? "" : t.since(dayText(start))
  const source = [
    `${kind === "total" ? t.totalSource : t.priceSource}, ${since}`,
    interval === "1week" ? t.weeklyCloses : t.dailyCloses,
    ...(withGaps === "" ? [] : [t.afterGaps(withGaps)]),
    ...(without === "" ? [] : [t.withoutPrices(without, start === null ? "" : day(start))])
  ].join(" · ")
  const short = `${kind === "total" ? t.totalReturn : t.priceReturn}, ${since}`
  return (
    <>
      <Panel class="returns" title={title} controls={controls} source={start !== null && source}>
        {start === null ? (
          <p class="muted">{t.noPrices}</p>
        ) : (
          <>
            <LineChart
              label={`${title}, ${since}`}
              height={360}
              level={0}
              hasEnds
              valueText={(value) => change(value, 0)}
              readText={(value) => change(value, 1)}
              dayText={dayText}
              lines={lines}
            />
            <p class="visually-hidden">
              {lines.map(({ name, points }) => `${name} ${change(points.at(-1)?.value)}`).join(", ")}
            </p>
            <AsTable>
              <ValuesByDay label={title} lines={lines} dayText={dayText} />
            </AsTable>
          </>
        )}
      </Panel>
      {start !== null && (
        <div class="compare-risk">
          <Drawdowns drawn={drawn} dayText={dayText} source={short} />
          {drawn.length > 1 && <Correlations drawn={drawn} interval={interval} source={short} />}
        </div>
      )}
    </>
  )
}
