/** The chart of a company's prices, with indicators and events. */
import { useSignal } from "@preact/signals"
import { useMemo, useRef } from "preact/hooks"
import type { Answer } from "../../../../../adapters/client/mod.ts"
import { studyDigits } from "../../language/digits.ts"
import { compact, currencyText, day, number, price } from "../../language/format.ts"
import { language } from "../../language/language.ts"
import { words } from "../../language/words.ts"
import { isDark } from "../../shell/theme.ts"
import { Answered, Empty, Failed, Skeleton } from "../../ui/Answered.tsx"
import { Panel } from "../../ui/Panel.tsx"
import { calledBy, useCompany } from "../../subject/company.ts"
import { DoubtfulSteps, maxSteps } from "../../subject/DoubtfulSteps.tsx"
import { pricesCommand } from "../importCommand.ts"
import { BarTable } from "./BarTable.tsx"
import { Canvas } from "./Canvas.tsx"
import type { Drawing, Picture } from "./drawing.ts"
import type { Mark } from "./markers.ts"
import { EventList } from "./EventList.tsx"
import { barOf } from "./events.ts"
import { Notes } from "./indicators/Notes.tsx"
import { takenIndicators } from "./indicators/taken.ts"
import { useIndicators } from "./indicators/useIndicators.ts"
import { panesOf } from "./indicators/placed.ts"
import { useCompared } from "./compared/useCompared.ts"
import { firstBarOf } from "./ranges.ts"
import { drawnAdjustment, formsOf, type Settings, useSettings } from "./settings.ts"
import { texts } from "./texts.ts"
import { Toolbar } from "./Toolbar.tsx"
import { type Bars, useBars } from "./useBars.ts"
import { useEvents } from "./useEvents.ts"
import "./chart.css"

const Charted = ({
  bars,
  gaps,
  isLimited,
  isLoading,
  page,
  pages,
  settings
}: Omit<Bars, "newest"> & {
  readonly page: Answer<"listCompanyPrices">
  readonly settings: Settings
}) => {
  const t = texts()
  const company = useCompany()
  const { value: range, set: setRange } = settings.range
  const { indicators: chosen } = settings
  const { value: kinds } = settings.kinds
  const isLog = settings.scale.value === "log"
  const cursor = useSignal<number | null>(null)
  const shown = useSignal<readonly [number, number] | null>(null)
  const isLeft = useSignal(false)
  const drawing = useRef<Drawing | null>(null)
  /** Counts how often a range was chosen: choosing it again leads back to it. */
  const choices = useSignal(0)

  const { adjust, currency, interval } = page
  const { asked, events, steps } = useEvents(company, kinds, adjust)
  const drawn = useIndicators(chosen.value, { bars, gaps }, page)
  const compared = useCompared(settings.compared, bars.date, page)
  const isCompared = compared.lines.length > 0
  const indicators = useMemo(
    // Each line of a percent scale begins at 0: one over the prices would say nothing there.
    () => (isCompared ? panesOf(drawn.indicators) : drawn.indicators),
    [drawn.indicators, isCompared]
  )
  const taken = useMemo(
    () => takenIndicators(page, company, indicators, bars.length),
    [page, company, indicators, bars]
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
  const forms = formsOf(isCompared)
  const form = forms.includes(settings.form.value) ? settings.form.value : "line"
  const picture = useMemo(
    (): Picture => ({
      bars,
      indicators,
      compared: compared.lines,
      gaps,
      marks,
      form,
      isLog,
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
      indicators,
      compared.lines,
      gaps,
      marks,
      form,
      isLog,
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
    isLoading ? t.older : "",
    ...compared.notes,
    drawnAdjustment(settings) !== settings.adjust.value ? t.compared.bySplits : ""
  ]
  return (
    <div class="chart-page">
      <Panel
        title={t.title}
        class="chart-panel"
        controls={
          <Toolbar
            settings={settings}
            compared={compared.companies}
            form={form}
            forms={forms}
            range={isLeft.value ? null : range}
            onRange={(one) => {
              choices.value += 1
              setRange(one)
            }}
          />
        }
        data={[
          ...pages,
          ...(taken === null ? [] : [taken]),
          ...(compared.answer === null ? [] : [compared.answer])
        ]}
        source={notes.filter((note) => note !== "").join(" · ")}
      >
        {gaps
          .filter((index) => index > picture.stretch.first)
          .slice(-maxSteps)
          .map((index) => (
            <p key={index} class="note">
              {words().gap(day(bars.date[index - 1]), day(bars.date[index]))}
            </p>
          ))}
        <DoubtfulSteps steps={steps.filter(({ date }) => date >= (bars.date[picture.stretch.first] ?? ""))} />
        {compared.problems.map((text) => (
          <p key={text} class="note" role="status">
            {text}
          </p>
        ))}
        {compared.error !== null && <Failed error={compared.error} again={compared.again} />}
        <Notes of={drawn} chosen={chosen} />
        <Canvas
          label={t.label(calledBy(company))}
          picture={picture}
          drawing={drawing}
          cursor={cursor}
          shown={shown}
          isLeft={isLeft}
          onRemove={(input) => settings.compared.set(settings.compared.names.filter((one) => one !== input))}
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
  const settings = useSettings()
  const { newest, ...loaded } = useBars(company, settings.interval.value, drawnAdjustment(settings))
  return (
    <div class="page chart-view">
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
