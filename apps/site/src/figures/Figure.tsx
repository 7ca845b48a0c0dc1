/** A figure under its name, which says what it means. */
import type { ComponentChildren } from "preact"
import { Definition } from "../ui/Definition.tsx"
import { Explained } from "./Explained.tsx"
import { figureTexts } from "./figures.ts"
import type { FigureName } from "./FigureTexts.ts"
import { PeersLink } from "./PeersLink.tsx"
import { screenedName } from "./screened.ts"

/** The name of a figure with its definition. */
export const FigureTitle = ({ name }: { readonly name: FigureName }) => {
  const [label, definition] = figureTexts()[name]
  return <Definition text={definition}>{label}</Definition>
}

/**
 * One entry of a `dl` of class `figures`. Of a figure of the catalogue the value opens what it was computed from; otherwise it
 * leads, on a company's page, to the company's peers.
 */
export const Figure = ({
  children,
  figure,
  name
}: {
  readonly name: FigureName
  /** In the catalogue; of a page's name `net_margin` it may be `net_margin_ttm`. */
  readonly figure?: string
  readonly children: ComponentChildren
}) => (
  <div>
    <dt>
      <FigureTitle name={name} />
    </dt>
    <dd>
      {figure === undefined ? (
        <PeersLink figure={screenedName(name)}>{children}</PeersLink>
      ) : (
        <Explained figure={figure} label={figureTexts()[name][0]}>
          {children}
        </Explained>
      )}
    </dd>
  </div>
)
