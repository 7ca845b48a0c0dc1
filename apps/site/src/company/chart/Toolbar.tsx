/** What changes the chart, in one row above it: the stretch of time, and menus. */
import type { ComponentProps } from "preact"
import { periodNames, shortPeriodNames } from "../../language/words.ts"
import { Choices } from "../../ui/Choices.tsx"
import { Menu } from "../../ui/Menu.tsx"
import { Segments } from "../../ui/Segments.tsx"
import { CompareMenu } from "./compared/CompareMenu.tsx"
import { eventKinds } from "./events.ts"
import { IndicatorsMenu } from "./indicators/IndicatorsMenu.tsx"
import { type Range, ranges } from "./ranges.ts"
import { adjustments, type Form, intervals, scales, type Settings } from "./settings.ts"
import { texts } from "./texts.ts"

interface ToolbarProps {
  readonly settings: Settings
  /** The stretch that the chart shows; null once it was dragged or zoomed away from the chosen one. */
  readonly range: Range | null
  readonly onRange: (range: Range) => void
  /** What the bars are drawn as, which isn't what was chosen while others are compared. */
  readonly form: Form
  readonly forms: ReadonlyArray<Form>
  /** The companies that the chart is compared with, as far as they are known. */
  readonly compared: ComponentProps<typeof CompareMenu>["known"]
}

export const Toolbar = ({ compared, form: drawn, forms, onRange, range, settings }: ToolbarProps) => {
  const t = texts()
  const { adjust, form, interval, indicators, kinds, scale } = settings
  return (
    <>
      <div class="segments" role="group" aria-label={t.range}>
        {ranges.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === range}
            title={one === "all" ? t.all : periodNames()[one]}
            onClick={() => onRange(one)}
          >
            {one === "all" ? t.all : shortPeriodNames()[one]}
          </button>
        ))}
      </div>
      <Menu label={t.interval} chosen={t.intervals[interval.value]} closesOnChoice>
        <Segments
          label={t.interval}
          choices={intervals.map((one) => [one, t.intervals[one]])}
          value={interval.value}
          onChange={interval.set}
        />
      </Menu>
      <Menu label={t.form} chosen={t.forms[drawn]} closesOnChoice>
        <Segments
          label={t.form}
          choices={forms.map((one) => [one, t.forms[one]])}
          value={drawn}
          onChange={form.set}
        />
      </Menu>
      <IndicatorsMenu indicators={indicators} />
      <CompareMenu names={settings.compared} known={compared} />
      <Menu label={t.events}>
        <Choices
          label={t.events}
          choices={eventKinds.map((kind) => [kind, t.kinds[kind]])}
          chosen={kinds.value}
          onChange={kinds.set}
        />
      </Menu>
      <Menu label={t.settings}>
        <div>
          <p class="muted small">{t.adjust}</p>
          <Segments
            label={t.adjust}
            choices={adjustments.map((one) => [one, t.adjustments[one]])}
            value={adjust.value}
            onChange={adjust.set}
          />
        </div>
        {settings.compared.names.length === 0 && (
          <div>
            <p class="muted small">{t.scale}</p>
            <Segments
              label={t.scale}
              choices={scales.map((one) => [one, t.scales[one]])}
              value={scale.value}
              onChange={scale.set}
            />
          </div>
        )}
      </Menu>
    </>
  )
}
