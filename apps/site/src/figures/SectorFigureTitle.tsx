/** The name of a figure in a table of a sector, with the statements that it is of where a company's pages have others too. */
import { words } from "../language/words.ts"
import { FigureTitle } from "./Figure.tsx"
import { ofLatestYear, type SectorFigure } from "./sectorFigures.ts"

export const SectorFigureTitle = ({ name }: { readonly name: SectorFigure["figure"] }) => (
  <>
    <FigureTitle name={name} />
    {ofLatestYear.has(name) && <div class="muted small">{words().latestYear}</div>}
  </>
)
