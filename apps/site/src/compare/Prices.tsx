/** The panels of prices: returns from one start, falls from the highest price before, and how closely returns move together. */
import { useLocation } from "preact-iso"
import {
  type BarColumns,
  columnsOf,
  correlation,
  drawdowns,
  type Interval,
  lastDayOf,
  resample
} from "../../../../core/prices/mod.ts"
import { addMonths } from "../../../../core/time/CalendarDate.ts"
import { useAnswer } from "../data/useAnswer.ts"
import { earliestDay, isDayUntilToday, today, useParameter, withParameters } from "../data/urlState.ts"
import { change, day, number, percent } from "../language/format.ts"
import { shortPeriodNames } from "../language/words.ts"
import { calledBy } from "../subject/company.ts"
import { DoubtfulSteps } from "../subject/DoubtfulSteps.tsx"
import { AsTable } from "../ui/charts/AsTable.tsx"
import { type Line, LineChart } from "../ui/charts/LineChart.tsx"
import { Panel } from "../ui/Panel.tsx"
import { Segments } from "../ui/Segments.tsx"
import { Swatch } from "../ui/Swatch.tsx"
import { Table } from "../ui/Table.tsx"
import { Awaited } from "./Awaited.tsx"
import { type At, type Closes, markOf, maxCompared, partsOf } from "./compared.ts"
import { rebase, returnsOf } from "./rebase.ts"
import { barsAskedFor, baseDayOf, type OwnDates, spans } from "./spans.ts"
import { texts } from "./texts.ts"

const ranges = [...spans, "own"] as const
const kinds = ["total", "price"] as const
const frequencies = ["1day", "1week"] as const

/** Bars of closes alone. */
const barsOf = ({ data }: Closes["companies"][number]): BarColumns =>
  columnsOf(data.map(({ close, date }) => ({ date, open: close, high: close, low: close, close, volume: 0 })))

/** A company with what it is drawn in, and its bars from the common start on. */
interface Drawn {
  readonly company: Closes["companies"][number]
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
  data,
  drawn,
  source
}: {
  readonly data: ReadonlyArray<object>
  readonly drawn: ReadonlyArray<Drawn>
  readonly dayText: (date: string) => string
  readonly source: string
}) => {
  const t = texts()
  const falls = drawn.map(fallsOf)
  return (
    <Panel title={t.drawdown} data={data} source={source}>
      <LineChart
        label={t.drawdown}
        height={220}
        least={-100}
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
  data,
  drawn,
  interval,
  source
}: {
  readonly data: ReadonlyArray<object>
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
      data={data}
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

/** The closes of companies by their names in the address, in the range and of the kind of return that are chosen. */
export const useCloses = (names: ReadonlyArray<string>, at: At) => {
  const [range, setRange] = useParameter("range", ranges, "3y")
  const [kind, setKind] = useParameter("return", kinds, "total")
  const own = useOwnDates()
  const span = range === "own" ? own : range
  const asked = useAnswer(
    "listCloses",
    {
      companies: names.join(","),
      adjust: kind === "total" ? "all" : "splits",
      ...barsAskedFor(span),
      ...at
    },
    { when: names.length > 0 }
  )
  return { asked, kind, own, range, setKind, setRange, span }
}

interface PricesProps {
  readonly of: ReturnType<typeof useCloses>
  /** The names of the companies. */
  readonly slugs: ReadonlyArray<string>
  /** Null without one, and for one of the companies. */
  readonly benchmark: Closes["companies"][number] | null
}

export const Prices = ({ benchmark, of, slugs }: PricesProps) => {
  const t = texts()
  const { asked, kind, own, range, setKind, setRange, span } = of
  const { data } = asked
  // Until the answer of another kind is there, the returns are those of the one before.
  const isTotal = data === undefined ? kind === "total" : data.adjust === "all"
  const title = isTotal ? t.totalReturn : t.priceReturn
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
  if (data === undefined) {
    return (
      <Panel class="returns" title={title} controls={controls} data={[data]}>
        <Awaited of={asked} />
      </Panel>
    )
  }
  const { interval } = data
  const subjects = [
    ...partsOf(data.companies, slugs).map((company, place) => ({ company, place })),
    ...(benchmark === null ? [] : [{ company: benchmark, place: maxCompared }])
  ]
  const series = subjects.map(({ company }) => ({ bars: barsOf(company), gaps: company.gaps }))
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
    `${isTotal ? t.totalSource : t.priceSource}, ${since}`,
    interval === "1week" ? t.weeklyCloses : t.dailyCloses,
    ...(withGaps === "" ? [] : [t.afterGaps(withGaps)]),
    ...(without === "" ? [] : [t.withoutPrices(without, start === null ? "" : day(start))])
  ].join(" · ")
  const short = `${title}, ${since}`
  return (
    <>
      <Panel
        class="returns"
        title={title}
        controls={controls}
        data={[data]}
        source={start !== null && source}
      >
        {start === null ? (
          <p class="muted">{t.noPrices}</p>
        ) : (
          <>
            <LineChart
              label={`${title}, ${since}`}
              height={360}
              least={-100}
              level={0}
              hasEnds
              valueText={(value) => change(value, 0)}
              readText={(value) => change(value, 1)}
              dayText={dayText}
              lines={lines}
            />
            {drawn.map(({ company: { company_id, doubtful_steps }, name }) => (
              <DoubtfulSteps
                key={company_id}
                of={name}
                steps={doubtful_steps.filter(({ date }) => date > lastDayOf(interval, start))}
              />
            ))}
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
          <Drawdowns data={[data]} drawn={drawn} dayText={dayText} source={short} />
          {drawn.length > 1 && (
            <Correlations data={[data]} drawn={drawn} interval={interval} source={short} />
          )}
        </div>
      )}
    </>
  )
}
