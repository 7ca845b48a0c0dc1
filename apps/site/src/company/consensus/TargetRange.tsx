/** The range of targets as a bar, with their average and the price. */
import type { Answer } from "../../../../../adapters/client/mod.ts"
import { price } from "../../language/format.ts"
import { useWidth } from "../../ui/charts/useWidth.ts"
import { scaleOf } from "../../ui/charts/scale.ts"
import { texts } from "./texts.ts"

const height = 100
const middle = 46
const edge = 52

export const TargetRange = ({ page }: { readonly page: Answer<"getCompanyConsensus"> }) => {
  const t = texts()
  const [element, width] = useWidth()
  const { currency, current_price, target_prices } = page
  const { average, high, low } = target_prices
  if (average === null || high === null || low === null) return null
  const known = [low, high, average, ...(current_price === null ? [] : [current_price])]
  const x = scaleOf(Math.min(...known), Math.max(...known), edge, width - edge)
  const shown = (value: number) => price(value, currency)
  const label = t.rangeLabel(shown(low), shown(average), shown(high), price(current_price, currency))
  return (
    <div ref={element} class="chart range">
      <svg width={width} height={height} role="img" aria-label={label}>
        <rect
          class="span"
          x={x(low)}
          width={Math.max(2, x(high) - x(low))}
          y={middle - 5}
          height={10}
          rx={5}
        />
        <text x={x(low)} y={middle + 26} text-anchor="middle">
          {shown(low)}
        </text>
        <text x={x(high)} y={middle + 26} text-anchor="middle">
          {shown(high)}
        </text>
        <line class="average" x1={x(average)} x2={x(average)} y1={middle - 11} y2={middle + 11} />
        <text class="strong" x={x(average)} y={middle + 42} text-anchor="middle">
          {t.average} {shown(average)}
        </text>
        {current_price !== null && (
          <>
            <path class="price" d={`M${x(current_price)} ${middle - 8}l-6 -10h12z`} />
            <text class="strong" x={x(current_price)} y={middle - 24} text-anchor="middle">
              {t.price} {shown(current_price)}
            </text>
          </>
        )}
      </svg>
    </div>
  )
}
