/** The visitor's own figures, and a form for a new one. */
import { FigureForm } from "../own/FigureForm.tsx"
import { FigureList } from "../own/FigureList.tsx"
import { useOwnFigures } from "../own/ownFigures.ts"
import { texts } from "../own/texts.ts"
import { Panel } from "../ui/Panel.tsx"

export const OwnFigures = () => {
  const t = texts()
  const own = useOwnFigures()
  return (
    <>
      <Panel title={t.title}>
        <FigureList own={own} />
      </Panel>
      <Panel title={t.create}>
        <FigureForm own={own} figure={null} onSaved={() => {}} />
      </Panel>
    </>
  )
}
