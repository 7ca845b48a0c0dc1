/** The bar under the crosshair, else the last: its prices, its indicators and what happened at it. */
import type { ReadonlySignal, Signal } from "@preact/signals"
import { useEffect, useRef } from "preact/hooks"
import { percentReturn } from "../../../../../core/prices/mod.ts"
import { change, compact, day } from "../../language/format.ts"
import { words } from "../../language/words.ts"
import { changeClass } from "../../ui/changeClass.ts"
import type { Picture } from "./drawing.ts"
import { returnReadings, Returns } from "./compared/Returns.tsx"
import { panesOf } from "./indicators/placed.ts"
import { IndicatorValues, indicatorReadings, patternsAt } from "./indicators/Values.tsx"
import { texts } from "./texts.ts"

interface ReadoutProps {
  readonly picture: Picture
  readonly cursor: ReadonlySignal<number | null>
  /** Where each pane begins, in pixels below the top of the first. */
  readonly tops: ReadonlySignal<ReadonlyArray<number>>
  /** How much room it takes over the prices, in pixels. */
  readonly room: Signal<number>
  /** The first bar that is shown. */
  readonly first: number
  readonly onRemove: (input: string) => void
}

/** The change of the close against the bar before, in percent; null after a gap in the prices. */
export const changeAt = (
  { bars: { close }, gaps }: Pick<Picture, "bars" | "gaps">,
  index: number
): number | null =>
  gaps.includes(index) ? null : percentReturn(close[index - 1] ?? null, close[index] ?? null)

/** The bar in one line of text, for those who hear it. */
export const readingOf = (picture: Picture, index: number, first: number): string => {
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
    ...returnReadings(picture, first, index),
    ...indicatorReadings(picture, index),
    ...marks.filter((mark) => mark.index === index).map(({ event }) => event.text)
  ].join(", ")
}

/** Stands over the panes, at the top of each. */
export const Readout = ({ cursor, first, onRemove, picture, room, tops }: ReadoutProps) => {
  const t = texts()
  const { bars, marks, priceText } = picture
  const at = Math.min(cursor.value ?? bars.length - 1, bars.length - 1)
  const changed = changeAt(picture, at)
  const rising = changeClass(changed)
  const happened = [
    ...patternsAt(picture, at),
    ...marks.filter(({ index }) => index === at).map(({ event }) => event.text)
  ]
  const lasting = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (lasting.current === null) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) room.value = entry.contentRect.height
    })
    observer.observe(lasting.current)
    return () => observer.disconnect()
  }, [room])
  return (
    <>
      <div class="readout">
        <div ref={lasting}>
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
            {picture.compared.length > 0 && (
              <Returns picture={picture} first={first} at={at} onRemove={onRemove} />
            )}
            <IndicatorValues
              shown={picture}
              indicators={picture.indicators.filter(({ place }) => place === "prices")}
              at={at}
            />
          </p>
        </div>
        {happened.length > 0 && <p class="muted">{happened.join(" · ")}</p>}
      </div>
      {panesOf(picture.indicators).map((indicator, i) => {
        const top = tops.value[i + 1]
        return (
          top !== undefined && (
            <p key={indicator.expression} class="readout" style={{ top: `${top}px` }}>
              <IndicatorValues shown={picture} indicators={[indicator]} at={at} />
              {indicator.title !== indicator.expression && <span class="muted title">{indicator.title}</span>}
            </p>
          )
        )
      })}
    </>
  )
}
