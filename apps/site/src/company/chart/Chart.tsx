/** The chart of a company's prices, with indicators and events. */
import type { ComponentChildren } from "preact"
import { useSignal } from "@preact/signals"
import { useMemo, useRef } from "preact/hooks"
import type { Answer } from "../../../../../adapters/client/mod.ts"
import type { Adjustment, Interval } from "../../../../../core/prices/mod.ts"
import { useChoices, useParameter } from "../../data/urlState.ts"
import { figureTexts } from "../../figures/figures.ts"
import { studyDigits } from "../../language/digits.ts"
import { compact, currencyText, day, number, price } from "../../language/format.ts"
import { language } from "../../language/language.ts"
import { periodNames, shortPeriodNames, words } from "../../language/words.ts"
import { isDark } from "../../shell/theme.ts"
import { Answered, Empty, Skeleton } from "../../ui/Answered.tsx"
import { Choices } from "../../ui/Choices.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { Segments } from "../../ui/Segments.tsx"
import { calledBy, useCompany } from "../../subject/company.ts"
import { pricesCommand } from "../importCommand.ts"
import { BarTable } from "./BarTable.tsx"
import { Canvas } from "./Canvas.tsx"
import type { Drawing, Picture } from "./drawing.ts"
import type { Mark } from "./markers.ts"
import { EventList } from "./EventList.tsx"
import { barOf, eventKinds } from "./events.ts"
import { firstBarOf, ranges } from "./ranges.ts"
import { Readout } from "./Readout.tsx"
import { linesOf, studies } from "./studies.ts"
import { texts } from "./texts.ts"
import { type Bars, useBars } from "./useBars.ts"
import { useEvents } from "./useEvents.ts"
import "./chart.css"

const intervals = ["1day", "1week", "1month"] as const satisfies ReadonlyArray<Interval>
const adjustments = ["splits", "all", "none"] as const satisfies ReadonlyArray<Adjustment>
/** How many doubtful steps get a note above the chart; the list of events has all. */
const maxSteps = 3

const scales = ["linear", "log"] as const

/** Doubtful steps in the chosen range, because prices on both sides of one may be of different shares. */
const Steps = ({ steps }: { readonly steps: Answer<"listCompanyActions">["doubtful_steps"] }) => (
  <>
    {steps.slice(0, maxSteps).map(({ date, fits, previous_date }) => (
      <p key={date} class="note">
        {texts().stepNote(day(previous_date), day(date), fits)}
      </p>
    ))}
  </>
)

