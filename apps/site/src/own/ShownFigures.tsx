/** The own figures that a part of a page shows of companies: asked for when it comes into view, and chosen in the address. */
import type { ComponentChildren } from "preact"
import { useRef } from "preact/hooks"
import { useChoices } from "../data/urlState.ts"
import { Choices } from "../ui/Choices.tsx"
import { useSeen } from "../ui/useSeen.ts"
import { type AskedFigure, ofCompanies } from "./askedFigures.ts"
import { type OwnFigures, useOwnFigures } from "./ownFigures.ts"
import { listOf } from "./refused.ts"
import { texts } from "./texts.ts"
import "./own.css"

/** As many as are shown before a reader chooses. */
const initial = 5

export interface ChosenFigures {
  /** Those that are shown. */
  readonly asked: ReadonlyArray<AskedFigure>
  /** What chooses them, and says which are in screens alone. */
  readonly choice: ComponentChildren
}

const useChosen = (own: OwnFigures): ChosenFigures => {
  const t = texts()
  const { asked, inScreens } = ofCompanies(own.figures ?? [], own)
  const names = asked.map(({ figure }) => figure.name)
  const [chosen, setChosen] = useChoices("own", names, names.slice(0, initial))
  return {
    asked: asked.filter(({ figure }) => chosen.includes(figure.name)),
    choice: (
      <>
        {asked.length > 1 && (
          <details class="as-table chosen-figures no-print">
            <summary>{t.choose}</summary>
            <Choices
              label={t.title}
              choices={asked.map(({ figure: { name, title } }) => [name, title] as const)}
              chosen={chosen}
              onChange={setChosen}
            />
          </details>
        )}
        {inScreens.length > 0 && (
          <p class="muted small chosen-figures">{t.inScreens(listOf(inScreens.map(({ name }) => name)))}</p>
        )}
      </>
    )
  }
}

interface ShownFiguresProps {
  /** Whether what stands above is drawn. */
  readonly isPlaced: boolean
  readonly children: (chosen: ChosenFigures) => ComponentChildren
}

const Shown = ({ children, own }: Pick<ShownFiguresProps, "children"> & { readonly own: OwnFigures }) => (
  <>{children(useChosen(own))}</>
)

/** Nothing where there are no own figures. */
export const ShownFigures = ({ children, isPlaced }: ShownFiguresProps) => {
  const place = useRef<HTMLDivElement>(null)
  const own = useOwnFigures(useSeen(place, isPlaced))
  return (
    <div ref={place} class="own-figures">
      {(own.figures ?? []).length > 0 && <Shown own={own}>{children}</Shown>}
    </div>
  )
}
