/** Chooses the companies, funds and indexes that a chart is compared with. */
import type { Answer } from "../../../../../../adapters/client/mod.ts"
import { Chosen } from "../../../shell/Chosen.tsx"
import { Menu } from "../../../ui/Menu.tsx"
import { Swatch } from "../../../ui/Swatch.tsx"
import { texts } from "../texts.ts"
import { maxCompared } from "./returns.ts"
import { colourOf, type ComparedNames } from "./useCompared.ts"

interface CompareMenuProps {
  readonly names: ComparedNames
  readonly known: ReadonlyMap<string, Answer<"listCloses">["companies"][number]>
}

export const CompareMenu = ({ known, names }: CompareMenuProps) => {
  const t = texts().compared
  return (
    <Menu label={t.compare}>
      <Chosen
        slugs={names.names}
        known={known}
        max={maxCompared}
        label={t.add}
        mark={(place) => <Swatch color={`var(${colourOf(place)})`} />}
        onChange={names.set}
      />
    </Menu>
  )
}
