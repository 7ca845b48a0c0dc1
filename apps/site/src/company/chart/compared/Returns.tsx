/** The returns of a company and of those that it is compared with, at a bar since the first bar that is shown. */
import { change } from "../../../language/format.ts"
import { calledBy, useCompany } from "../../../subject/company.ts"
import { Swatch } from "../../../ui/Swatch.tsx"
import type { Picture } from "../drawing.ts"
import { texts } from "../texts.ts"
import { returnSince } from "./returns.ts"

interface ReturnsProps {
  readonly picture: Picture
  readonly first: number
  readonly at: number
  readonly onRemove: (input: string) => void
}

/** In words, for those who hear them; none without companies to compare with. */
export const returnReadings = ({ compared }: Picture, first: number, at: number): ReadonlyArray<string> =>
  compared.map(({ name, values }) => `${name} ${change(returnSince(values, first, at))}`)

export const Returns = ({ at, first, onRemove, picture: { bars, compared } }: ReturnsProps) => {
  const t = texts().compared
  const company = useCompany()
  return (
    <>
      <span>
        <Swatch color="var(--series-1)" /> {calledBy(company)} {change(returnSince(bars.close, first, at))}
      </span>
      {compared.map(({ color, input, name, values }) => (
        <span key={input}>
          <Swatch color={`var(${color})`} /> {name} {change(returnSince(values, first, at))}
          <button type="button" class="remove" aria-label={t.remove(name)} onClick={() => onRemove(input)}>
            ×
          </button>
        </span>
      ))}
    </>
  )
}
