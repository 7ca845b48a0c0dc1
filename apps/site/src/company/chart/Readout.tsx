/** The bar under the crosshair, else the last: its prices, its indicators and what happened at it. */
import type { ReadonlySignal } from "@preact/signals"
import { percentReturn } from "../../../../../core/prices/mod.ts"
import { FigureTitle } from "../../figures/Figure.tsx"
import { change, compact, day, number, unknown } from "../../language/format.ts"
import { words } from "../../language/words.ts"
import { changeClass } from "../../ui/changeClass.ts"
import type { Picture } from "./drawing.ts"
import { studies, type StudyLine, valueAt } from "./studies.ts"
import { texts } from "./texts.ts"

interface ReadoutProps {
  readonly picture: Picture
  readonly cursor: ReadonlySignal<number | null>
}

const isLineName = (name: string): name is keyof ReturnType<typeof texts>["lines"] =>
  Object.hasOwn(texts().lines, name)

const Value = ({
  at,
  line,
  picture
}: {
  readonly line: StudyLine
  readonly at: number
  readonly picture: Picture
}) => {
  const value = valueAt(line, at)
  const formatters = {
    price: picture.priceText,
    macd: picture.studyText,
    rsi: (value: number) => number(value, 1)
  }
  const text = value === null ? unknown : formatters[line.pane](value)
  return (
    <span style={{ color: `var(${line.color})` }}>
      {line.line !== line.study && isLineName(line.line) && (
        <span class="muted">{texts().lines[line.line]} </span>
      )}
      {line.study === "macd" && line.line === "macd" && <span class="muted">{texts().lines.macd} </span>}
      {text}
    </span>
  )
}

/** The change of the close against the bar before, in percent; null after a gap in the prices. */
export const changeAt = (
  { bars: { close }, gaps }: Pick<Picture, "bars" | "gaps">,
  index: number
): number | null =>
  gaps.includes(index) ? null : percentReturn(close[index - 1] ?? null, close[index] ?? null)

/** The bar in one line of text, for those who hear it. */
export const readingOf = (picture: Picture, index: number): string => {
  const { bars, dayText, marks, priceText } = picture
  const t = texts()
  const { close, date, high, low, open, volume } = bars
  const prices = (
    [
      ["open", open],
      ["high", high],
      ["low", low],
      ["close", close]
    ] as const
  ).map(([name, column]) => `${t[name]} ${priceText(column[index] ?? 0)}`)
  return [
    dayText(date[index] ?? ""),
    ...prices,
    `${words().change} ${change(changeAt(picture, index))}`,
    `${t.volume} ${compact(volume[index])}`,
    ...marks.filter((mark) => mark.index === index).map(({ event }) => event.text)
  ].join(", ")
}

export const Readout = ({ cursor, picture }: ReadoutProps) => {
  const t = texts()
  const { bars, lines, marks, priceText } = picture
  const at = Math.min(cursor.value ?? bars.length - 1, bars.length - 1)
  const changed = changeAt(picture, at)
  const rising = changeClass(changed)
  const events = marks.filter(({ index }) => index === at)
  return (
    <div class="readout">
      <p>
        <strong>{day(bars.date[at])}</strong>
        {(["open", "high", "low", "close"] as const).map((name) => (
          <span key={name}>
            <abbr title={t[name]}>{t.short[name]}</abbr> {priceText(bars[name][at] ?? 0)}
          </span>
        ))}
        <span class={rising}>{change(changed)}</span>
        <span>
          <abbr title={t.volume}>{t.short.volume}</abbr> {compact(bars.volume[at])}
        </span>
      </p>
      <p>
        {studies
          .filter((study) => lines.some((line) => line.study === study))
          .map((study) => (
            <span key={study}>
              <FigureTitle name={study} />
              {lines
                .filter((line) => line.study === study)
                .map((line) => (
                  <Value key={line.line} line={line} at={at} picture={picture} />
                ))}
            </span>
          ))}
      </p>
      <p class="muted">{events.map(({ event }) => event.text).join(" · ")}</p>
    </div>
  )
}
