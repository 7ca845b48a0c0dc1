/** A figure under its name, which says what it means. */
import type { ComponentChildren } from "preact"
import { Definition } from "../ui/Definition.tsx"
import { figureTexts } from "./figures.ts"
import type { FigureName } from "./FigureTexts.ts"
import { PeersLink } from "./PeersLink.tsx"
import { screenedName } from "./screened.ts"

/** The name of a figure with its definition. */
export const FigureTitle = ({ name }: { readonly name: FigureName }) => {
  const [label, definition] = figureTexts()[name]
  return <Definition text={definition}>{label}</Definition>
}

/** One entry of a `dl` of class `figures`; on a company's page it leads to the company's peers. */
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
    <dd>
      <PeersLink figure={screenedName(name)}>{children}</PeersLink>
    </dd>
  </div>
)
