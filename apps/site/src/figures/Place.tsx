/** Where a company's value is among those of its sector: a bar from the tenth to the ninetieth percentile. */
import { messages } from "../language/language.ts"
import { type SectorFigure, sectorValue } from "./sectorFigures.ts"
import { ends, placeOf } from "./placeOf.ts"
import "./place.css"

const texts = messages({
  en: {
    place: (value: string, low: string, median: string, high: string) =>
      `${value}; half of the sector from ${low} to ${high}, median ${median}`,
    spread: (low: string, median: string, high: string) =>
      `Half of the sector from ${low} to ${high}, median ${median}`
  },
  ko: {
    place: (value, low, median, high) => `${value}. 섹터의 절반은 ${low}–${high}, 중앙값 ${median}`,
    spread: (low, median, high) => `섹터의 절반은 ${low}–${high}, 중앙값 ${median}`
  },
  ja: {
    place: (value, low, median, high) => `${value}。セクターの半数は${low}～${high}、中央値${median}`,
    spread: (low, median, high) => `セクターの半数は${low}～${high}、中央値${median}`
  },
  zh: {
    place: (value, low, median, high) => `${value}；板块半数公司在${low}至${high}之间，中位数${median}`,
    spread: (low, median, high) => `板块半数公司在${low}至${high}之间，中位数${median}`
  }
})

interface PlaceProps {
  readonly figure: SectorFigure
  /** The company's value; absent for the sector alone, null where it is unknown. */
  readonly value?: number | null
}

/** Nothing where fewer than two companies have the figure. */
export const Place = ({ figure, value = null }: PlaceProps) => {
  const t = texts()
  const { figure: name, known, median, quartile_1, quartile_3 } = figure
  if (known < 2 || quartile_1 === null || median === null || quartile_3 === null) return null
  const at = (one: number) => placeOf(figure, one)
  const shown = (one: number | null) => sectorValue(name, one)
  const [low, middle, high] = [quartile_1, median, quartile_3].map(shown) as [string, string, string]
  const label = value === null ? t.spread(low, middle, high) : t.place(shown(value), low, middle, high)
  return (
    <svg class="place" viewBox="0 0 100 16" preserveAspectRatio="none" role="img" aria-label={label}>
      <title>{label}</title>
      <rect class="whole" x={ends.low} width={ends.high - ends.low} y="7" height="2" />
      <rect
        class="middle"
        x={at(quartile_1)}
        width={Math.max(0.5, at(quartile_3) - at(quartile_1))}
        y="3"
        height="10"
      />
      <rect class="median" x={at(median) - 0.5} width="1" y="3" height="10" />
      {value !== null && <rect class="own" x={at(value) - 1} width="2" y="0" height="16" />}
    </svg>
  )
}
