/** A figure under its name, which says what it means. */
import type { ComponentChildren } from "preact"
import { Definition } from "../ui/Definition.tsx"
import { figureTexts } from "./figures.ts"
import type { FigureName } from "./FigureTexts.ts"

/** The name of a figure with its definition. */
export const FigureTitle = ({ name }: { readonly name: FigureName }) => {
  const [label, definition] = figureTexts()[name]
  return <Definition text={definition}>{label}</Definition>
}

/** One entry of a `dl` of class `figures`. */
export const Figure = ({
  children,
  name
}: {
  readonly name: FigureName
  readonly children: ComponentChildren
}) => (
  <div>
    <dt>
      <FigureTitle name={name} />
    </dt>
    <dd>{children}</dd>
  </div>
)
