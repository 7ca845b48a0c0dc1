/** Chooses a figure as one types. */
import type { RefObject } from "preact"
import { Picker } from "../ui/search/Picker.tsx"
import type { Figure } from "./figures.ts"
import { texts } from "./texts.ts"

interface FigurePickerProps {
  readonly figures: ReadonlyArray<Figure>
  readonly label: string
  readonly onChosen: (figure: Figure) => void
  /** Its input, which others may lead to. */
  readonly input?: RefObject<HTMLInputElement>
}

export const FigurePicker = ({ figures, ...props }: FigurePickerProps) => {
  const t = texts()
  return (
    <Picker {...props} items={figures} texts={{ none: t.noFigure, found: t.figures, groups: t.groups }} />
  )
}