const Charted = ({
  bars,
  gaps,
  isLimited,
  isLoading,
  page,
  settings
}: Omit<Bars, "newest"> & {
  readonly page: Answer<"listCompanyPrices">
  /** What decides which bars are asked for. */
  readonly settings: ComponentChildren
}) => {
  const t = texts()
  const company = useCompany()
  const [scale, setScale] = useParameter("scale", scales, "linear")
  const [range, setRange] = useParameter("range", ranges, "1y")
  const [chosen, setChosen] = useChoices("show", studies, ["sma_50", "sma_200"])
  const [kinds, setKinds] = useChoices("events", eventKinds, ["splits", "dividends"])
  const cursor = useSignal<number | null>(null)
  const shown = useSignal<readonly [number, number] | null>(null)
  const drawing = useRef<Drawing | null>(null)
  /** Counts how often a range was chosen: choosing it again leads back to it. */
  const choices = useSignal(0)

  const { adjust, currency, interval } = page
  const { actions, asked, events, steps } = useEvents(company, kinds, adjust)
  const lines = useMemo(
    // Averages of raw prices wait for the splits among them.
    () =>
      adjust === "none" && actions === undefined
        ? []
        : linesOf(bars, gaps, interval, chosen, adjust === "none" ? (actions ?? null) : null),
    [bars, gaps, interval, chosen.join(" "), adjust, actions]
  )
  const marks = useMemo(
    () => [
      ...events.flatMap((event): ReadonlyArray<Mark> => {
        const index = barOf(bars.date, interval, event.date)
        return index === null ? [] : [{ event, index }]
      }),
      ...gaps.map((index): Mark => {
        const [from = "", to = ""] = bars.date.slice(index - 1)
        const text = words().gap(day(from), day(to))
        return { event: { id: `gap-${to}`, kind: "gaps", date: to, text, url: null, label: "…" }, index }
      })
    ],
    [events, bars, gaps, interval, language.value]
  )
  const priceText = useMemo(() => (value: number) => price(value, currency), [currency, language.value])
  const studyText = useMemo(() => {
    const digits = studyDigits(bars.close.at(-1) ?? 1, currency)
    return (value: number) => number(value, digits)
  }, [bars, currency, language.value])
  const picture = useMemo(
    (): Picture => ({
      bars,
      lines,
      gaps,
      marks,
      isLog: scale === "log",
      stretch: { name: `${range} ${interval} ${choices.value}`, first: firstBarOf(bars, range) },
      colours: `${isDark.value} ${language.value}`,
      locale: language.value,
      priceText,
      studyText,
      volumeText: compact,
      dayText: day
    }),
    [
      bars,
      lines,
      gaps,
      marks,
      scale,
      range,
      interval,
      choices.value,
      isDark.value,
      language.value,
      priceText,
      studyText
    ]
  )

  const last = bars.date.at(-1)
  const notes = [
    t.bars(page.exchange, currencyText(page.currency), t.adjusted[adjust], day(last)),
    page.is_last_partial ? t.partial : "",
    isLimited ? t.limited : "",
    isLoading ? t.older : ""
  ]
  return (
    <div class="chart-page">
      <Panel title={t.title} controls={settings} source={notes.filter((note) => note !== "").join(" · ")}>
        <div class="controls no-print">
          <div class="segments" role="group" aria-label={t.range}>
            {ranges.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === range}
                title={one === "all" ? t.all : periodNames()[one]}
                onClick={() => {
                  choices.value += 1
                  setRange(one)
                }}
              >
                {one === "all" ? t.all : shortPeriodNames()[one]}
              </button>
            ))}
          </div>
          <Segments
            label={t.scale}
            choices={scales.map((one) => [one, t.scales[one]])}
            value={scale}
            onChange={setScale}
          />
        </div>
        <div class="controls no-print">
          <Choices
            label={t.studies}
            choices={studies.map((study) => [study, figureTexts()[study][0]])}
            chosen={chosen}
            onChange={setChosen}
          />
        </div>
        <div class="controls no-print">
          <Choices
            label={t.events}
            choices={eventKinds.map((kind) => [kind, t.kinds[kind]])}
            chosen={kinds}
            onChange={setKinds}
          />
        </div>
        {gaps
          .filter((index) => index > picture.stretch.first)
          .slice(-maxSteps)
          .map((index) => (
            <p key={index} class="note">
              {words().gap(day(bars.date[index - 1]), day(bars.date[index]))}
            </p>
          ))}
        <Steps steps={steps.filter(({ date }) => date >= (bars.date[picture.stretch.first] ?? ""))} />
        <Readout picture={picture} cursor={cursor} />
        <Canvas
          label={t.label(calledBy(company))}
          picture={picture}
          drawing={drawing}
          cursor={cursor}
          shown={shown}
        />
        <BarTable page={page} picture={picture} shown={shown} />
      </Panel>
      <EventList
        events={events}
        marks={marks}
        asked={asked}
        onChoose={(index) => drawing.current?.moveTo(index)}
      />
    </div>
  )
}

export const Chart = () => {
  const t = texts()
  const company = useCompany()
  const [interval, setInterval] = useParameter("interval", intervals, "1day")
  const [adjust, setAdjust] = useParameter("adjust", adjustments, "splits")
  const { newest, ...loaded } = useBars(company, interval, adjust)
  const settings = (
    <>
      <Segments
        label={t.interval}
        choices={intervals.map((one) => [one, t.intervals[one]])}
        value={interval}
        onChange={setInterval}
      />
      <span class="controls">
        <span class="muted small">{t.adjust}</span>
        <Segments
          label={t.adjust}
          choices={adjustments.map((one) => [one, t.adjustments[one]])}
          value={adjust}
          onChange={setAdjust}
        />
      </span>
    </>
  )
  return (
    <div class="page">
      <Answered
        of={newest}
        skeleton={<Skeleton isTall />}
        empty={[
          ({ data }) => data.length === 0,
          <Panel key="none" title={t.title}>
            <Empty text={words().noPrices} command={pricesCommand(company)} />
          </Panel>
        ]}
      >
        {(page) => <Charted page={page} settings={settings} {...loaded} />}
      </Answered>
    </div>
  )
}
